// One section of the studio’s form: a heading, an optional description and fields.
import { Paper, Stack, Text, Title } from '@mantine/core';
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

export const Section = ({
  title,
  description,
  children,
}: {
  title: string;
  description?: string;
  children: ReactNode;
}) => (
  <Paper component="section" aria-label={title} p={{ base: 'md', sm: 'lg' }}>
    <Stack gap="md">
      <div>
        <Title order={2}>{title}</Title>
        {description && (
          <Text size="sm" c="dimmed">
            {description}
          </Text>
        )}
      </div>
      {children}
    </Stack>
  </Paper>
);
