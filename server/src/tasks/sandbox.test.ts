// Tests what a task process can reach from inside its sandbox.
import { spawn } from 'node:child_process';
import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:net';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Task } from '@greenroom/engine-kit/step-context';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createLogger } from '../kernel/logger.ts';
import { type Confinement, probeConfinement } from './confinement.ts';
import type { Attempt } from './fixtures/intrude.task.ts';
import { createPool } from './pool.ts';
import { startTaskProcess } from './task-process.ts';

const CHECKOUT = join(import.meta.dirname, '../../..');
const PLANTED = '.planted-by-a-test';

const inHome = mkdtempSync(join(homedir(), '.greenroom-test-'));
const inTmp = mkdtempSync(join(tmpdir(), 'greenroom-test-'));
const dataDir = realpathSync(mkdtempSync(join(tmpdir(), 'greenroom sandbox-')));
const folder = (...path: string[]): string => {
  const made = join(dataDir, ...path);
  mkdirSync(made, { recursive: true });
  return made;
};
const file = (dir: string, name: string): string => {
  writeFileSync(join(dir, name), `secret of ${name}`);
  return join(dir, name);
};
const cacheDir = join(dataDir, 'cache');
const own = folder('scratch', 'job', '1', 'step-own');
const others = folder('scratch', 'other', '1', 'step-others');

/** Paths that a task process must not write; each is created where it succeeds. */
const forbidden = [
  ...[CHECKOUT, import.meta.dirname, join(CHECKOUT, 'node_modules'), join(CHECKOUT, 'contract/src')],
  ...[
    dirname(process.execPath),
    '/',
    '/tmp',
    '/etc',
    '/usr/lib',
    '/dev',
    '/proc',
    homedir(),
    dataDir,
    others,
    cacheDir,
  ],
].map((dir) => join(dir, PLANTED));

let confinement: Confinement;
beforeAll(async () => {
  confinement = await probeConfinement({ dataDir, cacheDir });
});
afterAll(() => {
  for (const path of forbidden) if (!path.startsWith('/proc')) rmSync(path, { force: true });
  for (const dir of [inHome, inTmp, dataDir]) rmSync(dir, { recursive: true, force: true });
});

const task: Task<Attempt[], string[]> = {
  module: new URL('./fixtures/intrude.task.ts', import.meta.url),
  limits: { cpuSeconds: 10, timeoutSeconds: 20, memoryMb: 400, fileMb: 16 },
};
const warmTask = { ...task, warm: 'test' };
const options = (dir: string) => ({ dir, signal: new AbortController().signal, onProgress: () => {} });
const inSandbox = (attempts: Attempt[], dir = own): Promise<string[]> =>
  startTaskProcess(task.limits, { nice: 0, confinement }).run(task, attempts, options(dir));

test('this machine allows a sandbox', () => {
  expect(confinement.warning).toBeUndefined();
});

test('a task process reads nothing but the code, the system and its own folder', async () => {
  const hidden = [
    file(dataDir, 'session-secret'),
    file(folder('objects', 'of-another-client'), 'video.mp4'),
    file(others, 'recording.wav'),
    file(inHome, '.netrc'),
    file(inTmp, 'upload'),
    join(CHECKOUT, 'package.json'),
    '/etc/passwd',
    '/etc/hostname',
  ];
  expect(await inSandbox(hidden.map((path) => ({ to: 'read', path })))).toEqual(hidden.map(() => 'ENOENT'));
  expect(await inSandbox([{ to: 'list', path: dirname(own) }])).toEqual(['step-own']);
  expect(await inSandbox([{ to: 'read', path: file(own, 'input') }])).toEqual(['secret of input']);
});

