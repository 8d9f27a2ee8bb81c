// Delivers started jobs through pg-boss: each to one worker at a time, and to another one when its heartbeats stop.
import { CompiledQuery } from 'kysely';
import { PgBoss } from 'pg-boss';
import { type DatabaseUrl, openDb, type Tx, timeLimits } from '../db/db.ts';
import { statementError } from '../db/outages.ts';
import type { Logger } from '../kernel/logger.ts';
import { within } from '../kernel/within.ts';
import { QUEUES, type QueueName } from './job.ts';
import { TIMES } from './times.ts';

/** One delivery of a job to this worker. */
export interface Delivery {
  readonly message: string;
  /** Identifies this delivery together with `message`: it is higher for each later one of the same message. */
  readonly retryCount: number;
  readonly queue: QueueName;
  readonly turnGroup: string;
  readonly job: string;
}

export interface JobQueue {
  /** In the caller's transaction: the job is delivered if and only if the transaction commits. */
  enqueue(tx: Tx, message: { job: string; queue: QueueName; turnGroup: string; delayMs?: number }): Promise<void>;
  /** Up to `count` started jobs that no worker holds, oldest delivery first. */
  fetch(queue: QueueName, count: number): Promise<Delivery[]>;
  /** Renews the leases of the deliveries, except of those that have passed to another worker. */
  heartbeat(deliveries: readonly Delivery[]): Promise<void>;
  /** Removes the delivery, whatever its outcome. Returns false, and does nothing, if it has passed to another worker or was completed. */
  complete(delivery: Delivery, tx?: Tx): Promise<boolean>;
  stop(): Promise<void>;
}

const joined = (tx: Tx) => ({
  executeSql: async (text: string, values: unknown[] = []) => {
    const { rows } = await tx.executeQuery(CompiledQuery.raw(text, values));
    return { rows };
  },
});

/** The connections of each process that opens a job queue. */
export const JOB_QUEUE_CONNECTIONS = 3;

/** Processes that start together create the tables one after the other. */
const LOCK_MS = 15_000;
const STOP_MS = 1_000;

/**
 * Has connections of its own, so that no heartbeat waits for a busy pool. Its tables are in the schema `pgboss`.
 * `supervise` is for workers: they look for leases that have expired.
 */
export async function openJobQueue({
  url,
  log,
  supervise,
  leaseSeconds = TIMES.leaseSeconds,
}: {
  url: DatabaseUrl;
  log: Logger;
  supervise: boolean;
  leaseSeconds?: number;
}): Promise<JobQueue> {
  const { pool, close } = openDb(url, {
    max: JOB_QUEUE_CONNECTIONS,
    limits: { ...timeLimits.service, lockMs: LOCK_MS },
    applicationName: 'greenroom-jobs',
    onError: (error) => log.warn({ err: error }, 'a database connection of the queue was lost'),
  });
  const boss = new PgBoss({
    db: {
      // Passed on as the driver returns it: pg-boss picks its result from texts of several statements itself.
      executeSql: (text, values) =>
        pool.query(text, values).catch((error: unknown) => {
          throw statementError(error);
        }),
    },
    schedule: false,
    supervise,
    superviseIntervalSeconds: 1,
    monitorIntervalSeconds: 1,
    maintenanceIntervalSeconds: 600,
    monitorVacuum: false,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'pg-boss'));
  await boss.start();
  const options = {
    heartbeatSeconds: leaseSeconds,
    // The step records count attempts: pg-boss must neither give up nor take a job from a worker that is alive.
    retryLimit: 1_000_000,
    retryDelay: 0,
    expireInSeconds: 23 * 3600,
    deleteAfterSeconds: 600,
  };
  for (const queue of QUEUES) {
    await boss.createQueue(queue, options);
    await boss.updateQueue(queue, options);
  }

  const identify = ({ message, retryCount }: Delivery) => ({ id: message, retryCount });

  return {
    async enqueue(tx, { job, queue, turnGroup, delayMs = 0 }) {
      const startAfter = delayMs === 0 ? {} : { startAfter: delayMs / 1000 };
      await boss.send(queue, { job, turnGroup }, { db: joined(tx), ...startAfter });
    },

    async fetch(queue, count) {
      const messages = await boss.fetch<{ job: string; turnGroup: string }>(queue, { batchSize: count });
      return messages.map(({ id, retryCount, data }) => ({
        message: id,
        retryCount,
        queue,
        turnGroup: data.turnGroup,
        job: data.job,
      }));
    },

    async heartbeat(deliveries) {
      for (const queue of QUEUES) {
        const held = deliveries.filter((delivery) => delivery.queue === queue);
        if (held.length > 0) await boss.touch(queue, held.map(identify));
      }
    },

    async complete(delivery, tx) {
      const done = await boss.complete(delivery.queue, identify(delivery), null, tx ? { db: joined(tx) } : {});
      // The types of pg-boss omit the result.
      return (done as { affected: number }).affected > 0;
    },

    async stop() {
      await within(STOP_MS, boss.stop({ graceful: false }));
      await close();
    },
  };
}
