// The latest jobs, ledger rows and purchases of a client, its users and its audit log, with links to the whole lists.
import type { AuditEntry } from '@greenroom/contract/dashboard/audit-log';
import type { LedgerRow } from '@greenroom/contract/dashboard/ledger';
import type { ClientDetail, OperatorJob } from '@greenroom/contract/dashboard/operator';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { formatCents, formatCount, formatCredits, formatDay, formatName } from '../../lib/format.ts';
import { useList } from '../../lib/query.ts';
import { useUrlState } from '../../lib/url-state.ts';
import { type Column, DataTable } from '../data-table.tsx';
import { EmailAddress } from '../email-address.tsx';
import { TextLink } from '../links.tsx';
import { Loaded, SkeletonLines } from '../loaded.tsx';
import { RelativeTime } from '../relative-time.tsx';
import { StatusBadge, statusName } from '../status-badge.tsx';
import { roleNames } from '../team/role-names.ts';
import { ClientAuditTable } from './audit-log.tsx';
import { ClientLedgerTable } from './client-ledger-table.tsx';
import { ClientList, Empty, LATEST, viewAll } from './client-tabs.tsx';
import { CopyShortId } from './copy-id.tsx';
import { JobDrawer } from './job-drawer.tsx';
import { JobTable } from './job-table.tsx';
import { SignInHelp } from './sign-in-help.tsx';

type Purchase = ClientDetail['purchases'][number];
type User = ClientDetail['users'][number];

const latest = (clientId: string) => ({ client_id: clientId, limit: LATEST });

export function LatestJobs({ clientId }: { clientId: string }) {
  const [{ job }, setJob] = useUrlState({ job: '' });
  const list = useList<OperatorJob>('/operator/jobs', {
    query: latest(clientId),
    isLive: ({ completed_at }) => completed_at === null,
  });
  return (
    <ClientList
      action={
        <TextLink to="/operator/jobs" search={{ client_id: clientId }} aria-label={viewAll(t`Jobs`)}>
          <Trans>View all</Trans>
        </TextLink>
      }
    >
      <Loaded query={list} skeleton={<SkeletonLines count={2} />}>
        {(jobs) =>
          jobs.length > 0 ? (
            <JobTable ofOneClient jobs={jobs} onOpen={({ job_id }) => setJob({ job: job_id })} />
          ) : (
            <Empty>
              <Trans>No jobs yet.</Trans>
            </Empty>
          )
        }
      </Loaded>
      <JobDrawer id={job} onClose={() => setJob({ job: '' })} onOpen={(id) => setJob({ job: id })} />
    </ClientList>
  );
}

export function LatestLedger({ clientId }: { clientId: string }) {
  const list = useList<LedgerRow>(`/operator/clients/${clientId}/ledger`, {
    query: { limit: LATEST },
    // Its jobs end at any time.
    isLive: true,
  });
  return (
    <ClientList
      action={
        <TextLink to="/operator/clients/$id/ledger" params={{ id: clientId }} aria-label={viewAll(t`Ledger`)}>
          <Trans>View all</Trans>
        </TextLink>
      }
    >
      <Loaded query={list} skeleton={<SkeletonLines count={2} />}>
        {(rows) =>
          rows.length > 0 ? (
            <ClientLedgerTable rows={rows} />
          ) : (
            <Empty>
              <Trans>No ledger entries yet.</Trans>
            </Empty>
          )
        }
      </Loaded>
    </ClientList>
  );
}

/** With the reference by which the provider finds the payment, for refunds. */
const Provider = ({ purchase: { provider, provider_reference: reference } }: { purchase: Purchase }) => (
  <Group component="span" display="inline-flex" gap={4} wrap="nowrap">
    {formatName(provider)}
    {reference && <CopyShortId id={reference} label={t`payment reference`} />}
  </Group>
);

/** No money moved. */
const isTest = ({ provider, state }: Purchase): boolean => provider === 'test' && state === 'paid';

const purchaseColumns: readonly Column<Purchase>[] = [
  {
    name: t`Purchase`,
    cell: ({ receipt_number, buyer_email }) => (
      <>
        <Text fw={500}>{receipt_number ?? t`No receipt`}</Text>
        <Text size="sm" c="dimmed">
          <EmailAddress address={buyer_email} />
        </Text>
      </>
    ),
  },
  {
    name: t`Status`,
    cell: (purchase) =>
      isTest(purchase) ? <StatusBadge status="warning" label={t`Test`} /> : <StatusBadge status={purchase.state} />,
    inline: (purchase) => (isTest(purchase) ? t`Test` : statusName(purchase.state)),
  },
  {
    name: t`Credits`,
    right: true,
    cell: ({ credits }) => formatCount(credits),
    inline: ({ credits }) => formatCredits(credits),
  },
  {
    name: t`Price`,
    right: true,
    main: true,
    cell: ({ amount_cents, currency }) => formatCents(amount_cents, currency),
  },
  {
    name: t`Time`,
    cell: ({ created_at }) => <RelativeTime at={created_at} />,
    inline: ({ created_at }) => <RelativeTime at={created_at} />,
  },
  // Ends the row, and on a phone the line: its copy button belongs to nothing after it.
  {
    name: t`Provider`,
    cell: (purchase) => <Provider purchase={purchase} />,
    inline: (purchase) => <Provider purchase={purchase} />,
  },
];

