// The database of a process: the embedded server or the operator's own, and whether its schema is current.
import type { Config } from '../config/config.ts';
import { type Db, openDb, sql } from '../db/db.ts';
import { type Embedded, openEmbedded } from '../db/embedded.ts';
import { migrate, pendingMigrations } from '../db/migrate.ts';
import type { Logger } from '../kernel/logger.ts';
import { OperatorError } from '../kernel/operator-error.ts';

export async function openDatabase(config: Config, log: Logger): Promise<Embedded> {
  const { databaseUrl: url } = config;
  if (!url) return openEmbedded({ dataDir: config.dataDir, log });
  try {
    await withDb(url, (db) => sql`select 1`.execute(db));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message || cause.name : String(cause);
    throw new OperatorError(`The database of DATABASE_URL cannot be used: ${reason}.`, { cause });
  }
  return { url, release: async () => undefined };
}

/** Brings either up to date. */
export const bringUpToDate = (url: string): Promise<void> =>
  withDb(url, async (db) => {
    await migrate(db);
  });

/** Brings the embedded database up to date; one of the operator's own must be so already (`greenroom migrate`). */
export const requireSchema = (config: Config, url: string): Promise<void> =>
  withDb(url, async (db) => {
    if (!config.databaseUrl) await migrate(db);
    const pending = await pendingMigrations(db);
    if (pending.length === 0) return;
    throw new OperatorError(`The database lacks ${pending.join(', ')}: run \`greenroom migrate\` first.`);
  });

/** One connection, closed again. */
export async function withDb<T>(url: string, use: (db: Db) => Promise<T>): Promise<T> {
  const { db, close } = openDb(url, { max: 1, onError: () => undefined });
  return use(db).finally(close);
}
