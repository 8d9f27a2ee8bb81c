// Migrations are applied once each, in order, completely or not at all, also by concurrent processes.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { sql } from './db.ts';
import { migrate, pendingMigrations, requireCompatibleSchema } from './migrate.ts';
import { readMigrations } from './migration-files.ts';
import { openTestDb } from './testing.ts';

const { db, close } = await openTestDb();
const dir = await mkdtemp(join(tmpdir(), 'greenroom-migrations-'));
const folder = pathToFileURL(`${dir}/`);
const put = (name: string, text: string) => writeFile(new URL(name, folder), text);

afterAll(async () => {
  await close();
  await rm(dir, { recursive: true });
});

beforeEach(async () => {
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
  await rm(dir, { recursive: true });
  await mkdir(dir);
  await put('0001_apples.sql', 'create table apples (id int); insert into apples values (1);');
  await put('0004_pears.sql', 'create table pears (id int);');
});

const apples = async () => (await sql<{ id: number }>`select id from apples order by id`.execute(db)).rows;

test('pending migrations are applied in order, and none twice', async () => {
  expect(await pendingMigrations(db, folder)).toEqual(['0001_apples', '0004_pears']);
  expect(await migrate(db, { folder })).toEqual(['0001_apples', '0004_pears']);
  expect(await migrate(db, { folder })).toEqual([]);
  expect(await pendingMigrations(db, folder)).toEqual([]);
});

test('a skipped number may be added later', async () => {
  await migrate(db, { folder });
  await put('0002_plums.sql', 'create table plums (id int);');
  expect(await migrate(db, { folder })).toEqual(['0002_plums']);
});

test('ten processes at once apply each file once', async () => {
  const applied = await Promise.all(Array.from({ length: 10 }, () => migrate(db, { folder })));
  expect(applied.flat().sort()).toEqual(['0001_apples', '0004_pears']);
  expect(await apples()).toEqual([{ id: 1 }]);
});

test('a migration that fails is rolled back, and those before it stay applied', async () => {
  await put('0003_broken.sql', 'insert into apples values (2); insert into missing values (1);');
  await expect(migrate(db, { folder })).rejects.toThrow(/missing/);
  expect(await apples()).toEqual([{ id: 1 }]);
  expect(await pendingMigrations(db, folder)).toEqual(['0003_broken', '0004_pears']);
});

test('an applied migration that was edited is rejected', async () => {
  await migrate(db, { folder });
  await put('0001_apples.sql', 'create table apples (id bigint);');
  await expect(pendingMigrations(db, folder)).rejects.toThrow(/0001_apples was edited/);
  await expect(migrate(db, { folder })).rejects.toThrow(/0001_apples was edited/);
});

test('two migrations with the same number are rejected before any is applied', async () => {
  await put('0001_oranges.sql', 'create table oranges (id int);');
  await expect(migrate(db, { folder })).rejects.toThrow('Two migrations have the number 0001.');
  expect(await pendingMigrations(db, pathToFileURL(`${import.meta.dirname}/../../migrations/`))).not.toEqual([]);
});

test('a version runs on the schema of a newer one, and applies nothing to it', async () => {
  await migrate(db, { folder });
  await rm(new URL('0004_pears.sql', folder));
  await expect(requireCompatibleSchema(db, await readMigrations(folder))).resolves.toBeUndefined();
  expect(await migrate(db, { folder })).toEqual([]);
});

test('a version does not run before its migrations are applied', async () => {
  await expect(requireCompatibleSchema(db, await readMigrations(folder))).rejects.toThrow(
    'lacks migrations: 0001_apples, 0004_pears.',
  );
});

