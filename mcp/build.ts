// Builds the program `greenroom-mcp` as one file without dependencies, with the package.json under which it is published.
import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import packageJson from './package.json' with { type: 'json' };

const FILE = 'greenroom-mcp.mjs';

/** @param folder where it is written; replaced if it exists. */
export async function buildMcp(folder = join(import.meta.dirname, 'dist')): Promise<void> {
  await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      outDir: folder,
      emptyOutDir: true,
      ssr: 'src/stdio.ts',
      target: 'node20',
      license: { fileName: 'LICENSES.md' },
      rolldownOptions: { output: { entryFileNames: FILE, banner: '#!/usr/bin/env node' } },
    },
  });
  const { name, version, description, license } = packageJson;
  const published = {
    name,
    version,
    description,
    license,
    type: 'module',
    bin: { 'greenroom-mcp': FILE },
    engines: { node: '>=20' },
  };
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
  await cp(join(import.meta.dirname, '../LICENSE'), join(folder, 'LICENSE'));
  await cp(join(import.meta.dirname, 'README.md'), join(folder, 'README.md'));
}

if (import.meta.main) await buildMcp();
