// Tests two stores that are used as one: the conformance suite, and which of them is read, written and deleted in.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { LocalFile } from '@greenroom/engine-kit/step-context';
import { afterAll, describe, expect, test } from 'vitest';
import { testObjectStore } from './conformance.ts';
import { openDiskStore } from './disk.ts';
import { withFallback } from './fallback.ts';
import { MissingObject, type ObjectStore } from './store.ts';

const dir = await mkdtemp(join(tmpdir(), 'fallback-'));
afterAll(() => rm(dir, { recursive: true }));
const open = (name: string) => openDiskStore({ root: join(dir, name) });

describe('two stores as one object store', () =>
  testObjectStore(async () => withFallback(await open('empty'), await open('also-empty'))));

const [first, second] = [await open('first'), await open('second')];
const store = withFallback(first, second);
const [a, b] = [join(dir, 'a'), join(dir, 'b')] as [LocalFile, LocalFile];
await writeFile(a, 'first');
await writeFile(b, 'second');
const has = (where: ObjectStore, key: string) => where.checksum(key).then((checksum) => checksum !== undefined);

test('an object is read from the fallback only if the store lacks it', async () => {
  await first.put('read/both', a);
  await second.put('read/both', b);
  const { sha256 } = await second.put('read/second', b);
  expect(await text(await store.read('read/both'))).toBe('first');
  expect(await text(await store.read('read/second', { start: 0, end: 2 }))).toBe('sec');
  expect(await store.checksum('read/second')).toBe(sha256);
  await store.fetch('read/second', join(dir, 'fetched') as LocalFile);
  await expect(store.read('read/none')).rejects.toThrow(MissingObject);
  expect((await Array.fromAsync(store.list('read/'))).map(({ key }) => key)).toEqual(['read/both', 'read/second']);
});

test('an object is written to the store alone', async () => {
  await store.put('written/object', a);
  expect([await has(first, 'written/object'), await has(second, 'written/object')]).toEqual([true, false]);
});

test('an object is deleted in both, and the deletion fails if one of them fails', async () => {
  await first.put('deleted/object', a);
  await second.put('deleted/object', a);
  await store.delete('deleted/object');
  expect([await has(first, 'deleted/object'), await has(second, 'deleted/object')]).toEqual([false, false]);
  const broken: ObjectStore = { ...second, delete: () => Promise.reject(new Error('unreachable')) };
  await expect(withFallback(first, broken).delete('deleted/object')).rejects.toThrow('unreachable');
  await expect(withFallback(broken, second).delete('deleted/object')).rejects.toThrow('unreachable');
});

test('an error of the store is not hidden by the fallback', async () => {
  await second.put('failing/object', b);
  const broken: ObjectStore = { ...first, read: () => Promise.reject(new Error('unreachable')) };
  await expect(withFallback(broken, second).read('failing/object')).rejects.toThrow('unreachable');
});

test('the check is that of the store: the fallback may be full', async () => {
  const full: ObjectStore = { ...second, check: () => Promise.reject(new Error('full')) };
  await withFallback(first, full).check();
  await expect(withFallback(full, first).check()).rejects.toThrow('full');
});
