// Several processes of the service on one database and one data folder, each of which can be stopped or killed.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Client, createClient } from '@greenroom/sdk';
import { expect } from 'vitest';
import { endDatabase, freePort } from '../demo/service.ts';
import { openTestDb, type TestDb } from '../server/src/db/testing.ts';
import { COMPILE_CACHE } from '../server/src/kernel/testing-compile-cache.ts';

/** Long, since a process may start beside others that use both cores. */
const READY_MS = 180_000;

const root = fileURLToPath(new URL('..', import.meta.url));
const programIn = (checkout: string) => join(checkout, 'server/src/bin/greenroom.ts');

export interface Member {
  baseUrl: string;
  pid: number;
  log(): Promise<string>;
  /** Sends the signal and returns the exit status; null if a signal ended the process. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
}

export interface Command<Result> {
  kill(): void;
  /** Rejects if it was killed. */
  result: Promise<Result>;
}

export interface Account {
  id: string;
  apiKey: string;
  /** A client that sends requests to this process. */
  at(member: Member): Client;
}

/** Processes of one version of the code. */
export interface Checkout {
  serve(env?: Record<string, string>): Promise<Member>;
  work(env?: Record<string, string>): Promise<Member>;
  /** `greenroom …args --json`. */
  cli<Result = Record<string, unknown>>(...args: string[]): Promise<Result>;
}

export interface Fleet extends Checkout {
  database: TestDb;
  /** The data folder of all processes. */
  dataDir: string;
  /** The whole service in one process, as `npm start` runs it. */
  start(): Promise<Member>;
  /** Starts `greenroom …args --json` with settings of its own. */
  command<Result = Record<string, unknown>>(env: Record<string, string>, ...args: string[]): Command<Result>;
  /** Runs the code in another folder. */
  of(checkout: string): Checkout;
  account(credits: number): Promise<Account>;
  /** Expects that `ledger verify` finds no errors and that no credits are reserved. */
  expectSoundBooks(): Promise<void>;
  stop(): Promise<void>;
}

/** @param env for every process; with an empty `DATABASE_URL` they use the embedded PostgreSQL. `DATA_DIR` replaces the temporary folder. */
export async function openFleet(env: Record<string, string> = {}): Promise<Fleet> {
  const database = await openTestDb();
  const dir = await mkdtemp(join(tmpdir(), 'greenroom-fleet-'));
  const children: ChildProcess[] = [];
  const dataDir = env.DATA_DIR ?? join(dir, 'data');
  const common = {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: COMPILE_CACHE,
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    // Asset URLs are the same whichever process responds.
    PUBLIC_URL: 'http://fleet.example',
    ...env,
  };

  const launch = async (
    command: 'serve' | 'work' | 'start',
    own: Record<string, string>,
    checkout = root,
  ): Promise<Member> => {
    const port = await freePort();
    const baseUrl = `http://127.0.0.1:${port}`;
    // Numbered, because a port may be used again.
    const logFile = join(dir, `${command}-${children.length}-${port}.log`);
    const output = openSync(logFile, 'a');
    const [file, ...args] = command === 'start' ? ['npm', 'start'] : [process.execPath, programIn(checkout), command];
    const child = spawn(file!, args, {
      cwd: checkout,
      env: { ...common, PORT: String(port), ...own },
      stdio: ['ignore', output, output],
      // In its own process group, so that processes started by npm can be killed with it.
      detached: true,
    });
    closeSync(output);
    children.push(child);
    const exited = once(child, 'exit').then(([code]) => code as number | null);
    const log = () => readFile(logFile, 'utf8');
    for (const deadline = Date.now() + READY_MS; !(await log()).includes('"msg":"ready"'); await sleep(50)) {
      if (child.exitCode !== null || Date.now() > deadline)
        throw new Error(`${command} did not start.\n${await log()}`);
    }
    return {
      baseUrl,
      pid: child.pid!,
      log,
      end(signal) {
        child.kill(signal);
        return exited;
      },
    };
  };

  const run = <Result>(checkout: string, own: Record<string, string>, args: string[]): Command<Result> => {
    const child = spawn(process.execPath, [programIn(checkout), ...args, '--json'], { env: { ...common, ...own } });
    let [output, errors] = ['', ''];
    child.stdout.on('data', (part) => (output += part));
    child.stderr.on('data', (part) => (errors += part));
    const result = once(child, 'close').then(() => {
      if (output === '') throw new Error(errors);
      return JSON.parse(output.trimEnd().split('\n').at(-1) ?? '');
    });
    return { kill: () => void child.kill('SIGKILL'), result };
  };
  const of = (checkout: string): Checkout => ({
    serve: (own = {}) => launch('serve', own, checkout),
    work: (own = {}) => launch('work', own, checkout),
    cli: <Result>(...args: string[]) => run<Result>(checkout, {}, args).result,
  });
  const { serve, work, cli } = of(root);

  return {
    database,
    dataDir,
    serve,
    work,
    start: () => launch('start', {}),
    cli,
    command: (own, ...args) => run(root, own, args),
    of,
    async account(credits) {
      const created = await cli<{ client_id: string; api_key: string }>(
        ...['client', 'create', '--name', 'Partner', '--credits', String(credits)],
      );
      const { client_id: id, api_key: apiKey } = created;
      return { id, apiKey, at: ({ baseUrl }) => createClient({ baseUrl, apiKey }) };
    },
    async expectSoundBooks() {
      expect(await cli('ledger', 'verify')).toMatchObject({ ok: true, problems: [] });
      const { rows } = await database.pool.query('select order_id from ledger_holds where closed_at is null');
      expect(rows).toEqual([]);
    },
    async stop() {
      const running = children.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
      const exited = Promise.all(running.map((child) => once(child, 'exit')));
      for (const child of children) killGroup(child.pid!);
      await exited;
      await endDatabase(dataDir);
      await database.close();
      await rm(dir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The whole group has ended.
  }
}

/** Sends calls concurrently; returns the results, the errors and the number of errors by status. */
export async function allAtOnce<Result>(calls: Iterable<Promise<Result>>) {
  const settled = await Promise.allSettled(calls);
  const results = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const refusals = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  /** `undefined` counts calls without a response. */
  const statuses = Object.fromEntries(
    Map.groupBy(refusals, ({ status }) => status)
      .entries()
      .map(([status, those]) => [String(status), those.length]),
  );
  return { results, refusals, statuses };
}
