// All clients with their credits and users, and the audit log.
import type { ClientRow } from '@greenroom/contract/dashboard/operator';
import { Button, Group, NativeSelect, Stack, Tabs, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { formatCount } from '../lib/format.ts';
import { useList } from '../lib/query.ts';
import { useUrlState } from '../lib/url-state.ts';
import { type Column, DataTable } from '../parts/data-table.tsx';
import { EmptyState } from '../parts/empty-state.tsx';
import { Icon } from '../parts/icons.tsx';
import { TextLink } from '../parts/links.tsx';
import { LoadMore } from '../parts/load-more.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { AuditLog } from '../parts/operator/audit-log.tsx';
import { ClientStatus } from '../parts/operator/client-status.tsx';
import { lastActivity } from '../parts/operator/last-activity.ts';
import { OperatorHeading } from '../parts/operator/operator-heading.tsx';
import { Page } from '../parts/page.tsx';
import { RelativeTime } from '../parts/relative-time.tsx';

const columns: readonly Column<ClientRow>[] = [
  {
    name: 'Client',
    hiddenName: true,
    cell: ({ users, ...client }) => (
      <Stack gap={2} align="flex-start">
        <Group gap="xs">
          <TextLink to="/operator/clients/$id" params={{ id: client.client_id }} fw={500}>
            {client.name}
          </TextLink>
          <ClientStatus client={client} />
        </Group>
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {users[0] ? users[0].email : 'API only'}
          {users.length > 1 && ` and ${users.length - 1} more`}
        </Text>
      </Stack>
    ),
  },
  {
    name: 'Credits available',
    right: true,
    cell: ({ credits }) => (
      <>
        {formatCount(credits.free)}
        {credits.debt > 0 && (
          <Text size="sm" c="var(--mantine-color-error)">
            owes {formatCount(credits.debt)}
          </Text>
        )}
      </>
    ),
  },
  { name: 'Credits reserved', right: true, cell: ({ credits }) => formatCount(credits.held) },
  { name: 'Active jobs', right: true, cell: ({ active_jobs }) => formatCount(active_jobs) },
  {
    name: 'Last activity',
    right: true,
    cell: (client) => {
      const at = lastActivity(client);
      return at ? <RelativeTime at={at} /> : 'Never';
    },
  },
];

const noFilter = { search: '', status: '' };

function Clients() {
  const [filter, setFilter] = useUrlState(noFilter);
  const [typed, setTyped] = useState(filter.search);
  const [search] = useDebouncedValue(typed, 250);
  const list = useList<ClientRow>('/operator/clients', { query: { search, status: filter.status } });
  const isFiltered = search !== '' || filter.status !== '';
  const clear = () => {
    setTyped('');
    setFilter(noFilter);
  };
  return (
    <Stack gap="lg">
      <Group align="flex-end" gap="sm">
        <TextInput
          type="search"
          label="Search"
          placeholder="Name, e-mail, ID or key prefix"
          leftSection={<Icon name="search" size={16} />}
          flex="1 1 240px"
          maxLength={100}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setFilter({ search: event.currentTarget.value });
          }}
        />
        <NativeSelect
          label="Status"
          value={filter.status}
          onChange={(event) => setFilter({ status: event.currentTarget.value })}
          data={[
            { value: '', label: 'Any' },
            { value: 'active', label: 'Active' },
            { value: 'suspended', label: 'Suspended' },
            { value: 'in_debt', label: 'In debt' },
          ]}
        />
      </Group>
      <Loaded query={list}>
        {(clients) =>
          clients.length > 0 ? (
            <>
              <DataTable label="Clients" columns={columns} rows={clients} rowKey={({ client_id }) => client_id} />
              <LoadMore list={list} />
            </>
          ) : isFiltered ? (
            <EmptyState
              icon="search"
              title="No matching clients"
              action={
                <Button variant="default" onClick={clear}>
                  Show all clients
                </Button>
              }
            >
              Search for part of a name or e-mail address, or for the start of an ID or key.
            </EmptyState>
          ) : (
            <EmptyState icon="clients" title="No clients yet">
              A client is created with each sign-up, and by <code>greenroom client create</code>.
            </EmptyState>
          )
        }
      </Loaded>
    </Stack>
  );
}

export function OperatorClientsPage() {
  const [{ view }, setView] = useUrlState({ view: '' });
  return (
    <Page
      title="Clients"
      heading={<OperatorHeading title="Clients" />}
      description="All clients with their credits and users, and what operators changed."
    >
      <Tabs
        keepMounted={false}
        value={view || 'clients'}
        onChange={(next) => setView({ view: next === 'clients' ? '' : (next ?? '') })}
      >
        <Tabs.List mb="lg">
          <Tabs.Tab value="clients">Clients</Tabs.Tab>
          <Tabs.Tab value="audit-log">Audit log</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="clients">
          <Clients />
        </Tabs.Panel>
        <Tabs.Panel value="audit-log">
          <Stack gap="lg">
            <AuditLog />
          </Stack>
        </Tabs.Panel>
      </Tabs>
    </Page>
  );
}
