// The audit list: what operators did, to whom, why, and who it was.
import type { AuditEntry } from '@greenroom/contract/dashboard/operator';
import { Text } from '@mantine/core';
import { formatCount } from '../../lib/format.ts';
import { useList } from '../../lib/query.ts';
import { EmptyState } from '../empty-state.tsx';
import { type Column, KeyedTable } from '../keyed-table.tsx';
import { TextLink } from '../links.tsx';
import { LoadMore } from '../load-more.tsx';
import { Loaded } from '../loaded.tsx';
import { When } from './when.tsx';

const deeds: Readonly<Record<AuditEntry['act'], (act: AuditEntry) => string>> = {
  grant: ({ credits }) => `Gave ${formatCount(credits ?? 0)} credits`,
  withdraw: ({ credits }) => `Took ${formatCount(credits ?? 0)} credits away`,
  suspend: () => 'Suspended the client',
  resume: () => 'Resumed the client',
  retry: () => 'Retried a failed job',
};

const did: Column<AuditEntry> = {
  name: 'Act',
  hiddenName: true,
  cell: (act) => (
    <>
      <Text fw={500}>{deeds[act.act](act)}</Text>
      {act.retried_as && (
        <TextLink to="/operator/jobs" search={{ job: act.retried_as }} size="sm">
          The new job
        </TextLink>
      )}
    </>
  ),
};

const client: Column<AuditEntry> = {
  name: 'Client',
  cell: ({ client_id, client_name }) => (
    <TextLink to="/operator/clients/$id" params={{ id: client_id }}>
      {client_name}
    </TextLink>
  ),
};

const rest: readonly Column<AuditEntry>[] = [
  {
    name: 'Reason',
    cell: ({ reason }) => (
      <Text inherit maw={360}>
        {reason}
      </Text>
    ),
  },
  { name: 'By', cell: ({ actor }) => actor },
  { name: 'When', right: true, cell: ({ made_at }) => <When at={made_at} /> },
];

/** Of one client, or of all. */
export function ActsList({ clientId }: { clientId?: string }) {
  const list = useList<AuditEntry>('/operator/acts', { query: { client_id: clientId } });
  return (
    <Loaded query={list}>
      {(items) =>
        items.length > 0 ? (
          <>
            <KeyedTable
              label="Audit list"
              columns={clientId ? [did, ...rest] : [did, client, ...rest]}
              rows={items}
              rowKey={({ act_id }) => act_id}
            />
            <LoadMore list={list} />
          </>
        ) : clientId ? (
          <Text c="dimmed">No operator has done anything to it.</Text>
        ) : (
          <EmptyState icon="book" title="Nothing was done yet">
            Credits given or taken, suspensions and retries stand here for good, with who did them and why.
          </EmptyState>
        )
      }
    </Loaded>
  );
}
