// Tests the operator's list of clients: search, pages, users and keys.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../db/db.ts';
import { openTestDb } from '../db/testing.ts';
import { uuidv7 } from '../kernel/ids.ts';
import { issueKey } from './api-keys.ts';
import { createClient } from './clients.ts';
import { findClientNames, searchClients } from './directory.ts';
import { addTestUser } from './testing.ts';

const { db, close } = await openTestDb();
afterAll(close);

const ids: Record<string, string> = {};
let key: string;
const names = ['Alder', 'Birch 100%', 'Cedar', 'Elder_tree', 'Fir'];

beforeAll(async () => {
  for (const name of names) ids[name] = await db.transaction().execute((tx) => createClient(tx, name));
  key = await db.transaction().execute((tx) => issueKey(tx, ids.Cedar!, 'gr'));
  for (const [email, name, client] of [
    ['zoe@wood.test', 'Zoe', 'Alder'],
    ['amy@wood.test', 'Amy', 'Alder'],
    ['kim@sea.test', 'Kim Oak', 'Fir'],
  ] as const) {
    await db.transaction().execute((tx) => addTestUser(tx, ids[client]!, { email, name }));
  }
  await sql`update clients set suspended_at = now() where id = ${ids.Fir}`.execute(db);
});

const found = async (search: string) => (await searchClients(db, { search, limit: 10 })).map(({ name }) => name);

test('all clients are listed, newest first, and pages have each once', async () => {
  const whole = await searchClients(db, { limit: 10 });
  expect(whole.map(({ name }) => name)).toEqual(names.toReversed());
  const first = await searchClients(db, { limit: 3 });
  const rest = await searchClients(db, { limit: 3, after: first.at(-1)!.id });
  expect([...first, ...rest]).toEqual(whole);
});

test.each([
  ['lder', ['Elder_tree', 'Alder']],
  ['CEDAR', ['Cedar']],
  ['  cedar ', ['Cedar']],
  ['wood.test', ['Alder']],
  ['oak', ['Fir']],
  ['100%', ['Birch 100%']],
  ['%', ['Birch 100%']],
  ['_', ['Elder_tree']],
  ['\\', []],
  ['nobody', []],
  ["'; drop table clients; --", []],
] as const)('%j finds %j', async (search, expected) => {
  expect(await found(search)).toEqual(expected);
});

test('an id finds its client, and so does a key or its first characters', async () => {
  expect(await found(uuidv7())).toEqual([]);
  expect(await found(ids['Birch 100%']!.toUpperCase())).toEqual(['Birch 100%']);
  for (const part of [key, key.slice(0, 15), key.slice(3, 9)]) expect(await found(part)).toEqual(['Cedar']);
});

test('a client has its users, its key and its suspension', async () => {
  const [alder] = await searchClients(db, { search: 'alder', limit: 1 });
  expect(alder).toMatchObject({ key: null, suspendedAt: null, users: [{ email: 'zoe@wood.test' }, { name: 'Amy' }] });
  const [cedar] = await searchClients(db, { search: 'cedar', limit: 1 });
  expect(cedar?.key).toEqual({ lookup: key.split('_')[1], createdAt: expect.any(Date), lastUsedAt: null });
  expect(await searchClients(db, { suspended: true, limit: 10 })).toMatchObject([
    { name: 'Fir', suspendedAt: expect.any(Date) },
  ]);
  expect(await searchClients(db, { suspended: false, among: [ids.Fir!, ids.Cedar!], limit: 10 })).toMatchObject([
    { name: 'Cedar' },
  ]);
});

test('deleted clients are neither active nor suspended', async () => {
  await sql`update clients set suspended_at = now(), deleted_at = now() where id = ${ids.Elder_tree}`.execute(db);
  for (const suspended of [true, false])
    expect(await searchClients(db, { suspended, among: [ids.Elder_tree!], limit: 10 })).toEqual([]);
  await sql`update clients set suspended_at = null, deleted_at = null where id = ${ids.Elder_tree}`.execute(db);
});

test('names are found by id', async () => {
  expect(await findClientNames(db, [ids.Fir!, ids.Fir!, uuidv7()])).toEqual(new Map([[ids.Fir, 'Fir']]));
});