export const LatestPurchases = ({ client: { client_id: id, purchases } }: { client: ClientDetail }) => (
  <ClientList
    action={
      purchases.length > 0 && (
        <TextLink
          to="/operator/clients/$id/ledger"
          params={{ id }}
          search={{ kind: 'grant' }}
          aria-label={viewAll(t`Top-ups`)}
        >
          <Trans>View all top-ups</Trans>
        </TextLink>
      )
    }
  >
    {purchases.length > 0 ? (
      <DataTable label={t`Purchases`} columns={purchaseColumns} rows={purchases} rowKey={({ id }) => id} />
    ) : (
      <Empty>
        <Trans>No purchases yet.</Trans>
      </Empty>
    )}
  </ClientList>
);

const roleOf = ({ role, operator }: User): string => roleNames[role] + (operator ? `, ${t`operator`}` : '');

const userColumns: readonly Column<User>[] = [
  {
    name: t`User`,
    cell: ({ name, email }) => (
      <>
        <Text fw={500}>{name}</Text>
        <Text size="sm" c="dimmed">
          <EmailAddress address={email} />
        </Text>
      </>
    ),
  },
  { name: t`Role`, cell: (user) => <span style={{ whiteSpace: 'nowrap' }}>{roleOf(user)}</span>, inline: roleOf },
  {
    name: t`Two-factor`,
    cell: ({ two_factor }) => (two_factor ? t`On` : t`Off`),
    inline: ({ two_factor }) => (two_factor ? t`two-factor on` : t`two-factor off`),
  },
  {
    name: t`Last sign-in`,
    right: true,
    cell: ({ signed_in_at: at }) => (at ? <RelativeTime at={at} /> : t`Signed out`),
    inline: ({ signed_in_at: at }) =>
      at ? (
        <Trans>
          signed in <RelativeTime at={at} />
        </Trans>
      ) : (
        t`signed out`
      ),
  },
  {
    name: t`Joined`,
    right: true,
    cell: ({ created_at }) => formatDay(created_at),
    inline: ({ created_at }) => t`joined ${formatDay(created_at)}`,
  },
];

const withHelp = (onHelp: (user: User) => void): readonly Column<User>[] => [
  ...userColumns,
  {
    name: t`Actions`,
    hiddenName: true,
    right: true,
    cell: (user) => (
      <Button variant="default" size="xs" aria-label={t`Sign-in help for ${user.name}`} onClick={() => onHelp(user)}>
        <Trans>Sign-in help</Trans>
      </Button>
    ),
  },
];

export function Users({ users }: Pick<ClientDetail, 'users'>) {
  const [all, { open }] = useDisclosure();
  const [helped, setHelped] = useState<User>();
  return (
    <ClientList>
      <SignInHelp user={helped} onClose={() => setHelped(undefined)} />
      {users.length > 0 ? (
        <DataTable
          label={t`Users`}
          columns={withHelp(setHelped)}
          rows={all ? users : users.slice(0, LATEST)}
          rowKey={({ email }) => email}
        />
      ) : (
        <Empty>
          <Trans>No users; API only.</Trans>
        </Empty>
      )}
      {!all && users.length > LATEST && (
        <Button variant="default" onClick={open} style={{ alignSelf: 'flex-start' }}>
          <Trans>Show all {formatCount(users.length)} users</Trans>
        </Button>
      )}
    </ClientList>
  );
}

export function LatestActions({ clientId }: { clientId: string }) {
  const list = useList<AuditEntry>('/operator/audit-log', { query: latest(clientId) });
  return (
    <ClientList
      action={
        <TextLink to="/operator/audit-log" search={{ entries: clientId }} aria-label={viewAll(t`Audit log`)}>
          <Trans>View all</Trans>
        </TextLink>
      }
    >
      <Loaded query={list} skeleton={<SkeletonLines count={2} />}>
        {(items) =>
          items.length > 0 ? (
            <ClientAuditTable items={items} />
          ) : (
            <Empty>
              <Trans>No entries yet.</Trans>
            </Empty>
          )
        }
      </Loaded>
    </ClientList>
  );
}
