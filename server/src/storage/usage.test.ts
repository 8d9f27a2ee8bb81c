// Tests the reported usage of a disk store.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { openDiskStore } from './disk.ts';
import { createStorageUsage } from './usage.ts';

const folder = await mkdtemp(join(tmpdir(), 'storage-usage-'));
const store = await openDiskStore({ root: join(folder, 'objects') });
afterAll(() => rm(folder, { recursive: true, force: true }));

test('objects are counted in the background at the first call and again when the count is old', async () => {
  let stored = { count: 1, bytes: 4 };
  const storageUsage = createStorageUsage({ store, count: async () => stored, root: folder, maxCountAgeMs: 0 });
  const first = await storageUsage();
  expect(first.problem).toBeUndefined();
  expect(first.disk.freeBytes).toBeGreaterThan(0);
  expect(first.disk.totalBytes).toBeGreaterThan(first.disk.freeBytes);
  await expect.poll(async () => (await storageUsage()).objects).toMatchObject({ count: 1, bytes: 4 });
  stored = { count: 2, bytes: 10 };
  await expect.poll(async () => (await storageUsage()).objects).toMatchObject({ count: 2, bytes: 10 });
});

test('a failed count keeps the last one and its time', async () => {
  let asked = 0;
  const count = async () => {
    if (++asked > 1) throw new Error('The database is unavailable.');
    return { count: 3, bytes: 5 };
  };
  const storageUsage = createStorageUsage({ store, count, root: folder, maxCountAgeMs: 0 });
  const counted = await vi.waitUntil(async () => (await storageUsage()).objects);
  expect((await storageUsage()).objects).toEqual(counted);
  expect((await storageUsage()).objects).toEqual(counted);
  expect(asked).toBeGreaterThan(1);
});

test('a store that cannot be written reports the reason', async () => {
  const broken = { check: () => Promise.reject(new Error('The disk is full.')) };
  const storageUsage = createStorageUsage({ store: broken, count: async () => ({ count: 0, bytes: 0 }), root: folder });
  expect((await storageUsage()).problem).toBe('The disk is full.');
});
