// Tests comparing a store with the database: missing objects, and objects that no row names.
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LocalFile } from '@greenroom/engine-kit/step-context';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sql } from '../db/db.ts';
import { openTestDb, type TestDb } from '../db/testing.ts';
import { isLiveJob } from '../jobs/reads.ts';
import { uuidv7 } from '../kernel/ids.ts';
import { createObjects, keepObjects, type Objects, releaseObjects } from '../library/objects.ts';
import { openDiskStore } from '../storage/disk.ts';
import { MissingObject, type ObjectStore } from '../storage/store.ts';
import { verifyStorage } from './verify-storage.ts';

let dir: string;
let opened: TestDb;
let store: ObjectStore;
let objects: Objects;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'greenroom-verify-'));
  opened = await openTestDb();
  store = await openDiskStore({ root: join(dir, 'store') });
  objects = createObjects({ db: opened.db, store, isLive: isLiveJob });
});
afterEach(async () => {
  await opened.close();
  await rm(dir, { recursive: true });
});

async function newFile(): Promise<LocalFile> {
  const file = join(dir, randomUUID()) as LocalFile;
  await writeFile(file, 'bytes');
  return file;
}

async function keptObject(): Promise<string> {
  const { key } = await objects.put(`job_${randomUUID()}`, await newFile());
  await opened.db.transaction().execute((tx) => keepObjects(tx, uuidv7(), [key]));
  return key;
}

/** In the store only. */
async function orphan(ageHours: number): Promise<string> {
  const key = `objects/job_${randomUUID()}/orphan.png`;
  await store.put(key, await newFile());
  const storedAt = new Date(Date.now() - ageHours * 3_600_000);
  await utimes(join(dir, 'store', key), storedAt, storedAt);
  return key;
}

const verify = (repair = false) => verifyStorage(opened.db, store, { repair });
const exists = async (key: string): Promise<boolean> => (await store.checksum(key)) !== undefined;

test('a missing object and one of another size are named, and their rows stay', async () => {
  const [missing, damaged, sound] = [await keptObject(), await keptObject(), await keptObject()];
  await store.delete(missing);
  await writeFile(join(dir, 'store', damaged), 'other bytes');
  const report = await verify(true);
  expect(report).toMatchObject({ objects: 3, missing_objects: 2, missing: [missing, damaged].toSorted(), orphans: 0 });
  expect(await exists(sound)).toBe(true);
  const { rows } = await sql`select from stored_objects`.execute(opened.db);
  expect(rows).toHaveLength(3);
});

test('an object without a row is counted, and deleted only with repair and after a day', async () => {
  const [old, young, kept] = [await orphan(25), await orphan(23), await keptObject()];
  expect(await verify()).toMatchObject({ orphans: 1, orphan_bytes: 5, deleted_orphans: 0, missing_objects: 0 });
  expect(await exists(old)).toBe(true);
  expect(await verify(true)).toMatchObject({ orphans: 1, deleted_orphans: 1 });
  expect([await exists(old), await exists(young), await exists(kept)]).toEqual([false, true, true]);
  expect(await verify(true)).toMatchObject({ orphans: 0 });
});

test('an old object of a running job and one whose deletion is due stay', async () => {
  const { key: running } = await objects.put('job_running', await newFile());
  const released = await keptObject();
  await sql`insert into backups (id) values ('running')`.execute(opened.db);
  await releaseObjects(opened.db, [released]);
  await objects.discard(released.split('/')[1]!);
  const dayLater = () => Date.now() + 48 * 3_600_000;
  expect(await verifyStorage(opened.db, store, { repair: true, now: dayLater })).toMatchObject({
    objects: 0,
    orphans: 0,
  });
  expect([await exists(running), await exists(released)]).toEqual([true, true]);
});

test('the store is listed once, whatever the number of its folders', async () => {
  const keys = [await keptObject(), await keptObject(), await keptObject()];
  const prefixes: string[] = [];
  const watched: ObjectStore = {
    ...store,
    list(prefix) {
      prefixes.push(prefix);
      return store.list(prefix);
    },
  };
  expect(await verifyStorage(opened.db, watched, { repair: false })).toMatchObject({ objects: 3, missing_objects: 0 });
  expect(prefixes).toEqual(['objects/']);
  await store.delete(keys[0]!);
  expect(await verifyStorage(opened.db, watched, { repair: false })).toMatchObject({ missing: [keys[0]] });
});

test('an object that is stored after the list was made is not missing', async () => {
  let key = '';
  const growing: ObjectStore = {
    ...store,
    async *list(prefix) {
      yield* store.list(prefix);
      if (prefix === 'objects/') key = await keptObject();
    },
  };
  expect(await verifyStorage(opened.db, growing, { repair: true })).toMatchObject({ objects: 1, missing_objects: 0 });
  expect(await exists(key)).toBe(true);
});

test('an object that is deleted while its row is checked is not missing', async () => {
  const key = await keptObject();
  const deleting: ObjectStore = {
    ...store,
    async *list(prefix) {
      if (prefix === 'objects/') return;
      await releaseObjects(opened.db, [key]);
      await objects.discard(key.split('/')[1]!);
      yield* store.list(prefix);
    },
  };
  expect(await verifyStorage(opened.db, deleting, { repair: true })).toMatchObject({ objects: 1, missing_objects: 0 });
  await expect(store.read(key)).rejects.toThrow(MissingObject);
});
