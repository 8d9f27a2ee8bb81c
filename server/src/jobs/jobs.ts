// The jobs room as everyone but a worker sees it: queue a job, wait for it, give it up, read about it.

import { type Db, type Reader, sql, type Tx } from '../db/db.ts';
import { failJob } from './close.ts';
import type { Job, JobFailure, JobHooks, JobOutcome, JobStatus, NewJob, QueueName } from './job.ts';
import { type Notifications, publish } from './notifications.ts';
import { countActive } from './reads.ts';
import { waitForTurn } from './turns.ts';
import { createWaiter } from './wait.ts';

export type { Job, JobFailure, JobHooks, JobOutcome, JobStatus, NewJob, QueueName };

export interface Jobs {
  /** In the caller's transaction: the job exists and is started if and only if it commits. */
  enqueue(tx: Tx, job: NewJob): Promise<void>;
  /** The client's queued and running jobs of a lane. */
  activeCount(reader: Reader, client: string, lane: QueueName): Promise<number>;
  /** Closes a job that is not closed yet; false where it is. Whoever works on it can record nothing from then on. */
  fail(tx: Tx, id: string, failure: JobFailure): Promise<boolean>;
  /** Answers when the job is closed, or how it stands after `timeoutMs`. Rejects with the signal's reason. */
  wait(id: string, options: { timeoutMs: number; signal: AbortSignal }): Promise<JobOutcome>;
}

const HOUR_MS = 3_600_000;

export function createJobs({
  db,
  notifications,
  hooks,
  startLimitMs = 2 * HOUR_MS,
}: {
  db: Db;
  notifications: Notifications;
  hooks: Pick<JobHooks, 'failed'>;
  /** Longest wait of a job for its first start, where the job names none itself. */
  startLimitMs?: number;
}): Jobs {
  return {
    activeCount: countActive,
    wait: createWaiter({ db, notifications }),

    async enqueue(tx, { id, client, kind, lane, input, wallMs, startMs = startLimitMs }) {
      const { rows } = await sql<{
        queue: string;
      }>`insert into jobs (id, client_id, kind, lane, input, wall_ms, start_by)
        values (${id}, ${client}, ${kind}, ${lane}, ${JSON.stringify(input)}::jsonb, ${wallMs},
          now() + ${startMs} * interval '1 ms') returning queue`.execute(tx);
      await waitForTurn(tx, { lane, queue: rows[0]!.queue, client });
      await publish(tx, { word: 'queued', lane });
    },

    async fail(tx, id, failure) {
      const job = await failJob(tx, { id, failure, cause: 'given up from outside' }, hooks);
      return job !== undefined;
    },
  };
}
