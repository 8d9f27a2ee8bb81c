// Finds problems that need the operator, each with what to do.
import type { SystemStatus } from '@greenroom/contract/dashboard/operator';
import { plural, t } from '@lingui/core/macro';
import { formatBytes, formatCount, formatElapsed, formatName } from '../../lib/format.ts';
import { takesJobs } from './takes-jobs.ts';
import { tooManyFailed, totalsOf } from './totals.ts';

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
  /** The section of `docs/operations.md` that tells how to repair it. */
  section: string;
  /** To be run on the server. */
  command?: string;
  /** Its causes are in the list of failed jobs. */
  failedJobs?: true;
}

/** To another disk, as in the operations guide. */
const BACKUP_COMMAND = 'npx greenroom backup --to /mnt/backups/greenroom';

const error = (section: string, text: string): SystemProblem => ({ text, severity: 'error', section });
const warning = (section: string, text: string): SystemProblem => ({ text, severity: 'warning', section });

const FAULTS: Readonly<Record<SystemStatus['engine_faults'][number]['reason'], (engine: string) => string>> = {
  invalid_credentials: (engine) =>
    t`The provider rejects the key of the engine ${engine}. Set a valid key and restart Greenroom.`,
  out_of_credit: (engine) => t`The engine ${engine} has no credit left at its provider. Add credit there.`,
};

export const isNearlyFull = ({ free_bytes, total_bytes }: NonNullable<SystemStatus['storage']['disk']>): boolean =>
  free_bytes < MIN_FREE_FRACTION * total_bytes;

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
  return [
    ...(workers.some(({ alive }) => alive)
      ? []
      : [error('greenroomprocessdown', t`No worker is running, so no jobs are processed. Start a worker.`)]),
    ...faults.map(({ engine, reason }) => error('greenroomenginefault', FAULTS[reason](formatName(engine)))),
    ...(problem === null
      ? []
      : [error(disk ? 'the-disk-is-full' : 'store-files-in-s3', t`Files cannot be stored: ${problem}`)]),
    ...(check && check.missing_objects > 0
      ? [
          error(
            'greenroomfilesmissing',
            plural(check.missing_objects, {
              one: `The store lacks a file: ${check.missing[0] ?? ''}. Restore it from a backup, then run greenroom storage verify.`,
              other: `The store lacks # files, such as ${check.missing[0] ?? ''}. Restore them from a backup, then run greenroom storage verify.`,
            }),
          ),
        ]
      : []),
    ...unresponsive.map(({ name }) =>
      warning(
        'greenroomprocessdown',
        t`Worker ${name} stopped responding while it was running a job. Another worker takes over within seconds.`,
      ),
    ),
    ...queues
      .filter(({ queue, oldest_waiting_seconds: seconds }) => seconds > MAX_WAIT_SECONDS[queue])
      .map(({ queue, oldest_waiting_seconds: seconds }) =>
        queue === 'batch'
          ? warning(
              'greenroomvideoswait',
              t`The oldest job in the batch queue has waited ${formatElapsed(seconds * 1000)}. Start more workers.`,
            )
          : warning(
              'greenroomcallerswait',
              t`The oldest job in the interactive queue has waited ${formatElapsed(seconds * 1000)}. Start more workers.`,
            ),
      ),
    ...failures(queues),
    ...(slow.length > 0
      ? [
          warning(
            'find-out-why-a-job-failed',
            plural(slow.length, {
              one: 'A job has used more than half of the time limit; see Slow jobs.',
              other: '# jobs have used more than half of the time limit; see Slow jobs.',
            }),
          ),
        ]
      : []),
    ...(database.migrations_pending.length > 0
      ? [
          warning(
            'upgrade-without-downtime',
            t`Pending migrations: ${database.migrations_pending.join(', ')}. Run greenroom migrate.`,
          ),
        ]
      : []),
    ...(erasures.count > 0
      ? [
          warning(
            'erase-photos-and-voices',
            plural(erasures.count, {
              one: 'Engines failed to erase # deleted voice or presenter. Greenroom retries; see Failed erasures.',
              other: 'Engines failed to erase # deleted voices or presenters. Greenroom retries; see Failed erasures.',
            }),
          ),
        ]
      : []),
    ...(versions.size > 1
      ? [
          warning(
            'upgrade-without-downtime',
            t`Processes run different versions: ${[...versions].join(', ')}. Restart those with the older one.`,
          ),
        ]
      : []),
    ...backupProblems(backups).map((text) => ({ ...warning('greenroomnobackup', text), command: BACKUP_COMMAND })),
    ...(disk && isNearlyFull(disk)
      ? [
          warning(
            'the-disk-is-full',
            t`Only ${formatBytes(disk.free_bytes)} free on the storage disk. Free up space or move the files.`,
          ),
        ]
      : []),
  ];
}

function failures(queues: SystemStatus['queues']): SystemProblem[] {
  const totals = totalsOf({ queues });
  if (!tooManyFailed(totals)) return [];
  const failed = formatCount(totals.serviceFaults);
  const text = plural(totals.serviceFaults + totals.completed, {
    one: `${failed} of # job failed in the last hour.`,
    other: `${failed} of # jobs failed in the last hour.`,
  });
  return [{ ...warning('find-out-why-a-job-failed', text), failedJobs: true }];
}

function backupProblems({ last, age_seconds: age }: SystemStatus['backups']): string[] {
  if (last === null) return [t`There is no backup. Run one now, and repeat it every day:`];
  const days = Math.floor(age / DAY_SECONDS);
  if (age > MAX_BACKUP_DAYS * DAY_SECONDS)
    return [t`The latest completed backup is ${formatCount(days)} days old. Check the job that runs it:`];
  return last.result === 'failed' || last.result === 'interrupted'
    ? [t`The last backup failed. Read the output of the command, and run it again:`]
    : [];
}
