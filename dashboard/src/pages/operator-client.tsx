// One client, for the operator: its credits, people, key, jobs, purchases, and what operators did to it.
import type { ClientInside, EveryJob } from '@greenroom/contract/dashboard/operator';
import { Alert, Button, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatCents, formatCount, formatDateTime, formatDay, formatName } from '../lib/format.ts';
import { get } from '../lib/http.ts';
import { useList } from '../lib/query.ts';
import { useUrlState } from '../lib/url-state.ts';
import { Figure } from '../parts/figure.tsx';
import { Icon } from '../parts/icons.tsx';
import { type Column, KeyedTable } from '../parts/keyed-table.tsx';
import { TextLink } from '../parts/links.tsx';
import { Loaded, SkeletonLines } from '../parts/loaded.tsx';
import { ActsList } from '../parts/operator/acts-list.tsx';
import { CreditsModal } from '../parts/operator/credits-modal.tsx';
import { EveryJobTable } from '../parts/operator/every-job-table.tsx';
import { Facts } from '../parts/operator/facts.tsx';
import { JobDrawer } from '../parts/operator/job-drawer.tsx';
import { SuspensionModal } from '../parts/operator/suspension-modal.tsx';
import { When } from '../parts/operator/when.tsx';
import { Page } from '../parts/page.tsx';
import { StatusBadge } from '../parts/status-badge.tsx';

type Movement = ClientInside['ledger'][number];
type Purchase = ClientInside['purchases'][number];
type User = ClientInside['users'][number];

const signed = (credits: number): string => (credits > 0 ? `+${formatCount(credits)}` : formatCount(credits));

const movements: readonly Column<Movement>[] = [
  {
    name: 'Movement',
    hiddenName: true,
    cell: ({ kind, reason }) => (
      <>
        <Text fw={500}>{formatName(kind)}</Text>
        <Text size="sm" c="dimmed">
          {reason}
        </Text>
      </>
    ),
  },
  { name: 'Free', right: true, cell: ({ free }) => signed(free) },
  { name: 'Held', right: true, cell: ({ held }) => signed(held) },
  { name: 'Balance', right: true, cell: ({ balance }) => formatCount(balance) },
  { name: 'When', right: true, cell: ({ made_at }) => <When at={made_at} /> },
];

const purchases: readonly Column<Purchase>[] = [
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
  { name: 'State', cell: ({ state }) => <StatusBadge status={state} /> },
  { name: 'Credits', right: true, cell: ({ credits }) => formatCount(credits) },
  { name: 'Price', right: true, cell: ({ amount_cents, currency }) => formatCents(amount_cents, currency) },
  { name: 'Through', cell: ({ provider }) => formatName(provider) },
  { name: 'When', right: true, cell: ({ created_at }) => <When at={created_at} /> },
];

const people: readonly Column<User>[] = [
  {
    name: 'Person',
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
  { name: 'Since', right: true, cell: ({ created_at }) => formatDay(created_at) },
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

const None = ({ children }: { children: ReactNode }) => <Text c="dimmed">{children}</Text>;

const LATEST = 5;

function LatestJobs({ clientId }: { clientId: string }) {
  const [{ job }, setJob] = useUrlState({ job: '' });
  const list = useList<EveryJob>('/operator/jobs', {
    query: { client_id: clientId, limit: LATEST },
    isLive: ({ completed_at }) => completed_at === null,
  });
  return (
    <Section
      title="Latest jobs"
      action={
        <TextLink to="/operator/jobs" search={{ client_id: clientId }}>
          All its jobs
        </TextLink>
      }
    >
      <Loaded query={list} skeleton={<SkeletonLines count={2} />}>
        {(jobs) =>
          jobs.length > 0 ? (
            <EveryJobTable ofOneClient jobs={jobs.slice(0, LATEST)} onOpen={({ job_id }) => setJob({ job: job_id })} />
          ) : (
            <None>It has ordered nothing yet.</None>
          )
        }
      </Loaded>
      <JobDrawer id={job} onClose={() => setJob({ job: '' })} onOpen={(id) => setJob({ job: id })} />
    </Section>
  );
}

function Inside({ client }: { client: ClientInside }) {
  const { credits, key } = client;
  return (
    <>
      {client.suspended_at && (
        <Alert color="red" variant="light" icon={<Icon name="pause" />} title="Suspended">
          Since {formatDateTime(client.suspended_at)}. Its key answers 401 and its people can order nothing. The audit
          list below says why.
        </Alert>
      )}
      <SimpleGrid cols={{ base: 2, sm: 4 }}>
        <Figure name="Free" value={formatCount(credits.free)} note="can be spent now" />
        <Figure name="Held" value={formatCount(credits.held)} note="for jobs under way" />
        <Figure name="Spent" value={formatCount(credits.spent)} note="since the last grant" />
        <Figure name="Owed" value={formatCount(credits.debt)} note="paid by grants" />
      </SimpleGrid>
      <Section title="About">
        <Facts
          facts={[
            ['Id', client.client_id],
            ['Since', formatDateTime(client.created_at)],
            ['Key', key ? `${key.prefix}…, made ${formatDay(key.created_at)}` : 'It has none.'],
            ['Key last used', key?.last_used_at ? formatDateTime(key.last_used_at) : 'never'],
          ]}
        />
      </Section>
      <Section title="People">
        {client.users.length > 0 ? (
          <KeyedTable label="People" columns={people} rows={client.users} rowKey={({ email }) => email} />
        ) : (
          <None>Nobody signs in for it: it uses its key alone.</None>
        )}
      </Section>
      <LatestJobs clientId={client.client_id} />
      <Section title="Latest movements of credits">
        {client.ledger.length > 0 ? (
          <KeyedTable label="Ledger" columns={movements} rows={client.ledger} rowKey={({ id }) => String(id)} />
        ) : (
          <None>No credits have moved.</None>
        )}
      </Section>
      <Section title="Purchases">
        {client.purchases.length > 0 ? (
          <KeyedTable label="Purchases" columns={purchases} rows={client.purchases} rowKey={({ id }) => id} />
        ) : (
          <None>It has bought nothing.</None>
        )}
      </Section>
      <Section title="What operators did">
        <ActsList clientId={client.client_id} />
      </Section>
    </>
  );
}

export function OperatorClientPage() {
  const { id } = useParams({ strict: false }) as { id: string };
  const path = `/operator/clients/${id}` as const;
  const query = useQuery({ queryKey: [path], queryFn: ({ signal }) => get<ClientInside>(path, { signal }) });
  const [paying, credits] = useDisclosure();
  const [suspending, suspension] = useDisclosure();
  const client = query.data;
  return (
    <Page
      title={client?.name ?? 'Client'}
      heading={
        client && (
          <Group gap="sm">
            {client.name} {client.suspended_at && <StatusBadge status="suspended" />}
          </Group>
        )
      }
      above={
        <TextLink to="/operator/clients" size="sm">
          All clients
        </TextLink>
      }
      actions={
        client && (
          <>
            <Button variant="default" onClick={suspension.open}>
              {client.suspended_at ? 'Resume' : 'Suspend'}
            </Button>
            <Button onClick={credits.open}>Give or take credits</Button>
          </>
        )
      }
    >
      <Loaded query={query} skeleton={<SkeletonLines count={6} height={72} />}>
        {(client) => (
          <>
            <Inside client={client} />
            <CreditsModal client={client} opened={paying} onClose={credits.close} />
            <SuspensionModal client={client} opened={suspending} onClose={suspension.close} />
          </>
        )}
      </Loaded>
    </Page>
  );
}
