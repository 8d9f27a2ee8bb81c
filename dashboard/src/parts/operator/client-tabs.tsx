// The lists on a client's page: one tab for each, with the latest rows and a link to the whole list.
import { t } from '@lingui/core/macro';
import { Stack, Tabs, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useUrlState } from '../../lib/url-state.ts';

const tabs = {
  jobs: t`Jobs`,
  ledger: t`Ledger`,
  purchases: t`Purchases`,
  users: t`Users`,
  'audit-log': t`Audit log`,
};

export function ClientTabs({ panels }: { panels: Readonly<Record<keyof typeof tabs, ReactNode>> }) {
  const [{ tab }, change] = useUrlState({ tab: 'jobs' });
  return (
    <Tabs
      value={Object.hasOwn(tabs, tab) ? tab : 'jobs'}
      onChange={(next) => change({ tab: next ?? '' })}
      keepMounted={false}
    >
      <Tabs.List mb="md" style={{ flexWrap: 'nowrap', overflowX: 'auto' }}>
        {Object.entries(tabs).map(([id, name]) => (
          <Tabs.Tab key={id} value={id} px="sm">
            {name}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {Object.entries(panels).map(([id, panel]) => (
        <Tabs.Panel key={id} value={id}>
          {panel}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

interface ClientListProps {
  /** Below the rows. */
  action?: ReactNode;
  children: ReactNode;
}

export const ClientList = ({ action, children }: ClientListProps) => (
  <Stack gap="sm" align="stretch">
    {children}
    <div>{action}</div>
  </Stack>
);

/** The rows that a list shows. */
export const LATEST = 10;

/** Names the list. */
export const viewAll = (list: string): string => t`View all: ${list}`;

export const Empty = ({ children }: { children: ReactNode }) => <Text c="dimmed">{children}</Text>;
