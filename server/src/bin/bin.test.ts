// Tests starting, using and stopping processes, and their start errors.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test, vi } from 'vitest';
import { freePort } from '../../../demo/service.ts';
import { openTestDb } from '../db/testing.ts';
import { COMPILE_CACHE } from '../kernel/testing-compile-cache.ts';

const dir = await mkdtemp(join(tmpdir(), 'greenroom-bin-'));
const started: ChildProcess[] = [];
afterAll(async () => {
  for (const child of started) child.kill('SIGKILL');
  await rm(dir, { recursive: true, force: true });
});

interface Run {
  child: ChildProcess;
  stdout(): string;
  stderr(): string;
  /** The status it exits with. */
  status: Promise<number | null>;
}

function run(program: string, { args = [], env = {} }: { args?: string[]; env?: Record<string, string> }): Run {
  const path = fileURLToPath(new URL(program, import.meta.url));
  const child = spawn(process.execPath, [path, ...args], {
    env: { PATH: '/usr/bin:/bin', NODE_COMPILE_CACHE: COMPILE_CACHE, ...env },
  });
  started.push(child);
  const said = { stdout: '', stderr: '' };
  child.stdout.on('data', (part) => (said.stdout += part));
  child.stderr.on('data', (part) => (said.stderr += part));
  const status = once(child, 'close').then(([code]) => code as number | null);
  return { child, stdout: () => said.stdout, stderr: () => said.stderr, status };
}

const waitForOk = (address: string) =>
  vi.waitFor(async () => expect((await fetch(address)).status).toBe(200), { timeout: 50_000, interval: 100 });

/** The file is empty for a moment before it is written. */
const readKey = (file: string): Promise<string> =>
  vi.waitFor(
    async () => {
      const key = (await readFile(file, 'utf8')).trim();
      expect(key).not.toBe('');
      return key;
    },
    { timeout: 20_000 },
  );

test.concurrent('the whole service starts in an empty folder, runs beside commands, and stops everything at SIGTERM', async () => {
  const dataDir = join(dir, 'first');
  const [port, metricsPort] = [await freePort(), await freePort()];
  const env = { DATA_DIR: dataDir, PORT: `${port}`, METRICS_PORT: `${metricsPort}` };
  const service = run('./start.ts', { env });
  await waitForOk(`http://127.0.0.1:${port}/readyz`);

  const keyFile = join(dataDir, 'demo-key');
  const key = await readKey(keyFile);
  expect((await stat(keyFile)).mode & 0o777).toBe(0o600);
  const asked = await fetch(`http://127.0.0.1:${port}/api/partner/v1/characters`, {
    headers: { authorization: `Bearer ${key}` },
  });
  expect(asked.status).toBe(200);

  const list = run('./greenroom.mjs', { args: ['client', 'list', '--json'], env });
  expect(await list.status).toBe(0);
  expect(JSON.parse(list.stdout()).clients).toMatchObject([{ name: 'demo' }]);

  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  expect(metrics).toContain('route="/api/partner/v1/characters",method="GET",status="200"');

  service.child.kill('SIGTERM');
  expect(await service.status).toBe(0);
  expect(service.stdout()).toContain(`"api":"http://127.0.0.1:${port}/api/partner/v1"`);
  expect(service.stdout() + service.stderr()).not.toContain(key.split('_')[2]);
  await expect(stat(join(dataDir, 'postgres/data/postmaster.pid'))).rejects.toThrow('ENOENT');

  const later = run('./greenroom.ts', { args: ['ledger', 'verify', '--json'], env });
  expect(await later.status).toBe(0);
  expect(JSON.parse(later.stdout())).toEqual({
    ok: true,
    clients: 1,
    transfers: 1,
    closed_through: null,
    problems: [],
  });
  await expect(stat(join(dataDir, 'postgres/data/postmaster.pid'))).rejects.toThrow('ENOENT');
});

test.concurrent('a slow request does not keep the process from exiting in time with 0 and a stopped database', async () => {
  const dataDir = join(dir, 'slow');
  const port = await freePort();
  const service = run('./start.ts', { env: { DATA_DIR: dataDir, PORT: `${port}` } });
  await waitForOk(`http://127.0.0.1:${port}/readyz`);
  const key = await readKey(join(dataDir, 'demo-key'));
  const head = [
    'POST /api/partner/v1/tts HTTP/1.1',
    'Host: localhost',
    `Authorization: Bearer ${key}`,
    'Content-Type: application/json',
    'Content-Length: 4000',
  ];
  const slow = connect(port, '127.0.0.1');
  slow.on('error', () => undefined);
  slow.write(`${head.join('\r\n')}\r\n\r\n{`);
  const trickle = setInterval(() => slow.write(' '), 300);
  await sleep(500);
  const toldAt = Date.now();
  service.child.kill('SIGTERM');
  expect(await service.status, service.stdout()).toBe(0);
  clearInterval(trickle);
  expect(Date.now() - toldAt).toBeLessThan(30_000);
  await expect(stat(join(dataDir, 'postgres/data/postmaster.pid'))).rejects.toThrow('ENOENT');
});

