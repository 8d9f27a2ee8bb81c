// Tests the reported usage of a disk store.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openDiskStore } from './disk.ts';
import { storageUsage } from './usage.ts';

const folder = await mkdtemp(join(tmpdir(), 'storage-usage-'));
const store = await openDiskStore({ root: join(folder, 'objects') });
afterAll(() => rm(folder, { recursive: true, force: true }));

test('a store that can be written has no problem, and the disk its free space', async () => {
  const { problem, disk } = await storageUsage(store, folder);
  expect(problem).toBeUndefined();
  expect(disk!.freeBytes).toBeGreaterThan(0);
  expect(disk!.totalBytes).toBeGreaterThan(disk!.freeBytes);
  expect(await storageUsage(store, undefined)).toEqual({ problem: undefined, disk: undefined });
});

test('a store that cannot be written reports the reason', async () => {
  const broken = { check: () => Promise.reject(new Error('The disk is full.')) };
  expect((await storageUsage(broken, folder)).problem).toBe('The disk is full.');
});
