// The disk store: whole or not at all, nothing outside the root, nothing left behind.
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { LocalFile } from '@greenroom/engine-kit/step-context';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { openDiskStore } from './disk.ts';
import { MissingObject } from './store.ts';

const dir = await mkdtemp(join(tmpdir(), 'disk-'));
const root = join(dir, 'store');
const store = await openDiskStore({ root });
afterAll(() => rm(dir, { recursive: true }));

let made = 0;
async function local(content: string): Promise<LocalFile> {
  const path = join(dir, `local-${made++}`);
  await writeFile(path, content);
  return path as LocalFile;
}

test('what is put is measured, copied out and read in ranges', async () => {
  expect(await store.put('objects/a/one.txt', await local('hello world'))).toEqual({
    sizeBytes: 11,
    sha256: 'b94d27b9934d3e08a52e52d7da7dabfac484efe37a5380ee9088f7ace2efcde9',
  });
  const out = join(dir, 'out') as LocalFile;
  await store.fetch('objects/a/one.txt', out);
  expect(await readFile(out, 'utf8')).toBe('hello world');
  expect(await text(await store.read('objects/a/one.txt'))).toBe('hello world');
  expect(await text(await store.read('objects/a/one.txt', { start: 6, end: 8 }))).toBe('wor');
});

test('an unknown key is missing, and deleting it is no error', async () => {
  await expect(store.read('objects/none')).rejects.toThrow(MissingObject);
  await expect(store.fetch('objects/none', join(dir, 'x') as LocalFile)).rejects.toThrow(MissingObject);
  await store.delete('objects/none');
});

test('a prefix lists and deletes what is under it and nothing beside it', async () => {
  for (const key of ['p/1', 'p/deep/2', 'p2/3']) await store.put(key, await local(key));
  const listed = await Array.fromAsync(store.list('p/'));
  expect(listed.map(({ key, sizeBytes }) => [key, sizeBytes]).sort()).toEqual([
    ['p/1', 3],
    ['p/deep/2', 8],
  ]);
  expect(Date.now() - listed[0]!.storedAt.getTime()).toBeLessThan(60_000);
  expect(await store.deletePrefix('p/')).toBe(2);
  expect(await Array.fromAsync(store.list('p/'))).toEqual([]);
  expect(await text(await store.read('p2/3'))).toBe('p2/3');
});

test('neither a link nor a pipe is put, wherever it leads', async () => {
  const [link, pipe] = [join(dir, 'link'), join(dir, 'pipe')] as LocalFile[];
  await symlink(await local('a secret of the service'), link!);
  execFileSync('mkfifo', [pipe!]);
  await expect(store.put('objects/linked', link!)).rejects.toMatchObject({ code: 'ELOOP' });
  await expect(store.put('objects/piped', pipe!)).rejects.toThrow('is not a file');
  await expect(store.read('objects/linked')).rejects.toThrow(MissingObject);
});

test('a failed put leaves neither an object nor a temporary file', async () => {
  await expect(store.put('objects/b', join(dir, 'not-there') as LocalFile)).rejects.toThrow();
  await expect(store.put('objects/b', dir as LocalFile)).rejects.toThrow();
  await expect(store.read('objects/b')).rejects.toThrow(MissingObject);
  expect(await readdir(join(root, '.incoming'))).toEqual([]);
});

test('puts and deletes in one folder do not disturb each other', async () => {
  const files = await Promise.all(Array.from({ length: 20 }, (_, i) => local(`n${i}`)));
  for (let round = 0; round < 5; round++) {
    await Promise.all(
      files.map(async (file, i) => {
        await store.put(`race/${i}`, file);
        await store.delete(`race/${i}`);
      }),
    );
  }
  await expect(stat(join(root, 'race'))).rejects.toThrow();
});

test('no text at all names something outside the root', async () => {
  const hostile = [
    '../x',
    '/etc/passwd',
    'a/../../x',
    'a//b',
    '',
    '.',
    '..',
    '.incoming/x',
    'a/.b',
    'a\\..\\b',
    'a\0b',
    'a/',
  ];
  for (const key of hostile) await expect(store.read(key)).rejects.toThrow('Not a key');
  await expect(store.deletePrefix('objects')).rejects.toThrow('slash');
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom('..', '.', '/', '\\', 'a', '%2e', '\0', ' ', '~')), async (parts) => {
      const key = parts.join('');
      await expect(store.read(key)).rejects.toThrow(/Not a key|No object/);
    }),
  );
});

test('what a crash left half written is removed at the next start, once it is old', async () => {
  const other = join(dir, 'other');
  await mkdir(join(other, '.incoming'), { recursive: true });
  for (const name of ['old', 'young']) await writeFile(join(other, '.incoming', name), 'half');
  const twoHoursAgo = new Date(Date.now() - 7_200_000);
  await utimes(join(other, '.incoming', 'old'), twoHoursAgo, twoHoursAgo);
  await openDiskStore({ root: other });
  expect(await readdir(join(other, '.incoming'))).toEqual(['young']);
});

test('the check fails once the folder is gone', async () => {
  await store.check();
  const gone = await openDiskStore({ root: join(dir, 'gone') });
  await rm(join(dir, 'gone'), { recursive: true });
  await expect(gone.check()).rejects.toThrow();
});
