// One part of the studio's form: a numbered heading with what belongs under it.
import { Paper, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Draft } from './draft.ts';
import type { Update } from './use-draft.ts';

/** What every part of the form is given. */
export interface SectionProps {
  draft: Draft;
  update: Update;
  /** What is wrong, by the member of the request that it is about. */
  problems: Readonly<Record<string, string>>;
}

export const Section = ({ title, help, children }: { title: string; help?: string; children: ReactNode }) => (
  <Paper component="section" aria-label={title} p={{ base: 'md', sm: 'lg' }}>
    <Stack gap="md">
      <div>
        <Title order={2}>{title}</Title>
        {help && (
          <Text size="sm" c="dimmed">
            {help}
          </Text>
        )}
      </div>
      {children}
    </Stack>
  </Paper>
);
