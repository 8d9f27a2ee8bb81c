// Several processes of the service on one database and one data folder, each of which can be killed by itself.
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
import { freePort } from '../demo/service.ts';
import { openTestDb, type TestDb } from '../server/src/db/testing.ts';

const READY_MS = 60_000;
/** Longer than a process takes to finish or hand back what it is doing. */
const STOP_MS = 35_000;

const root = fileURLToPath(new URL('..', import.meta.url));
const program = join(root, 'server/src/bin/greenroom.ts');
const commands = {
  serve: [process.execPath, program, 'serve'],
  work: [process.execPath, program, 'work'],
  start: ['npm', 'start'],
} as const;

export interface Member {
  baseUrl: string;
  pid: number;
  log(): Promise<string>;
  /** Sends the signal and answers the status it exits with; null where a signal ended it. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
}

export interface Account {
  id: string;
  apiKey: string;
  /** Through that process of the fleet. */
  at(member: Member): Client;
}

export interface Fleet {
  database: TestDb;
  /** What all of them keep on disk. */
  dataDir: string;
  serve(env?: Record<string, string>): Promise<Member>;
  work(env?: Record<string, string>): Promise<Member>;
  /** The whole service in one process, as `npm start` runs it. */
  start(): Promise<Member>;
  /** `greenroom …args --json`. */
  cli<Answer = Record<string, unknown>>(...args: string[]): Promise<Answer>;
  account(credits: number): Promise<Account>;
  /** What an operator sees: the books are right and nothing is held any more. */
  expectSoundBooks(): Promise<void>;
  stop(): Promise<void>;
}

/** @param env of every process; an empty `DATABASE_URL` gives them the embedded server. */
export async function openFleet(env: Record<string, string> = {}): Promise<Fleet> {
  const database = await openTestDb();
  const dir = await mkdtemp(join(tmpdir(), 'greenroom-fleet-'));
  const children: ChildProcess[] = [];
  const dataDir = join(dir, 'data');
  const common = {
    PATH: process.env.PATH,
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    // One address for the assets, whichever process answers.
    PUBLIC_URL: 'http://fleet.example',
    ...env,
  };

  const begin = async (command: keyof typeof commands, own: Record<string, string>): Promise<Member> => {
    const port = await freePort();
    const baseUrl = `http://127.0.0.1:${port}`;
    const logFile = join(dir, `${command}-${port}.log`);
    const output = openSync(logFile, 'a');
    const [file, ...args] = commands[command];
    const child = spawn(file, args, {
      cwd: root,
      env: { ...common, PORT: String(port), ...own },
      stdio: ['ignore', output, output],
      // In a group of its own, so that what npm has started can be ended with it.
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

  const cli = async <Answer>(...args: string[]): Promise<Answer> => {
    const child = spawn(process.execPath, [program, ...args, '--json'], { env: common });
    let said = '';
    child.stdout.on('data', (part) => (said += part));
    await once(child, 'close');
    return JSON.parse(said.trimEnd().split('\n').at(-1) ?? '');
  };

  return {
    database,
    dataDir,
    serve: (own = {}) => begin('serve', own),
    work: (own = {}) => begin('work', own),
    start: () => begin('start', {}),
    cli,
    async account(credits) {
      const made = await cli<{ client_id: string; api_key: string }>(
        ...['client', 'create', '--name', 'Partner', '--credits', String(credits)],
      );
      const { client_id: id, api_key: apiKey } = made;
      return { id, apiKey, at: ({ baseUrl }) => createClient({ baseUrl, apiKey }) };
    },
    async expectSoundBooks() {
      expect(await cli('ledger', 'verify')).toMatchObject({ ok: true, problems: [] });
      const { rows } = await database.pool.query('select order_id from ledger_holds where closed_at is null');
      expect(rows).toEqual([]);
    },
    async stop() {
      // Told first, so that an embedded database is not left behind.
      const living = children.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
      const gone = Promise.all(living.map((child) => child.kill('SIGTERM') && once(child, 'exit')));
      await Promise.race([gone, sleep(STOP_MS, undefined, { ref: false })]);
      for (const child of children) killGroup(child.pid!);
      await gone;
      await database.close();
      await rm(dir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // All of it is gone.
  }
}

/** Calls sent at once: the answers, and the status of every refusal. */
export async function allAtOnce<Answer>(calls: Iterable<Promise<Answer>>) {
  const settled = await Promise.allSettled(calls);
  const answers = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const refusals = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  /** How often each status was answered; undefined: no answer at all. */
  const statuses = Object.fromEntries(
    Map.groupBy(refusals, ({ status }) => status)
      .entries()
      .map(([status, those]) => [String(status), those.length]),
  );
  return { answers, refusals, statuses };
}
