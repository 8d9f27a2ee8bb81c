// How the installation is, for the operator: queues, workers, database, storage, engines and what is set up.
import type { HouseHealth } from '@greenroom/contract/dashboard/operator';
import { Badge, Group, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatBytes, formatCount, formatDateTime, formatElapsed, formatName } from '../lib/format.ts';
import { get } from '../lib/http.ts';
import { type Column, KeyedTable } from '../parts/keyed-table.tsx';
import { TextLink } from '../parts/links.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { Facts } from '../parts/operator/facts.tsx';
import { FailedErasures } from '../parts/operator/failed-erasures.tsx';
import { troubles } from '../parts/operator/troubles.ts';
import { When } from '../parts/operator/when.tsx';
import { Page } from '../parts/page.tsx';
import { SectionCard } from '../parts/section-card.tsx';
import { StatusBadge } from '../parts/status-badge.tsx';
import { kindName, stepName } from '../parts/videos/labels.ts';

type Worker = HouseHealth['workers'][number];
type Step = HouseHealth['steps'][number];

/** Asked for only while the page is seen. */
const EVERY_MS = 4_000;

const laneNames = { fast: 'Fast lane', video: 'Videos' };

const workerColumns: readonly Column<Worker>[] = [
  {
    name: 'Worker',
    hiddenName: true,
    cell: ({ name, alive, seen_at }) => (
      <Stack gap={4} align="flex-start">
        <Text fw={500} style={{ overflowWrap: 'anywhere' }}>
          {name}
        </Text>
        {alive ? (
          <StatusBadge status="ok" label="Alive" />
        ) : (
          <Group gap="xs">
            <StatusBadge status="failed" label="Silent" />
            <Text size="sm">
              since <When at={seen_at} />
            </Text>
          </Group>
        )}
      </Stack>
    ),
  },
  {
    name: 'Holds',
    cell: ({ jobs }) =>
      jobs.length === 0 ? (
        <Text c="dimmed">nothing</Text>
      ) : (
        <Stack gap={2}>
          {jobs.map((job) => (
            <TextLink key={job.job_id} to="/operator/jobs" search={{ job: job.job_id }} size="sm">
              {kindName(job.kind)} of {job.client_name}
            </TextLink>
          ))}
        </Stack>
      ),
  },
  {
    name: 'Places',
    right: true,
    cell: ({ fast_places, video_places }) => `${fast_places} fast, ${video_places} video`,
  },
  { name: 'Up since', right: true, cell: ({ started_at }) => <When at={started_at} /> },
];

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
  { name: 'Done', right: true, cell: ({ done }) => formatCount(done) },
  {
    name: 'Failed attempts',
    right: true,
    cell: ({ failed_attempts }) => (
      <Text inherit span c={failed_attempts > 0 ? 'var(--mantine-color-error)' : undefined}>
        {formatCount(failed_attempts)}
      </Text>
    ),
  },
  { name: 'Usual time', right: true, cell: ({ median_ms }) => (median_ms === null ? '' : formatElapsed(median_ms)) },
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

function Verdict({ health }: { health: HouseHealth }) {
  const found = troubles(health);
  return (
    <Paper role="status">
      {found.length === 0 ? (
        <Group gap="sm">
          <StatusBadge status="ok" label="All well" />
          <Text>Work is taken, and what it needs answers.</Text>
        </Group>
      ) : (
        <Stack gap="xs">
          {found.map((trouble) => (
            <Group key={trouble} gap="sm" wrap="nowrap" align="flex-start">
              <StatusBadge status="warning" label="Look" />
              <Text>{trouble}</Text>
            </Group>
          ))}
        </Stack>
      )}
    </Paper>
  );
}

function Lanes({ lanes }: Pick<HouseHealth, 'lanes'>) {
  return lanes.map((lane) => (
    <SectionCard key={lane.lane} title={laneNames[lane.lane]}>
      <Facts
        facts={[
          ['Waiting', formatCount(lane.queued)],
          ['Under way', formatCount(lane.running)],
          ['Oldest waits', lane.queued === 0 ? 'nobody waits' : formatElapsed(lane.oldest_waiting_seconds * 1000)],
          [
            'Last hour',
            `${formatCount(lane.completed_last_hour)} completed, ${formatCount(lane.failed_last_hour)} failed`,
          ],
        ]}
      />
    </SectionCard>
  ));
}

