// Tests that the Bruno collection is up to date. `node integrations/bruno/generate.ts` updates it.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { documentedEndpoints } from '../../server/src/api/testing.ts';
import { bruFiles, collection } from './generate.ts';

test('the collection is generated from the present API, with a request for every endpoint', async () => {
  const files = bruFiles();
  const stored = (await readdir(collection, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  );
  expect(stored.map(({ parentPath, name }) => join(parentPath, name)).sort()).toEqual(
    [...files.keys()].map((path) => join(collection, path)).sort(),
  );
  for (const [path, text] of files) expect(await readFile(join(collection, path), 'utf8')).toBe(text);
  expect([...files.values()].filter((text) => text.startsWith('meta {'))).toHaveLength(documentedEndpoints.length);
});

test('keys are secret variables, and no file has one', () => {
  const texts = [...bruFiles().values()].join('\n');
  expect(texts).toContain('vars:secret [\n  key\n]');
  expect(texts).not.toMatch(/gr_[0-9a-f]{12}/);
});
