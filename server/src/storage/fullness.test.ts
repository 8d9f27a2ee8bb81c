// How full a store on a disk says it is.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { LocalFile } from '../kernel/workbench.ts';
import { openDiskStore } from './disk.ts';
import { createFullness } from './fullness.ts';

const folder = await mkdtemp(join(tmpdir(), 'greenroom-fullness-'));
const store = await openDiskStore({ root: join(folder, 'objects') });
afterAll(() => rm(folder, { recursive: true, force: true }));

const put = async (key: string, text: string) => {
  const file = join(folder, 'file') as LocalFile;
  await writeFile(file, text);
  await store.put(key, file);
};

test('objects are counted behind the first answer and again when the count is old', async () => {
  await put('objects/job_1/a.txt', 'four');
  const fullness = createFullness({ store, root: folder, countAgainMs: 0 });
  const first = await fullness();
  expect(first.problem).toBeUndefined();
  expect(first.disk.freeBytes).toBeGreaterThan(0);
  expect(first.disk.totalBytes).toBeGreaterThan(first.disk.freeBytes);
  await expect.poll(async () => (await fullness()).objects).toMatchObject({ count: 1, bytes: 4 });
  await put('objects/job_2/b.txt', 'sixsix');
  await expect.poll(async () => (await fullness()).objects).toMatchObject({ count: 2, bytes: 10 });
});

test('a store that cannot be written says why', async () => {
  const broken = { ...store, check: () => Promise.reject(new Error('The disk is full.')) };
  expect((await createFullness({ store: broken, root: folder })()).problem).toBe('The disk is full.');
});
