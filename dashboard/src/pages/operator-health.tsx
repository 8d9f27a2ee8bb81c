// System status for the operator: queues, processes, backups, database, storage, engines and integrations.
import type { SystemStatus } from '@greenroom/contract/dashboard/operator';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Group, Paper, SimpleGrid, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatBytes, formatCount, formatDateTime, formatDay, formatElapsed, formatNumber } from '../lib/format.ts';
import { type Column, DataTable } from '../parts/data-table.tsx';
import { DescriptionList } from '../parts/description-list.tsx';
import { FoldedSection } from '../parts/folded-section.tsx';
import { TextLink } from '../parts/links.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { EngineStatus } from '../parts/operator/engine-status.tsx';
import { FailedErasures } from '../parts/operator/failed-erasures.tsx';
import { OperatorHeading } from '../parts/operator/operator-heading.tsx';
import { Processes } from '../parts/operator/processes.tsx';
import { SlowJobs } from '../parts/operator/slow-jobs.tsx';
import { StatusTiles } from '../parts/operator/status-tiles.tsx';
import { healthQuery, SystemProblems } from '../parts/operator/system-status.tsx';
import { takesJobs } from '../parts/operator/takes-jobs.ts';
import { Updated } from '../parts/operator/updated.tsx';
import { Page } from '../parts/page.tsx';
import { Sparkline } from '../parts/sparkline.tsx';
import { StatusBadge } from '../parts/status-badge.tsx';
import { kindName, stepName } from '../parts/videos/labels.ts';

type Step = SystemStatus['steps'][number];

const stepColumns: readonly Column<Step>[] = [
  {
    name: t`Step`,
    cell: ({ kind, step }) => (
      <>
        <Text fw={500}>{stepName(step)}</Text>
        <Text size="sm" c="dimmed">
          {kindName(kind)}
        </Text>
      </>
    ),
  },
  { name: t`Completed`, right: true, cell: ({ done }) => formatCount(done) },
  {
    name: t`Failed attempts`,
    right: true,
    cell: ({ failed_attempts }) => (
      <Text inherit span c={failed_attempts > 0 ? 'var(--mantine-color-error)' : undefined}>
        {formatCount(failed_attempts)}
      </Text>
    ),
  },
  { name: t`Median time`, right: true, cell: ({ median_ms }) => (median_ms === null ? '' : formatElapsed(median_ms)) },
];

function Database({ database }: Pick<SystemStatus, 'database'>) {
  const { migrations_applied: applied, migrations_pending: pending } = database;
  return (
    <DescriptionList
      items={[
        ['PostgreSQL', database.version],
        [t`Size`, formatBytes(database.size_bytes)],
        [t`Connections`, formatCount(database.connections)],
        [t`Latency`, `${formatNumber(database.round_trip_ms)} ms`],
        [t`Migrations`, t`${applied.length} applied, ${pending.length} pending`],
        [t`Latest migration`, applied.at(-1)?.name ?? t`None`],
      ]}
    />
  );
}

const largestClientColumns: readonly Column<SystemStatus['storage']['largest_clients'][number]>[] = [
  {
    name: t`Largest clients`,
    cell: ({ client_id, name }) => (
      <TextLink to="/operator/clients/$id" params={{ id: client_id }}>
        {name}
      </TextLink>
    ),
  },
  { name: t`Objects`, right: true, cell: ({ objects }) => formatCount(objects) },
  { name: t`Size`, right: true, cell: ({ bytes }) => formatBytes(bytes) },
];

function Storage({ storage: { objects, bytes, days, largest_clients, disk, check } }: Pick<SystemStatus, 'storage'>) {
  return (
    <Stack>
      <DescriptionList
        items={[
          [t`Objects`, formatCount(objects)],
          [t`Total size`, formatBytes(bytes)],
          ...(disk
            ? [
                [t`Free disk space of DATA_DIR`, formatBytes(disk.free_bytes)] as const,
                [t`Disk size`, formatBytes(disk.total_bytes)] as const,
              ]
            : []),
          [
            t`Last check`,
            check ? `${formatDateTime(check.finished_at)}, ${checkResult(check)}` : t`None yet; one a week`,
          ],
        ]}
      />
      {days.length > 1 && (
        <div>
          <Text size="sm" c="dimmed" mb={4}>
            <Trans>Stored at the start of each day</Trans>
          </Text>
          <Sparkline
            values={days.map((day) => day.bytes)}
            label={t`Stored files, from ${formatBytes(days[0]?.bytes ?? 0)} on ${formatDay(days[0]?.day ?? '')} to ${formatBytes(days.at(-1)?.bytes ?? 0)}`}
          />
        </div>
      )}
      {largest_clients.length > 0 && (
        <DataTable
          label={t`Largest clients`}
          columns={largestClientColumns}
          rows={largest_clients}
          rowKey={({ client_id }) => client_id}
        />
      )}
    </Stack>
  );
}

