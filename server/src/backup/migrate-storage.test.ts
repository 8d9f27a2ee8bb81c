// Tests moving objects between two stores while a service writes, reads and deletes in both.
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LocalFile } from '@greenroom/engine-kit/step-context';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sql } from '../db/db.ts';
import { openTestDb, type TestDb } from '../db/testing.ts';
import { isLiveJob } from '../jobs/reads.ts';
import { uuidv7 } from '../kernel/ids.ts';
import { OperatorError } from '../kernel/operator-error.ts';
import { Outage } from '../kernel/outage.ts';
import { createObjects, keepObjects, type Objects, releaseObjects } from '../library/objects.ts';
import { openDiskStore } from '../storage/disk.ts';
import { withFallback } from '../storage/fallback.ts';
import type { ObjectStore } from '../storage/store.ts';
import { migrateStorage } from './migrate-storage.ts';

let dir: string;
let db: TestDb;
let from: ObjectStore;
let to: ObjectStore;
/** Of a process that already writes to the new store. */
let service: Objects;
/** Of one that still writes to the old store. */
let oldService: Objects;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'greenroom-migrate-'));
  db = await openTestDb();
  [from, to] = [await openDiskStore({ root: join(dir, 'from') }), await openDiskStore({ root: join(dir, 'to') })];
  service = createObjects({ db: db.db, store: withFallback(to, from), isLive: isLiveJob });
  oldService = createObjects({ db: db.db, store: withFallback(from, to), isLive: isLiveJob });
});
afterEach(async () => {
  await db.close();
  await rm(dir, { recursive: true });
});

async function newFile(text: string): Promise<LocalFile> {
  const file = join(dir, randomUUID()) as LocalFile;
  await writeFile(file, text);
  return file;
}

async function keptObject(text: string, objects = oldService): Promise<string> {
  const { key } = await objects.put(`job_${randomUUID()}`, await newFile(text));
  await db.db.transaction().execute((tx) => keepObjects(tx, uuidv7(), [key]));
  return key;
}

async function deleteObject(key: string): Promise<void> {
  await releaseObjects(db.db, [key]);
  await service.discard(key.split('/')[1]!);
}

const migrate = (stores: Partial<{ from: ObjectStore; to: ObjectStore }> = {}) =>
  migrateStorage(db, { from, to, ...stores });
const textIn = (folder: 'from' | 'to', key: string) =>
  readFile(join(dir, folder, key), 'utf8').catch(() => 'no such file');

test('all objects are copied once, and the originals stay', async () => {
  const keys = [await keptObject('one'), await keptObject('two'), await keptObject('three', service)];
  expect(await migrate()).toEqual({ objects: 3, bytes: 11, copied_objects: 2, late_objects: 0, missing: [] });
  expect(await Promise.all(keys.map((key) => textIn('to', key)))).toEqual(['one', 'two', 'three']);
  expect(await textIn('from', keys[0]!)).toBe('one');
  expect(await migrate()).toMatchObject({ objects: 3, copied_objects: 0 });
});

test('a copy with other bytes of the same size is replaced', async () => {
  const key = await keptObject('bytes');
  await to.put(key, await newFile('BYTES'));
  expect(await migrate()).toMatchObject({ copied_objects: 1, missing: [] });
  expect(await textIn('to', key)).toBe('bytes');
});

test('missing and damaged objects are reported and not copied, a file that is being stored is not', async () => {
  const [gone, damaged] = [await keptObject('gone'), await keptObject('bytes')];
  await from.delete(gone);
  await writeFile(join(dir, 'from', damaged), 'BYTES');
  await to.put(gone, await newFile('other'));
  await sql`insert into stored_objects (key, job_id, size_bytes, sha256)
    values ('objects/job_busy/a.png', 'job_busy', 1, 'abc')`.execute(db.db);
  const { missing } = await migrate();
  expect(missing.toSorted()).toEqual([gone, damaged].toSorted());
  expect([await textIn('to', gone), await textIn('to', damaged)]).toEqual(['other', 'no such file']);
});

test('an object that is deleted while it is copied does not come back', async () => {
  const key = await keptObject('erased');
  const slow = {
    ...to,
    async put(name: string, file: LocalFile) {
      await deleteObject(name);
      return to.put(name, file);
    },
  };
  expect(await migrate({ to: slow })).toMatchObject({ copied_objects: 0, missing: [] });
  expect([await textIn('from', key), await textIn('to', key)]).toEqual(['no such file', 'no such file']);
});

test('if the migration ends before it can check the row of a copy, the second deletion finds the copy', async () => {
  const key = await keptObject('erased');
  const ending = {
    ...to,
    async put(name: string, file: LocalFile) {
      await deleteObject(name);
      await to.put(name, file);
      throw new Error('killed');
    },
  };
  await expect(migrate({ to: ending })).rejects.toThrow('killed');
  expect(await textIn('to', key)).toBe('erased');
  await sql`update object_deletions set due_at = now()`.execute(db.db);
  await service.sweep();
  expect(await textIn('to', key)).toBe('no such file');
});

test('an object that a process still stores in the old store is copied and reported', async () => {
  await keptObject('first');
  let late: string | undefined;
  const slow = {
    ...to,
    async put(name: string, file: LocalFile) {
      // Sorts before all others, so the first round has passed it.
      if (late === undefined) {
        late = 'objects/a/late.png';
        const { sha256, sizeBytes } = await from.put(late, await newFile('late'));
        await sql`insert into stored_objects (key, job_id, size_bytes, sha256, kept)
          values (${late}, 'a', ${sizeBytes}, ${sha256}, true)`.execute(db.db);
      }
      return to.put(name, file);
    },
  };
  expect(await migrate({ to: slow })).toMatchObject({ objects: 2, copied_objects: 2, late_objects: 1 });
  expect(await textIn('to', late!)).toBe('late');
});

test('a store that fails ends the migration with a message, and the next one continues', async () => {
  await keptObject('bytes');
  const failing = {
    ...to,
    put: () => Promise.reject(new Outage('The object store failed.', { outcomeUnknown: false })),
  };
  await expect(migrate({ to: failing })).rejects.toThrow(
    new OperatorError('The object store failed. Run the command again: it continues.'),
  );
  expect(await migrate()).toMatchObject({ copied_objects: 1 });
});

test('two migrations do not run at once, and an ended one does not block the next', async () => {
  await keptObject('bytes');
  let second: Promise<unknown> = Promise.resolve();
  const slow = {
    ...from,
    async fetch(key: string, file: LocalFile) {
      second = migrate();
      await second.catch(() => undefined);
      await from.fetch(key, file);
    },
  };
  await migrate({ from: slow });
  await expect(second).rejects.toThrow('Another process is migrating the storage.');
  expect(await migrate()).toMatchObject({ copied_objects: 0 });
});
