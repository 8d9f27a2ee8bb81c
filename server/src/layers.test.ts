// The dependency rule of ARCHITECTURE.md, kept by a test: a folder imports only from layers below its own, never sideways.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const src = import.meta.dirname;
const plan = readFileSync(join(src, '../../ARCHITECTURE.md'), 'utf8');

/** `| 8 | api, console | what it is |` → layer 8 holds api and console. */
const layers = new Map(
  [...plan.matchAll(/^\| (\d+) \| ([^|]+) \|/gm)].flatMap(([, layer, modules = '']) =>
    modules.split(',').map((module) => [module.trim(), Number(layer)] as const),
  ),
);
const moduleOf = (file: string) => (relative(src, file).split('/')[0] ?? '').replace(/\.ts$/, '');

const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.includes('assembly/'))
  // Processes that tests start to kill them.
  .filter((file) => !/(^|\/)testing-[\w-]+-process\.ts$/.test(file))
  .map((file) => join(src, file));

// Static, side-effect and dynamic imports, and modules named by URL for a child process.
const IMPORT = /(?:from|import|import\(|new URL\()\s*['"]([^'"]+)['"]/g;

const imports = files.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(IMPORT)].flatMap(([, path = '']) => {
    const to = path.startsWith('@greenmodule/')
      ? (path.split('/')[1] ?? '')
      : path.startsWith('.')
        ? moduleOf(resolve(dirname(file), path))
        : undefined;
    return to === undefined || to.startsWith('..') ? [] : [{ from: moduleOf(file), to, file: relative(src, file) }];
  }),
);

test('every module has a layer', () => {
  expect(new Set(files.map(moduleOf).filter((module) => !layers.has(module)))).toEqual(new Set());
});

test('imports go down', () => {
  expect(imports.filter(({ from, to }) => from !== to && !(layers.get(to)! < layers.get(from)!))).toEqual([]);
});

test('only config reads the environment', () => {
  const readers = files
    .filter((file) => /process\.env\b/.test(readFileSync(file, 'utf8')))
    .map((file) => relative(src, file));
  expect(readers).toEqual(['config/env.ts']);
});
