// A word between the processes on one database: something was queued, something was closed. Only ever a hint; everyone also polls.
import pg from 'pg';
import { sql, type Tx } from '../db/db.ts';
import type { Logger } from '../kernel/logger.ts';
import type { JobLane } from './job.ts';

const CHANNEL = 'greenroom_jobs';
const RECONNECT_MS = 1_000;

/** missed: words may have been lost, look for yourself. */
export type Signal = { word: 'queued'; lane: JobLane } | { word: 'closed'; job: string } | { word: 'missed' };

export interface Signals {
  /** Answers how to stop listening. */
  listen(hear: (signal: Signal) => void): () => void;
  close(): Promise<void>;
}

/** Heard once the transaction commits. */
export async function announce(tx: Tx, signal: Exclude<Signal, { word: 'missed' }>): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${JSON.stringify(signal)})`.execute(tx);
}

/** Holds one connection and renews it by itself. */
export async function openSignals({ url, log }: { url: string; log: Logger }): Promise<Signals> {
  const listeners = new Set<(signal: Signal) => void>();
  let client: pg.Client | undefined;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;

  const tell = (signal: Signal): void => {
    for (const hear of listeners) hear(signal);
  };

  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: url, keepAlive: true, application_name: 'greenroom-signals' });
    next.on('error', (error) => log.warn({ err: error }, 'the signal connection broke'));
    next.on('notification', ({ payload }) => tell(JSON.parse(payload ?? '') as Signal));
    next.on('end', reconnect);
    client = next;
    await next.connect();
    await next.query(`listen ${CHANNEL}`);
    tell({ word: 'missed' });
  };
  const reconnect = (): void => {
    if (closed) return;
    clearTimeout(retry);
    retry = setTimeout(() => connect().catch(reconnect), RECONNECT_MS);
  };

  await connect();
  return {
    listen(hear) {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
    async close() {
      closed = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}
