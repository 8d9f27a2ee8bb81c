// The conformance suite of object stores: declares the tests that every `ObjectStore` must pass.
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import type { LocalFile } from '@greenroom/engine-kit/step-context';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MissingObject, type ObjectStore } from './store.ts';

const LARGE_BYTES = 8 * 1024 * 1024 + 1;

const UNSAFE_KEYS = [
  '../x',
  '/etc/passwd',
  'a/../../x',
  'a//b',
  '',
  '.',
  '..',
  '.a/x',
  'a/.b',
  'a\\..\\b',
  'a\0b',
  'a/',
];

/** `open` returns an empty store; it is called once. */
export function testObjectStore(open: () => Promise<ObjectStore>): void {
  let store: ObjectStore;
  let dir: string;
  let files = 0;

  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'object-store-'));
    store = await open();
  });
  afterAll(() => rm(dir, { recursive: true }));

  const newPath = () => join(dir, `file-${files++}`) as LocalFile;
  const newFile = async (content: string | Buffer): Promise<LocalFile> => {
    const file = newPath();
    await writeFile(file, content);
    return file;
  };
  const read = async (key: string) => text(await store.read(key));
  const listKeys = async (prefix: string) =>
    (await Array.fromAsync(store.list(prefix))).map(({ key }) => key).toSorted();

  test('an object is stored with its size and hash, read and fetched', async () => {
    expect(await store.put('objects/a/one.txt', await newFile('hello world'))).toEqual({
      sizeBytes: 11,
      sha256: 'b94d27b9934d3e08a52e52d7da7dabfac484efe37a5380ee9088f7ace2efcde9',
    });
    expect(await read('objects/a/one.txt')).toBe('hello world');
    const copy = newPath();
    await store.fetch('objects/a/one.txt', copy);
    expect(await readFile(copy, 'utf8')).toBe('hello world');
  });

  test('an object has the checksum of its bytes, and a missing one has none', async () => {
    const { sha256 } = await store.put('checked/object', await newFile('checked'));
    expect(await store.checksum('checked/object')).toBe(sha256);
    await store.put('checked/object', await newFile('other'));
    expect(await store.checksum('checked/object')).toBe(createHash('sha256').update('other').digest('hex'));
    expect(await store.checksum('checked/none')).toBeUndefined();
  });

  test('an empty object is stored', async () => {
    expect(await store.put('empty/object', await newFile(''))).toMatchObject({ sizeBytes: 0 });
    expect(await read('empty/object')).toBe('');
  });

  test('a range has its first and last byte', async () => {
    await store.put('ranges/digits', await newFile('0123456789'));
    const readRange = async (start: number, end: number) => text(await store.read('ranges/digits', { start, end }));
    expect(await readRange(0, 0)).toBe('0');
    expect(await readRange(3, 5)).toBe('345');
    expect(await readRange(9, 9)).toBe('9');
    expect(await readRange(0, 9)).toBe('0123456789');
  });

  test('a second put replaces the object', async () => {
    await store.put('replaced/object', await newFile('a longer first version'));
    await store.put('replaced/object', await newFile('second'));
    expect(await read('replaced/object')).toBe('second');
    expect(await listKeys('replaced/')).toEqual(['replaced/object']);
  });

  test('a large object is stored, read in ranges and fetched without a changed byte', async () => {
    const content = Buffer.alloc(LARGE_BYTES);
    for (let i = 0; i < LARGE_BYTES; i += 4_099) content.writeUInt8(i % 251, i);
    const sha256 = createHash('sha256').update(content).digest('hex');
    expect(await store.put('large/object', await newFile(content))).toEqual({ sizeBytes: LARGE_BYTES, sha256 });
    expect(await store.checksum('large/object')).toBe(sha256);
    const end = await buffer(await store.read('large/object', { start: LARGE_BYTES - 10_000, end: LARGE_BYTES - 1 }));
    expect(end.equals(content.subarray(-10_000))).toBe(true);
    const copy = newPath();
    await store.fetch('large/object', copy);
    expect((await readFile(copy)).equals(content)).toBe(true);
  });

  test('a missing object cannot be read or fetched, and deleting it is not an error', async () => {
    await expect(store.read('objects/none')).rejects.toThrow(MissingObject);
    const copy = newPath();
    await expect(store.fetch('objects/none', copy)).rejects.toThrow(MissingObject);
    await expect(stat(copy)).rejects.toMatchObject({ code: 'ENOENT' });
    await store.delete('objects/none');
  });

  test('a deleted object is missing, and other objects stay', async () => {
    for (const key of ['deleted/one', 'deleted/two']) await store.put(key, await newFile(key));
    await store.delete('deleted/one');
    await expect(store.read('deleted/one')).rejects.toThrow(MissingObject);
    expect(await read('deleted/two')).toBe('deleted/two');
    expect(await listKeys('deleted/')).toEqual(['deleted/two']);
  });

  test('a list has the objects under its prefix with size and time, and no others', async () => {
    for (const key of ['list/1', 'list/deep/2', 'list2/3']) await store.put(key, await newFile(key));
    const listed = await Array.fromAsync(store.list('list/'));
    expect(listed.map(({ key, sizeBytes }) => [key, sizeBytes]).sort()).toEqual([
      ['list/1', 6],
      ['list/deep/2', 11],
    ]);
    for (const { storedAt } of listed) expect(Math.abs(Date.now() - storedAt.getTime())).toBeLessThan(60_000);
    expect(await listKeys('nothing/')).toEqual([]);
    await expect(Array.fromAsync(store.list('list'))).rejects.toThrow('slash');
  });

  test('concurrent puts of one key leave one whole object', async () => {
    const contents = Array.from({ length: 10 }, (_, i) => String(i).repeat(100_000 + i));
    await Promise.all(contents.map(async (content) => store.put('race/same', await newFile(content))));
    expect(contents).toContain(await read('race/same'));
    expect(await listKeys('race/')).toEqual(['race/same']);
  });

  test('concurrent puts and deletes under one prefix do not disturb each other', async () => {
    const contents = await Promise.all(Array.from({ length: 20 }, (_, i) => newFile(`n${i}`)));
    for (let round = 0; round < 5; round++) {
      await Promise.all(
        contents.map(async (file, i) => {
          await store.put(`churn/${i}`, file);
          expect(await read(`churn/${i}`)).toBe(`n${i}`);
          await store.delete(`churn/${i}`);
        }),
      );
    }
    expect(await listKeys('churn/')).toEqual([]);
  });

  test('an interrupted put leaves nothing, and the previous object if there was one', async () => {
    const missing = newPath();
    await expect(store.put('failed/new', missing)).rejects.toThrow();
    await expect(store.put('failed/new', dir as LocalFile)).rejects.toThrow();
    await expect(store.read('failed/new')).rejects.toThrow(MissingObject);
    await store.put('failed/old', await newFile('old'));
    await expect(store.put('failed/old', missing)).rejects.toThrow();
    expect(await read('failed/old')).toBe('old');
    expect(await listKeys('failed/')).toEqual(['failed/old']);
  });

  test.each(UNSAFE_KEYS)('the unsafe key %j is rejected', async (key) => {
    const file = await newFile('content');
    await expect(store.put(key, file)).rejects.toThrow('Not a key');
    await expect(store.read(key)).rejects.toThrow('Not a key');
    await expect(store.fetch(key, newPath())).rejects.toThrow('Not a key');
    await expect(store.checksum(key)).rejects.toThrow('Not a key');
    await expect(store.delete(key)).rejects.toThrow('Not a key');
  });

  test('a random key is rejected or missing', async () => {
    const part = fc.constantFrom('..', '.', '/', '\\', 'a', '%2e', '\0', ' ', '~');
    await fc.assert(
      fc.asyncProperty(fc.array(part), async (parts) => {
        await expect(store.read(parts.join(''))).rejects.toThrow(/Not a key|No object/);
      }),
    );
  });

  test('a working store passes its check', async () => {
    await store.check();
  });
}
