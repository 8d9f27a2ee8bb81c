// Tests the weekly check of the object store: when it is due, what it records, and how it ends.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LocalFile } from '@greenroom/engine-kit/step-context';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sql } from '../db/db.ts';
import { openTestDb, type TestDb } from '../db/testing.ts';
import { isLiveJob } from '../jobs/reads.ts';
import { uuidv7 } from '../kernel/ids.ts';
import { createObjects, keepObjects } from '../library/objects.ts';
import { openDiskStore } from '../storage/disk.ts';
import type { ObjectStore } from '../storage/store.ts';
import { checkStorage, checkStorageWeekly, findLastStorageCheck } from './storage-checks.ts';

let dir: string;
let opened: TestDb;
let store: ObjectStore;
let kept: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'greenroom-checks-'));
  opened = await openTestDb();
  store = await openDiskStore({ root: join(dir, 'store') });
  const file = join(dir, 'file') as LocalFile;
  await writeFile(file, 'bytes');
  ({ key: kept } = await createObjects({ db: opened.db, store, isLive: isLiveJob }).put('job_1', file));
  await opened.db.transaction().execute((tx) => keepObjects(tx, uuidv7(), [kept]));
});
afterEach(async () => {
  await opened.close();
  await rm(dir, { recursive: true });
});

const { signal } = new AbortController();
const weekly = (from = store, until = signal) => checkStorageWeekly(opened.db, from, until);
const age = async (interval: string) => {
  await sql`update storage_checks set started_at = started_at - ${interval}::interval,
    finished_at = finished_at - ${interval}::interval`.execute(opened.db);
};

/** Whose listing waits until it is released or the check ends. */
const slowStore = () => {
  const { promise: listing, resolve: listed } = Promise.withResolvers<void>();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const slow: ObjectStore = {
    ...store,
    async *list(prefix) {
      listed();
      await released;
      yield* store.list(prefix);
    },
  };
  return { slow, listing, release };
};

test('a check is due a week after the last one, and keeps what it found', async () => {
  expect(await findLastStorageCheck(opened.db)).toBeUndefined();
  expect(await weekly()).toMatchObject({ objects: 1, missing_objects: 0 });
  await age('6 days 23 hours');
  expect(await weekly()).toBeUndefined();
  await age('2 hours');
  await store.delete(kept);
  await weekly();
  expect(await findLastStorageCheck(opened.db)).toMatchObject({ objects: 1, missing_objects: 1, missing: [kept] });
});

test('a check by an operator runs at once and counts as the one of the week', async () => {
  await weekly();
  await store.delete(kept);
  await checkStorage(opened.db, store, { repair: false });
  expect(await findLastStorageCheck(opened.db)).toMatchObject({ missing_objects: 1 });
  await age('2 days');
  expect(await weekly()).toBeUndefined();
});

test('of several processes one checks', async () => {
  const { slow, listing, release } = slowStore();
  const others = Promise.all([weekly(slow), weekly(slow), weekly(slow), weekly(slow)]);
  await listing;
  expect(await weekly(slow)).toBeUndefined();
  release();
  expect((await others).filter((report) => report !== undefined)).toHaveLength(1);
});

test('a check that is stopped or fails leaves the next one due', async () => {
  const stopping = new AbortController();
  const { slow, listing, release } = slowStore();
  const stopped = weekly(slow, stopping.signal);
  await listing;
  stopping.abort();
  release();
  await expect(stopped).rejects.toThrow('aborted');
  const broken: ObjectStore = {
    ...store,
    // biome-ignore lint/correctness/useYield: it fails before the first object
    async *list() {
      throw new Error('The bucket is gone.');
    },
  };
  await expect(weekly(broken)).rejects.toThrow('The bucket is gone.');
  expect(await weekly()).toMatchObject({ objects: 1 });
});

test('a check whose process was killed is repeated once its heartbeat is old', async () => {
  await sql`insert into storage_checks (heartbeat_at) values (now() - interval '9 minutes')`.execute(opened.db);
  expect(await weekly()).toBeUndefined();
  await sql`update storage_checks set heartbeat_at = heartbeat_at - interval '2 minutes'`.execute(opened.db);
  expect(await weekly()).toMatchObject({ objects: 1 });
});

test('a check that takes days is not begun a second time', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const { slow, listing, release } = slowStore();
    const long = weekly(slow);
    await listing;
    await sql`update storage_checks set started_at = now() - interval '3 days', heartbeat_at = now() - interval '1 hour'`.execute(
      opened.db,
    );
    vi.advanceTimersByTime(30_000);
    await expect.poll(() => weekly()).toBeUndefined();
    release();
    expect(await long).toMatchObject({ objects: 1 });
  } finally {
    vi.useRealTimers();
  }
});
