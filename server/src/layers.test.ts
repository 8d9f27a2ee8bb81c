// The dependency rule of ARCHITECTURE.md, kept by a test: a folder imports only from floors below its own, never sideways.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const src = import.meta.dirname;
const plan = readFileSync(join(src, '../../ARCHITECTURE.md'), 'utf8');

/** `| 8 | api, console | what it is |` → floor 8 holds api and console. */
const floors = new Map(
  [...plan.matchAll(/^\| (\d+) \| ([^|]+) \|/gm)].flatMap(([, floor, rooms = '']) =>
    rooms.split(',').map((room) => [room.trim(), Number(floor)] as const),
  ),
);
const roomOf = (file: string) => (relative(src, file).split('/')[0] ?? '').replace(/\.ts$/, '');

const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.includes('assembly/'))
  .map((file) => join(src, file));

// Static, side-effect and dynamic imports, and modules named by URL for a child process.
const IMPORT = /(?:from|import|import\(|new URL\()\s*['"]([^'"]+)['"]/g;

const imports = files.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(IMPORT)].flatMap(([, path = '']) => {
    const to = path.startsWith('@greenroom/')
      ? (path.split('/')[1] ?? '')
      : path.startsWith('.')
        ? roomOf(resolve(dirname(file), path))
        : undefined;
    return to === undefined || to.startsWith('..') ? [] : [{ from: roomOf(file), to, file: relative(src, file) }];
  }),
);

test('every room has a floor', () => {
  expect(new Set(files.map(roomOf).filter((room) => !floors.has(room)))).toEqual(new Set());
});

test('imports go down', () => {
  expect(imports.filter(({ from, to }) => from !== to && !(floors.get(to)! < floors.get(from)!))).toEqual([]);
});

test('only config reads the environment', () => {
  const readers = files
    .filter((file) => /process\.env\b/.test(readFileSync(file, 'utf8')))
    .map((file) => relative(src, file));
  expect(readers).toEqual(['config/env.ts']);
});
