// Tests the lock on a client: a count under it stays valid.
import { afterAll, expect, test } from 'vitest';
import { sql } from '../db/db.ts';
import { openTestDb } from '../db/testing.ts';
import { createClient, lockClient } from './clients.ts';

const { db, close } = await openTestDb();
afterAll(close);

test('of thirty concurrent transactions that count to five under the lock, five succeed', async () => {
  await sql`create table places (client_id uuid references clients)`.execute(db);
  const client = await db.transaction().execute((tx) => createClient(tx, 'Acme'));
  const take = () =>
    db.transaction().execute(async (tx) => {
      await lockClient(tx, client);
      const { rows } = await sql<{ taken: number }>`select count(*) as taken from places`.execute(tx);
      if (rows[0]!.taken >= 5) return false;
      await sql`insert into places values (${client})`.execute(tx);
      return true;
    });
  const got = await Promise.all(Array.from({ length: 30 }, take));
  expect(got.filter(Boolean)).toHaveLength(5);
});

test('a row that refers to a locked client can be inserted', async () => {
  await sql`create table notes (client_id uuid references clients)`.execute(db);
  const client = await db.transaction().execute((tx) => createClient(tx, 'Acme'));
  await db.transaction().execute(async (tx) => {
    await lockClient(tx, client);
    await sql`insert into notes values (${client})`.execute(db);
  });
  expect((await sql`select from notes`.execute(db)).rows).toHaveLength(1);
});
