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
  expect([...files.values()].filter((text) => text.includes('type: http'))).toHaveLength(documentedEndpoints.length);
});

test('keys are secret variables, and no file has one', () => {
  const texts = [...bruFiles().values()].join('\n');
  expect(texts).toContain('vars:secret [\n  key\n]');
  expect(texts).not.toMatch(/gr_[0-9a-f]{12}/);
});

test('requests have the ids that earlier responses gave, not those of the examples', () => {
  const files = bruFiles();
  const remembered = /for \(const id of \[(.*)\]/.exec(files.get('collection.bru')!)![1]!.match(/\w+/g)!;
  for (const [path, text] of files) {
    expect(text, path).not.toMatch(/_id": "(?!\{\{)/);
    for (const [, variable] of text.matchAll(/\{\{(\w+)\}\}/g))
      expect(['url', 'key', ...remembered]).toContain(variable);
  }
});

test('deletions are tagged, so that a run can leave them out', () => {
  const deletions = [...bruFiles().values()].filter((text) => text.includes('\ndelete {'));
  expect(deletions).toHaveLength(2);
  for (const text of deletions) expect(text).toContain('  tags: [\n    delete\n  ]');
});
