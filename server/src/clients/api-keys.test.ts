// API keys: what opens a client's door, and what no longer does.
import { createHash } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { openDb, sql, timeLimits } from '../db/db.ts';
import { openTestDb } from '../db/testing.ts';
import { uuidv7 } from '../kernel/ids.ts';
import { authenticate, findKey, issueKey, replaceKey } from './api-keys.ts';
import { clientExists, createClient, listClients } from './clients.ts';

const { db, url, close } = await openTestDb();
afterAll(close);

const open = (name = 'Acme') =>
  db.transaction().execute(async (tx) => {
    const client = await createClient(tx, name);
    return { client, key: await issueKey(tx, client, 'gr') };
  });
const rotate = (client: string) => db.transaction().execute((tx) => issueKey(tx, client, 'gr'));

test('a key has the documented form and opens its own client alone', async () => {
  const [one, two] = [await open(), await open()];
  expect(one.key).toMatch(/^gr_[0-9a-f]{12}_[0-9a-f]{48}$/);
  expect(await authenticate(db, `Bearer ${one.key}`)).toBe(one.client);
  expect(await authenticate(db, `bearer  ${two.key}`)).toBe(two.client);
});

test('whatever is not exactly the key opens nothing', async () => {
  const { key } = await open();
  const [prefix, lookup, secret] = key.split('_') as [string, string, string];
  const last = secret.endsWith('0') ? '1' : '0';
  const wrong = [
    undefined,
    '',
    key,
    'Bearer',
    `Basic ${key}`,
    `Bearer ${key} `,
    `Bearer ${key}0`,
    `Bearer ${key.toUpperCase()}`,
    `Bearer xx_${lookup}_${secret}`,
    `Bearer ${prefix}_${lookup}_${secret.slice(0, -1)}${last}`,
    `Bearer ${prefix}_${'0'.repeat(12)}_${secret}`,
    `Bearer ${prefix}_${lookup}_${'0'.repeat(48)}`,
    `Bearer ${'a'.repeat(100_000)}`,
  ];
  for (const header of wrong) expect(await authenticate(db, header)).toBeUndefined();
});

test('a rotation kills the old key at once, on every node', async () => {
  const { client, key } = await open();
  const node = openDb(url, { max: 1, limits: timeLimits.maintenance, onError: () => undefined });
  expect(await authenticate(node.db, `Bearer ${key}`)).toBe(client);
  const fresh = await rotate(client);
  expect(await authenticate(node.db, `Bearer ${key}`)).toBeUndefined();
  expect(await authenticate(node.db, `Bearer ${fresh}`)).toBe(client);
  await node.close();
});

test('rotations at once leave one live key', async () => {
  const { client } = await open();
  const keys = await Promise.all(Array.from({ length: 10 }, () => rotate(client)));
  const owners = await Promise.all(keys.map((key) => authenticate(db, `Bearer ${key}`)));
  expect(owners.filter(Boolean)).toEqual([client]);
});

test('the database holds a hash and never the key', async () => {
  const { client, key } = await open();
  const { rows } = await sql<{ all: string; hash: Buffer }>`
    select api_keys::text as all, key_hash as hash from api_keys where client_id = ${client}`.execute(db);
  expect(rows[0]?.all).not.toContain(key.split('_')[2]);
  expect(rows[0]?.hash.toString('hex')).toBe(createHash('sha256').update(key).digest('hex'));
});

test('a client that never was gets no key', async () => {
  await expect(rotate(uuidv7())).rejects.toMatchObject({ code: '23503' });
  expect(await clientExists(db, uuidv7())).toBe(false);
});

test('clients are listed oldest first', async () => {
  const { client } = await open('The newest');
  const clients = await listClients(db);
  expect(clients.at(-1)).toMatchObject({ id: client, name: 'The newest', createdAt: expect.any(Date) });
  expect(await clientExists(db, client)).toBe(true);
});

const replace = (client: string, replaces: string | null) =>
  db.transaction().execute((tx) => replaceKey(tx, client, { prefix: 'acme', replaces }));

test('a key is known by how it begins, and by when it was made and last used', async () => {
  const { client, key } = await open();
  expect(await findKey(db, client)).toEqual({ name: key.slice(0, 15), createdAt: expect.any(Date), lastUsedAt: null });
  await authenticate(db, `Bearer ${key.slice(0, -1)}x`);
  await authenticate(db, `Bearer ${key}`);
  await expect.poll(async () => (await findKey(db, client))?.lastUsedAt).toBeInstanceOf(Date);
  expect(await findKey(db, uuidv7())).toBeUndefined();
});

test('the use of a key is noted once a minute at most, whoever uses it how often', async () => {
  const { client, key } = await open();
  const age = (seconds: number) =>
    sql`update api_keys set last_used_at = now() - ${seconds} * interval '1 second' where client_id = ${client}`.execute(
      db,
    );
  const lastUsed = async () => (await findKey(db, client))?.lastUsedAt?.getTime();
  await age(50);
  const before = await lastUsed();
  await Promise.all(Array.from({ length: 20 }, () => authenticate(db, `Bearer ${key}`)));
  expect(await lastUsed()).toBe(before);
  await age(70);
  await Promise.all(Array.from({ length: 20 }, () => authenticate(db, `Bearer ${key}`)));
  await expect.poll(lastUsed).toBeGreaterThan(before! + 10_000);
});

test('a key is replaced by whoever names the live one; of twenty at once, one does', async () => {
  const { client, key } = await open();
  await expect(replace(client, null)).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining(key.slice(0, 15)),
  });
  await expect(replace(client, 'gr_0123456789ab')).rejects.toMatchObject({ status: 409 });
  expect(await authenticate(db, `Bearer ${key}`)).toBe(client);

  const results = await Promise.allSettled(Array.from({ length: 20 }, () => replace(client, key.slice(0, 15))));
  const made = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  expect(made).toHaveLength(1);
  expect((await findKey(db, client))?.lastUsedAt).toBeNull();
  expect(await authenticate(db, `Bearer ${made[0]}`)).toBe(client);
  expect(await authenticate(db, `Bearer ${key}`)).toBeUndefined();
});

test('a client without a key gets its first one by naming none', async () => {
  const client = await db.transaction().execute((tx) => createClient(tx, 'Acme'));
  await expect(replace(client, 'gr_0123456789ab')).rejects.toMatchObject({ status: 409 });
  const results = await Promise.allSettled([replace(client, null), replace(client, null)]);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await findKey(db, client))?.name).toMatch(/^acme_[0-9a-f]{12}$/);
});
