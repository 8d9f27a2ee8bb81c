// One client for the operator: credits, users, key, jobs, ledger, purchases and audit log.

import type { ClientDetail, OperatorJob } from '@greenroom/contract/dashboard/operator';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, Code, Group, Menu, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import {
  formatBytes,
  formatCents,
  formatChange,
  formatCount,
  formatDateTime,
  formatDay,
  formatName,
  formatWorth,
} from '../lib/format.ts';
import { get } from '../lib/http.ts';
import { useList } from '../lib/query.ts';
import { serviceText } from '../lib/service-text.ts';
import { useUrlState } from '../lib/url-state.ts';
import { CopyIdButton } from '../parts/copy-field.tsx';
import { type Column, DataTable } from '../parts/data-table.tsx';
import { Icon } from '../parts/icons.tsx';
import { entryKinds } from '../parts/ledger/kinds.ts';
import { TextLink } from '../parts/links.tsx';
import { Loaded, SkeletonLines } from '../parts/loaded.tsx';
import { MetricCard } from '../parts/metric-card.tsx';
import { MoreActions } from '../parts/more-actions.tsx';
import { ClientAuditLog } from '../parts/operator/audit-log.tsx';
import { ClientStatus } from '../parts/operator/client-status.tsx';
import { CreditsModal } from '../parts/operator/credits-modal.tsx';
import { DeletionModal } from '../parts/operator/deletion-modal.tsx';
import { DescriptionList } from '../parts/operator/description-list.tsx';
import { JobDrawer } from '../parts/operator/job-drawer.tsx';
import { JobTable } from '../parts/operator/job-table.tsx';
import { SuspensionModal } from '../parts/operator/suspension-modal.tsx';
import { Page } from '../parts/page.tsx';
import { RelativeTime } from '../parts/relative-time.tsx';
import { StatusBadge } from '../parts/status-badge.tsx';
import { roleNames } from '../parts/team/role-names.ts';

type LedgerEntry = ClientDetail['ledger'][number];
type Purchase = ClientDetail['purchases'][number];
type User = ClientDetail['users'][number];

const ledgerColumns: readonly Column<LedgerEntry>[] = [
  {
    name: t`Entry`,
    cell: ({ kind, reason }) => (
      <>
        <Text fw={500}>{entryKinds[kind]}</Text>
        <Text size="sm" c="dimmed">
          {serviceText(reason)}
        </Text>
      </>
    ),
  },
  { name: t`Available`, right: true, cell: ({ free }) => formatChange(free) },
  { name: t`Reserved`, right: true, cell: ({ held }) => formatChange(held) },
  { name: t`Balance`, right: true, main: true, cell: ({ balance }) => formatCount(balance) },
  { name: t`Time`, right: true, cell: ({ made_at }) => formatDateTime(made_at) },
];

const purchaseColumns: readonly Column<Purchase>[] = [
  {
    name: t`Purchase`,
    cell: ({ receipt_number, buyer_email }) => (
      <>
        <Text fw={500}>{receipt_number ?? t`No receipt`}</Text>
        <Text size="sm" c="dimmed">
          {buyer_email}
        </Text>
      </>
    ),
  },
  { name: t`Status`, cell: ({ state }) => <StatusBadge status={state} /> },
  { name: t`Credits`, right: true, cell: ({ credits }) => formatCount(credits) },
  {
    name: t`Price`,
    right: true,
    main: true,
    cell: ({ amount_cents, currency }) => formatCents(amount_cents, currency),
  },
  { name: t`Provider`, cell: ({ provider }) => formatName(provider) },
  { name: t`Time`, right: true, cell: ({ created_at }) => <RelativeTime at={created_at} /> },
];

const userColumns: readonly Column<User>[] = [
  {
    name: t`User`,
    cell: ({ name, email }) => (
      <>
        <Text fw={500}>{name}</Text>
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {email}
        </Text>
      </>
    ),
  },
  { name: t`Role`, cell: ({ role, operator }) => roleNames[role] + (operator ? `, ${t`operator`}` : '') },
  { name: t`Joined`, right: true, cell: ({ created_at }) => formatDay(created_at) },
];

function Section({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <Stack gap="sm" component="section">
      <Group justify="space-between">
        <Title order={2}>{title}</Title>
        {action}
      </Group>
      {children}
    </Stack>
  );
}

const Empty = ({ children }: { children: ReactNode }) => <Text c="dimmed">{children}</Text>;

const LATEST = 5;
/** Credits change while jobs run. */
const REFRESH_MS = 10_000;

function LatestJobs({ clientId }: { clientId: string }) {
  const [{ job }, setJob] = useUrlState({ job: '' });
  const list = useList<OperatorJob>('/operator/jobs', {
    query: { client_id: clientId, limit: LATEST },
    isLive: ({ completed_at }) => completed_at === null,
  });
  return (
    <Section
      title={t`Latest jobs`}
      action={
        <TextLink to="/operator/jobs" search={{ client_id: clientId }}>
          <Trans>View all jobs</Trans>
        </TextLink>
      }
    >
      <Loaded query={list} skeleton={<SkeletonLines count={2} />}>
        {(jobs) =>
          jobs.length > 0 ? (
            <JobTable ofOneClient jobs={jobs.slice(0, LATEST)} onOpen={({ job_id }) => setJob({ job: job_id })} />
          ) : (
            <Empty>
              <Trans>No jobs yet.</Trans>
            </Empty>
          )
        }
      </Loaded>
      <JobDrawer id={job} onClose={() => setJob({ job: '' })} onOpen={(id) => setJob({ job: id })} />
    </Section>
  );
}

