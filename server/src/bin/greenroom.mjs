#!/usr/bin/env node
// The greenroom command for any installed Node: runs greenroom.ts on the Node 24 of its dependencies.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('./greenroom.ts', import.meta.url));
const own = dirname(createRequire(import.meta.url).resolve('node/package.json'));
const child = spawn(join(own, 'bin', process.platform === 'win32' ? 'node.exe' : 'node'), [program, ...process.argv.slice(2)], {
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('error', () => {
  console.error('Node 24 is not installed. Run npm ci in the Greenroom folder.');
  process.exitCode = 1;
});
child.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 143);
});
