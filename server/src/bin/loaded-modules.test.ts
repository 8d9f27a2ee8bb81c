// Tests that a worker loads no web server, an API process no renderer, and neither the SDK for traces unless it is configured.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test, vi } from 'vitest';
import { freePort } from '../../../demo/service.ts';
import { openTestDb } from '../db/testing.ts';

const dir = await mkdtemp(join(tmpdir(), 'greenroom-loaded-'));
const database = await openTestDb();
afterAll(async () => {
  await database.close();
  await rm(dir, { recursive: true, force: true });
});

/** Appends the address of each module that the process loads to the file `LOADED_MODULES` names. */
const RECORD = `import { registerHooks } from 'node:module';
import { appendFileSync } from 'node:fs';
registerHooks({ load(url, context, next) {
  appendFileSync(process.env.LOADED_MODULES, url + '\\n');
  return next(url, context);
} });`;

/** Starts `greenroom <command>`, waits until it is ready, and stops it. Returns the modules that it loaded. */
async function modulesOf(command: 'serve' | 'work'): Promise<string[]> {
  const loaded = join(dir, command);
  const program = fileURLToPath(new URL('./greenroom.ts', import.meta.url));
  const hook = `data:text/javascript,${encodeURIComponent(RECORD)}`;
  const child = spawn(process.execPath, ['--import', hook, program, command], {
    env: {
      PATH: '/usr/bin:/bin',
      DATABASE_URL: database.url,
      DATA_DIR: join(dir, `data-${command}`),
      PORT: `${await freePort()}`,
      LOADED_MODULES: loaded,
    },
  });
  try {
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part));
    await vi.waitFor(() => expect(output).toContain('"msg":"ready"'), { timeout: 60_000, interval: 100 });
    child.kill('SIGTERM');
    expect((await once(child, 'exit'))[0]).toBe(0);
  } finally {
    child.kill('SIGKILL');
  }
  return (await readFile(loaded, 'utf8')).trim().split('\n');
}

const WEB_SERVER =
  /node_modules\/(fastify|better-auth|@scalar)\/|\/server\/src\/(api|dashboard-api\/mount|http\/web-server)/;
const TELEMETRY = /node_modules\/@opentelemetry\/(?!api\/)|\/server\/src\/telemetry\//;
const WORKER = /\/server\/src\/(jobs\/worker|production\/talking-head\/workflow|retention\/erasure)\.ts$/;
/** Drawing, face detection and encoding run in task processes. */
const RENDERER = /node_modules\/(@napi-rs|sharp|node-av|@tensorflow|@vladmandic)\/|\/engines\/studio\/src\/render\//;

test.concurrent('a worker process loads the worker and no web server', async () => {
  const modules = await modulesOf('work');
  expect(modules.filter((url) => WORKER.test(url))).toHaveLength(3);
  expect(modules.filter((url) => WEB_SERVER.test(url) || RENDERER.test(url) || TELEMETRY.test(url))).toEqual([]);
});

test.concurrent('an API process loads the web server, and neither the worker nor a renderer', async () => {
  const modules = await modulesOf('serve');
  expect(modules.some((url) => /node_modules\/fastify\/fastify\.js$/.test(url))).toBe(true);
  expect(modules.filter((url) => WORKER.test(url) || RENDERER.test(url) || TELEMETRY.test(url))).toEqual([]);
});
