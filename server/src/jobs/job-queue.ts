// Deliveries: pg-boss hands each job that has started to one worker at a time, and to another when that worker falls silent.
import { CompiledQuery } from 'kysely';
import { PgBoss } from 'pg-boss';
import { type DatabaseUrl, openDb, type Tx, timeLimits } from '../db/db.ts';
import { statementError } from '../db/outages.ts';
import type { Logger } from '../kernel/logger.ts';
import { within } from '../kernel/within.ts';
import type { QueueName } from './job.ts';
import { TIMES } from './times.ts';

const LANES: readonly QueueName[] = ['fast', 'video'];

/** One handing-over of a job to this worker. */
export interface Delivery {
  readonly message: string;
  /** With `message`, names this very delivery: a later one of the same message counts higher. */
  readonly retryCount: number;
  readonly lane: QueueName;
  /** Where the job waited. */
  readonly queue: string;
  readonly job: string;
}

export interface JobQueue {
  /** In the caller's transaction: delivered if and only if it commits. */
  enqueue(tx: Tx, letter: { job: string; lane: QueueName; queue: string; delayMs?: number }): Promise<void>;
  /** Up to `count` jobs that have started and that no worker holds, oldest delivery first. */
  fetch(lane: QueueName, count: number): Promise<Delivery[]>;
  /** Renews the lease of these, except of any that has passed to another worker. */
  heartbeat(deliveries: readonly Delivery[]): Promise<void>;
  /** Done with it, whatever came of it. Answers false, and does nothing, where it has passed to another worker or was closed. */
  complete(delivery: Delivery, tx?: Tx): Promise<boolean>;
  stop(): Promise<void>;
}

const joined = (tx: Tx) => ({
  executeSql: async (text: string, values: unknown[] = []) => {
    const { rows } = await tx.executeQuery(CompiledQuery.raw(text, values));
    return { rows };
  },
});

/** Of every mailbox. */
export const JOB_QUEUE_CONNECTIONS = 3;

/** Several processes that start at once make the tables one after the other. */
const LOCK_MS = 15_000;
const STOP_MS = 1_000;

/**
 * Has connections of its own, so that no busy pool keeps a heartbeat waiting; its tables are in the schema `pgboss`.
 * `supervise` is for workers: they notice the silent ones among them.
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
      // As the driver answers: of several statements in one text, pg-boss looks for the result that it wants itself.
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
  const queue = {
    heartbeatSeconds: leaseSeconds,
    // Attempts are counted by our own records: pg-boss may neither give up nor take a living worker's job away.
    retryLimit: 1_000_000,
    retryDelay: 0,
    expireInSeconds: 23 * 3600,
    deleteAfterSeconds: 600,
  };
  for (const lane of LANES) {
    await boss.createQueue(lane, queue);
    await boss.updateQueue(lane, queue);
  }

  const named = ({ message, retryCount }: Delivery) => ({ id: message, retryCount });

  return {
    async enqueue(tx, { job, lane, queue, delayMs = 0 }) {
      const startAfter = delayMs === 0 ? {} : { startAfter: delayMs / 1000 };
      await boss.send(lane, { job, queue }, { db: joined(tx), ...startAfter });
    },

    async fetch(lane, count) {
      const messages = await boss.fetch<{ job: string; queue: string }>(lane, { batchSize: count });
      return messages.map(({ id, retryCount, data }) => ({
        message: id,
        retryCount,
        lane,
        queue: data.queue,
        job: data.job,
      }));
    },

    async heartbeat(deliveries) {
      for (const lane of LANES) {
        const held = deliveries.filter((delivery) => delivery.lane === lane);
        if (held.length > 0) await boss.touch(lane, held.map(named));
      }
    },

    async complete(delivery, tx) {
      const done = await boss.complete(delivery.lane, named(delivery), null, tx ? { db: joined(tx) } : {});
      // Its types leave out what it answers.
      return (done as { affected: number }).affected > 0;
    },

    async stop() {
      await within(STOP_MS, boss.stop({ graceful: false }));
      await close();
    },
  };
}
