// Opens a database for a test file, cloned from a migrated template on the database server of the test run.
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type Db, type OpenedDb, openDb, sql, type Tx, timeLimits } from './db.ts';
import { prepareInstallation } from './embedded/installation.ts';
import { ensureServer, urlOf } from './embedded/server.ts';
import { migrate } from './migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    testDataDir: string;
  }
}

const TEMPLATE = 'template_greenroom';
const LOCK = 7_367_003;

export interface TestDb extends OpenedDb {
  /** For a second pool or another process on the same database. */
  readonly url: string;
}

/** Opens an empty, migrated database on PostgreSQL, with up to 40 connections for tests of concurrency. */
export async function openTestDb(): Promise<TestDb> {
  const server = await ensureServer(await prepareInstallation(inject('testDataDir')), { durable: false });
  const name = `test_${randomBytes(8).toString('hex')}`;
  await withClient(urlOf(server, 'postgres'), async (client) => {
    // Cloning needs exclusive access to the template, and only the first test file creates it.
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [TEMPLATE]);
    if (!rowCount) await createTemplate(client, (database) => urlOf(server, database));
    await client.query(`create database ${name} template ${TEMPLATE}`);
  });
  const url = urlOf(server, name);
  return { url, ...openDb(url, { max: 40, limits: timeLimits.maintenance, onError: () => undefined }) };
}

/** How many rows of the table `act` reads, by sequential and index scans. */
export const rowsRead = (db: Db, table: string, act: (tx: Tx) => Promise<unknown>): Promise<number> =>
  db.transaction().execute(async (tx) => {
    // The counters of a connection include what it read before.
    const before = await countRowsRead(tx, table);
    await act(tx);
    return (await countRowsRead(tx, table)) - before;
  });

async function countRowsRead(tx: Tx, table: string): Promise<number> {
  const { rows } = await sql<{ read: number }>`select coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0) as read
    from pg_stat_xact_user_tables where relname = ${table}`.execute(tx);
  return rows[0]?.read ?? 0;
}

async function createTemplate(client: pg.Client, url: (database: string) => string): Promise<void> {
  const draft = `${TEMPLATE}_draft`;
  await client.query(`drop database if exists ${draft} with (force)`);
  await client.query(`create database ${draft}`);
  const opened = openDb(url(draft), { max: 1, limits: timeLimits.maintenance, onError: () => undefined });
  await migrate(opened.db).finally(opened.close);
  await client.query(`alter database ${draft} rename to ${TEMPLATE}`);
}

async function withClient(url: string, use: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await use(client).finally(() => client.end());
}
