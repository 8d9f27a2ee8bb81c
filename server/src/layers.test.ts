// Tests the import rules of ARCHITECTURE.md: modules import only lower layers, packages import one another by name, and there are no cycles.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const src = import.meta.dirname;
const root = join(src, '../..');
const plan = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8');

/** `| 8 | api, dashboard-api | what they are for |` → layer 8 holds api and dashboard-api. */
const layers = new Map(
  [...plan.matchAll(/^\| (\d+) \| ([^|]+) \|/gm)].flatMap(([, layer, modules = '']) =>
    modules.split(',').map((module) => [module.trim(), Number(layer)] as const),
  ),
);

const enginePackages = readdirSync(join(root, 'engines')).map((name) => `engines/${name}`);
/** Their tests start the service. */
const CLIENTS = ['sdk', 'cli', 'mcp'];
const PACKAGES = ['contract', 'captions', ...CLIENTS, 'server', ...enginePackages];
const NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  PACKAGES.map((folder) => [JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')).name, folder]),
);

const isTest = (file: string): boolean => /\.test\.ts$|(^|\/)(testing|fixtures)/.test(file);

/** Static, side-effect, type-only and dynamic imports, and modules named by URL for a task process or a thread. */
const IMPORT = /(from|import|import\(|new URL\()\s*['"]([^'"]+)['"]/g;

const files = PACKAGES.flatMap((folder) => {
  return readdirSync(join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.includes('assembly/'))
    .map((file) => join(folder, 'src', file))
    .filter((file) => !(CLIENTS.includes(folder) && isTest(file)));
});

interface Import {
  file: string;
  /** As it is written. */
  specifier: string;
  byUrl: boolean;
  /** The source file of these packages that it leads to. */
  to: string;
}

const packageOf = (file: string): string => PACKAGES.find((folder) => file.startsWith(`${folder}/`)) ?? '';

/** `@greenroom/engine-kit/json` → engines/kit/src/json.ts, as the package's `exports` have it. */
const named = (specifier: string): string | undefined => {
  const name = specifier.split('/').slice(0, 2).join('/');
  const folder = NAMES[name];
  if (folder === undefined) return undefined;
  return `${folder}/src/${specifier === name ? 'index' : specifier.slice(name.length + 1)}.ts`;
};

const imports = files.flatMap((file): Import[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(IMPORT)].flatMap(([, by, specifier = '']) => {
    const to = specifier.startsWith('.') ? relative(root, resolve(root, dirname(file), specifier)) : named(specifier);
    return to?.endsWith('.ts') && packageOf(to) !== '' ? [{ file, specifier, byUrl: by === 'new URL(', to }] : [];
  }),
);

const moduleOf = (file: string): string => (relative(src, join(root, file)).split('/')[0] ?? '').replace(/\.ts$/, '');
const ofServer = files.filter((file) => file.startsWith('server/') && !isTest(file));

test('every module of the server has a layer', () => {
  expect(new Set(ofServer.map(moduleOf).filter((module) => !layers.has(module)))).toEqual(new Set());
});

test('the server’s modules import from lower layers only', () => {
  const wrong = imports.filter(({ file, to }) => {
    if (isTest(file) || packageOf(file) !== 'server' || packageOf(to) !== 'server') return false;
    const [from, into] = [moduleOf(file), moduleOf(to)];
    return from !== into && !(layers.get(into)! < layers.get(from)!);
  });
  expect(wrong.map(({ file, to }) => `${file} → ${to}`)).toEqual([]);
});

/** What a package may import of the others, tests included. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  'engines/kit': [],
  captions: ['engines/kit'],
  // Published without the contract.
  sdk: [],
  cli: ['sdk'],
  mcp: ['contract', 'sdk'],
  server: ['contract', 'engines/kit', 'captions', 'sdk', 'mcp'],
};
const ENGINE_MAY_IMPORT = ['engines/kit', 'captions'];

test('packages import downwards: no engine from the server or another engine, and the server no engine', () => {
  const wrong = imports.filter(({ file, to }) => {
    const from = packageOf(file);
    if (packageOf(to) === from) return false;
    return !(MAY_IMPORT[from] ?? ENGINE_MAY_IMPORT).includes(packageOf(to));
  });
  expect(wrong.map(({ file, specifier }) => `${file} → ${specifier}`)).toEqual([]);
});

test('packages import one another by name, never by path', () => {
  const wrong = imports.filter(
    ({ file, specifier, to }) => specifier.startsWith('.') && packageOf(to) !== packageOf(file),
  );
  expect(wrong.map(({ file, specifier }) => `${file} → ${specifier}`)).toEqual([]);
});

test('an engine’s package has one export', async () => {
  for (const [name, folder] of Object.entries(NAMES)) {
    if (!enginePackages.includes(folder) || folder === 'engines/kit') continue;
    expect(Object.keys(await import(name))).toEqual(['engine']);
    expect(JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')).exports).toBe('./src/index.ts');
  }
});

test('no files import one another in a circle, types included', () => {
  const next = Map.groupBy(
    // A task's module knows its task by type, and the task names the module by URL alone.
    imports.filter(({ byUrl }) => !byUrl),
    ({ file }) => file,
  );
  const done = new Set<string>();
  const circles: string[] = [];
  const walk = (file: string, path: readonly string[]): void => {
    const at = path.indexOf(file);
    if (at >= 0) circles.push([...path.slice(at), file].join(' → '));
    if (at >= 0 || done.has(file)) return;
    for (const { to } of next.get(file) ?? []) walk(to, [...path, file]);
    done.add(file);
  };
  for (const file of files) walk(file, []);
  expect(circles).toEqual([]);
});

test('only config, and the programs of partners, read the environment', () => {
  const readers = files.filter(
    (file) => !isTest(file) && /process\.env\b/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(readers).toEqual(['cli/src/settings.ts', 'mcp/src/stdio.ts', 'server/src/config/env.ts']);
});
