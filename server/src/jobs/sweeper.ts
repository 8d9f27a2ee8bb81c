// Fails overdue jobs and deletes what closed jobs left behind. Every worker does both.
import { type Db, sql, type Tx } from '../db/db.ts';
import type { Logger } from '../kernel/logger.ts';
import { failJob } from './close.ts';
import type { Job, JobFailure, JobHooks } from './job.ts';
import { JOB_COLUMNS } from './rows.ts';
import type { Scratch } from './scratch.ts';

const AT_ONCE = 50;

/** A client whose accounts are locked must not hold up the others' refunds. */
const LOCK_MS = 250;

const NOT_STARTED: JobFailure = { code: 'unavailable', message: 'The job could not be started in time.' };
const TOO_LONG: JobFailure = { code: 'unavailable', message: 'The job took longer than is allowed and was stopped.' };

export interface Sweeper {
  /** Fails every job that is past its start deadline or its timeout, whichever worker runs it. */
  closeOverdue(): Promise<void>;
  /** Sweeps one job, or does nothing if it is open or swept already. */
  sweepJob(id: string): Promise<void>;
  /** Sweeps jobs that were closed longer ago than that and that no worker swept. */
  sweepLeftovers(afterMs: number): Promise<void>;
}

export function createSweeper({
  db,
  hooks,
  scratch,
  log,
}: {
  db: Db;
  hooks: JobHooks;
  scratch: Scratch;
  log: Logger;
}): Sweeper {
  const sweep = async (jobs: readonly Job[]): Promise<void> => {
    for (const job of jobs) {
      try {
        await hooks.closed(job);
        await scratch.removeJob(job.id);
        // The input of a job and the results of its steps contain faces and voices, and are not read again.
        await sql`with erased as (update job_steps set result = null where job_id = ${job.id})
          update jobs set swept_at = now(), input = 'null' where id = ${job.id}`.execute(db);
      } catch (error) {
        // The job remains unswept, so the next round tries again; other jobs must not wait for it.
        log.error({ err: error, job: job.id }, 'sweeping a closed job failed');
      }
    }
  };

  return {
    async closeOverdue() {
      // A job whose row or whose client's accounts are locked is left for the next round.
      const passed: string[] = [];
      const closeOne = (tx: Tx) => closeNextOverdue(tx, hooks, passed);
      for (let count = 0; count < AT_ONCE; count++) {
        const more = await db
          .transaction()
          .execute(closeOne)
          .catch((error: unknown) => {
            log.error(
              { err: error, job: passed.at(-1) },
              'an overdue job could not be closed; the next round tries again',
            );
            return passed.length > count;
          });
        if (!more) return;
      }
    },

    async sweepJob(id) {
      const { rows } = await sql<Job>`select ${JOB_COLUMNS} from jobs
        where id = ${id} and completed_at is not null and swept_at is null`.execute(db);
      await sweep(rows);
    },

    async sweepLeftovers(afterMs) {
      const { rows } = await sql<Job>`select ${JOB_COLUMNS} from jobs
        where swept_at is null and completed_at < now() - ${afterMs} * interval '1 ms'
        order by completed_at limit ${AT_ONCE}`.execute(db);
      await sweep(rows);
    },
  };
}

/** Returns whether there was one. Its id is added to `passed` first, so that a job which cannot be closed is not selected again. */
async function closeNextOverdue(tx: Tx, hooks: Pick<JobHooks, 'failed'>, passed: string[]): Promise<boolean> {
  await sql`select set_config('lock_timeout', ${`${LOCK_MS}`}, true)`.execute(tx);
  const { rows } = await sql<{ id: string; status: Job['status'] }>`select id, status from jobs
    where ((status = 'queued' and start_deadline < now())
      or (status = 'running' and started_at + timeout_ms * interval '1 ms' < now()))
      and id <> all(${[...passed]})
    limit 1 for update skip locked`.execute(tx);
  const [job] = rows;
  if (!job) return false;
  passed.push(job.id);
  const failure = job.status === 'queued' ? NOT_STARTED : TOO_LONG;
  await failJob(tx, { id: job.id, failure, cause: failure.message }, hooks);
  return true;
}
