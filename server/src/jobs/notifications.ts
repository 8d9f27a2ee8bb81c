// A word between the processes on one database: something was queued, something was closed. Only ever a hint; everyone also polls.
import { Socket } from 'node:net';
import pg from 'pg';
import { declaringName } from '../db/connection-budget.ts';
import { type DatabaseUrl, sql, type Tx } from '../db/db.ts';
import type { Logger } from '../kernel/logger.ts';
import { within } from '../kernel/within.ts';
import type { QueueName } from './job.ts';

const CHANNEL = 'greenroom_jobs';
const RECONNECT_MS = 1_000;
const CONNECT_MS = 5_000;

/** A connection that only listens would never learn that its server is gone: it asks every now and then. */
const ASK_EVERY_MS = 10_000;
const ANSWER_MS = 5_000;
const END_MS = 1_000;

/** missed: words may have been lost, look for yourself. */
export type JobNotification =
  | { word: 'queued'; lane: QueueName }
  | { word: 'closed'; job: string }
  | { word: 'missed' };

export interface Notifications {
  /** Answers how to stop listening. */
  subscribe(hear: (signal: JobNotification) => void): () => void;
  close(): Promise<void>;
}

/** Heard once the transaction commits. */
export async function publish(tx: Tx, signal: Exclude<JobNotification, { word: 'missed' }>): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${JSON.stringify(signal)})`.execute(tx);
}

/** Holds one connection and renews it by itself. `connections`: how many this process may open, told to the others by its name. */
export async function openNotifications({
  url,
  log,
  connections,
}: {
  url: DatabaseUrl;
  log: Logger;
  connections: number;
}): Promise<Notifications> {
  const listeners = new Set<(signal: JobNotification) => void>();
  let client: pg.Client | undefined;
  let socket: Socket | undefined;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;

  const tell = (signal: JobNotification): void => {
    for (const hear of listeners) hear(signal);
  };

  const connect = async (): Promise<void> => {
    const own = new Socket();
    socket = own;
    const next = new pg.Client({
      stream: () => own,
      connectionString: typeof url === 'string' ? url : url(),
      application_name: declaringName(connections),
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: ANSWER_MS,
    });
    next.on('error', (error) => log.warn({ err: error }, 'the signal connection broke'));
    next.on('notification', ({ payload }) => tell(JSON.parse(payload ?? '') as JobNotification));
    next.on('end', reconnect);
    client = next;
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
    } catch (error) {
      await next.end().catch(() => undefined);
      throw error;
    }
    const asking = setInterval(() => next.query('select 1').catch(() => next.end()), ASK_EVERY_MS);
    next.once('end', () => clearInterval(asking));
    tell({ word: 'missed' });
  };
  const reconnect = (): void => {
    if (closed) return;
    clearTimeout(retry);
    retry = setTimeout(() => connect().catch(reconnect), RECONNECT_MS);
  };

  await connect();
  return {
    subscribe(hear) {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
    async close() {
      closed = true;
      clearTimeout(retry);
      const ended = client?.end() ?? Promise.resolve();
      await within(END_MS, ended);
      // Where the server no longer answers, nothing else ends it.
      socket?.destroy();
    },
  };
}
