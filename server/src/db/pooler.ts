// Whether something between us and PostgreSQL swallows notifications, as a connection pooler in transaction mode does.
import pg from 'pg';
import { unguessable } from '../kernel/ids.ts';

const CONNECT_MS = 5_000;
const HEARD_WITHIN_MS = 2_000;

/** Tries it: one connection listens, another one notifies. Takes milliseconds where the notification arrives. */
export async function losesNotifications(url: string): Promise<boolean> {
  const channel = `greenroom_probe_${unguessable()}`;
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
    const heard = new Promise<boolean>((resolve) => listener.once('notification', () => resolve(true)));
    await listener.connect();
    await listener.query(`listen ${channel}`);
    await sender.connect();
    await sender.query(`notify ${channel}`);
    const silence = Promise.withResolvers<boolean>();
    const timer = setTimeout(() => silence.resolve(false), HEARD_WITHIN_MS);
    const arrived = await Promise.race([heard, silence.promise]);
    clearTimeout(timer);
    return !arrived;
  } finally {
    await Promise.allSettled([listener.end(), sender.end()]);
  }
}
