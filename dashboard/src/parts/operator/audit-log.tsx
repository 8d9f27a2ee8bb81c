// The audit log: what operators did, to which client, and why; and what owners did to their webhooks.
import { AuditAction, type AuditEntry } from '@greenroom/contract/dashboard/operator';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Group, NativeSelect, Stack, Text } from '@mantine/core';
import { formatCredits, formatDateTime } from '../../lib/format.ts';
import { useList } from '../../lib/query.ts';
import { serviceText } from '../../lib/service-text.ts';
import { useUrlState } from '../../lib/url-state.ts';
import { type Column, DataTable } from '../data-table.tsx';
import { EmptyState } from '../empty-state.tsx';
import { TextLink } from '../links.tsx';
import { LoadMore } from '../load-more.tsx';
import { Loaded } from '../loaded.tsx';
import { NoMatches } from '../no-matches.tsx';
import { SearchField } from '../search-field.tsx';

const actionNames: Readonly<Record<AuditAction, string>> = {
  grant: t`Credits added`,
  withdraw: t`Credits removed`,
  suspend: t`Client suspended`,
  resume: t`Client resumed`,
  delete: t`Client deleted`,
  retry: t`Job retried`,
  view: t`Content viewed`,
  promote: t`Operator added`,
  demote: t`Operator removed`,
  reset_two_factor: t`Two-factor authentication turned off`,
  remove_passkeys: t`Passkeys removed`,
  reset_link: t`Password reset link created`,
  invite: t`Invitation link created`,
  key: t`API key replaced`,
  webhook: t`Webhooks changed`,
};

/** Their reason is the e-mail address of the user, which the action names. */
const NAMED: readonly AuditAction[] = ['promote', 'demote', 'reset_link'];

const descriptions: Readonly<Record<AuditAction, (entry: AuditEntry) => string>> = {
  grant: ({ credits }) => t`Added ${formatCredits(credits ?? 0)}`,
  withdraw: ({ credits }) => t`Removed ${formatCredits(credits ?? 0)}`,
  reset_two_factor: () => t`Turned off the two-factor authentication of a member`,
  remove_passkeys: () => t`Removed the passkeys of a member`,
  promote: ({ reason }) => t`Made ${reason} an operator`,
  demote: ({ reason }) => t`Made ${reason} an ordinary member again`,
  suspend: () => t`Suspended the client`,
  resume: () => t`Resumed the client`,
  retry: () => t`Retried a failed job`,
  view: () => t`Looked at the video and script of a job`,
  delete: () => t`Deleted the client`,
  reset_link: ({ reason }) => t`Created a link to reset the password of ${reason}`,
  invite: () => t`Created an invitation link`,
  key: () => t`Replaced an API key`,
  webhook: () => t`Changed the webhooks of the client`,
};

const action: Column<AuditEntry> = {
  name: t`Action`,
  hiddenName: true,
  cell: (entry) => (
    <>
      <Text inherit fw={500}>
        {descriptions[entry.action](entry)}
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
  plain: true,
  cell: ({ client_id, client_name }) => (
    <TextLink inherit to="/operator/clients/$id" params={{ id: client_id }} truncate maw={180} display="block">
      {client_name}
    </TextLink>
  ),
};

const rest: readonly Column<AuditEntry>[] = [
  {
    name: t`Details`,
    plain: true,
    cell: ({ action, reason }) =>
      !NAMED.includes(action) && (
        <Text inherit maw={360}>
          {serviceText(reason)}
        </Text>
      ),
  },
  {
    name: t`Actor`,
    plain: true,
    cell: ({ actor }) => (actor === null ? t`Deleted user` : serviceText(actor)),
  },
  {
    name: t`Time`,
    right: true,
    plain: true,
    cell: ({ made_at }) => <time dateTime={made_at}>{formatDateTime(made_at)}</time>,
  },
];

/** The audit log of one client. */
export function ClientAuditLog({ clientId }: { clientId: string }) {
  const list = useList<AuditEntry>('/operator/audit-log', { query: { client_id: clientId } });
  return (
    <Loaded query={list}>
      {(items) =>
        items.length > 0 ? (
          <>
            <Entries items={items} columns={[action, ...rest]} />
            <LoadMore list={list} />
          </>
        ) : (
          <Text c="dimmed">
            <Trans>No entries yet.</Trans>
          </Text>
        )
      }
    </Loaded>
  );
}

const noFilter = { entries: '', action: '' };

/** The audit log of all clients. */
export function AuditLog() {
  const [filter, change] = useUrlState(noFilter);
  const query = { search: filter.entries, action: filter.action };
  const list = useList<AuditEntry>('/operator/audit-log', { query });
  return (
    <Stack gap="lg">
      <Group align="flex-end" gap="sm">
        <SearchField
          label={t`Client or actor`}
          description={t`A name, an ID or a key of a client, or the e-mail address of an actor`}
          value={filter.entries}
          onChange={(entries) => change({ entries })}
        />
        <NativeSelect
          label={t`Action`}
          value={filter.action}
          onChange={(event) => change({ action: event.currentTarget.value })}
          data={[
            { value: '', label: t`Any` },
            ...AuditAction.options.map((value) => ({ value, label: actionNames[value] })),
          ]}
        />
      </Group>
      <Loaded query={list}>
        {(items) =>
          items.length > 0 ? (
            <>
              <Entries items={items} columns={[action, client, ...rest]} />
              <LoadMore list={list} />
            </>
          ) : filter.entries || filter.action ? (
            <NoMatches onClear={() => change(noFilter)} />
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
