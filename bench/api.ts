// How fast the API answers polls and takes orders, as a ratio to bare Fastify with the same SQL in the same run.
// Both servers, the database and the load share this machine: trust the ratios.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../demo/service.ts';
import { openClient } from '../server/src/billing/open-client.ts';
import { type Db, openDb } from '../server/src/db/db.ts';
import { openEmbedded } from '../server/src/db/embedded.ts';
import { migrate } from '../server/src/db/migrate.ts';
import { newVoiceId, uuidv7 } from '../server/src/kernel/ids.ts';
import { createLogger } from '../server/src/kernel/logger.ts';
import { addCharacter } from '../server/src/library/characters.ts';
import { completeVoice, reserveVoice } from '../server/src/library/voices.ts';
import { type Load, load, type Request } from './load.ts';

const ACCOUNTS = 200;
const CONNECTIONS = 32;
const ROUNDS = 3;
const ROUND_MS = 4_000;
const PORTS = { api: await freePort(), bare: await freePort() };
const PREFIX = { api: '/api/partner/v1', bare: '' };

interface Account {
  authorization: string;
  order: string;
  /** A job of this account, to poll. */
  job: string;
}

async function openAccount(db: Db): Promise<Account> {
  const { client, apiKey } = await openClient(db, { name: 'Bench', credits: 1_000_000, keyPrefix: 'gr' });
  const [character, voice] = [uuidv7(), newVoiceId()];
  const data = { engine: 'studio', json: {}, objects: {} };
  await db.transaction().execute(async (tx) => {
    const rest = {
      name: 'Bench',
      mode: 'description' as const,
      sheetPath: 'sheet.png',
      sheetText: null,
      likeness: data,
    };
    await addCharacter(tx, client, { id: character, ...rest });
    await reserveVoice(tx, client, { id: voice, name: 'Bench', kind: 'library' });
    await completeVoice(tx, voice, { voice: data, language: 'en' });
  });
  const script = 'Meet the mug that keeps its cool.';
  const order = JSON.stringify({ mode: 'scenes', character_id: character, voice_id: voice, script });
  return { authorization: `Bearer ${apiKey}`, order, job: '' };
}

async function start(args: string[], port: number, env: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (let tried = 0; tried < 300; tried++) {
    if (child.exitCode !== null) break;
    if (await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)) return child;
    await wait(100);
  }
  child.kill();
  throw new Error(`${args[0]} did not start.`);
}

const median = (loads: readonly Load[], pick: (one: Load) => number): number =>
  loads.map(pick).sort((a, b) => a - b)[Math.floor(loads.length / 2)]!;

/** Takes turns, so that whatever else the machine does meets both. */
async function compare(
  name: string,
  requestOf: (account: Account, prefix: string) => Request,
  accounts: readonly Account[],
) {
  const measured = { bare: [] as Load[], api: [] as Load[] };
  let turn = 0;
  const run = (which: 'api' | 'bare', ms: number) =>
    load(`http://127.0.0.1:${PORTS[which]}`, CONNECTIONS, ms, () =>
      requestOf(accounts[turn++ % accounts.length]!, PREFIX[which]),
    );
  for (const which of ['bare', 'api'] as const) await run(which, ROUND_MS / 4);
  for (let round = 0; round < ROUNDS; round++) {
    for (const which of ['bare', 'api'] as const) measured[which].push(await run(which, ROUND_MS));
  }
  const rate = (which: 'api' | 'bare') => median(measured[which], ({ perSecond }) => perSecond);
  for (const which of ['bare', 'api'] as const) {
    const [p50, p99] = [median(measured[which], ({ p50Ms }) => p50Ms), median(measured[which], ({ p99Ms }) => p99Ms)];
    console.log(
      `${name.padEnd(8)}${which.padEnd(6)}${rate(which).toFixed(0).padStart(7)} /s   p50 ${p50.toFixed(1)} ms   p99 ${p99.toFixed(1)} ms`,
    );
  }
  console.log(`${name.padEnd(8)}ratio ${(rate('api') / rate('bare')).toFixed(2).padStart(7)}\n`);
}

const scratch = await mkdtemp(join(tmpdir(), 'greenroom-bench-'));
const database = await openEmbedded({ dataDir: scratch, log: createLogger('error') });
const { db, close } = openDb(database.url, { max: 5, onError: () => undefined });
const children: ChildProcess[] = [];
try {
  await migrate(db);
  const accounts: Account[] = [];
  for (let made = 0; made < ACCOUNTS; made++) accounts.push(await openAccount(db));

  const env = {
    DATABASE_URL: database.url,
    DATA_DIR: scratch,
    HOST: '127.0.0.1',
    PORT: String(PORTS.api),
    LOG_LEVEL: 'info',
    MAX_ACTIVE_JOBS: '10000',
  };
  // No worker: what is ordered stays queued.
  children.push(await start(['server/src/bin/greenroom.ts', 'serve'], PORTS.api, env));
  children.push(await start(['bench/api-bare.ts', database.url, String(PORTS.bare)], PORTS.bare, {}));

  for (const account of accounts) {
    const { authorization } = account;
    const response = await fetch(`http://127.0.0.1:${PORTS.api}/api/partner/v1/videos`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: account.order,
    });
    account.job = ((await response.json()) as { workflow_id: string }).workflow_id;
  }

  console.log(
    `${ACCOUNTS} accounts, ${CONNECTIONS} connections, median of ${ROUNDS} rounds of ${ROUND_MS / 1000} s each\n`,
  );
  await compare(
    'polls',
    ({ authorization, job }, prefix) => ({
      method: 'GET',
      path: `${prefix}/jobs/${job}/status`,
      headers: { authorization },
    }),
    accounts,
  );
  await compare(
    'orders',
    ({ authorization, order }, prefix) => ({
      method: 'POST',
      path: `${prefix}/videos`,
      headers: { authorization, 'content-type': 'application/json' },
      body: order,
    }),
    accounts,
  );
} finally {
  for (const child of children) {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
  await close();
  await database.release();
  await rm(scratch, { recursive: true, force: true });
}
