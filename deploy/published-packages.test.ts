// What the published packages contain: the compiled program, its licence and its documentation, and nothing else.
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPackage } from '../build-package.ts';
import { buildMcp } from '../mcp/build.ts';

let scratch: string;
beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'greenroom-packages-'));
});
afterAll(() => rm(scratch, { recursive: true }));

async function packed(folder: string): Promise<string[]> {
  const { stdout } = await promisify(execFile)('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
    cwd: folder,
  });
  const [{ files }] = JSON.parse(stdout) as [{ files: { path: string }[] }];
  return files.map(({ path }) => path).sort();
}

test.each(['sdk', 'cli'])('%s: compiled modules with their types, licence and documentation', async (name) => {
  const folder = join(scratch, name);
  await buildPackage(name, folder);
  const files = await packed(folder);
  expect(files).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'package.json']));
  const modules = files.filter((path) => path.endsWith('.js'));
  expect(modules.length).toBeGreaterThan(5);
  const allowed = ['LICENSE', 'README.md', 'REFERENCE.md', 'package.json', ...modules];
  const types = modules.map((path) => path.replace(/\.js$/, '.d.ts'));
  expect(files.filter((path) => !allowed.includes(path) && !types.includes(path))).toEqual([]);
  expect(files.filter((path) => /test|fixture/.test(path))).toEqual([]);
  const about = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  expect(about).not.toHaveProperty('private');
  expect(about).not.toHaveProperty('devDependencies');
});

test('mcp: one program with its licences and documentation', async () => {
  const folder = join(scratch, 'mcp');
  await buildMcp(folder);
  expect(await packed(folder)).toEqual(['LICENSE', 'LICENSES.md', 'README.md', 'greenroom-mcp.mjs', 'package.json']);
});
