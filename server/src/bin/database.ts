// Opens the database of a process, the embedded PostgreSQL or the operator's own server, and checks its schema.
import type { Config } from '../config/config.ts';
import { type Db, openDb, sql, timeLimits } from '../db/db.ts';
import { type Embedded, openEmbedded } from '../db/embedded.ts';
import { migrate, requireCompatibleSchema } from '../db/migrate.ts';
import { MIGRATIONS, readMigrations } from '../db/migration-files.ts';
import { checkPooledLimits, losesNotifications } from '../db/pooler.ts';
import type { Logger } from '../kernel/logger.ts';
import { OperatorError } from '../kernel/operator-error.ts';

export async function openDatabase(config: Config, log: Logger): Promise<Embedded> {
  const { databaseUrl: url } = config;
  if (!url) return openEmbedded({ dataDir: config.dataDir, log });
  await withDb(url, (db) => sql`select 1`.execute(db)).catch((cause: unknown) => {
    throw new OperatorError(`Cannot use the database at ${directSetting(config)}: ${reasonOf(cause)}.`, { cause });
  });
  return { url, release: async () => undefined };
}

/** OpenSSL's codes for a certificate whose issuer is not trusted. */
const UNTRUSTED = [
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
];

/** The message of the driver, with the address and the server's error. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const innermost = error.cause instanceof AggregateError ? error.cause.errors[0] : error.cause;
  if ('code' in error && UNTRUSTED.includes(String(error.code))) {
    return 'its certificate is not signed by a trusted CA; add sslrootcert with the path of the CA to the URL';
  }
  return innermost === undefined ? error.message || error.name : reasonOf(innermost);
}

const directSetting = ({ poolerUrl }: Config): string => (poolerUrl ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL');

/** Throws `OperatorError` if sessions are not kept where they must be, or a pooler's connections lack the time limits. */
export async function checkSessions(config: Config): Promise<void> {
  const { databaseUrl, poolerUrl } = config;
  if (databaseUrl && (await losesNotifications(databaseUrl))) {
    throw new OperatorError(
      `${directSetting(config)} is the URL of a connection pooler in transaction mode. Set DATABASE_DIRECT_URL to the URL of the database itself.`,
    );
  }
  if (!poolerUrl) return;
  const pooled = openDb(poolerUrl, { max: 1, limits: timeLimits.service, pooled: true, onError: () => undefined });
  await checkPooledLimits(pooled.db)
    .catch((cause: unknown) => {
      if (cause instanceof OperatorError) throw cause;
      throw new OperatorError(`Cannot use the pooler at DATABASE_URL: ${reasonOf(cause)}.`, { cause });
    })
    .finally(pooled.close);
}

/** Migrates either database. A process that shares the embedded PostgreSQL with this one has the same code. */
export const migrateDatabase = (config: Config, url: string): Promise<void> =>
  withDb(url, async (db) => {
    await migrate(db, { stopped: !config.databaseUrl });
  });

/** Migrates the embedded PostgreSQL; the operator's own server must be migrated already (`greenroom migrate`). */
export const requireSchema = async (config: Config, url: string): Promise<void> => {
  if (!config.databaseUrl) await migrateDatabase(config, url);
  const migrations = await readMigrations(MIGRATIONS);
  await withDb(url, (db) => requireCompatibleSchema(db, migrations));
};

/** Opens one connection, and closes it afterwards. */
export async function withDb<T>(url: string, use: (db: Db) => Promise<T>): Promise<T> {
  const { db, close } = openDb(url, { max: 1, limits: timeLimits.maintenance, onError: () => undefined });
  return use(db).finally(close);
}