function Database({ database }: Pick<HouseHealth, 'database'>) {
  const { migrations_applied: applied, migrations_pending: pending } = database;
  return (
    <SectionCard title="Database">
      <Facts
        facts={[
          ['PostgreSQL', database.version],
          ['Size', formatBytes(database.size_bytes)],
          ['Connections', formatCount(database.connections)],
          ['Round trip', `${database.round_trip_ms.toFixed(1)} ms`],
          ['Migrations', `${applied.length} applied, ${pending.length} pending`],
          ['Latest migration', applied.at(-1)?.name ?? 'none'],
        ]}
      />
    </SectionCard>
  );
}

function Storage({ storage: { objects, disk } }: Pick<HouseHealth, 'storage'>) {
  return (
    <SectionCard title="Storage">
      <Facts
        facts={[
          ['Objects', objects ? formatCount(objects.count) : 'being counted'],
          ['They take', objects ? formatBytes(objects.bytes) : 'being counted'],
          ['Free on the disk', formatBytes(disk.free_bytes)],
          ['Disk', formatBytes(disk.total_bytes)],
          ['Counted', objects ? <When key="counted" at={objects.counted_at} /> : 'not yet'],
        ]}
      />
    </SectionCard>
  );
}

function Health({ health }: { health: HouseHealth }) {
  return (
    <>
      <Verdict health={health} />
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        <Lanes lanes={health.lanes} />
        <Database database={health.database} />
        <Storage storage={health.storage} />
      </SimpleGrid>
      {health.erasures_failing.count > 0 && (
        <Section
          title="Failed erasures"
          note="Deleted voices and presenters that engines still keep. Each is retried, at longer and longer intervals."
        >
          <FailedErasures {...health.erasures_failing} />
        </Section>
      )}
      <Section title="Workers">
        {health.workers.length > 0 ? (
          <KeyedTable label="Workers" columns={workerColumns} rows={health.workers} rowKey={({ name }) => name} />
        ) : (
          <Text c="dimmed">
            No worker has been there for an hour. Start one with <code>greenroom work</code>, or all in one with{' '}
            <code>npm start</code>.
          </Text>
        )}
      </Section>
      <Section title="Engines" note="Which engine carries out what.">
        <SimpleGrid cols={{ base: 2, xs: 3, md: 5 }} spacing="sm">
          {health.engines.map(({ port, engine }) => (
            <Paper key={port} p="sm">
              <Text size="sm" c="dimmed">
                {port}
              </Text>
              <Text fw={500} c={engine ? undefined : 'dimmed'}>
                {engine ? formatName(engine) : 'none'}
              </Text>
            </Paper>
          ))}
        </SimpleGrid>
      </Section>
      <Section
        title="Steps of the last 24 hours"
        note="Of the latest thousand jobs. An engine that ails is seen here first."
      >
        {health.steps.length > 0 ? (
          <KeyedTable
            label="Steps"
            columns={stepColumns}
            rows={health.steps}
            rowKey={({ kind, step }) => `${kind} ${step}`}
          />
        ) : (
          <Text c="dimmed">Nothing was ordered in the last 24 hours.</Text>
        )}
      </Section>
      <Section title="Set up from outside" note="Whether it is set, never what it is.">
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
          {health.settings.map(({ name, set, without }) => (
            <Paper key={name} p="md">
              <Group justify="space-between">
                <Text fw={500}>{name}</Text>
                <StatusBadge status={set ? 'ok' : 'open'} label={set ? 'Set' : 'Not set'} />
              </Group>
              {!set && (
                <Text size="sm" c="dimmed" mt={4}>
                  {without}
                </Text>
              )}
            </Paper>
          ))}
        </SimpleGrid>
      </Section>
      <Text size="sm" c="dimmed">
        Greenroom {health.version} on Node {health.node}, up since {formatDateTime(health.started_at)}.
      </Text>
    </>
  );
}

export function OperatorHealthPage() {
  const query = useQuery({
    queryKey: ['/operator/health'],
    queryFn: ({ signal }) => get<HouseHealth>('/operator/health', { signal }),
    refetchInterval: EVERY_MS,
  });
  return (
    <Page
      title="Health"
      heading={
        <Group gap="sm">
          Health <Badge variant="default">Operator</Badge>
        </Group>
      }
      description="How the installation is, looked at every few seconds."
    >
      <Loaded query={query}>{(health) => <Health health={health} />}</Loaded>
    </Page>
  );
}
