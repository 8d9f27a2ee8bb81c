// Runs the service as a child process with temporary data, which is deleted afterwards.
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

/** Long, since both cores may be busy with other processes. */
const START_MS = 180_000;
/** Longer than the service takes to finish or release its jobs. */
const STOP_MS = 40_000;

const program = (name: string) => fileURLToPath(new URL(`../server/src/bin/${name}.ts`, import.meta.url));
const run = promisify(execFile);

export interface Service {
  baseUrl: string;
  dataDir: string;
  child: ChildProcess;
  /** Runs `greenroom …args --json` beside the service and returns its JSON output. */
  cli(...args: string[]): Promise<Record<string, unknown>>;
  /** The service's log so far. */
  log(): Promise<string>;
  /** Stops the service and deletes its data. Safe to call again. */
  stop(): Promise<void>;
}

/**
 * Starts on a free port and resolves when the service is ready.
 * @param env in addition to this process's environment.
 * @throws if the service does not become ready, with the end of its log.
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
  // In its own process group, so that Ctrl-C in a terminal does not reach it before `stop` does.
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
    if (child.exitCode !== null || child.signalCode !== null) throw new Error('The service exited.');
    const response = await fetch(`${baseUrl}/readyz`).catch(() => undefined);
    if (response?.ok) return;
    await wait(100);
  }
  throw new Error(`The service was not ready within ${START_MS / 1000} s.`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const timeout = new AbortController();
  await Promise.race([ended, wait(STOP_MS, undefined, { signal: timeout.signal }).catch(() => undefined)]);
  timeout.abort();
  if (child.exitCode !== null || child.signalCode !== null) return;
  process.kill(-child.pid, 'SIGKILL');
  await ended;
}

/** Stops the embedded database of a data folder, which a killed service leaves running. The first line of PostgreSQL's lock file is its process id. */
export async function endDatabase(dataDir: string): Promise<void> {
  const lock = await readFile(join(dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8').catch(() => undefined);
  const pid = Number.parseInt(lock ?? '', 10);
  if (!(pid > 1)) return;
  // Its data is deleted next, so an immediate shutdown loses nothing.
  const isAlive = signalProcess(pid, 'SIGQUIT');
  for (let tried = 0; isAlive && tried < 50 && signalProcess(pid, 0); tried++) await wait(100);
}

/** Returns false if there is no such process. */
function signalProcess(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

/** A free port outside the range from which systems assign ports. */
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
