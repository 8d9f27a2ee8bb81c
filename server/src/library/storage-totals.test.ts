// Tests the storage of each client: running totals that equal a recount after anything that keeps or deletes objects.
import { afterAll, expect, test } from 'vitest';
import { createClient } from '../clients/clients.ts';
import { searchClients } from '../clients/directory.ts';
import { sql, type Tx } from '../db/db.ts';
import { openTestDb } from '../db/testing.ts';
import { randomToken, uuidv7 } from '../kernel/ids.ts';
import { keepObjects, releaseObjects } from './objects.ts';
import { listLargestClients, readStorageTotal } from './storage-totals.ts';

const { db, close } = await openTestDb();
afterAll(close);

const newClient = () => db.transaction().execute((tx) => createClient(tx, 'Acme'));
const inTx = <T>(work: (tx: Tx) => Promise<T>) => db.transaction().execute(work);

async function newObject(bytes: number): Promise<string> {
  const key = `objects/job_${uuidv7()}/${randomToken()}.png`;
  await sql`insert into stored_objects (key, job_id, size_bytes, sha256) values (${key}, 'job', ${bytes}, '')`.execute(
    db,
  );
  return key;
}

const shown = async (client: string) => (await searchClients(db, { among: [client], limit: 1 }))[0]?.storage;
const recounted = async (client: string) => {
  const { rows } = await sql<{ objects: number; bytes: number }>`
    select count(*) as objects, coalesce(sum(size_bytes), 0)::bigint as bytes from stored_objects
    where kept and client_id = ${client}`.execute(db);
  return rows[0];
};

test('an object counts from when it is kept until it is released', async () => {
  const client = await newClient();
  expect(await shown(client)).toEqual({ objects: 0, bytes: 0 });
  const keys = [await newObject(5), await newObject(7)];
  expect(await shown(client)).toEqual({ objects: 0, bytes: 0 });
  await inTx((tx) => keepObjects(tx, client, keys));
  expect(await shown(client)).toEqual({ objects: 2, bytes: 12 });
  await inTx((tx) => keepObjects(tx, client, keys));
  await releaseObjects(db, [keys[0]!]);
  await releaseObjects(db, [keys[0]!]);
  expect(await shown(client)).toEqual({ objects: 1, bytes: 7 });
  await sql`delete from stored_objects where key = any(${keys})`.execute(db);
  expect(await shown(client)).toEqual({ objects: 0, bytes: 0 });
});

test('the largest clients and the total are those of the kept objects', async () => {
  const [large, larger] = [await newClient(), await newClient()];
  const before = await readStorageTotal(db);
  await inTx(async (tx) => keepObjects(tx, large, [await newObject(1_000_000)]));
  await inTx(async (tx) => keepObjects(tx, larger, [await newObject(2_000_000), await newObject(1)]));
  expect(await listLargestClients(db, 2)).toEqual([
    { id: larger, name: 'Acme', objects: 2, bytes: 2_000_001 },
    { id: large, name: 'Acme', objects: 1, bytes: 1_000_000 },
  ]);
  expect(await readStorageTotal(db)).toEqual({ objects: before.objects + 3, bytes: before.bytes + 3_000_001 });
});

test('what is rolled back does not count', async () => {
  const client = await newClient();
  const key = await newObject(5);
  await inTx(async (tx) => {
    await keepObjects(tx, client, [key]);
    throw new Error('Rolled back.');
  }).catch(() => {});
  expect(await shown(client)).toEqual({ objects: 0, bytes: 0 });
});

test('concurrent orders and deletions of two clients leave the totals of a recount', async () => {
  const clients = [await newClient(), await newClient()];
  const keys = await Promise.all(Array.from({ length: 60 }, (_, n) => newObject(n)));
  const ownerOf = (n: number) => clients[n % 2]!;
  await Promise.all(
    keys.map((key, n) =>
      inTx(async (tx) => {
        await keepObjects(tx, ownerOf(n), [key]);
        if (n % 3 === 0) await releaseObjects(tx, [key]);
      }),
    ),
  );
  await Promise.all(keys.map((key, n) => (n % 5 === 0 ? releaseObjects(db, [key]) : undefined)));
  for (const client of clients) {
    expect(await shown(client)).toEqual(await recounted(client));
    expect((await shown(client))!.objects).toBeGreaterThan(10);
  }
});
