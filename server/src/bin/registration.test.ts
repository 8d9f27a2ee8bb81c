// Tests how processes register: the readiness of a worker, and API processes that sign sessions with different keys.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test, vi } from 'vitest';
import { freePort } from '../../../demo/service.ts';
import { openTestDb } from '../db/testing.ts';
import { openProxy } from '../db/testing-proxy.ts';
import { listProcesses } from '../jobs/process-registry.ts';
import { COMPILE_CACHE } from '../kernel/testing-compile-cache.ts';

const dir = await mkdtemp(join(tmpdir(), 'greenroom-registration-'));
const database = await openTestDb();
afterAll(async () => {
  await database.close();
  await rm(dir, { recursive: true, force: true });
});

async function start(command: 'serve' | 'work', env: Record<string, string>) {
  const program = fileURLToPath(new URL('./greenroom.ts', import.meta.url));
  const port = await freePort();
  const child = spawn(process.execPath, [program, command], {
    env: {
      PATH: '/usr/bin:/bin',
      NODE_COMPILE_CACHE: COMPILE_CACHE,
      DATABASE_URL: database.url,
      DATA_DIR: join(dir, `${port}`),
      PORT: `${await freePort()}`,
      METRICS_PORT: `${port}`,
      ...env,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part));
  const status = once(child, 'close').then(([code]) => code as number | null);
  const ask = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`);
    return [response.status, await response.json()];
  };
  const ready = () => vi.waitFor(() => expect(output).toContain('"msg":"ready"'), { timeout: 60_000 });
  return { child, status, ask, ready, output: () => output };
}

test('a worker is ready once it has registered, and not while the database does not respond; it stays alive', async () => {
  const proxy = await openProxy(database.url);
  const worker = await start('work', { DATABASE_URL: proxy.url });
  try {
    await worker.ready();
    expect(await worker.ask('/readyz')).toEqual([200, { status: 'ready' }]);
    expect(await listProcesses(database.db)).toMatchObject([{ serves: false, alive: true, draining: false }]);
    proxy.close();
    await vi.waitFor(
      async () => expect(await worker.ask('/readyz')).toEqual([503, { error: expect.stringContaining('database') }]),
      { timeout: 20_000 },
    );
    expect(await worker.ask('/healthz')).toEqual([200, { status: 'ok' }]);
  } finally {
    worker.child.kill('SIGKILL');
    await worker.status;
    proxy.close();
  }
});

test('a second API process with another session key names the first one and exits, and one with the same key starts', async () => {
  const first = await start('serve', { SESSION_SECRET: 'k'.repeat(32) });
  const others: Awaited<ReturnType<typeof start>>[] = [];
  try {
    await first.ready();
    const different = await start('serve', {});
    others.push(different);
    expect(await different.status).toBe(1);
    expect(different.output()).toMatch(/The process \S+ signs sessions with another key\. Set the same SESSION_SECRET/);
    const same = await start('serve', { SESSION_SECRET: 'k'.repeat(32) });
    others.push(same);
    await same.ready();
    const serving = (await listProcesses(database.db)).filter(({ serves }) => serves);
    expect(serving).toHaveLength(2);
    first.child.kill('SIGTERM');
    expect(await first.status).toBe(0);
    const left = (await listProcesses(database.db)).filter(({ serves }) => serves);
    expect(left).toMatchObject([{ name: expect.stringContaining(`:${same.child.pid}:`) }]);
  } finally {
    for (const { child } of [first, ...others]) child.kill('SIGKILL');
  }
});
