// The entries of the audit log: of one client, and of all clients with filters.
import { AuditAction, type AuditEntry } from '@greenroom/contract/dashboard/audit-log';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { NativeSelect, Stack, Text } from '@mantine/core';
import { useList } from '../../lib/query.ts';
import { type Column, DataTable } from '../data-table.tsx';
import { DateTime } from '../date-time.tsx';
import { EmailAddress } from '../email-address.tsx';
import { EmptyState } from '../empty-state.tsx';
import { TextLink } from '../links.tsx';
import { isFiltered, ListFilters, noDays, searchOfDays } from '../list-filters.tsx';
import { LoadMore } from '../load-more.tsx';
import { Loaded } from '../loaded.tsx';
import { NoMatches } from '../no-matches.tsx';
import { SearchField } from '../search-field.tsx';
import { Actor, actorName } from './actor.tsx';
import { actionNames, actionOf, detailsOf } from './audit-actions.ts';

const action: Column<AuditEntry> = {
  name: t`Action`,
  cell: (entry) => (
    <>
      <Text inherit fw={500} miw={{ sm: 150 }}>
        {actionOf(entry)}
      </Text>
      {entry.retried_as && (
        <TextLink to="/operator/jobs" search={{ job: entry.retried_as }} size="sm">
          <Trans>View new job</Trans>
        </TextLink>
      )}
      {entry.action === 'view' && entry.job_id && (
        <TextLink to="/operator/jobs" search={{ job: entry.job_id }} size="sm">
          <Trans>View job</Trans>
        </TextLink>
      )}
    </>
  ),
};

const client: Column<AuditEntry> = {
  name: t`Client`,
  cell: ({ client_id, client_name }) => (
    <TextLink inherit to="/operator/clients/$id" params={{ id: client_id }} truncate maw={140} display="block">
      {client_name}
    </TextLink>
  ),
  inline: ({ client_id, client_name }) => (
    <TextLink inherit to="/operator/clients/$id" params={{ id: client_id }}>
      {client_name}
    </TextLink>
  ),
};

const rest: readonly Column<AuditEntry>[] = [
  { name: t`Details`, wide: true, cell: detailsOf, inline: detailsOf },
  {
    name: t`Actor`,
    cell: ({ actor }) => <Actor actor={actor} />,
    inline: ({ actor }) => <EmailAddress address={actorName(actor)} />,
  },
  {
    name: t`Time`,
    right: true,
    cell: ({ made_at }) => <DateTime at={made_at} />,
    inline: ({ made_at }) => <DateTime at={made_at} />,
  },
];

/** Of one client. */
export const ClientAuditTable = ({ items }: { items: AuditEntry[] }) => (
  <Entries items={items} columns={[action, ...rest]} />
);

export const noFilter = { entries: '', action: '', ...noDays };
type Filter = typeof noFilter;

/** The filter as `GET /operator/audit-log` takes it. */
export const searchOf = ({ entries, action, ...days }: Filter) => ({ search: entries, action, ...searchOfDays(days) });

/** The audit log of all clients. */
export function AuditLog({ filter, onChange }: { filter: Filter; onChange: (change: Partial<Filter>) => void }) {
  const list = useList<AuditEntry>('/operator/audit-log', { query: searchOf(filter) });
  const clear = () => onChange(noFilter);
  return (
    <Stack gap="lg">
      <ListFilters
        filter={filter}
        onChange={onChange}
        onClear={clear}
        search={
          <SearchField
            label={t`Client or actor`}
            description={t`A client’s name, ID or key, or the address of an actor`}
            value={filter.entries}
            onChange={(entries) => onChange({ entries })}
          />
        }
      >
        <NativeSelect
          label={t`Action`}
          value={filter.action}
          onChange={(event) => onChange({ action: event.currentTarget.value })}
          data={[
            { value: '', label: t`Any` },
            ...AuditAction.options.map((value) => ({ value, label: actionNames[value] })),
          ]}
        />
      </ListFilters>
      <Loaded query={list}>
        {(items) =>
          items.length > 0 ? (
            <>
              <Entries items={items} columns={[action, client, ...rest]} />
              <LoadMore list={list} />
            </>
          ) : isFiltered(filter) ? (
            <NoMatches onClear={clear} />
          ) : (
            <EmptyState icon="book" title={t`No entries yet`}>
              <Trans>
                Credit changes, suspensions, retries and looks at content are recorded here permanently, with the actor
                and the reason.
              </Trans>
            </EmptyState>
          )
        }
      </Loaded>
    </Stack>
  );
}

const Entries = ({ items, columns }: { items: AuditEntry[]; columns: readonly Column<AuditEntry>[] }) => (
  <DataTable label={t`Audit log`} columns={columns} rows={items} rowKey={({ action_id }) => action_id} />
);
