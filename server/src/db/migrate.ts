// Brings the schema up to date: numbered plain SQL files, each once, each in its own transaction, whoever else is at it.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { OperatorError } from '../kernel/operator-error.ts';
import { type Db, type Reader, sql } from './db.ts';

const FOLDER = new URL('../../migrations/', import.meta.url);
const LOCK = 7_367_002;

interface Migration {
  /** `0002_ledger`: the number gives the order, gaps are fine. */
  readonly name: string;
  readonly text: string;
  readonly checksum: string;
}

/** Applies what is pending, in the order of numbers; answers with the names applied. Safe to run from many processes at once. */
export async function migrate(db: Db, folder = FOLDER): Promise<string[]> {
  const applied: string[] = [];
  for (const migration of await readMigrations(folder)) {
    await db.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx);
      await sql`create table if not exists migrations (
        name text primary key, checksum text not null, applied_at timestamptz not null default now())`.execute(tx);
      if (await isApplied(tx, migration)) return;
      await sql.raw(migration.text).execute(tx);
      await sql`insert into migrations (name, checksum) values (${migration.name}, ${migration.checksum})`.execute(tx);
      applied.push(migration.name);
    });
  }
  return applied;
}

/** The names of what `migrate` would apply. Throws `OperatorError` where an applied file was edited. */
export async function pendingMigrations(db: Reader, folder = FOLDER): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const { rows } = await sql<{ found: boolean }>`select to_regclass('migrations') is not null as found`.execute(db);
  if (!rows[0]?.found) return migrations.map(({ name }) => name);
  const pending: string[] = [];
  for (const migration of migrations) if (!(await isApplied(db, migration))) pending.push(migration.name);
  return pending;
}

async function isApplied(db: Reader, { name, checksum }: Migration): Promise<boolean> {
  const { rows } = await sql<{ checksum: string }>`select checksum from migrations where name = ${name}`.execute(db);
  if (rows[0] && rows[0].checksum !== checksum) {
    throw new OperatorError(
      `The migration ${name} was edited after this database took it: restore it and add a new one.`,
    );
  }
  return rows.length > 0;
}

async function readMigrations(folder: URL): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => /^\d{4}_[a-z0-9_]+\.sql$/.test(file)).sort();
  const twin = files.find((file, i) => file.slice(0, 4) === files[i - 1]?.slice(0, 4));
  if (twin) throw new OperatorError(`Two migrations have the number ${twin.slice(0, 4)}.`);
  return Promise.all(
    files.map(async (file) => {
      const text = await readFile(new URL(file, folder), 'utf8');
      const checksum = createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex');
      return { name: file.slice(0, -'.sql'.length), text, checksum };
    }),
  );
}
