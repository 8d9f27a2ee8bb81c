// The versions of the project and of its published packages, as docs/versioning.md says.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import rootPackage from '../package.json' with { type: 'json' };

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFile(join(root, file), 'utf8');
const packageOf = async (folder: string): Promise<{ version: string; dependencies?: Record<string, string> }> =>
  JSON.parse(await read(`${folder}/package.json`));

/** Whose major version is that of the API. The contract is part of what they are built from. */
const published = ['sdk', 'cli', 'mcp', 'contract', 'integrations/n8n'];

test('the parts of the service have the version of the project, and the changelog names it', async () => {
  const parts = rootPackage.workspaces.filter((folder) => !published.includes(folder));
  const versions = await Promise.all(parts.map(async (folder) => (await packageOf(folder)).version));
  expect(parts.length).toBeGreaterThan(5);
  expect([...new Set(versions)]).toEqual([rootPackage.version]);
  expect(await read('CHANGELOG.md')).toContain(rootPackage.version);
});

test('the published packages have one version, and need each other in that version', async () => {
  const packages = await Promise.all(published.map(packageOf));
  const python = /__version__ = "([\d.]+)"/.exec(await read('sdk-python/greenroom.py'))?.[1];
  const needed = packages.flatMap(({ dependencies = {} }) =>
    Object.entries(dependencies).flatMap(([name, version]) => (name.startsWith('@greenroom/') ? [version] : [])),
  );
  expect(needed.length).toBeGreaterThan(1);
  expect([...new Set([...packages.map(({ version }) => version), python, ...needed])]).toHaveLength(1);
});
