// The published package: packed, installed outside the workspace, compiled and run. `npm run test:sdk-package` does so on more versions.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { generateReference, referenceFile } from '../generate/reference.ts';
import { installPackage } from '../testing/install-package.ts';

const installed = await installPackage();
afterAll(installed.remove);

const modules = join(import.meta.dirname, '../../node_modules');

test('a program outside the workspace compiles and runs', async () => {
  await installed.compile(join(modules, 'typescript/bin/tsc'), join(modules, '@types'));
  expect(await installed.run(process.execPath)).toMatch(/^works on Node \d+$/);
});

test('it has no dependencies, no tests and no trace of the workspace', async () => {
  const about = JSON.parse(await readFile(join(installed.built, 'package.json'), 'utf8'));
  expect(Object.keys(about)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/private|ependencies|scripts/)]),
  );
  expect(installed.files).toEqual(expect.arrayContaining(['index.js', 'index.d.ts', 'LICENSE', 'README.md']));
  expect(installed.files.filter((file) => /test/.test(file))).toEqual([]);
  for (const file of installed.files.filter((name) => /\.(js|ts)$/.test(name)))
    expect(await readFile(join(installed.built, file), 'utf8'), file).not.toContain('@greenroom/contract');
});

test('the reference is generated from the present doc comments', async () => {
  expect(await readFile(referenceFile, 'utf8')).toBe(await generateReference(installed.built));
});