test('a task reads the folders and files that it names, also through links, and cannot write to them', async () => {
  const voices = join(inHome, 'two voices');
  mkdirSync(voices);
  const [model, alone, hidden] = [file(voices, 'model'), file(inTmp, 'program'), file(inTmp, 'hidden')];
  const link = join(inTmp, 'link');
  symlinkSync(voices, link);
  const pool = createPool({ size: 1, log: createLogger('silent'), dataDir, cacheDir });
  const run = (reads: string[], attempts: Attempt[]) =>
    pool.run({ ...task, reads }, attempts, { ...options(own), kind: 'tts', client: 'ann', length: 'short' });
  const read = [model, alone, hidden, join(link, 'model')].map((path) => ({ to: 'read' as const, path }));
  const write = [join(voices, PLANTED), alone].map((path) => ({ to: 'write' as const, path }));
  expect(await run([voices, alone, join(inTmp, 'missing')], [...read, ...write])).toEqual([
    ...['secret of model', 'secret of program', 'ENOENT', 'ENOENT'],
    ...['EROFS', 'EROFS'],
  ]);
  expect(await run([link], read)).toEqual(['ENOENT', 'ENOENT', 'ENOENT', 'secret of model']);
  await expect(run([dirname(dataDir)], read)).rejects.toThrow('DATA_DIR is inside');
  await pool.close();
});

test('a task process reads nothing through the processes that it can see', async () => {
  const secret = file(dataDir, 'session-secret');
  const ways = ['root', 'cwd'].map((name) => `/proc/1/${name}${secret}`);
  const read = [...ways, '/proc/1/environ', '/proc/1/mem', '/proc/1/fd/0'].map((path) => ({
    to: 'read' as const,
    path,
  }));
  const results = await inSandbox(read);
  expect(results).toEqual(results.map(() => 'EACCES'));
});

test('a task process writes only in its own folder', async () => {
  const results = await inSandbox(forbidden.map((path) => ({ to: 'write', path })));
  expect(results.filter((result) => !['EROFS', 'ENOENT', 'EACCES'].includes(result))).toEqual([]);
  const kernel = ['/proc/sys/kernel/core_pattern', '/proc/sys/vm/drop_caches'];
  expect(await inSandbox(kernel.map((path) => ({ to: 'write', path })))).toEqual(['EROFS', 'EROFS']);
  expect(await inSandbox([{ to: 'write', path: join(own, 'output') }])).toEqual(['opened']);
  expect(readdirSync(own)).toContain('output');
});

test('a task process sees files that appear in its folder while it works', async () => {
  const work = inSandbox([{ to: 'await', path: join(own, 'late') }]);
  await sleep(300);
  // Whole from the first moment: the task reads it at once.
  writeFileSync(join(own, 'part'), 'secret of late');
  renameSync(join(own, 'part'), join(own, 'late'));
  expect(await work).toEqual(['secret of late']);
});

test('a task process neither sees nor signals another process', async () => {
  const stranger = spawn('sleep', ['4242']);
  const [parent, found, listed] = await inSandbox([
    { to: 'see parent' },
    { to: 'signal', pid: process.pid },
    { to: 'see processes' },
  ]);
  stranger.kill();
  expect(parent).toBe('1');
  expect(found).toBe('ESRCH');
  expect(listed).toContain('process-main.ts');
  expect(listed).not.toContain('4242');
  expect(listed?.split('\n').length).toBeLessThan(5);
});

test('a task process is connected to nothing but its channel', async () => {
  const path = join(dataDir, 'socket');
  const abstract = `\0greenroom-test-${process.pid}`;
  const servers: Server[] = [
    createServer().listen(0, '127.0.0.1'),
    createServer().listen(path),
    createServer().listen(abstract),
  ];
  await Promise.all(servers.map((server) => new Promise((then) => server.once('listening', then))));
  const address = servers[0]!.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const [tcp, named, unnamed, descriptors] = await inSandbox([
    { to: 'connect', port },
    { to: 'connect', path },
    { to: 'connect', path: abstract },
    { to: 'see descriptors' },
  ]);
  for (const server of servers) server.close();
  expect([tcp, named, unnamed]).toEqual(['ENETUNREACH', 'ENOENT', 'ECONNREFUSED']);
  for (const descriptor of descriptors!.split('\n')) {
    expect(descriptor).toMatch(/^$|^\/dev\/null$|^(pipe|socket|anon_inode):|^\/proc\/\d+\/fd$/);
  }
});

