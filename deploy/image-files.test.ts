// Tests that the image is built from what it needs: the pages of the guide, and no data, settings or tests of the whole service.
import { readFile } from 'node:fs/promises';
import { join, matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import { chapters } from '../docs/site/src/table-of-contents.ts';

const read = (file: string) => readFile(join(import.meta.dirname, '..', file), 'utf8');
const patterns = (await read('.containerignore')).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
/** A pattern excludes what it matches, and everything below that. */
const isExcluded = (file: string) =>
  patterns.some((pattern) => matchesGlob(file, pattern) || matchesGlob(file, `${pattern}/**`));

test('every page of the guide and the tools that build it are part of the build', async () => {
  const files = [...chapters.flatMap((chapter) => chapter.files), 'docs/gallery.jpg', 'docs/site/package-lock.json'];
  expect(files.filter(isExcluded)).toEqual([]);
});

test('data, settings, and what was installed or built elsewhere are no part of the build', () => {
  const files = [
    'data/demo-key',
    'deploy/.env',
    'docs/site/node_modules/astro/package.json',
    'docs/site/dist/index.html',
  ];
  expect(files.filter((file) => !isExcluded(file))).toEqual([]);
});

test('the image contains the built guide, where the service reads it', async () => {
  const containerfile = await read('Containerfile');
  expect(containerfile).toMatch(/npm run build --prefix docs\/site/);
  expect(containerfile).toMatch(/^RUN mkdir \/out [^\n]*(\\\n[^\n]*)* docs\/site\/dist /m);
});
