// Closes jobs whose time is up and clears away what closed jobs left behind; every worker does both, and each thing happens once.
import { type Db, sql } from '../db/db.ts';
import type { Logger } from '../kernel/logger.ts';
import { failJob } from './close.ts';
import type { Job, JobFailure, JobHooks } from './job.ts';
import { JOB } from './rows.ts';
import type { Scratch } from './scratch.ts';

const AT_ONCE = 50;

const NOT_STARTED: JobFailure = { code: 'unavailable', message: 'The job could not be started in time.' };
const TOO_LONG: JobFailure = { code: 'unavailable', message: 'The job took longer than is allowed and was stopped.' };

export interface Sweeper {
  /** Fails every job that is past its start or wall limit, whoever runs it. */
  closeOverdue(): Promise<void>;
  /** Sweeps one job that was closed just now, or does nothing where it is still open. */
  sweepJob(id: string): Promise<void>;
  /** Sweeps the jobs that were closed longer ago than that and that nobody swept. */
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
        // Faces and voices stand in what a job was given and in what its steps answered: nobody reads those again.
        await sql`with forgotten as (update job_steps set answer = null where job_id = ${job.id})
          update jobs set swept_at = now(), input = 'null' where id = ${job.id}`.execute(db);
      } catch (error) {
        // Stays unswept, so that the next round tries again; the others must not wait for it.
        log.error({ err: error, job: job.id }, 'sweeping a closed job failed');
      }
    }
  };

  return {
    async closeOverdue() {
      const { rows } = await sql<{
        id: string;
        fence: number;
        status: Job['status'];
      }>`select id, fence, status from jobs
        where (status = 'queued' and start_by < now())
          or (status = 'running' and started_at + wall_ms * interval '1 ms' < now())
        limit ${AT_ONCE}`.execute(db);
      for (const { id, fence, status } of rows) {
        const failure = status === 'queued' ? NOT_STARTED : TOO_LONG;
        // Under the fence that was read: a job that was queued then and has begun since is left alone.
        await db.transaction().execute((tx) => failJob(tx, { id, fence, failure, cause: failure.message }, hooks));
      }
    },

    async sweepJob(id) {
      const { rows } = await sql<Job>`select ${JOB} from jobs
        where id = ${id} and completed_at is not null and swept_at is null`.execute(db);
      await sweep(rows);
    },

    async sweepLeftovers(afterMs) {
      const { rows } = await sql<Job>`select ${JOB} from jobs
        where swept_at is null and completed_at < now() - ${afterMs} * interval '1 ms'
        order by completed_at limit ${AT_ONCE}`.execute(db);
      await sweep(rows);
    },
  };
}
