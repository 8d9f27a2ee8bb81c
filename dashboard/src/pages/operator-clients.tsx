// All clients with their credits and users.
import type { ClientRow } from '@greenroom/contract/dashboard/operator';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { formatCount, formatPrice } from '../lib/format.ts';
import { useList } from '../lib/query.ts';
import { useUrlState } from '../lib/url-state.ts';
import { type Column, DataTable } from '../parts/data-table.tsx';
import { EmailAddress } from '../parts/email-address.tsx';
import { EmptyState } from '../parts/empty-state.tsx';
import { Icon } from '../parts/icons.tsx';
import { TextLink } from '../parts/links.tsx';
import { FoldedFilters } from '../parts/list-filters.tsx';
import { LoadMore } from '../parts/load-more.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { AddClient } from '../parts/operator/add-client.tsx';
import { ClientStatus } from '../parts/operator/client-status.tsx';
import { CreditsAmount } from '../parts/operator/credits-amount.tsx';
import { lastActivity } from '../parts/operator/last-activity.ts';
import { OperatorHeading } from '../parts/operator/operator-heading.tsx';
import { Page } from '../parts/page.tsx';
import { RelativeTime } from '../parts/relative-time.tsx';

function Contact({ users: [first, ...others] }: Pick<ClientRow, 'users'>) {
  if (!first) return t`API only`;
  const address = <EmailAddress address={first.email} />;
  return others.length > 0 ? (
    <Trans>
      {address} and {others.length} more
    </Trans>
  ) : (
    address
  );
}

function LastActivity({ client }: { client: ClientRow }) {
  const at = lastActivity(client);
  return at ? <RelativeTime at={at} /> : t`Never`;
}

const columns: readonly Column<ClientRow>[] = [
  {
    name: t`Client`,
    cell: ({ client_id, name, users }) => (
      <>
        <TextLink to="/operator/clients/$id" params={{ id: client_id }} fw={500} data-opens-row>
          {name}
        </TextLink>
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          <Contact users={users} />
        </Text>
      </>
    ),
  },
  { name: t`Status`, main: true, cell: (client) => <ClientStatus client={client} always /> },
  {
    name: t`Credits available`,
    right: true,
    cell: ({ credits }) => (
      <>
        <CreditsAmount credits={credits.free} />
        {credits.held > 0 && (
          <Text size="sm" c="dimmed">
            <Trans>{formatCount(credits.held)} reserved</Trans>
          </Text>
        )}
        {credits.debt > 0 && (
          <Text size="sm" c="var(--mantine-color-error)">
            <Trans>owes {formatCount(credits.debt)}</Trans>
          </Text>
        )}
      </>
    ),
    inline: ({ credits }) => (
      <>
        {formatPrice(credits.free)}
        {credits.held > 0 && ` · ${t`${formatCount(credits.held)} reserved`}`}
        {credits.debt > 0 && (
          <Text inherit span c="var(--mantine-color-error)">
            {' · '}
            <Trans>owes {formatCount(credits.debt)}</Trans>
          </Text>
        )}
      </>
    ),
  },
  {
    name: t`Charged, 30 days`,
    right: true,
    cell: ({ charged_30_days }) => <CreditsAmount credits={charged_30_days} />,
    inline: ({ charged_30_days: charged }) => charged > 0 && t`${formatCount(charged)} charged in 30 days`,
  },
  {
    name: t`Active jobs`,
    right: true,
    cell: ({ active_jobs }) => formatCount(active_jobs),
    inline: ({ active_jobs: active }) => active > 0 && plural(active, { one: '# active job', other: '# active jobs' }),
  },
  {
    name: t`Last activity`,
    right: true,
    cell: (client) => <LastActivity client={client} />,
    inline: (client) => lastActivity(client) && <LastActivity client={client} />,
  },
];

const noFilter = { search: '', status: '' };
const NEWEST = 'newest';

function Clients() {
  const [{ sort, ...filter }, setFilter] = useUrlState({ ...noFilter, sort: NEWEST });
  const [typed, setTyped] = useState(filter.search);
  const [search] = useDebouncedValue(typed, 250);
  const list = useList<ClientRow>('/operator/clients', { query: { search, status: filter.status, sort } });
  const isFiltered = search !== '' || filter.status !== '';
  const clear = () => {
    setTyped('');
    setFilter(noFilter);
  };
  return (
    <Stack gap="lg">
      <Group align="flex-end" gap="sm">
        <FoldedFilters
          startsOpen={filter.status !== ''}
          search={
            <TextInput
              type="search"
              label={t`Search`}
              placeholder={t`Name, e-mail, ID or key prefix`}
              leftSection={<Icon name="search" size={16} />}
              flex="1 1 200px"
              maxLength={100}
              value={typed}
              onChange={(event) => {
                setTyped(event.currentTarget.value);
                setFilter({ search: event.currentTarget.value });
              }}
            />
          }
        >
          <NativeSelect
            label={t`Status`}
            value={filter.status}
            onChange={(event) => setFilter({ status: event.currentTarget.value })}
            data={[
              { value: '', label: t`Any` },
              { value: 'active', label: t`Active` },
              { value: 'suspended', label: t`Suspended` },
              { value: 'in_debt', label: t`In debt` },
            ]}
          />
          <NativeSelect
            label={t`Sort by`}
            value={sort}
            onChange={(event) => setFilter({ sort: event.currentTarget.value })}
            data={[
              { value: NEWEST, label: t`Newest first` },
              { value: 'name', label: t`Name` },
            ]}
          />
        </FoldedFilters>
      </Group>
      <Loaded query={list}>
        {(clients) =>
          clients.length > 0 ? (
            <>
              <DataTable label={t`Clients`} columns={columns} rows={clients} rowKey={({ client_id }) => client_id} />
              <LoadMore list={list} />
            </>
          ) : isFiltered ? (
            <EmptyState
              icon="search"
              title={t`No matching clients`}
              action={
                <Button variant="default" onClick={clear}>
                  <Trans>Show all clients</Trans>
                </Button>
              }
            >
              <Trans>Search for part of a name or e-mail address, or for the start of an ID or key.</Trans>
            </EmptyState>
          ) : (
            <EmptyState icon="clients" title={t`No clients yet`}>
              <Trans>
                A client is created with each sign-up, and by <b>Add client</b>.
              </Trans>
            </EmptyState>
          )
        }
      </Loaded>
    </Stack>
  );
}

export function OperatorClientsPage() {
  return (
    <Page
      title={t`Clients`}
      heading={<OperatorHeading title={t`Clients`} />}
      description={t`All clients with their credits and users.`}
      actions={<AddClient />}
      width="wide"
    >
      <Clients />
    </Page>
  );
}
