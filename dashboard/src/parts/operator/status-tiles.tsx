// The numbers that tell at a glance whether the installation works. Each leads to its jobs or to its section of the page.
import type { SystemStatus } from '@greenroom/contract/dashboard/operator';
import type { JobStatus } from '@greenroom/contract/jobs';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Anchor, SimpleGrid } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatBytes, formatCount, formatElapsed, formatName } from '../../lib/format.ts';
import { openSection } from '../folded-section.tsx';
import { TextLink } from '../links.tsx';
import { MetricCard } from '../metric-card.tsx';
import { RelativeTime } from '../relative-time.tsx';
import { formatGrowth, storageGrowth } from './storage-growth.ts';
import { isNearlyFull } from './system-problems.ts';
import { takesJobs } from './takes-jobs.ts';
import { tooManyFailed, totalsOf } from './totals.ts';

const BACKUP_RESULTS = {
  running: t`Running`,
  completed: t`Completed`,
  failed: t`Failed`,
  interrupted: t`Interrupted`,
} as const satisfies Record<NonNullable<SystemStatus['backups']['last']>['result'], string>;

const JobsLink = ({ status, children }: { status: JobStatus; children: ReactNode }) => (
  <TextLink to="/operator/jobs" search={{ status }} c="inherit" inherit underline="hover">
    {children}
  </TextLink>
);

/** Opens a section of the page. */
const SectionLink = ({ id, children }: { id: string; children: ReactNode }) => (
  <Anchor
    component="button"
    type="button"
    c="inherit"
    inherit
    ta="start"
    underline="hover"
    onClick={() => openSection(id)}
  >
    {children}
  </Anchor>
);

interface QueueTileProps {
  queue: SystemStatus['queues'][number];
  /** Of the jobs of all queues. */
  manyFailed: boolean;
}

function QueueTile({ queue: of, manyFailed }: QueueTileProps) {
  const { queue, queued, running, oldest_waiting_seconds: seconds, completed_last_hour: completed } = of;
  const { failed_last_hour: failed, client_faults_last_hour: clientFaults } = of;
  return (
    <MetricCard
      name={queue === 'batch' ? t`Batch queue` : t`Interactive queue`}
      value={<JobsLink status="queued">{t`${formatCount(queued)} queued`}</JobsLink>}
      warns={manyFailed && failed > clientFaults}
      note={
        <>
          <JobsLink status="running">
            {queued > 0
              ? t`${formatCount(running)} running, waiting up to ${formatElapsed(seconds * 1000)}`
              : t`${formatCount(running)} running`}
          </JobsLink>
          <br />
          <Trans>
            Last hour: {formatCount(completed)} done, <JobsLink status="failed">{formatCount(failed)} failed</JobsLink>
          </Trans>
          {clientFaults > 0 && (
            <>
              <br />
              {plural(clientFaults, {
                one: '# because of what a client sent',
                other: '# because of what clients sent',
              })}
            </>
          )}
        </>
      }
    />
  );
}

export function StatusTiles({ health }: { health: SystemStatus }) {
  const { processes, storage, database, backups, engine_faults: faults } = health;
  const manyFailed = tooManyFailed(totalsOf(health));
  const { bytes, databaseBytes, days } = storageGrowth(health);
  const { disk } = storage;
  const running = processes.filter(({ alive }) => alive).length;
  const result = backups.last?.result;
  return (
    <SimpleGrid cols={{ base: 2, lg: 4 }} spacing="sm">
      {health.queues.map((queue) => (
        <QueueTile key={queue.queue} queue={queue} manyFailed={manyFailed} />
      ))}
      <MetricCard
        name={t`Processes`}
        value={<SectionLink id="processes">{t`${formatCount(running)} running`}</SectionLink>}
        warns={running < processes.length}
        note={
          running < processes.length
            ? t`${formatCount(processes.length - running)} not responding`
            : plural(processes.filter(takesJobs).length, { one: '# worker', other: '# workers' })
        }
      />
      <MetricCard
        name={t`Engines`}
        value={
          <SectionLink id="engines">
            {faults.length === 0 ? t`No faults` : t`${formatCount(faults.length)} faulty`}
          </SectionLink>
        }
        warns={faults.length > 0}
        note={faults.map(({ engine }) => formatName(engine)).join(', ') || t`No rejected keys`}
      />
      {disk ? (
        <MetricCard
          name={t`Free disk space`}
          value={<SectionLink id="storage">{formatBytes(disk.free_bytes)}</SectionLink>}
          warns={isNearlyFull(disk)}
          note={t`Files: ${formatBytes(storage.bytes)}, ${formatGrowth(bytes, days)}`}
        />
      ) : (
        <MetricCard
          name={t`Stored files`}
          value={<SectionLink id="storage">{formatBytes(storage.bytes)}</SectionLink>}
          note={formatGrowth(bytes, days)}
        />
      )}
      <MetricCard
        name={t`Database`}
        value={<SectionLink id="database">{formatBytes(database.size_bytes)}</SectionLink>}
        note={formatGrowth(databaseBytes, days)}
      />
      <MetricCard
        name={t`Last backup`}
        value={
          backups.last === null ? (
            t`None yet`
          ) : result === 'completed' ? (
            <SectionLink id="backup">
              <RelativeTime at={backups.last.started_at} />
            </SectionLink>
          ) : (
            <RelativeTime at={backups.last.started_at} />
          )
        }
        warns={result !== 'completed' && result !== 'running'}
        note={result ? BACKUP_RESULTS[result] : t`Run one every day`}
      />
      <MetricCard
        name={t`Version`}
        value={health.version}
        warns={database.migrations_pending.length > 0}
        note={
          database.migrations_pending.length > 0
            ? t`${formatCount(database.migrations_pending.length)} migrations pending`
            : t`Schema ${database.migrations_applied.at(-1)?.name.split('_')[0] ?? ''}, Node ${health.node}`
        }
      />
    </SimpleGrid>
  );
}
