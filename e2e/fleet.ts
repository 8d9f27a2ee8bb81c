// Several processes of the service on one database and one data folder, each of which can be killed by itself.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Client, createClient } from '@greenroom/sdk';
import { expect } from 'vitest';
import { openTestDb, type TestDb } from '../server/src/db/testing.ts';

const READY_MS = 60_000;

const program = fileURLToPath(new URL('../server/src/bin/greenroom.ts', import.meta.url));

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
  serve(env?: Record<string, string>): Promise<Member>;
  work(env?: Record<string, string>): Promise<Member>;
  /** `greenroom …args --json`. */
  cli<Answer = Record<string, unknown>>(...args: string[]): Promise<Answer>;
  account(credits: number): Promise<Account>;
  /** What an operator sees: the books are right and nothing is held any more. */
  expectSoundBooks(): Promise<void>;
  stop(): Promise<void>;
}

export async function openFleet(env: Record<string, string> = {}): Promise<Fleet> {
  const database = await openTestDb();
  const dir = await mkdtemp(join(tmpdir(), 'greenroom-fleet-'));
  const children: ChildProcess[] = [];
  const common = {
    PATH: '/usr/bin:/bin',
    DATABASE_URL: database.url,
    DATA_DIR: join(dir, 'data'),
    // One address for the assets, whichever process answers.
    PUBLIC_URL: 'http://fleet.example',
    ...env,
  };

  const start = async (command: 'serve' | 'work', own: Record<string, string>): Promise<Member> => {
    const port = await freePort();
    const baseUrl = `http://127.0.0.1:${port}`;
    const logFile = join(dir, `${command}-${port}.log`);
    const output = openSync(logFile, 'a');
    const child = spawn(process.execPath, [program, command], {
      env: { ...common, PORT: String(port), ...own },
      stdio: ['ignore', output, output],
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
    serve: (own = {}) => start('serve', own),
    work: (own = {}) => start('work', own),
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
      for (const child of children) child.kill('SIGKILL');
      await Promise.all(children.map((child) => child.exitCode ?? child.signalCode ?? once(child, 'exit')));
      await database.close();
      await rm(dir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
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
