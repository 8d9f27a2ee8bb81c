// The audit log: what operators did, to which client, and why; and what owners did to their webhooks.
import type { AuditEntry } from '@greenroom/contract/dashboard/operator';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { formatCredits, formatDateTime } from '../../lib/format.ts';
import { useList } from '../../lib/query.ts';
import { serviceText } from '../../lib/service-text.ts';
import { type Column, DataTable } from '../data-table.tsx';
import { EmptyState } from '../empty-state.tsx';
import { TextLink } from '../links.tsx';
import { LoadMore } from '../load-more.tsx';
import { Loaded } from '../loaded.tsx';

const descriptions: Readonly<Record<AuditEntry['action'], (entry: AuditEntry) => string>> = {
  grant: ({ credits }) => t`Added ${formatCredits(credits ?? 0)}`,
  withdraw: ({ credits }) => t`Removed ${formatCredits(credits ?? 0)}`,
  reset_two_factor: () => t`Turned off the two-factor authentication of a member`,
  remove_passkeys: () => t`Removed the passkeys of a member`,
  promote: () => t`Made a member an operator`,
  demote: () => t`Made an operator an ordinary member again`,
  suspend: () => t`Suspended the client`,
  resume: () => t`Resumed the client`,
  retry: () => t`Retried a failed job`,
  view: () => t`Looked at the video and script of a job`,
  delete: () => t`Deleted the client`,
  reset_link: () => t`Created a link to reset the password of a member`,
  invite: () => t`Created an invitation link`,
  key: () => t`Replaced an API key`,
  webhook: () => t`Changed the webhooks of the client`,
};

const action: Column<AuditEntry> = {
  name: t`Action`,
  hiddenName: true,
  cell: (entry) => (
    <>
      <Text fw={500}>{descriptions[entry.action](entry)}</Text>
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
    <TextLink to="/operator/clients/$id" params={{ id: client_id }}>
      {client_name}
    </TextLink>
  ),
};

const rest: readonly Column<AuditEntry>[] = [
  {
    name: t`Reason`,
    cell: ({ reason }) => (
      <Text inherit maw={360}>
        {serviceText(reason)}
      </Text>
    ),
  },
  {
    name: t`Actor`,
    cell: ({ actor }) => (actor === null ? t`Deleted user` : serviceText(actor)),
  },
  { name: t`Time`, right: true, cell: ({ made_at }) => <time dateTime={made_at}>{formatDateTime(made_at)}</time> },
];

/** The audit log of one client, or of all clients without `clientId`. */
export function AuditLog({ clientId }: { clientId?: string }) {
  const list = useList<AuditEntry>('/operator/audit-log', { query: { client_id: clientId } });
  return (
    <Loaded query={list}>
      {(items) =>
        items.length > 0 ? (
          <>
            <DataTable
              label={t`Audit log`}
              columns={clientId ? [action, ...rest] : [action, client, ...rest]}
              rows={items}
              rowKey={({ action_id }) => action_id}
            />
            <LoadMore list={list} />
          </>
        ) : clientId ? (
          <Text c="dimmed">
            <Trans>No entries yet.</Trans>
          </Text>
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
  );
}
