// Starts a database, API processes and workers with temporary data, for benchmarks of several processes, and measures the processes.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, open, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Client, createClient } from '@greenroom/sdk';
import pg from 'pg';
import { endDatabase, freePort } from '../demo/service.ts';
import { prepareInstallation } from '../server/src/db/embedded/installation.ts';
import { ensureServer, urlOf } from '../server/src/db/embedded/server.ts';

const READY_MS = 120_000;
/** The unit of CPU times in /proc. */
const TICKS_PER_SECOND = 100;

const program = fileURLToPath(new URL('../server/src/bin/greenroom.ts', import.meta.url));
const run = promisify(execFile);

export interface RunningProcess {
  readonly pid: number;
  readonly baseUrl: string;
  /** Of `METRICS_PORT`. */
  readonly metricsUrl: string;
  stop(): Promise<void>;
}

export interface Processes {
  readonly pool: pg.Pool;
  /** @param core the core to which the process and its task processes are bound, with `taskset` of util-linux. */
  start(command: 'serve' | 'work', env?: Record<string, string>, core?: number): Promise<RunningProcess>;
  cli(...args: string[]): Promise<Record<string, unknown>>;
  /** A client with many credits. */
  account(): Promise<{ id: string; apiKey: string; at(server: RunningProcess): Client }>;
  close(): Promise<void>;
}

export async function openProcesses(common: Record<string, string>): Promise<Processes> {
  const dir = await mkdtemp(join(tmpdir(), 'greenroom-bench-'));
  const installation = await prepareInstallation(dir);
  const database = await ensureServer(installation, { durable: true });
  const url = urlOf(database, 'postgres');
  const pool = new pg.Pool({ connectionString: url, max: 4 });
  const env = { PATH: process.env.PATH, DATABASE_URL: url, DATA_DIR: join(dir, 'data'), LOG_LEVEL: 'warn', ...common };
  const children: ChildProcess[] = [];

  const cli = async (...args: string[]) => {
    const { stdout } = await run(process.execPath, [program, ...args, '--json'], { env });
    return JSON.parse(stdout.trimEnd().split('\n').at(-1) || '{}');
  };
  await cli('migrate');
  return {
    pool,
    cli,
    async start(command, own = {}, core) {
      const [port, metricsPort] = [await freePort(), await freePort()];
      const output = await open(join(dir, `${command}-${port}.log`), 'a');
      const binding = core === undefined ? [] : ['taskset', '--cpu-list', String(core)];
      const [file = '', ...args] = [...binding, process.execPath, program, command];
      const child = spawn(file, args, {
        env: { ...env, PORT: String(port), METRICS_PORT: String(metricsPort), ...own },
        stdio: ['ignore', output.fd, output.fd],
        detached: true,
      });
      await output.close();
      children.push(child);
      const [baseUrl, metricsUrl] = [port, metricsPort].map((it) => `http://127.0.0.1:${it}`);
      for (const until = Date.now() + READY_MS; ; await sleep(100)) {
        if (
          await fetch(`${metricsUrl}/healthz`).then(
            ({ ok }) => ok,
            () => false,
          )
        )
          break;
        if (child.exitCode !== null || Date.now() > until) throw new Error(`${command} did not start; see ${dir}.`);
      }
      return {
        pid: child.pid!,
        baseUrl: baseUrl!,
        metricsUrl: metricsUrl!,
        async stop() {
          const ended = once(child, 'exit');
          child.kill('SIGTERM');
          await ended;
        },
      };
    },
    async account() {
      const made = await cli('client', 'create', '--name', 'bench', '--credits', '1000000');
      const apiKey = String(made.api_key);
      return { id: String(made.client_id), apiKey, at: ({ baseUrl }) => createClient({ baseUrl, apiKey }) };
    },
    async close() {
      await pool.end();
      for (const { pid, exitCode, signalCode } of children) {
        if (exitCode === null && signalCode === null) process.kill(-pid!, 'SIGKILL');
      }
      await endDatabase(dir);
      await rm(dir, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

export interface ProcessStatus {
  pid: number;
  parent: number;
  /** Of the process and of the children that it has waited for. */
  cpuSeconds: number;
}

async function statusOf(pid: number): Promise<ProcessStatus | undefined> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  // The name of the program, in parentheses, may contain spaces.
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const ticks = [11, 12, 13, 14].reduce((sum, at) => sum + fields[at]!, 0);
  return { pid, parent: fields[1]!, cpuSeconds: ticks / TICKS_PER_SECOND };
}

/** A process and everything that it started. */
export async function processTree(pid: number): Promise<ProcessStatus[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const all = (await Promise.all(pids.map(statusOf))).filter((status) => status !== undefined);
  const below = (root: number): ProcessStatus[] =>
    all.filter(({ parent }) => parent === root).flatMap((child) => [child, ...below(child.pid)]);
  return [...all.filter((one) => one.pid === pid), ...below(pid)];
}

/** CPU seconds of a process and of everything that it started. */
export const cpuSecondsOf = async (pid: number): Promise<number> =>
  (await processTree(pid)).reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0);

/** Memory of a process in MB. Memory shared by processes is divided among them. Zero if it has ended. */
export async function memoryMbOf(pid: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  return Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? 0) / 1024;
}