test('after a contract migration, only versions run that know the migration it names', async () => {
  await migrate(db, { folder });
  await put('0005_plums.sql', 'create table plums (id int);');
  await migrate(db, { folder });
  await put('0006_no_pears.sql', '-- contract: 0005\ndrop table pears;');
  expect(await migrate(db, { folder })).toEqual(['0006_no_pears']);
  await rm(new URL('0006_no_pears.sql', folder));
  await expect(requireCompatibleSchema(db, await readMigrations(folder))).resolves.toBeUndefined();
  await rm(new URL('0005_plums.sql', folder));
  const refusal = 'this version cannot run after 0006_no_pears. Run the newer version.';
  await expect(requireCompatibleSchema(db, await readMigrations(folder))).rejects.toThrow(refusal);
  await put('0007_figs.sql', 'create table figs (id int);');
  await expect(migrate(db, { folder })).rejects.toThrow(refusal);
  expect((await sql`select to_regclass('figs') as figs`.execute(db)).rows).toEqual([{ figs: null }]);
});

test.each([
  ['itself', '0006'],
  ['a migration that the running version does not know yet', '0005'],
])('a contract migration that names %s is applied only while all processes are stopped', async (_, requires) => {
  await migrate(db, { folder });
  await put('0005_plums.sql', 'create table plums (id int);');
  await put('0006_no_pears.sql', `-- contract: ${requires}\ndrop table pears;`);
  await expect(migrate(db, { folder })).rejects.toThrow('would fail after 0006_no_pears.');
  expect(await pendingMigrations(db, folder)).toEqual(['0005_plums', '0006_no_pears']);
  expect(await migrate(db, { folder, stopped: true })).toEqual(['0005_plums', '0006_no_pears']);
});

test.each(['-- contract: 0005', '-- contract: 0003', '-- contract: soon', '-- Contract 0004', '-- no transactions'])(
  'the marker %j is rejected before any migration is applied',
  async (marker) => {
    await put('0004_pears.sql', `${marker}\ncreate table pears (id int);`);
    await expect(migrate(db, { folder })).rejects.toThrow('0004_pears');
    expect((await sql`select to_regclass('apples') as apples`.execute(db)).rows).toEqual([{ apples: null }]);
  },
);

test('a migration waits for a busy table without blocking those who use it', async () => {
  await migrate(db, { folder });
  await put('0005_bigger.sql', 'create table plums (id int); alter table apples add column size int;');
  const migrated = await db.transaction().execute(async (tx) => {
    await sql`insert into apples values (2)`.execute(tx);
    const migrating = migrate(db, { folder });
    const waiting = sql`select from pg_stat_activity where wait_event_type = 'Lock' and query like '%add column size%'`;
    await expect.poll(async () => (await waiting.execute(db)).rows.length, { interval: 20 }).toBe(1);
    // Queued behind the migration. Without its time limit, this would wait for the transaction, which waits for this.
    await sql`insert into apples values (3)`.execute(db);
    return { migrating };
  });
  expect(await migrated.migrating).toEqual(['0005_bigger']);
  expect(await apples()).toHaveLength(3);
});

test('an index is built concurrently, after a killed attempt and by two processes at once', async () => {
  await migrate(db, { folder });
  await put(
    '0005_by_id.sql',
    '-- An index.\n-- no transaction\ndrop index concurrently if exists apples_by_id;\ncreate index concurrently apples_by_id on apples (id);\n',
  );
  const { killed } = await db.transaction().execute(async (tx) => {
    await sql`insert into apples values (2)`.execute(tx);
    const migrating = migrate(db, { folder }).then(
      () => 'applied',
      () => 'killed',
    );
    const kill = sql`select pg_terminate_backend(pid) from pg_stat_activity
      where wait_event_type = 'Lock' and query like '%create index concurrently%'`;
    await expect.poll(async () => (await kill.execute(db)).rows.length, { interval: 20 }).toBe(1);
    return { killed: migrating };
  });
  expect(await killed).toBe('killed');
  const valid = async () =>
    (await sql`select indisvalid as valid from pg_index where indexrelid = 'apples_by_id'::regclass`.execute(db)).rows;
  expect(await valid()).toEqual([{ valid: false }]);
  const applied = await Promise.all([migrate(db, { folder }), migrate(db, { folder })]);
  expect(applied.flat()).toEqual(['0005_by_id']);
  expect(await valid()).toEqual([{ valid: true }]);
});
