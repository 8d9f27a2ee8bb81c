// Tests API keys: which ones authenticate a client, and when they stop to.
import { createHash } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { openDb, sql, timeLimits } from '../db/db.ts';
import { openTestDb } from '../db/testing.ts';
import { uuidv7 } from '../kernel/ids.ts';
import { createAuthenticate, findKey, issueKey, replaceKey } from './api-keys.ts';
import { createClient, findClient, listClients } from './clients.ts';

const { db, url, close } = await openTestDb();
afterAll(close);

const open = (name = 'Acme') =>
  db.transaction().execute(async (tx) => {
    const client = await createClient(tx, name);
    return { client, key: await issueKey(tx, client, 'gr') };
  });
const rotate = (client: string) => db.transaction().execute((tx) => issueKey(tx, client, 'gr'));

test('a key has the documented format and authenticates only its own client', async () => {
  const [one, two] = [await open(), await open()];
  expect(one.key).toMatch(/^gr_[0-9a-f]{12}_[0-9a-f]{48}$/);
  expect(await createAuthenticate(db)(`Bearer ${one.key}`)).toBe(one.client);
  expect(await createAuthenticate(db)(`bearer  ${two.key}`)).toBe(two.client);
});

test('a value that is not exactly the key does not authenticate', async () => {
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
  for (const header of wrong) expect(await createAuthenticate(db)(header)).toBeUndefined();
});

test('a rotation revokes the old key at once, in every process', async () => {
  const { client, key } = await open();
  const node = openDb(url, { max: 1, limits: timeLimits.maintenance, onError: () => undefined });
  expect(await createAuthenticate(node.db)(`Bearer ${key}`)).toBe(client);
  const fresh = await rotate(client);
  expect(await createAuthenticate(node.db)(`Bearer ${key}`)).toBeUndefined();
  expect(await createAuthenticate(node.db)(`Bearer ${fresh}`)).toBe(client);
  await node.close();
});

test('concurrent rotations leave one valid key', async () => {
  const { client } = await open();
  const keys = await Promise.all(Array.from({ length: 10 }, () => rotate(client)));
  const owners = await Promise.all(keys.map((key) => createAuthenticate(db)(`Bearer ${key}`)));
  expect(owners.filter(Boolean)).toEqual([client]);
});

test('the database has a hash and never the key', async () => {
  const { client, key } = await open();
  const { rows } = await sql<{ all: string; hash: Buffer }>`
    select api_keys::text as all, key_hash as hash from api_keys where client_id = ${client}`.execute(db);
  expect(rows[0]?.all).not.toContain(key.split('_')[2]);
  expect(rows[0]?.hash.toString('hex')).toBe(createHash('sha256').update(key).digest('hex'));
});

test('an unknown client gets no key', async () => {
  await expect(rotate(uuidv7())).rejects.toMatchObject({ code: '23503' });
  expect(await findClient(db, uuidv7())).toBeUndefined();
});

test('clients are listed oldest first', async () => {
  const { client } = await open('The newest');
  const clients = await listClients(db);
  expect(clients.at(-1)).toMatchObject({ id: client, name: 'The newest', createdAt: expect.any(Date) });
  expect(await findClient(db, client)).toEqual({ deleted: false });
});

const replace = (client: string, replaces: string | null) =>
  db.transaction().execute((tx) => replaceKey(tx, client, { prefix: 'acme', replaces }));

test('a key has a name and the times when it was created and last used', async () => {
  const { client, key } = await open();
  expect(await findKey(db, client)).toEqual({ name: key.slice(0, 15), createdAt: expect.any(Date), lastUsedAt: null });
  await createAuthenticate(db)(`Bearer ${key.slice(0, -1)}x`);
  await createAuthenticate(db)(`Bearer ${key}`);
  await expect.poll(async () => (await findKey(db, client))?.lastUsedAt).toBeInstanceOf(Date);
  expect(await findKey(db, uuidv7())).toBeUndefined();
});

test('the use of a key is recorded at most once a minute', async () => {
  const { client, key } = await open();
  const age = (seconds: number) =>
    sql`update api_keys set last_used_at = now() - ${seconds} * interval '1 second' where client_id = ${client}`.execute(
      db,
    );
  const lastUsed = async () => (await findKey(db, client))?.lastUsedAt?.getTime();
  await age(50);
  const before = await lastUsed();
  await Promise.all(Array.from({ length: 20 }, () => createAuthenticate(db)(`Bearer ${key}`)));
  expect(await lastUsed()).toBe(before);
  await age(70);
  await Promise.all(Array.from({ length: 20 }, () => createAuthenticate(db)(`Bearer ${key}`)));
  await expect.poll(lastUsed).toBeGreaterThan(before! + 10_000);
});

test('replacing a key needs the name of the current one; of twenty concurrent replacements one succeeds', async () => {
  const { client, key } = await open();
  await expect(replace(client, null)).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining(key.slice(0, 15)),
  });
  await expect(replace(client, 'gr_0123456789ab')).rejects.toMatchObject({ status: 409 });
  expect(await createAuthenticate(db)(`Bearer ${key}`)).toBe(client);

  const results = await Promise.allSettled(Array.from({ length: 20 }, () => replace(client, key.slice(0, 15))));
  const made = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  expect(made).toHaveLength(1);
  expect((await findKey(db, client))?.lastUsedAt).toBeNull();
  expect(await createAuthenticate(db)(`Bearer ${made[0]}`)).toBe(client);
  expect(await createAuthenticate(db)(`Bearer ${key}`)).toBeUndefined();
});

test('a client without a key gets its first one with a null name', async () => {
  const client = await db.transaction().execute((tx) => createClient(tx, 'Acme'));
  await expect(replace(client, 'gr_0123456789ab')).rejects.toMatchObject({ status: 409 });
  const results = await Promise.allSettled([replace(client, null), replace(client, null)]);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await findKey(db, client))?.name).toMatch(/^acme_[0-9a-f]{12}$/);
});
