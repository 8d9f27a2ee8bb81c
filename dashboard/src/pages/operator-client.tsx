// One client for the operator: credits, users, key, jobs, ledger, purchases and audit log.
import type { ClientDetail, OperatorJob } from '@greenroom/contract/dashboard/operator';
import { Alert, Button, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatBytes, formatCents, formatCount, formatDateTime, formatDay, formatName } from '../lib/format.ts';
import { get } from '../lib/http.ts';
import { useList } from '../lib/query.ts';
import { useUrlState } from '../lib/url-state.ts';
import { type Column, DataTable } from '../parts/data-table.tsx';
import { Icon } from '../parts/icons.tsx';
import { entryKinds } from '../parts/ledger/kinds.ts';
import { TextLink } from '../parts/links.tsx';
import { Loaded, SkeletonLines } from '../parts/loaded.tsx';
import { MetricCard } from '../parts/metric-card.tsx';
import { AuditLog } from '../parts/operator/audit-log.tsx';
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

type LedgerEntry = ClientDetail['ledger'][number];
type Purchase = ClientDetail['purchases'][number];
type User = ClientDetail['users'][number];

const signed = (credits: number): string => (credits > 0 ? `+${formatCount(credits)}` : formatCount(credits));

const ledgerColumns: readonly Column<LedgerEntry>[] = [
  {
    name: 'Entry',
    hiddenName: true,
    cell: ({ kind, reason }) => (
      <>
        <Text fw={500}>{entryKinds[kind].name}</Text>
        <Text size="sm" c="dimmed">
          {reason}
        </Text>
      </>
    ),
  },
  { name: 'Available', right: true, cell: ({ free }) => signed(free) },
  { name: 'Reserved', right: true, cell: ({ held }) => signed(held) },
  { name: 'Balance', right: true, cell: ({ balance }) => formatCount(balance) },
  { name: 'Time', right: true, cell: ({ made_at }) => <RelativeTime at={made_at} /> },
];

const purchaseColumns: readonly Column<Purchase>[] = [
  {
    name: 'Purchase',
    hiddenName: true,
    cell: ({ receipt_number, buyer_email }) => (
      <>
        <Text fw={500}>{receipt_number ?? 'No receipt'}</Text>
        <Text size="sm" c="dimmed">
          {buyer_email}
        </Text>
      </>
    ),
  },
  { name: 'Status', cell: ({ state }) => <StatusBadge status={state} /> },
  { name: 'Credits', right: true, cell: ({ credits }) => formatCount(credits) },
  { name: 'Price', right: true, cell: ({ amount_cents, currency }) => formatCents(amount_cents, currency) },
  { name: 'Provider', cell: ({ provider }) => formatName(provider) },
  { name: 'Time', right: true, cell: ({ created_at }) => <RelativeTime at={created_at} /> },
];

