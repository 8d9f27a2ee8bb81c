// A section of a client's page: its title, a link to the whole list, and the latest rows.
import { t } from '@lingui/core/macro';
import { Anchor, Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

const sections = {
  jobs: t`Latest jobs`,
  ledger: t`Ledger`,
  purchases: t`Latest purchases`,
  users: t`Users`,
  'audit-log': t`Audit log`,
};

/** Links to the sections of the page. */
export const ClientContents = () => (
  <Group component="nav" gap="md" aria-label={t`On this page`}>
    {Object.entries(sections).map(([id, name]) => (
      <Anchor key={id} href={`#${id}`} size="sm">
        {name}
      </Anchor>
    ))}
  </Group>
);

interface ClientSectionProps {
  id: keyof typeof sections;
  action?: ReactNode;
  children: ReactNode;
}

export const ClientSection = ({ id, action, children }: ClientSectionProps) => (
  // Below the header when a link leads here.
  <Stack gap="sm" component="section" id={id} aria-label={sections[id]} style={{ scrollMarginTop: 76 }}>
    <Group justify="space-between">
      <Title order={2}>{sections[id]}</Title>
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
