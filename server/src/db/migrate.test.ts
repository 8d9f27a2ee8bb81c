// Migrations are applied once each, in order, completely or not at all, also by concurrent processes.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { sql } from './db.ts';
import { migrate, pendingMigrations, refuseNewerSchema } from './migrate.ts';
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
  expect(await migrate(db, folder)).toEqual(['0001_apples', '0004_pears']);
  expect(await migrate(db, folder)).toEqual([]);
  expect(await pendingMigrations(db, folder)).toEqual([]);
});

test('a skipped number may be added later', async () => {
  await migrate(db, folder);
  await put('0002_plums.sql', 'create table plums (id int);');
  expect(await migrate(db, folder)).toEqual(['0002_plums']);
});

test('ten processes at once apply each file once', async () => {
  const applied = await Promise.all(Array.from({ length: 10 }, () => migrate(db, folder)));
  expect(applied.flat().sort()).toEqual(['0001_apples', '0004_pears']);
  expect(await apples()).toEqual([{ id: 1 }]);
});

test('a migration that fails is rolled back, and those before it stay applied', async () => {
  await put('0003_broken.sql', 'insert into apples values (2); insert into missing values (1);');
  await expect(migrate(db, folder)).rejects.toThrow(/missing/);
  expect(await apples()).toEqual([{ id: 1 }]);
  expect(await pendingMigrations(db, folder)).toEqual(['0003_broken', '0004_pears']);
});

test('an applied migration that was edited is rejected', async () => {
  await migrate(db, folder);
  await put('0001_apples.sql', 'create table apples (id bigint);');
  await expect(pendingMigrations(db, folder)).rejects.toThrow(/0001_apples was edited/);
  await expect(migrate(db, folder)).rejects.toThrow(/0001_apples was edited/);
});

test('two migrations with the same number are rejected before any is applied', async () => {
  await put('0001_oranges.sql', 'create table oranges (id int);');
  await expect(migrate(db, folder)).rejects.toThrow('Two migrations have the number 0001.');
  expect(await pendingMigrations(db, pathToFileURL(`${import.meta.dirname}/../../migrations/`))).not.toEqual([]);
});

test('a database that a newer version has migrated is rejected, with the name of the migration', async () => {
  await migrate(db, folder);
  await expect(refuseNewerSchema(db, folder)).resolves.toBeUndefined();
  await rm(new URL('0004_pears.sql', folder));
  await expect(refuseNewerSchema(db, folder)).rejects.toThrow(
    'A newer version of Greenroom has migrated the database: this version does not know 0004_pears. Run the newer version.',
  );
  await put('0005_plums.sql', 'create table plums (id int);');
  await expect(migrate(db, folder)).rejects.toThrow('0004_pears');
  expect((await sql`select to_regclass('plums') as plums`.execute(db)).rows).toEqual([{ plums: null }]);
});
