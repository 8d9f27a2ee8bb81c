// The published program: built, beside the built SDK, and run.
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { buildPackage } from '../../build-package.ts';

const run = promisify(execFile);

test('it runs with the packages that it depends on', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'greenroom-cli-package-'));
  const modules = join(folder, 'node_modules');
  await mkdir(modules);
  await symlink(join(import.meta.dirname, '../../node_modules/csv-parse'), join(modules, 'csv-parse'));
  await buildPackage('sdk', join(modules, '@greenroom/sdk'));
  await buildPackage('cli', join(modules, '@greenroom/cli'));
  const about = JSON.parse(await readFile(join(modules, '@greenroom/cli/package.json'), 'utf8'));
  expect(about).toMatchObject({ bin: { 'greenroom-cli': 'bin.js' }, dependencies: { 'csv-parse': '7.0.3' } });
  expect(about).not.toHaveProperty('private');
  const { stdout } = await run(process.execPath, [join(modules, '@greenroom/cli/bin.js'), 'help']);
  expect(stdout).toContain('video batch');
  const files = await readdir(join(modules, '@greenroom/cli'), { recursive: true });
  expect(files.filter((file) => /test/.test(file))).toEqual([]);
  await rm(folder, { recursive: true });
});
