// Applies migrations, each once, while processes of the version before run, and also by concurrent processes.
import { setTimeout as sleep } from 'node:timers/promises';
import { OperatorError } from '../kernel/operator-error.ts';
import { type Db, type Reader, type Row, sql } from './db.ts';
import { MIGRATIONS, type Migration, readMigrations } from './migration-files.ts';
import { isLockConflict } from './outages.ts';

const LOCK = 7_367_002;
const CONCURRENT_MIGRATION_MS = 3_600_000;
const LOCK_POLL_MS = 200;

/**
 * Statements of the service queue behind a migration that waits for a lock. Much shorter than `timeLimits.service.lockMs` and than
 * PostgreSQL's deadlock_timeout, so that the migration gives up and not a request.
 */
const LOCK_TIMEOUT_MS = 300;
/** Building an index concurrently waits for transactions, and no other statement waits for it. */
const CONCURRENT_INDEX_LOCK_MS = 600_000;
const RETRY_MS = 1_000;
const RETRY_LIMIT_MS = 300_000;

export type AppliedMigration = Row<'migrations', 'name' | 'checksum' | 'requires'>;

export interface MigrateOptions {
  folder?: URL;
  /** All processes of the service are stopped. */
  stopped?: boolean;
}

/**
 * Applies pending migrations in order and returns their names. Safe to run in concurrent processes, but not through a pooler.
 * Throws `OperatorError` if a newer version has migrated the database so that this version cannot run, if running processes would
 * fail after a migration, and if a table was locked for minutes.
 */
export async function migrate(
  db: Db,
  { folder = MIGRATIONS, stopped = false }: MigrateOptions = {},
): Promise<string[]> {
  const migrations = await readMigrations(folder);
  return db.connection().execute((session) =>
    withMigrationLock(session, async () => {
      await sql`create table if not exists migrations (name text primary key, checksum text not null, requires integer,
        applied_at timestamptz not null default now())`.execute(session);
      const applied = await appliedMigrations(session);
      refuseIncompatible(applied, migrations);
      const pending = listPending(applied, migrations);
      if (!stopped) refuseToBreakProcesses(applied, pending);
      for (const migration of pending) await apply(session, migration);
      return pending.map(({ name }) => name);
    }),
  );
}

/** The names of the migrations that `migrate` would apply. Throws `OperatorError` if an applied file was edited. */
export async function pendingMigrations(db: Reader, folder = MIGRATIONS): Promise<string[]> {
  return listPending(await appliedMigrations(db), await readMigrations(folder)).map(({ name }) => name);
}

/**
 * Throws `OperatorError` if this version cannot run on the schema: migrations are missing, or a newer version has applied one that
 * requires newer code. Other migrations of newer versions are compatible.
 */
export async function requireCompatibleSchema(db: Reader, migrations: readonly Migration[]): Promise<void> {
  const applied = await appliedMigrations(db);
  refuseIncompatible(applied, migrations);
  const pending = listPending(applied, migrations);
  if (pending.length === 0) return;
  const names = pending.map(({ name }) => name).join(', ');
  throw new OperatorError(`The database lacks migrations: ${names}. Run \`greenroom migrate\` first.`);
}

/** In order; empty for an empty database. */
export async function appliedMigrations(db: Reader): Promise<AppliedMigration[]> {
  const { rows } = await sql<{ found: boolean }>`select to_regclass('migrations') is not null as found`.execute(db);
  if (!rows[0]?.found) return [];
  return (await sql<AppliedMigration>`select name, checksum, requires from migrations order by name`.execute(db)).rows;
}

function refuseIncompatible(applied: readonly AppliedMigration[], migrations: readonly Migration[]): void {
  const known = new Set(migrations.map(({ number }) => number));
  const incompatible = applied.find(({ requires }) => requires !== null && !known.has(requires));
  if (!incompatible) return;
  throw new OperatorError(
    `A newer version of Greenroom has migrated the database: this version cannot run after ${incompatible.name}. Run the newer version.`,
  );
}

/** Processes that run may be of the version that applied the last migrations, which knows none of the pending ones. */
function refuseToBreakProcesses(applied: readonly AppliedMigration[], pending: readonly Migration[]): void {
  if (applied.length === 0) return;
  const numbers = new Set(pending.map(({ number }) => number));
  const breaking = pending.find(({ requires }) => requires !== undefined && numbers.has(requires));
  if (!breaking) return;
  throw new OperatorError(
    `Processes of the version that runs now would fail after ${breaking.name}. Upgrade to a version in between first, or stop all processes and run \`greenroom migrate --stopped true\`.`,
  );
}

function listPending(applied: readonly AppliedMigration[], migrations: readonly Migration[]): Migration[] {
  const checksums = new Map(applied.map(({ name, checksum }) => [name, checksum]));
  return migrations.filter(({ name, checksum }) => {
    const known = checksums.get(name);
    if (known !== undefined && known !== checksum) {
      throw new OperatorError(
        `The migration ${name} was edited after it was applied. Restore the file and add a new migration.`,
      );
    }
    return known === undefined;
  });
}

/** On one connection. The lock is tried, not awaited: building an index concurrently would wait for a process that waits for the lock. */
async function withMigrationLock<T>(session: Db, work: () => Promise<T>): Promise<T> {
  const lock = sql<{ locked: boolean }>`select pg_try_advisory_lock(${LOCK}) as locked`;
  for (const until = performance.now() + CONCURRENT_MIGRATION_MS; ; await sleep(LOCK_POLL_MS)) {
    if ((await lock.execute(session)).rows[0]?.locked) break;
    if (performance.now() > until)
      throw new OperatorError('Another process has been migrating the database for an hour.');
  }
  // If the connection is broken, the server has released the lock.
  return work().finally(() => sql`select pg_advisory_unlock(${LOCK})`.execute(session).catch(() => undefined));
}

/** Tries again while tables are in use. Between the attempts, statements that queued behind the migration run. */
async function apply(session: Db, migration: Migration): Promise<void> {
  for (const until = performance.now() + RETRY_LIMIT_MS; ; ) {
    try {
      return await (migration.inTransaction ? applyAtOnce(session, migration) : applyByStatement(session, migration));
    } catch (error) {
      if (!isLockConflict(error)) throw error;
      if (performance.now() > until) {
        throw new OperatorError(
          `The migration ${migration.name} got no lock on its tables. Earlier migrations are applied. Try again when no long transaction runs.`,
          { cause: error },
        );
      }
    }
    await sleep(RETRY_MS * (1 + Math.random()));
  }
}

const applyAtOnce = (session: Db, migration: Migration): Promise<void> =>
  session.transaction().execute(async (tx) => {
    await sql`select set_config('lock_timeout', ${`${LOCK_TIMEOUT_MS}`}, true)`.execute(tx);
    for (const statement of migration.statements) await sql.raw(statement).execute(tx);
    await record(tx, migration);
  });

async function applyByStatement(session: Db, migration: Migration): Promise<void> {
  const { rows } = await sql<{ before: string }>`select current_setting('lock_timeout') as before`.execute(session);
  const setLimit = (limit: string) => sql`select set_config('lock_timeout', ${limit}, false)`.execute(session);
  await setLimit(`${CONCURRENT_INDEX_LOCK_MS}`);
  try {
    for (const statement of migration.statements) await sql.raw(statement).execute(session);
  } finally {
    await setLimit(rows[0]!.before);
  }
  await record(session, migration);
}

const record = (db: Reader, { name, checksum, requires }: Migration) =>
  sql`insert into migrations (name, checksum, requires) values (${name}, ${checksum}, ${requires ?? null})`.execute(db);