test('a task process inherits nothing that the service was started with', async () => {
  const lent = openSync(dataDir, 'r');
  const program = join(import.meta.dirname, 'fixtures/parent.ts');
  const attempts: Attempt[] = [{ to: 'see descriptors' }];
  const args = [program, './intrude.task.ts', JSON.stringify(attempts), own];
  // Node.js itself closes the first ones.
  const gap = Array.from({ length: 37 }, () => 'ignore' as const);
  const parent = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit', ...gap, lent] });
  const [response] = JSON.parse(await text(parent.stdout!));
  closeSync(lent);
  expect(response).toContain('socket:');
  expect(response).not.toContain(dataDir.slice(1));
});

test('a task process cannot regain a capability', async () => {
  const commands = [
    ['unshare', '--user', '--map-root-user', 'true'],
    ['unshare', '--mount', 'true'],
    ['mount', '-o', 'remount,rw', '/'],
    ['umount', '/proc'],
    ['chroot', '/', 'true'],
  ];
  const results = await inSandbox([
    { to: 'run', command: ['true'] },
    ...commands.map((command) => ({ to: 'run' as const, command })),
  ]);
  expect(results).toEqual(['succeeded', ...commands.map(() => 'refused')]);
});

test('a warm process sees one folder after the other', async () => {
  const next = folder('scratch', 'job', '1', 'step-next');
  const [first, second] = [file(own, 'first'), file(next, 'second')];
  const taskProcess = startTaskProcess(task.limits, { nice: 0, confinement });
  const read = [first, second].map((path) => ({ to: 'read' as const, path }));
  expect(await taskProcess.run(warmTask, read, options(own))).toEqual(['secret of first', 'ENOENT']);
  expect(await taskProcess.run(warmTask, read, options(next))).toEqual(['ENOENT', 'secret of second']);
  taskProcess.kill();
});

test('a task process writes to the compile cache while it loads, but not while it works', async () => {
  rmSync(cacheDir, { recursive: true });
  mkdirSync(cacheDir);
  expect(await inSandbox([{ to: 'write', path: join(cacheDir, PLANTED) }])).toEqual(['EROFS']);
  const compiled = readdirSync(cacheDir, { recursive: true, encoding: 'utf8' });
  expect(compiled.length).toBeGreaterThan(2);
  const entries = compiled.map((name) => ({ to: 'write' as const, path: join(cacheDir, name) }));
  expect(new Set(await inSandbox(entries))).toEqual(new Set(['EROFS', 'EISDIR']));
});

test('a folder that cannot be mounted is a crash with the reason', async () => {
  const missing = join(dataDir, 'scratch', 'gone');
  await expect(inSandbox([], missing)).rejects.toMatchObject({ crash: 'start', message: /gone.*does not exist/s });
});

test('without a sandbox, task processes work, and one warning says what they can reach and why', async () => {
  const warn = vi.fn();
  // Task processes read the code, so the data folder must not be inside it.
  const pool = createPool({ size: 1, log: { ...createLogger('silent'), warn }, dataDir: import.meta.dirname });
  const attempts: Attempt[] = [{ to: 'read', path: file(own, 'input') }, { to: 'see parent' }];
  const run = () => pool.run(task, attempts, { ...options(own), kind: 'tts', client: 'ann', length: 'short' });
  expect(await run()).toEqual(['secret of input', expect.not.stringMatching(/^1$/)]);
  expect(await run()).toEqual(['secret of input', expect.not.stringMatching(/^1$/)]);
  await pool.close();
  const message = /^Sandbox unavailable: task processes can read DATA_DIR\..*Reason: DATA_DIR is inside .*server\/src/;
  expect(warn.mock.calls).toEqual([[expect.stringMatching(message)]]);
});
