// System status for the operator: queues, processes, backups, database, storage, engines and integrations.
import type { SystemStatus } from '@greenroom/contract/dashboard/operator';
import { Group, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatBytes, formatCount, formatDateTime, formatElapsed } from '../lib/format.ts';
import { get } from '../lib/http.ts';
import { type Column, DataTable } from '../parts/data-table.tsx';
import { TextLink } from '../parts/links.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { DescriptionList } from '../parts/operator/description-list.tsx';
import { EngineStatus } from '../parts/operator/engine-status.tsx';
import { FailedErasures } from '../parts/operator/failed-erasures.tsx';
import { OperatorHeading } from '../parts/operator/operator-heading.tsx';
import { Processes, takesJobs } from '../parts/operator/processes.tsx';
import { queueNames } from '../parts/operator/queue-names.ts';
import { systemProblems } from '../parts/operator/system-problems.ts';
import { Page } from '../parts/page.tsx';
import { RelativeTime } from '../parts/relative-time.tsx';
import { SectionCard } from '../parts/section-card.tsx';
import { StatusBadge } from '../parts/status-badge.tsx';
import { kindName, stepName } from '../parts/videos/labels.ts';

type Step = SystemStatus['steps'][number];

const REFRESH_MS = 4_000;

const stepColumns: readonly Column<Step>[] = [
  {
    name: 'Step',
    hiddenName: true,
    cell: ({ kind, step }) => (
      <>
        <Text fw={500}>{stepName(step)}</Text>
        <Text size="sm" c="dimmed">
          {kindName(kind)}
        </Text>
      </>
    ),
  },
  { name: 'Completed', right: true, cell: ({ done }) => formatCount(done) },
  {
    name: 'Failed attempts',
    right: true,
    cell: ({ failed_attempts }) => (
      <Text inherit span c={failed_attempts > 0 ? 'var(--mantine-color-error)' : undefined}>
        {formatCount(failed_attempts)}
      </Text>
    ),
  },
  { name: 'Median time', right: true, cell: ({ median_ms }) => (median_ms === null ? '' : formatElapsed(median_ms)) },
];

function Section({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <Stack gap="sm" component="section">
      <div>
        <Title order={2}>{title}</Title>
        {note && (
          <Text size="sm" c="dimmed">
            {note}
          </Text>
        )}
      </div>
      {children}
    </Stack>
  );
}

function StatusSummary({ health }: { health: SystemStatus }) {
  const problems = systemProblems(health);
  return (
    <Paper role="status">
      {problems.length === 0 ? (
        <StatusBadge status="ok" label="All systems operational" />
      ) : (
        <Stack gap="xs">
          {problems.map((problem) => (
            <Group key={problem} gap="sm" wrap="nowrap" align="flex-start">
              <StatusBadge status="warning" label="Warning" />
              <Text>{problem}</Text>
            </Group>
          ))}
        </Stack>
      )}
    </Paper>
  );
}

function Queues({ queues }: Pick<SystemStatus, 'queues'>) {
  return queues.map((queue) => (
    <SectionCard key={queue.queue} title={`${queueNames[queue.queue]} queue`}>
      <DescriptionList
        items={[
          ['Queued', formatCount(queue.queued)],
          ['Running', formatCount(queue.running)],
          ['Longest wait', queue.queued === 0 ? 'Queue empty' : formatElapsed(queue.oldest_waiting_seconds * 1000)],
          [
            'Last hour',
            `${formatCount(queue.completed_last_hour)} completed, ${formatCount(queue.failed_last_hour)} failed`,
          ],
        ]}
      />
    </SectionCard>
  ));
}

function Database({ database }: Pick<SystemStatus, 'database'>) {
  const { migrations_applied: applied, migrations_pending: pending } = database;
  return (
    <SectionCard title="Database">
      <DescriptionList
        items={[
          ['PostgreSQL', database.version],
          ['Size', formatBytes(database.size_bytes)],
          ['Connections', formatCount(database.connections)],
          ['Latency', `${database.round_trip_ms.toFixed(1)} ms`],
          ['Migrations', `${applied.length} applied, ${pending.length} pending`],
          ['Latest migration', applied.at(-1)?.name ?? 'None'],
        ]}
      />
    </SectionCard>
  );
}

