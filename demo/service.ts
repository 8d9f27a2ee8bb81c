// Runs the service as a child process on scratch data, and takes all of it away again.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const START_MS = 60_000;
/** Longer than the service takes to finish or hand back what it is doing. */
const STOP_MS = 40_000;

const program = (name: string) => fileURLToPath(new URL(`../server/src/bin/${name}.ts`, import.meta.url));
const run = promisify(execFile);

export interface Service {
  baseUrl: string;
  dataDir: string;
  child: ChildProcess;
  /** Runs `greenroom …args --json` beside the service and answers its object. */
  cli(...args: string[]): Promise<Record<string, unknown>>;
  /** What the service has logged so far. */
  log(): Promise<string>;
  /** Ends the service and removes its data. Safe to call again. */
  stop(): Promise<void>;
}

/**
 * Starts on a free port and resolves when the service is ready.
 * @param env set on top of this process's environment.
 * @throws when the service ends or stays silent, with the end of its log.
 */
export async function startService(env: Record<string, string>, signal?: AbortSignal): Promise<Service> {
  const scratch = await mkdtemp(join(tmpdir(), 'greenroom-'));
  const dataDir = join(scratch, 'data');
  const logFile = join(scratch, 'service.log');
  const port = await freePort();
  const baseUrl = `http://127.0.0.1:${port}`;
  const { DATABASE_URL: _, PUBLIC_URL: __, ...inherited } = process.env;
  const environment = { ...inherited, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataDir, ...env };

  const output = await open(logFile, 'a');
  // In a group of its own: Ctrl-C in a terminal reaches us alone, and we decide how it ends.
  const child = spawn(process.execPath, [program('start')], {
    env: environment,
    stdio: ['ignore', output.fd, output.fd],
    detached: true,
  });
  await output.close();
  const log = () => readFile(logFile, 'utf8');

  let stopping: Promise<void> | undefined;
  const stop = () => {
    stopping ??= end(child)
      .then(() => endDatabase(dataDir))
      .then(() => rm(scratch, { recursive: true, force: true, maxRetries: 5 }));
    return stopping;
  };

  try {
    await ready(baseUrl, child, signal);
  } catch (error) {
    const lines = (await log()).trimEnd().split('\n').slice(-15).join('\n');
    await stop();
    throw signal?.aborted ? error : new Error(`The service did not start.\n${lines}`, { cause: error });
  }
  return {
    baseUrl,
    dataDir,
    child,
    log,
    stop,
    async cli(...args) {
      const { stdout } = await run(process.execPath, [program('greenroom'), ...args, '--json'], { env: environment });
      return JSON.parse(stdout.trimEnd().split('\n').at(-1) ?? '');
    },
  };
}

async function ready(baseUrl: string, child: ChildProcess, signal: AbortSignal | undefined): Promise<void> {
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline) {
    signal?.throwIfAborted();
    if (child.exitCode !== null || child.signalCode !== null) throw new Error('It ended by itself.');
    const answer = await fetch(`${baseUrl}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await wait(100);
  }
  throw new Error(`It was not ready within ${START_MS / 1000} s.`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const patience = new AbortController();
  await Promise.race([ended, wait(STOP_MS, undefined, { signal: patience.signal }).catch(() => undefined)]);
  patience.abort();
  if (child.exitCode !== null || child.signalCode !== null) return;
  process.kill(-child.pid, 'SIGKILL');
  await ended;
}

/** A service that was killed leaves its database running; the first line of PostgreSQL's lock file says where. */
async function endDatabase(dataDir: string): Promise<void> {
  const lock = await readFile(join(dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8').catch(() => undefined);
  const pid = Number.parseInt(lock ?? '', 10);
  if (!(pid > 1)) return;
  // Its data is about to go: there is nothing that a slower end would save.
  const isAlive = notifications(pid, 'SIGQUIT');
  for (let tried = 0; isAlive && tried < 50 && notifications(pid, 0); tried++) await wait(100);
}

/** False where there is no such process. */
function notifications(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

/** A port of this machine that nobody listens on just now, and none of those that systems give away by themselves meanwhile. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 30_000);
    const server = createServer().listen(port, '127.0.0.1');
    try {
      await once(server, 'listening');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') continue;
      throw error;
    }
    server.close();
    await once(server, 'close');
    return port;
  }
}