const Id = ({ id }: { id: string }) => (
  <Group gap={4} wrap="nowrap">
    <Code>{id}</Code>
    <CopyIdButton value={id} label={t`client ID`} />
  </Group>
);

function Details({ client }: { client: ClientDetail }) {
  const { credits, key } = client;
  return (
    <>
      {client.deleted_at && (
        <Alert color="gray" variant="light" title={client.erased_at ? t`Erased` : t`Erasing…`}>
          {client.erased_at
            ? t`Deleted on ${formatDateTime(client.deleted_at)}. Its data was erased by ${formatDateTime(client.erased_at)}. The ledger, receipts and purchases remain.`
            : t`Deleted on ${formatDateTime(client.deleted_at)}. The ledger, receipts and purchases remain.`}
        </Alert>
      )}
      {client.suspended_at && !client.deleted_at && (
        <Alert color="red" variant="light" icon={<Icon name="pause" />} title={t`Suspended`}>
          {client.suspension_reason && (
            <Text size="sm" fw={600} mb={4} style={{ overflowWrap: 'anywhere' }}>
              <Trans>Reason: {client.suspension_reason}</Trans>
            </Text>
          )}
          <Trans>
            Since {formatDateTime(client.suspended_at)}, API requests return 401 and users cannot create anything.
          </Trans>
        </Alert>
      )}
      <SimpleGrid cols={{ base: 1, xs: 3 }}>
        <MetricCard
          name={t`Credits available`}
          value={formatCount(credits.free)}
          note={`${formatWorth(credits.free)} · ${t`For new jobs`}`}
        />
        <MetricCard
          name={t`Credits reserved`}
          value={formatCount(credits.held)}
          note={`${formatWorth(credits.held)} · ${t`For active jobs`}`}
        />
        <MetricCard
          name={t`Credits owed`}
          value={formatCount(credits.debt)}
          note={`${formatWorth(credits.debt)} · ${t`Deducted from top-ups`}`}
        />
      </SimpleGrid>
      <Section title={t`Details`}>
        <DescriptionList
          items={[
            ['ID', <Id key="id" id={client.client_id} />],
            [t`Created`, formatDateTime(client.created_at)],
            [
              t`Stored files`,
              plural(client.storage.objects, {
                one: `# file, ${formatBytes(client.storage.bytes)}`,
                other: `# files, ${formatBytes(client.storage.bytes)}`,
              }),
            ],
            [t`API key`, key ? t`${key.prefix}…, created ${formatDay(key.created_at)}` : t`None`],
            [t`Key last used`, key?.last_used_at ? <RelativeTime key="used" at={key.last_used_at} /> : t`Never`],
          ]}
        />
      </Section>
      <Section title={t`Latest ledger entries`}>
        {client.ledger.length > 0 ? (
          <DataTable label={t`Ledger`} columns={ledgerColumns} rows={client.ledger} rowKey={({ id }) => String(id)} />
        ) : (
          <Empty>
            <Trans>No ledger entries yet.</Trans>
          </Empty>
        )}
      </Section>
      <Section title={t`Purchases`}>
        {client.purchases.length > 0 ? (
          <DataTable label={t`Purchases`} columns={purchaseColumns} rows={client.purchases} rowKey={({ id }) => id} />
        ) : (
          <Empty>
            <Trans>No purchases yet.</Trans>
          </Empty>
        )}
      </Section>
      <LatestJobs clientId={client.client_id} />
      <Section title={t`Users`}>
        {client.users.length > 0 ? (
          <DataTable label={t`Users`} columns={userColumns} rows={client.users} rowKey={({ email }) => email} />
        ) : (
          <Empty>
            <Trans>No users; API only.</Trans>
          </Empty>
        )}
      </Section>
      <Section title={t`Audit log`}>
        <ClientAuditLog clientId={client.client_id} />
      </Section>
    </>
  );
}

export function OperatorClientPage() {
  const { id } = useParams({ strict: false }) as { id: string };
  const path = `/operator/clients/${id}` as const;
  const query = useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => get<ClientDetail>(path, { signal }),
    refetchInterval: REFRESH_MS,
  });
  const [adjusting, credits] = useDisclosure();
  const [suspending, suspension] = useDisclosure();
  const [deleting, deletion] = useDisclosure();
  const client = query.data;
  return (
    <Page
      title={client?.name ?? t`Client`}
      heading={
        client && (
          <Group gap="sm">
            {client.name} <ClientStatus client={client} always />
          </Group>
        )
      }
      above={
        <TextLink to="/operator/clients" size="sm">
          <Trans>All clients</Trans>
        </TextLink>
      }
      actions={
        client &&
        !client.deleted_at && (
          <>
            <Button onClick={credits.open}>
              <Trans>Adjust credits</Trans>
            </Button>
            <Button variant="default" onClick={suspension.open}>
              {client.suspended_at ? t`Resume` : t`Suspend`}
            </Button>
            <MoreActions of={client.name} bordered>
              <Menu.Item c="var(--mantine-color-error)" onClick={deletion.open}>
                <Trans>Delete client…</Trans>
              </Menu.Item>
            </MoreActions>
          </>
        )
      }
    >
      <Loaded query={query} skeleton={<SkeletonLines count={6} height={72} />}>
        {(client) => (
          <>
            <Details client={client} />
            <CreditsModal client={client} opened={adjusting} onClose={credits.close} />
            <SuspensionModal client={client} opened={suspending} onClose={suspension.close} />
            <DeletionModal client={client} opened={deleting} onClose={deletion.close} />
          </>
        )}
      </Loaded>
    </Page>
  );
}
