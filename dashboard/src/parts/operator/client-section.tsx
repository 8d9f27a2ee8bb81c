// A section of a client's page: its title, a link to the whole list, and the latest rows.
import { t } from '@lingui/core/macro';
import { Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface ClientSectionProps {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}

export const ClientSection = ({ title, action, children }: ClientSectionProps) => (
  <Stack gap="sm" component="section" aria-label={title}>
    <Group justify="space-between">
      <Title order={2}>{title}</Title>
      {action}
    </Group>
    {children}
  </Stack>
);

/** The rows that a section shows. */
export const LATEST = 5;

/** Names the list, because the links of all sections look alike. */
export const viewAll = (list: string): string => t`View all: ${list}`;

export const Empty = ({ children }: { children: ReactNode }) => <Text c="dimmed">{children}</Text>;
