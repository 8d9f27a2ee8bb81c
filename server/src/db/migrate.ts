// Applies migrations: numbered SQL files, each applied once and in its own transaction, also by concurrent processes.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { OperatorError } from '../kernel/operator-error.ts';
import { type Db, type Reader, type Row, sql, timeLimits } from './db.ts';

const FOLDER = new URL('../../migrations/', import.meta.url);
const LOCK = 7_367_002;
const CONCURRENT_MIGRATION_MS = 3_600_000;

interface Migration {
  /** Such as `0002_ledger`. Migrations are applied in the order of their numbers; gaps are allowed. */
  readonly name: string;
  readonly text: string;
  readonly checksum: string;
}

/**
 * Applies pending migrations in order and returns their names. Safe to run in concurrent processes.
 * Throws `OperatorError` if a newer version has migrated the database.
 */
export async function migrate(db: Db, folder = FOLDER): Promise<string[]> {
  await refuseNewerSchema(db, folder);
  const applied: string[] = [];
  for (const migration of await readMigrations(folder)) {
    await db.transaction().execute(async (tx) => {
      // Another process may be applying a long migration.
      await sql`select set_config('lock_timeout', ${`${CONCURRENT_MIGRATION_MS}`}, true)`.execute(tx);
      await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx);
      await sql`select set_config('lock_timeout', ${`${timeLimits.maintenance.lockMs}`}, true)`.execute(tx);
      await sql`create table if not exists migrations (
        name text primary key, checksum text not null, applied_at timestamptz not null default now())`.execute(tx);
      const { rows } =
        await sql<AppliedMigration>`select name, checksum from migrations where name = ${migration.name}`.execute(tx);
      if (isApplied(rows[0], migration)) return;
      await sql.raw(migration.text).execute(tx);
      await sql`insert into migrations (name, checksum) values (${migration.name}, ${migration.checksum})`.execute(tx);
      applied.push(migration.name);
    });
  }
  return applied;
}

/** The names of the migrations that `migrate` would apply. Throws `OperatorError` if an applied file was edited. */
export async function pendingMigrations(db: Reader, folder = FOLDER): Promise<string[]> {
  const applied = new Map((await appliedMigrations(db)).map((row) => [row.name, row]));
  const migrations = await readMigrations(folder);
  return migrations.filter((migration) => !isApplied(applied.get(migration.name), migration)).map(({ name }) => name);
}

/** Throws `OperatorError` if a newer version has migrated the database: this version would misread its tables. */
export async function refuseNewerSchema(db: Reader, folder = FOLDER): Promise<void> {
  const known = new Set((await readMigrations(folder)).map(({ name }) => name));
  const unknown = (await appliedMigrations(db)).map(({ name }) => name).filter((name) => !known.has(name));
  if (unknown.length === 0) return;
  throw new OperatorError(
    `A newer version of Greenroom has migrated the database: this version does not know ${unknown.join(', ')}. Run the newer version.`,
  );
}

/** In order; empty for an empty database. */
export async function appliedMigrations(db: Reader): Promise<AppliedMigration[]> {
  const { rows } = await sql<{ found: boolean }>`select to_regclass('migrations') is not null as found`.execute(db);
  if (!rows[0]?.found) return [];
  return (await sql<AppliedMigration>`select name, checksum from migrations order by name`.execute(db)).rows;
}

export type AppliedMigration = Row<'migrations', 'name' | 'checksum'>;

function isApplied(applied: AppliedMigration | undefined, { name, checksum }: Migration): boolean {
  if (applied && applied.checksum !== checksum) {
    throw new OperatorError(
      `The migration ${name} was edited after it was applied. Restore the file and add a new migration.`,
    );
  }
  return applied !== undefined;
}

async function readMigrations(folder: URL): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => /^\d{4}_[a-z0-9_]+\.sql$/.test(file)).sort();
  const duplicate = files.find((file, i) => file.slice(0, 4) === files[i - 1]?.slice(0, 4));
  if (duplicate) throw new OperatorError(`Two migrations have the number ${duplicate.slice(0, 4)}.`);
  return Promise.all(
    files.map(async (file) => {
      const text = await readFile(new URL(file, folder), 'utf8');
      const checksum = createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex');
      return { name: file.slice(0, -'.sql'.length), text, checksum };
    }),
  );
}
