// Expired assets: what is deleted, what stays, and several processes at once.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { type Reader, sql } from '../db/db.ts';
import { openTestDb } from '../db/testing.ts';
import { randomToken } from '../kernel/ids.ts';
import { type AssetKind, findAssetFile } from './assets.ts';
import { deleteExpiredAssets } from './expired-assets.ts';

const { db, close } = await openTestDb();
afterAll(close);

let client: string;
beforeEach(async () => {
  await sql`truncate assets, stored_objects cascade`.execute(db);
  await sql`delete from jobs`.execute(db);
  client = randomUUID();
  await sql`insert into clients (id, name) values (${client}, 'Acme')`.execute(db);
});

async function addObject(): Promise<string> {
  const key = `objects/job/${randomToken()}.png`;
  await sql`insert into stored_objects (key, job_id, size_bytes, sha256, kept) values (${key}, 'job', 1, '', true)`.execute(
    db,
  );
  return key;
}

async function addAsset(kind: AssetKind, ageDays: number, character: string | null = null) {
  const [key, sidecar, data] = [await addObject(), await addObject(), await addObject()];
  const path = `${randomToken()}.png`;
  await sql`insert into assets (id, client_id, kind, path, object_key, content_type, size_bytes, sha256, character_id,
      sidecars, metadata, engine_data, created_at)
    values (${randomUUID()}, ${client}, ${kind}, ${path}, ${key}, 'image/png', 1, '', ${character},
      ${JSON.stringify({ srt: { key: sidecar } })}::jsonb, '{}',
      ${JSON.stringify({ engine: 'test', json: null, objects: { data } })}::jsonb,
      now() - make_interval(days => ${ageDays}))`.execute(db);
  return { path, keys: [key, sidecar, data].toSorted() };
}

const startJob = (input: string, reader: Reader = db) =>
  sql`insert into jobs (id, client_id, kind, queue, input, start_deadline, timeout_ms)
    values (${randomToken()}, ${client}, 'talking_head', 'batch', ${JSON.stringify({ input })}::jsonb, now(), 1)`.execute(
    reader,
  );

const paths = async () =>
  (await sql<{ path: string }>`select path from assets`.execute(db)).rows.map(({ path }) => path).toSorted();
const releasedKeys = async () =>
  (await sql<{ key: string }>`select key from stored_objects where not kept`.execute(db)).rows
    .map(({ key }) => key)
    .toSorted();

test('an expired asset is deleted with its files; younger ones and other kinds stay', async () => {
  const old = await addAsset('video', 91);
  const [young, other] = [await addAsset('video', 89), await addAsset('tts_audio', 91)];
  expect(await deleteExpiredAssets(db, { video: 90 })).toEqual({ deleted: 1 });
  expect(await paths()).toEqual([young.path, other.path].toSorted());
  expect(await releasedKeys()).toEqual(old.keys);
});

test('without a policy, assets are kept for good', async () => {
  await addAsset('video', 40_000);
  expect(await deleteExpiredAssets(db, {})).toEqual({ deleted: 0 });
});

test('the sheet of a presenter stays until the presenter is erased', async () => {
  const character = randomUUID();
  await addAsset('character_sheet', 10, character);
  await sql`insert into characters (id, client_id, name, mode, sheet_path, pictures, deleted_at)
    values (${character}, ${client}, 'Ana', 'photos', '', '{}', now())`.execute(db);
  expect(await deleteExpiredAssets(db, { character_sheet: 1 })).toEqual({ deleted: 0 });
  await sql`update characters set pictures = null`.execute(db);
  expect(await deleteExpiredAssets(db, { character_sheet: 1 })).toEqual({ deleted: 1 });
});

test('an asset that a job under way names stays until the job ends', async () => {
  const { path } = await addAsset('first_frame', 10);
  await startJob(`https://example.com/assets/${path}`);
  expect(await deleteExpiredAssets(db, { first_frame: 1 })).toEqual({ deleted: 0 });
  await sql`update jobs set status = 'completed', completed_at = now()`.execute(db);
  expect(await deleteExpiredAssets(db, { first_frame: 1 })).toEqual({ deleted: 1 });
});

test('an asset that expires before the order of a job that names it is committed is gone for the job', async () => {
  const { path } = await addAsset('first_frame', 10);
  const { promise: swept, resolve: sweep } = Promise.withResolvers<void>();
  const ordering = db.transaction().execute(async (tx) => {
    const found = await findAssetFile(tx, path, client);
    await startJob(`https://example.com/assets/${path}`, tx);
    await swept;
    return found;
  });
  expect(await deleteExpiredAssets(db, { first_frame: 1 })).toEqual({ deleted: 1 });
  sweep();
  expect(await ordering).toBeDefined();
  expect(await findAssetFile(db, path, client)).toBeUndefined();
});

test('concurrent sweeps delete each asset once', async () => {
  for (let i = 0; i < 20; i++) await addAsset('video', 10);
  const results = await Promise.all([1, 2, 3].map(() => deleteExpiredAssets(db, { video: 1 })));
  expect(results.reduce((sum, { deleted }) => sum + deleted, 0)).toBe(20);
  expect(await paths()).toEqual([]);
  expect(await releasedKeys()).toHaveLength(60);
});
