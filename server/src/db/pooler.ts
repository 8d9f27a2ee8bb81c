// Checks connections through poolers: whether notifications arrive, and whether the time limits hold.
import pg from 'pg';
import { randomToken } from '../kernel/ids.ts';
import { OperatorError } from '../kernel/operator-error.ts';
import { IDLE_IN_TRANSACTION_MS, type Reader, sql, timeLimits } from './db.ts';

const CONNECT_MS = 5_000;
const ARRIVAL_LIMIT_MS = 5_000;

/** In transaction mode a session cannot set them, so they are settings of the role. */
const POOLED_LIMITS = {
  statement_timeout: timeLimits.service.statementMs,
  lock_timeout: timeLimits.service.lockMs,
  idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
};

/** Throws `OperatorError`, with the statements to run, if the pooler's connections have longer time limits than the service's, or none. */
export async function checkPooledLimits(pooled: Reader): Promise<void> {
  const { rows } = await sql<{ name: string; ms: number; role: string; database: string }>`
    select name, setting::int as ms, quote_ident(current_user) as role, quote_ident(current_database()) as database
    from pg_settings where name = any(${Object.keys(POOLED_LIMITS)}) order by name`.execute(pooled);
  const limitOf = (name: string) => POOLED_LIMITS[name as keyof typeof POOLED_LIMITS];
  const missing = rows.filter(({ name, ms }) => ms === 0 || ms > limitOf(name));
  if (missing.length === 0) return;
  const statements = missing.map(
    ({ name, role, database }) =>
      `alter role ${role} in database ${database} set ${name} = '${limitOf(name) / 1000}s';`,
  );
  throw new OperatorError(
    `The connections of the pooler at DATABASE_URL lack time limits. Run ${statements.join(' ')} Then restart the pooler.`,
  );
}

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