function checkResult({
  missing_objects,
  orphans,
  orphan_bytes,
}: NonNullable<SystemStatus['storage']['check']>): string {
  const missing = missing_objects === 0 ? t`no file is missing` : t`${formatCount(missing_objects)} missing`;
  return orphans === 0
    ? missing
    : t`${missing}, ${formatCount(orphans)} without an owner (${formatBytes(orphan_bytes)})`;
}

function Health({ health }: { health: SystemStatus }) {
  const { erasures_failing: erasures, slow_jobs: slow, processes, backups } = health;
  const { disk, bytes } = health.storage;
  const isFailing = ({ failed_attempts }: Step) => failed_attempts > 0;
  return (
    <>
      <div role="status">
        <SystemProblems health={health} />
      </div>
      <StatusTiles health={health} />
      <Paper p={0}>
        {slow.length > 0 && (
          <FoldedSection title={t`Slow jobs`} summary={t`More than half of the time limit is used`} open>
            <SlowJobs slow_jobs={slow} />
          </FoldedSection>
        )}
        {erasures.count > 0 && (
          <FoldedSection title={t`Failed erasures`} summary={t`Retried at increasing intervals`} open>
            <Text size="sm" c="dimmed" mb="sm">
              <Trans>Deleted voices and presenters that engines have not erased.</Trans>
            </Text>
            <FailedErasures {...erasures} />
          </FoldedSection>
        )}
        <FoldedSection
          id="processes"
          title={t`Processes`}
          summary={t`${formatCount(processes.length)} seen in the last hour`}
        >
          <Processes processes={processes} />
          {!processes.some(takesJobs) && (
            <Text c="dimmed" mt="sm">
              <Trans>
                No worker seen in the last hour. Start one with <code>greenroom work</code>, or run everything in one
                process with <code>npm start</code>.
              </Trans>
            </Text>
          )}
        </FoldedSection>
        <FoldedSection
          id="engines"
          title={t`Engines`}
          summary={t`The first choice for each kind of work, and its fallbacks`}
          open={health.engine_faults.length > 0}
        >
          <EngineStatus {...health} />
        </FoldedSection>
        <FoldedSection
          title={t`Steps in the last 24 hours`}
          summary={t`${formatCount(health.steps.filter(isFailing).length)} of ${formatCount(health.steps.length)} with failed attempts`}
        >
          {health.steps.length > 0 ? (
            <DataTable
              label={t`Steps`}
              columns={stepColumns}
              rows={health.steps}
              rowKey={({ kind, step }) => `${kind} ${step}`}
            />
          ) : (
            <Text c="dimmed">
              <Trans>No jobs in the last 24 hours.</Trans>
            </Text>
          )}
        </FoldedSection>
        <FoldedSection
          id="storage"
          title={t`Storage`}
          summary={disk ? t`${formatBytes(disk.free_bytes)} free` : formatBytes(bytes)}
        >
          <Storage storage={health.storage} />
        </FoldedSection>
        <FoldedSection
          id="database"
          title={t`Database`}
          summary={t`PostgreSQL ${health.database.version}, ${formatNumber(health.database.round_trip_ms)} ms latency`}
        >
          <Database database={health.database} />
        </FoldedSection>
        {backups.last?.result === 'completed' && (
          <FoldedSection id="backup" title={t`Last backup`} summary={formatBytes(backups.last.bytes)}>
            <DescriptionList
              items={[
                [t`Started`, formatDateTime(backups.last.started_at)],
                [t`Objects`, formatCount(backups.last.objects)],
              ]}
            />
          </FoldedSection>
        )}
        <FoldedSection title={t`Integrations`} summary={t`Which are configured; values are hidden`}>
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
            {health.integrations.map(({ name, configured, hint }) => (
              <Paper key={name} p="md">
                <Group justify="space-between">
                  <Text fw={500}>{name}</Text>
                  <StatusBadge
                    status={configured ? 'ok' : 'open'}
                    label={configured ? t`Configured` : t`Not configured`}
                  />
                </Group>
                {!configured && (
                  <Text size="sm" c="dimmed" mt={4}>
                    {hint}
                  </Text>
                )}
              </Paper>
            ))}
          </SimpleGrid>
        </FoldedSection>
      </Paper>
    </>
  );
}

export function OperatorHealthPage() {
  const query = useQuery(healthQuery);
  return (
    <Page
      title={t`System status`}
      heading={<OperatorHeading title={t`System status`} />}
      actions={query.data && <Updated at={query.dataUpdatedAt} />}
    >
      <Loaded query={query}>{(health) => <Health health={health} />}</Loaded>
    </Page>
  );
}