const largestClientColumns: readonly Column<SystemStatus['storage']['largest_clients'][number]>[] = [
  {
    name: 'Largest clients',
    cell: ({ client_id, name }) => (
      <TextLink to="/operator/clients/$id" params={{ id: client_id }}>
        {name}
      </TextLink>
    ),
  },
  { name: 'Objects', right: true, cell: ({ objects }) => formatCount(objects) },
  { name: 'Size', right: true, cell: ({ bytes }) => formatBytes(bytes) },
];

function Storage({ storage: { objects, bytes, largest_clients, disk } }: Pick<SystemStatus, 'storage'>) {
  return (
    <SectionCard title="Storage">
      <DescriptionList
        items={[
          ['Objects', formatCount(objects)],
          ['Total size', formatBytes(bytes)],
          ['Free disk space of DATA_DIR', formatBytes(disk.free_bytes)],
          ['Disk size', formatBytes(disk.total_bytes)],
        ]}
      />
      {largest_clients.length > 0 && (
        <DataTable
          label="Largest clients"
          columns={largestClientColumns}
          rows={largest_clients}
          rowKey={({ client_id }) => client_id}
        />
      )}
    </SectionCard>
  );
}

const BACKUP_RESULTS = {
  running: 'Running',
  completed: 'Completed',
  failed: 'Failed',
  interrupted: 'Interrupted',
} as const satisfies Record<NonNullable<SystemStatus['backups']['last']>['result'], string>;

function Backups({ backups: { last } }: Pick<SystemStatus, 'backups'>) {
  const contents =
    last?.result === 'completed' ? `${formatCount(last.objects)} objects, ${formatBytes(last.bytes)}` : '';
  return (
    <SectionCard title="Last backup">
      <DescriptionList
        items={
          last
            ? [
                ['Started', <RelativeTime key="started" at={last.started_at} />],
                ['Result', BACKUP_RESULTS[last.result]],
                ...(contents ? [['Contents', contents] as const] : []),
              ]
            : [['Started', 'Never']]
        }
      />
    </SectionCard>
  );
}

function Health({ health }: { health: SystemStatus }) {
  return (
    <>
      <StatusSummary health={health} />
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        <Queues queues={health.queues} />
        <Database database={health.database} />
        <Storage storage={health.storage} />
        <Backups backups={health.backups} />
      </SimpleGrid>
      {health.erasures_failing.count > 0 && (
        <Section
          title="Failed erasures"
          note="Deleted voices and presenters that engines have not erased. Each is retried at increasing intervals."
        >
          <FailedErasures {...health.erasures_failing} />
        </Section>
      )}
      <Section title="Processes">
        <Processes processes={health.processes} />
        {!health.processes.some(takesJobs) && (
          <Text c="dimmed">
            No worker seen in the last hour. Start one with <code>greenroom work</code>, or run everything in one
            process with <code>npm start</code>.
          </Text>
        )}
      </Section>
      <Section title="Engines" note="The engine for new work of each capability, and those that take over if it fails">
        <EngineStatus {...health} />
      </Section>
      <Section
        title="Steps in the last 24 hours"
        note="Of the latest 1,000 jobs. A failing engine shows up here first."
      >
        {health.steps.length > 0 ? (
          <DataTable
            label="Steps"
            columns={stepColumns}
            rows={health.steps}
            rowKey={({ kind, step }) => `${kind} ${step}`}
          />
        ) : (
          <Text c="dimmed">No jobs in the last 24 hours.</Text>
        )}
      </Section>
      <Section title="Integrations" note="Values are hidden">
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
          {health.integrations.map(({ name, configured, hint }) => (
            <Paper key={name} p="md">
              <Group justify="space-between">
                <Text fw={500}>{name}</Text>
                <StatusBadge status={configured ? 'ok' : 'open'} label={configured ? 'Configured' : 'Not configured'} />
              </Group>
              {!configured && (
                <Text size="sm" c="dimmed" mt={4}>
                  {hint}
                </Text>
              )}
            </Paper>
          ))}
        </SimpleGrid>
      </Section>
      <Text size="sm" c="dimmed">
        Greenroom {health.version} on Node {health.node}, started {formatDateTime(health.started_at)}
      </Text>
    </>
  );
}

export function OperatorHealthPage() {
  const query = useQuery({
    queryKey: ['/operator/health'],
    queryFn: ({ signal }) => get<SystemStatus>('/operator/health', { signal }),
    refetchInterval: REFRESH_MS,
  });
  return (
    <Page
      title="System status"
      heading={<OperatorHeading title="System status" />}
      description="Updates automatically."
    >
      <Loaded query={query}>{(health) => <Health health={health} />}</Loaded>
    </Page>
  );
}
