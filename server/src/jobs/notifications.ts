// Notifications between the processes on one database: a job was queued or closed. They may be lost, so every subscriber also polls.
import { Socket } from 'node:net';
import pg from 'pg';
import { declaringName } from '../db/connection-budget.ts';
import { type DatabaseUrl, type Sql, sql, type Tx } from '../db/db.ts';
import type { Logger } from '../kernel/logger.ts';
import { within } from '../kernel/within.ts';
import type { QueueName } from './job.ts';

const CHANNEL = 'greenroom_jobs';
const RECONNECT_MS = 1_000;
const CONNECT_MS = 5_000;

/** A connection that only listens does not notice that its server is gone, so it sends a query periodically. */
const PING_EVERY_MS = 10_000;
const PING_TIMEOUT_MS = 5_000;
const END_MS = 1_000;

/** missed: notifications may have been lost, so subscribers read the database. */
export type JobNotification =
  | { event: 'queued'; queue: QueueName }
  | { event: 'closed'; job: string }
  | { event: 'missed' };

export interface Notifications {
  /** Returns a function that ends the subscription. */
  subscribe(listener: (notification: JobNotification) => void): () => void;
  close(): Promise<void>;
}

type Published = Exclude<JobNotification, { event: 'missed' }>;

/** Delivered when the transaction commits. */
export async function publish(tx: Tx, notification: Published): Promise<void> {
  await sql`select ${publication(notification)}`.execute(tx);
}

/** An expression for a statement that publishes with what it writes, because each statement of an order counts. */
export const publication = (notification: Published): Sql =>
  sql`pg_notify(${CHANNEL}, ${JSON.stringify(notification)})`;

/** Holds one connection and reconnects by itself. `connections`: how many this process may open, announced in the connection's name. */
export async function openNotifications({
  url,
  log,
  connections,
}: {
  url: DatabaseUrl;
  log: Logger;
  connections: number;
}): Promise<Notifications> {
  const listeners = new Set<(notification: JobNotification) => void>();
  let client: pg.Client | undefined;
  let socket: Socket | undefined;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;

  const notify = (notification: JobNotification): void => {
    for (const listener of listeners) listener(notification);
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
      query_timeout: PING_TIMEOUT_MS,
    });
    next.on('error', (error) => log.warn({ err: error }, 'the connection for notifications was lost'));
    next.on('notification', ({ payload }) => notify(JSON.parse(payload ?? '') as JobNotification));
    next.on('end', reconnect);
    client = next;
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
    } catch (error) {
      await next.end().catch(() => undefined);
      throw error;
    }
    const pings = setInterval(() => next.query('select 1').catch(() => next.end()), PING_EVERY_MS);
    next.once('end', () => clearInterval(pings));
    notify({ event: 'missed' });
  };
  const reconnect = (): void => {
    if (closed) return;
    clearTimeout(retry);
    retry = setTimeout(() => connect().catch(reconnect), RECONNECT_MS);
  };

  await connect();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      closed = true;
      clearTimeout(retry);
      const ended = client?.end() ?? Promise.resolve();
      await within(END_MS, ended);
      // Nothing else ends a connection whose server no longer responds.
      socket?.destroy();
    },
  };
}