const userColumns: readonly Column<User>[] = [
  {
    name: 'User',
    hiddenName: true,
    cell: ({ name, email }) => (
      <>
        <Text fw={500}>{name}</Text>
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {email}
        </Text>
      </>
    ),
  },
  { name: 'Role', cell: ({ role, operator }) => formatName(role) + (operator ? ', operator' : '') },
  { name: 'Joined', right: true, cell: ({ created_at }) => formatDay(created_at) },
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

function LatestJobs({ clientId }: { clientId: string }) {
  const [{ job }, setJob] = useUrlState({ job: '' });
  const list = useList<OperatorJob>('/operator/jobs', {
    query: { client_id: clientId, limit: LATEST },
    isLive: ({ completed_at }) => completed_at === null,
  });
  return (
    <Section
      title="Latest jobs"
      action={
        <TextLink to="/operator/jobs" search={{ client_id: clientId }}>
          View all jobs
        </TextLink>
      }
    >
      <Loaded query={list} skeleton={<SkeletonLines count={2} />}>
        {(jobs) =>
          jobs.length > 0 ? (
            <JobTable ofOneClient jobs={jobs.slice(0, LATEST)} onOpen={({ job_id }) => setJob({ job: job_id })} />
          ) : (
            <Empty>No jobs yet.</Empty>
          )
        }
      </Loaded>
      <JobDrawer id={job} onClose={() => setJob({ job: '' })} onOpen={(id) => setJob({ job: id })} />
    </Section>
  );
}

function Details({ client }: { client: ClientDetail }) {
  const { credits, key } = client;
  return (
    <>
      {client.deleted_at && (
        <Alert color="gray" variant="light" title={client.erased_at ? 'Erased' : 'Erasing…'}>
          Deleted on {formatDateTime(client.deleted_at)}.
          {client.erased_at && ` Its data was erased by ${formatDateTime(client.erased_at)}.`} The ledger, receipts and
          purchases remain.
        </Alert>
      )}
      {client.suspended_at && !client.deleted_at && (
        <Alert color="red" variant="light" icon={<Icon name="pause" />} title="Suspended">
          Since {formatDateTime(client.suspended_at)}, API requests return 401 and users cannot create anything. The
          audit log has the reason.
        </Alert>
      )}
      <SimpleGrid cols={{ base: 2, sm: 4 }}>
        <MetricCard name="Credits available" value={formatCount(credits.free)} note="For new jobs" />
        <MetricCard name="Credits reserved" value={formatCount(credits.held)} note="For active jobs" />
        <MetricCard name="Credits charged" value={formatCount(credits.spent)} note="Since the last top-up" />
        <MetricCard name="Credits owed" value={formatCount(credits.debt)} note="Deducted from top-ups" />
      </SimpleGrid>
      <Section title="Details">
        <DescriptionList
          items={[
            ['ID', client.client_id],
            ['Created', formatDateTime(client.created_at)],
            ['Stored files', `${formatCount(client.storage.objects)}, ${formatBytes(client.storage.bytes)}`],
            ['API key', key ? `${key.prefix}…, created ${formatDay(key.created_at)}` : 'None'],
            ['Key last used', key?.last_used_at ? <RelativeTime key="used" at={key.last_used_at} /> : 'Never'],
          ]}
        />
      </Section>
      <Section title="Users">
        {client.users.length > 0 ? (
          <DataTable label="Users" columns={userColumns} rows={client.users} rowKey={({ email }) => email} />
        ) : (
          <Empty>No users; API only.</Empty>
        )}
      </Section>
      <LatestJobs clientId={client.client_id} />
      <Section title="Latest ledger entries">
        {client.ledger.length > 0 ? (
          <DataTable label="Ledger" columns={ledgerColumns} rows={client.ledger} rowKey={({ id }) => String(id)} />
        ) : (
          <Empty>No ledger entries yet.</Empty>
        )}
      </Section>
      <Section title="Purchases">
        {client.purchases.length > 0 ? (
          <DataTable label="Purchases" columns={purchaseColumns} rows={client.purchases} rowKey={({ id }) => id} />
        ) : (
          <Empty>No purchases yet.</Empty>
        )}
      </Section>
      <Section title="Audit log">
        <AuditLog clientId={client.client_id} />
      </Section>
    </>
  );
}

export function OperatorClientPage() {
  const { id } = useParams({ strict: false }) as { id: string };
  const path = `/operator/clients/${id}` as const;
  const query = useQuery({ queryKey: [path], queryFn: ({ signal }) => get<ClientDetail>(path, { signal }) });
  const [adjusting, credits] = useDisclosure();
  const [suspending, suspension] = useDisclosure();
  const [deleting, deletion] = useDisclosure();
  const client = query.data;
  return (
    <Page
      title={client?.name ?? 'Client'}
      heading={
        client && (
          <Group gap="sm">
            {client.name} <ClientStatus client={client} />
          </Group>
        )
      }
      above={
        <TextLink to="/operator/clients" size="sm">
          All clients
        </TextLink>
      }
      actions={
        client &&
        !client.deleted_at && (
          <>
            <Button variant="default" onClick={deletion.open}>
              Delete
            </Button>
            <Button variant="default" onClick={suspension.open}>
              {client.suspended_at ? 'Resume' : 'Suspend'}
            </Button>
            <Button onClick={credits.open}>Adjust credits</Button>
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
