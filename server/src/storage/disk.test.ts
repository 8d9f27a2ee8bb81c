// Tests the disk store: the conformance suite, and its files and folders.
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LocalFile } from '@greenroom/engine-kit/step-context';
import { afterAll, describe, expect, test } from 'vitest';
import { testObjectStore } from './conformance.ts';
import { openDiskStore } from './disk.ts';
import { MissingObject } from './store.ts';

const dir = await mkdtemp(join(tmpdir(), 'disk-'));
afterAll(() => rm(dir, { recursive: true }));

describe('the disk store as an object store', () => testObjectStore(() => openDiskStore({ root: join(dir, 'empty') })));

const root = join(dir, 'store');
const store = await openDiskStore({ root });
const file = join(dir, 'file') as LocalFile;
await writeFile(file, 'content');

test('neither a link nor a pipe is stored', async () => {
  const [link, pipe] = [join(dir, 'link'), join(dir, 'pipe')] as LocalFile[];
  await symlink(file, link!);
  execFileSync('mkfifo', [pipe!]);
  await expect(store.put('objects/linked', link!)).rejects.toMatchObject({ code: 'ELOOP' });
  await expect(store.put('objects/piped', pipe!)).rejects.toThrow('is not a file');
  await expect(store.read('objects/linked')).rejects.toThrow(MissingObject);
});

test('a failed put leaves no temporary file', async () => {
  await expect(store.put('objects/b', join(dir, 'not-there') as LocalFile)).rejects.toThrow();
  await expect(store.put('objects/b', dir as LocalFile)).rejects.toThrow();
  expect(await readdir(join(root, '.incoming'))).toEqual([]);
});

test('a folder is removed with its last object', async () => {
  await store.put('folder/object', file);
  await store.delete('folder/object');
  await expect(stat(join(root, 'folder'))).rejects.toMatchObject({ code: 'ENOENT' });
});

test('opening a store removes old temporary files of a crash and keeps recent ones', async () => {
  const other = join(dir, 'other');
  await mkdir(join(other, '.incoming'), { recursive: true });
  for (const name of ['old', 'recent']) await writeFile(join(other, '.incoming', name), 'half');
  const twoHoursAgo = new Date(Date.now() - 7_200_000);
  await utimes(join(other, '.incoming', 'old'), twoHoursAgo, twoHoursAgo);
  await openDiskStore({ root: other });
  expect(await readdir(join(other, '.incoming'))).toEqual(['recent']);
});

test('the check fails if the folder was deleted', async () => {
  const gone = await openDiskStore({ root: join(dir, 'gone') });
  await gone.check();
  await rm(join(dir, 'gone'), { recursive: true });
  await expect(gone.check()).rejects.toThrow();
});
