// The jobs module for everyone but a worker: enqueue a job, wait for it, fail it.
import { type Db, type Reader, sql, type Tx } from '../db/db.ts';
import { activeTraceparent, describeSpan } from '../kernel/tracing.ts';
import { failJob } from './close.ts';
import type { JobFailure, JobHooks, JobOutcome, NewJob, QueueName } from './job.ts';
import { type Notifications, publication } from './notifications.ts';
import { countActive } from './reads.ts';
import { waitForTurn } from './turns.ts';
import { createWaiter } from './wait.ts';

export type { Job, JobFailure, JobHooks, JobOutcome, JobStatus, NewJob, QueueName } from './job.ts';

export interface Jobs {
  /** In the caller's transaction: the job exists and is started if and only if the transaction commits. */
  enqueue(tx: Tx, job: NewJob): Promise<void>;
  /** The client's queued and running jobs of a queue. */
  activeCount(reader: Reader, client: string, queue: QueueName): Promise<number>;
  /** Closes an open job as failed; returns false if it is closed already. Its worker can record nothing from then on. */
  fail(tx: Tx, id: string, failure: JobFailure): Promise<boolean>;
  /** Resolves when the job is closed, or with its state after `timeoutMs`. Rejects with the signal's reason. */
  wait(id: string, options: { timeoutMs: number; signal: AbortSignal }): Promise<JobOutcome>;
}

const HOUR_MS = 3_600_000;

export function createJobs({
  db,
  notifications,
  hooks,
  startTimeoutMs: defaultStartTimeoutMs = 2 * HOUR_MS,
}: {
  db: Db;
  notifications: Notifications;
  hooks: Pick<JobHooks, 'failed'>;
  /** The longest wait of a job for its first start, where the job has none of its own. */
  startTimeoutMs?: number;
}): Jobs {
  return {
    activeCount: countActive,
    wait: createWaiter({ db, notifications }),

    async enqueue(tx, { id, client, kind, queue, input, timeoutMs, startTimeoutMs = defaultStartTimeoutMs }) {
      describeSpan({ 'greenroom.job': id, 'greenroom.kind': kind });
      const { rows } = await sql<{ turnGroup: string }>`
        insert into jobs (id, client_id, kind, queue, input, timeout_ms, traceparent, start_deadline)
        values (${id}, ${client}, ${kind}, ${queue}, ${JSON.stringify(input)}::jsonb, ${timeoutMs},
          ${activeTraceparent() ?? null}, now() + ${startTimeoutMs} * interval '1 ms')
        returning turn_group as "turnGroup", ${publication({ event: 'queued', queue })}`.execute(tx);
      await waitForTurn(tx, { queue, turnGroup: rows[0]!.turnGroup, client });
    },

    async fail(tx, id, failure) {
      const job = await failJob(tx, { id, failure, cause: 'closed by its caller' }, hooks);
      return job !== undefined;
    },
  };
}
