// Compiles a program with the published package on the oldest and the newest TypeScript, and runs it on each supported Node.
import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { installPackage } from './install-package.ts';

const run = promisify(execFile);

const TYPESCRIPTS = ['5.4.5', '5.9.3', '7.0.2'];
const NODES = ['20', '22', '24'];

const installed = await installPackage();

/** Installs a package of the registry in a folder of its own, and returns that folder's modules. */
async function install(...names: string[]): Promise<string> {
  const folder = join(installed.folder, 'tools', names.join('+').replaceAll(/[^\w.]+/g, '-'));
  await mkdir(folder, { recursive: true });
  // Node's package gets its binary with a script.
  await writeFile(join(folder, 'package.json'), '{ "private": true, "allowScripts": { "node": true } }');
  await run('npm', ['install', '--no-audit', '--no-fund', ...names], { cwd: folder, timeout: 300_000 });
  return join(folder, 'node_modules');
}

try {
  const types = join(await install('@types/node@20'), '@types');
  const nodes: string[] = [];
  for (const version of NODES) nodes.push(join(await install(`node@${version}`), 'node/bin/node'));
  for (const version of TYPESCRIPTS) {
    const modules = await install(`typescript@${version}`);
    await installed.compile(join(modules, 'typescript/bin/tsc'), types);
    console.log(`compiles with TypeScript ${version}`);
    for (const node of NODES)
      console.log(`  ${await installed.run(join(await install(`node@${node}`), 'node/bin/node'))}`);
  }
} finally {
  await installed.remove();
}
