// Finds problems that need the operator, each with what to do.
import type { SystemStatus } from '@greenroom/contract/dashboard/operator';
import { plural, t } from '@lingui/core/macro';
import { formatBytes, formatCount, formatElapsed, formatName } from '../../lib/format.ts';
import { takesJobs } from './takes-jobs.ts';

/** Batch jobs may wait for others; callers wait for interactive ones. */
const MAX_WAIT_SECONDS = { interactive: 20, batch: 600 };
const MIN_FREE_FRACTION = 0.1;
const DAY_SECONDS = 86_400;
const MAX_BACKUP_DAYS = 7;

type CheckedHealth = Pick<
  SystemStatus,
  'queues' | 'slow_jobs' | 'processes' | 'database' | 'storage' | 'backups' | 'engine_faults' | 'erasures_failing'
>;

export interface SystemProblem {
  /** What is wrong and what to do. */
  text: string;
  /** error: work fails until it is repaired. */
  severity: 'error' | 'warning';
}

const FAULTS: Readonly<Record<SystemStatus['engine_faults'][number]['reason'], (engine: string) => string>> = {
  invalid_credentials: (engine) =>
    t`The provider rejects the key of the engine ${engine}. Set a valid key and restart Greenroom.`,
  out_of_credit: (engine) => t`The engine ${engine} has no credit left at its provider. Add credit there.`,
};

/** Errors first. */
export function systemProblems({
  queues,
  slow_jobs: slow,
  processes,
  database,
  storage,
  backups,
  engine_faults: faults,
  erasures_failing: erasures,
}: CheckedHealth): SystemProblem[] {
  const { problem, disk, check } = storage;
  const workers = processes.filter(takesJobs);
  const versions = new Set(processes.filter(({ alive }) => alive).map(({ version }) => version));
  const unresponsive = workers.filter(({ alive, jobs }) => !alive && jobs.length > 0);
  const errors = [
    ...(workers.some(({ alive }) => alive) ? [] : [t`No worker is running, so no jobs are processed. Start a worker.`]),
    ...faults.map(({ engine, reason }) => FAULTS[reason](formatName(engine))),
    ...(problem === null ? [] : [t`Files cannot be stored: ${problem}`]),
    ...(check && check.missing_objects > 0
      ? [
          plural(check.missing_objects, {
            one: `The store lacks a file: ${check.missing[0] ?? ''}. Restore it from a backup, then run greenroom storage verify.`,
            other: `The store lacks # files, such as ${check.missing[0] ?? ''}. Restore them from a backup, then run greenroom storage verify.`,
          }),
        ]
      : []),
  ];
  const warnings = [
    ...unresponsive.map(
      ({ name }) =>
        t`Worker ${name} stopped responding while it was running a job. Another worker takes over within seconds.`,
    ),
    ...queues
      .filter(({ queue, oldest_waiting_seconds: seconds }) => seconds > MAX_WAIT_SECONDS[queue])
      .map(({ queue, oldest_waiting_seconds: seconds }) =>
        queue === 'batch'
          ? t`The oldest job in the batch queue has waited ${formatElapsed(seconds * 1000)}. Start more workers.`
          : t`The oldest job in the interactive queue has waited ${formatElapsed(seconds * 1000)}. Start more workers.`,
      ),
    ...(slow.length > 0
      ? [
          plural(slow.length, {
            one: 'A job has used more than half of the time limit; see Slow jobs.',
            other: '# jobs have used more than half of the time limit; see Slow jobs.',
          }),
        ]
      : []),
    ...(database.migrations_pending.length > 0
      ? [t`Pending migrations: ${database.migrations_pending.join(', ')}. Run greenroom migrate.`]
      : []),
    ...(erasures.count > 0
      ? [
          plural(erasures.count, {
            one: 'Engines failed to erase # deleted voice or presenter. Greenroom retries; see Failed erasures.',
            other: 'Engines failed to erase # deleted voices or presenters. Greenroom retries; see Failed erasures.',
          }),
        ]
      : []),
    ...(versions.size > 1
      ? [t`Processes run different versions: ${[...versions].join(', ')}. Restart those with the older one.`]
      : []),
    ...backupProblems(backups),
    ...(disk && disk.free_bytes < MIN_FREE_FRACTION * disk.total_bytes
      ? [t`Only ${formatBytes(disk.free_bytes)} free on the storage disk. Free up space or move the files.`]
      : []),
  ];
  const withSeverity = (severity: SystemProblem['severity']) => (text: string) => ({ text, severity });
  return [...errors.map(withSeverity('error')), ...warnings.map(withSeverity('warning'))];
}

/** An installation of less than a week needs no backup yet. */
function backupProblems({ last, age_seconds: age }: SystemStatus['backups']): string[] {
  const days = Math.floor(age / DAY_SECONDS);
  if (age > MAX_BACKUP_DAYS * DAY_SECONDS) {
    return [
      last === null
        ? t`There is no backup. Run greenroom backup, and repeat it every day.`
        : t`The latest completed backup is ${formatCount(days)} days old. Check the job that runs greenroom backup.`,
    ];
  }
  return last?.result === 'failed' || last?.result === 'interrupted'
    ? [t`The last backup failed. Read the output of greenroom backup, and run it again.`]
    : [];
}