test('each invalid setting is reported in one line, without a stack trace', async () => {
  const service = run('./start.ts', { env: { PORT: 'http', LOG_LEVEL: 'loud' } });
  expect(await service.status).toBe(1);
  expect(service.stderr()).toBe(
    'PORT must be a port from 1 to 65535, but is "http".\n' +
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, silent, but is "loud".\n',
  );
});

test('an unreachable database is reported in one sentence', async () => {
  const url = 'postgresql://nobody:canary@127.0.0.1:1/none';
  const list = run('./greenroom.ts', { args: ['client', 'list'], env: { DATABASE_URL: url } });
  expect(await list.status).toBe(1);
  expect(list.stderr()).toMatch(/^Cannot use the database at DATABASE_URL: connect ECONNREFUSED [\d.:]+\.\n$/);
});

test("an operator's own database is migrated only by the command", async () => {
  const { pool, url, close } = await openTestDb();
  await pool.query('drop schema public cascade; create schema public');
  await close();
  const env = { DATABASE_URL: url, DATA_DIR: join(dir, 'own') };
  const refused = run('./greenroom.ts', { args: ['serve'], env });
  expect(await refused.status).toBe(1);
  expect(refused.stderr()).toMatch(
    /^The database lacks migrations: 0001_clients, .*\. Run `greenroom migrate` first\.\n$/,
  );
  const migrated = run('./greenroom.ts', { args: ['migrate', '--json'], env });
  expect(await migrated.status).toBe(0);
  expect(JSON.parse(migrated.stdout()).applied).toContain('0001_clients');
  const listed = run('./greenroom.ts', { args: ['client', 'list', '--json'], env });
  expect(await listed.status).toBe(0);
  expect(JSON.parse(listed.stdout())).toEqual({ clients: [] });
});

test('a cookie key that is too short is reported in one sentence, and nothing is started', async () => {
  const { url, close } = await openTestDb();
  await close();
  const dataDir = join(dir, 'short');
  await mkdir(dataDir);
  await writeFile(join(dataDir, 'session-secret'), '');
  const env = { DATABASE_URL: url, DATA_DIR: dataDir, PORT: `${await freePort()}`, LOG_LEVEL: 'error' };
  const refused = run('./greenroom.ts', { args: ['serve'], env });
  expect(await refused.status).toBe(1);
  expect(refused.stderr()).toMatch(/^\S+session-secret has 0 characters and needs at least 32\. Restore it .*\.\n$/);
});

test('a data folder that is a file is reported in one sentence', async () => {
  const file = join(dir, 'file');
  await writeFile(file, '');
  const list = run('./greenroom.ts', { args: ['client', 'list'], env: { DATA_DIR: file } });
  expect(await list.status).toBe(1);
  expect(list.stderr()).toMatch(/^\S+ is not writable \(ENOTDIR\)\. Set DATA_DIR to .*\n$/);
});

/** A process of `runUntilSignal` alone that drains in `drainMs`. */
async function startProcess(drainMs: number): Promise<Run> {
  const program = join(dir, `process-${drainMs}.ts`);
  const lines = [
    `import { runUntilSignal } from ${JSON.stringify(new URL('./run-until-signal.ts', import.meta.url).href)};`,
    `const log = { info: console.log, error: console.log, fatal: console.log };`,
    `const held = setInterval(() => undefined, 1000);`,
    `const drain = () => new Promise((done) => setTimeout(done, ${drainMs})).then(() => clearInterval(held));`,
    `await runUntilSignal({ log, start: async () => (console.log('started'), { drain }) });`,
  ];
  await writeFile(program, lines.join('\n'));
  const running = run(program, {});
  await expect.poll(running.stdout).toContain('started');
  return running;
}

test('one Ctrl-C that arrives twice, from the terminal and from npm, is one signal', async () => {
  const { child, status, stdout } = await startProcess(500);
  child.kill('SIGINT');
  await expect.poll(stdout, { interval: 10 }).toContain('draining');
  child.kill('SIGINT');
  expect(await status).toBe(0);
  expect(stdout()).toContain('drained');
});

test('a second signal ends the process at once', async () => {
  const { child, status, stdout } = await startProcess(60_000);
  child.kill('SIGTERM');
  await expect.poll(stdout).toContain('draining');
  await sleep(1_200);
  child.kill('SIGTERM');
  expect(await status).toBe(1);
  expect(stdout()).not.toContain('drained');
});
