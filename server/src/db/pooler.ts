// Detects a connection pooler that drops notifications, as poolers in transaction mode do.
import pg from 'pg';
import { randomToken } from '../kernel/ids.ts';

const CONNECT_MS = 5_000;
const ARRIVAL_LIMIT_MS = 2_000;

/** Listens on one connection and notifies on another. Takes milliseconds if the notification arrives. */
export async function losesNotifications(url: string): Promise<boolean> {
  const channel = `greenroom_probe_${randomToken()}`;
  const [listener, sender] = [0, 1].map(
    () =>
      new pg.Client({
        connectionString: url,
        application_name: 'greenroom-probe',
        connectionTimeoutMillis: CONNECT_MS,
        query_timeout: CONNECT_MS,
      }),
  ) as [pg.Client, pg.Client];
  for (const client of [listener, sender]) client.on('error', () => undefined);
  try {
    const arrival = new Promise<boolean>((resolve) => listener.once('notification', () => resolve(true)));
    await listener.connect();
    await listener.query(`listen ${channel}`);
    await sender.connect();
    await sender.query(`notify ${channel}`);
    const timeout = Promise.withResolvers<boolean>();
    const timer = setTimeout(() => timeout.resolve(false), ARRIVAL_LIMIT_MS);
    const arrived = await Promise.race([arrival, timeout.promise]);
    clearTimeout(timer);
    return !arrived;
  } finally {
    await Promise.allSettled([listener.end(), sender.end()]);
  }
}
