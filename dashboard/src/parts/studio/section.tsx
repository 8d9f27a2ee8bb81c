// One section of the studio’s form: a heading, perhaps a control beside it, and fields.
import { Group, Paper, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Draft } from './draft.ts';
import type { Update } from './drafts/draft-session.ts';

/** The properties of every section of the form. */
export interface SectionProps {
  draft: Draft;
  update: Update;
  /** Error messages by request field. */
  fieldErrors: Readonly<Record<string, string>>;
}

export const Section = ({ title, action, children }: { title: string; action: ReactNode; children: ReactNode }) => (
  <Paper component="section" aria-label={title} p={{ base: 'md', sm: 'lg' }}>
    <Stack gap="md">
      <Group justify="space-between" gap="xs">
        <Title order={2}>{title}</Title>
        {action}
      </Group>
      {children}
    </Stack>
  </Paper>
);
