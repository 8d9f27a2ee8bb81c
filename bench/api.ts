// Measures polls and orders of the API as a ratio to bare Fastify and pgbench with the same SQL in the same run.
// Both servers, the database and the load share this machine, so only the ratios are meaningful.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../demo/service.ts';
import { openDb, timeLimits } from '../server/src/db/db.ts';
import { openEmbedded } from '../server/src/db/embedded.ts';
import { migrate } from '../server/src/db/migrate.ts';
import { createLogger } from '../server/src/kernel/logger.ts';
import { type Account, openAccount, orderAs, pollAs } from './api-accounts.ts';
import { preparePgbench } from './api-pgbench.ts';
import { recordStatements } from './api-record.ts';
import { type Bounds, type Load, load, type Request, send } from './load.ts';

const ACCOUNTS = 200;
const CONNECTIONS = 16;
const ROUNDS = 5;
const ROUND_MS = 3_000;
const MAX_PER_ROUND = 5_000;
/** One of the programs that are compared: the origin of a server, or a function that runs its own load. */
interface Side {
  name: string;
  runs: string | ((bounds: Bounds) => Promise<Load>);
}

const median = (loads: readonly Load[], pick: (one: Load) => number): number =>
  loads.map(pick).sort((a, b) => a - b)[Math.floor(loads.length / 2)]!;

const line = (name: string, ...figures: string[]) =>
  console.log(name.padEnd(8), ...figures.map((figure) => figure.padStart(10)));

/** Compares with the first side. Alternates, so that other load on the machine affects all. */
async function compare(name: string, compared: readonly Side[], next: () => Request): Promise<void> {
  const sides = compared.map((side) => ({ ...side, measured: [] as Load[] }));
  const bounds = { connections: CONNECTIONS, max: MAX_PER_ROUND, forMs: ROUND_MS };
  const measure = (runs: Side['runs'], within: Bounds) =>
    typeof runs === 'string' ? load(runs, within, next) : runs(within);
  for (const { runs } of sides) await measure(runs, { ...bounds, forMs: ROUND_MS / 3 });
  for (let round = 0; round < ROUNDS; round++) {
    for (const { runs, measured } of sides) measured.push(await measure(runs, bounds));
  }
  const rateOf = (measured: readonly Load[]) => median(measured, ({ perSecond }) => perSecond);
  const first = rateOf(sides[0]!.measured);
  for (const { name: side, measured } of sides) {
    const ms = [median(measured, ({ p50Ms }) => p50Ms), median(measured, ({ p99Ms }) => p99Ms)];
    const rate = rateOf(measured);
    line(
      name,
      side,
      rate.toFixed(0),
      ...ms.map((it) => (Number.isNaN(it) ? '-' : it.toFixed(1))),
      (rate / first).toFixed(2),
    );
  }
}

const children: ChildProcess[] = [];
async function start(program: string, args: string[], port: number, env: NodeJS.ProcessEnv): Promise<string> {
  const path = fileURLToPath(new URL(program, import.meta.url));
  const child = spawn(process.execPath, [path, ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  children.push(child);
  for (let tried = 0; tried < 300 && child.exitCode === null; tried++) {
    if (await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)) return `http://127.0.0.1:${port}`;
    await wait(100);
  }
  throw new Error(`${program} did not start.`);
}

// Accepts the traces of the traced server, and ignores them.
const collector = createServer((request, response) => {
  request.resume().once('end', () => response.end('{}'));
}).listen(0, '127.0.0.1');
await once(collector, 'listening');
const collectorOrigin = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;

const scratch = await mkdtemp(join(tmpdir(), 'greenroom-bench-'));
const database = await openEmbedded({ dataDir: scratch, log: createLogger('error') });
const { db, close } = openDb(database.url, { max: 5, limits: timeLimits.maintenance, onError: () => undefined });
try {
  await migrate(db);
  const accounts: Account[] = [];
  for (let opened = 0; opened < ACCOUNTS; opened++) accounts.push(await openAccount(db));

  const [port, tracedPort, barePort] = [await freePort(), await freePort(), await freePort()];
  const env = {
    DATABASE_URL: database.url,
    DATA_DIR: scratch,
    PORT: String(port),
    // Rejected orders would measure nothing.
    MAX_ACTIVE_JOBS: '10000',
  };
  // Recorded before the servers start, on the service's later port.
  const recorded = await recordStatements(env, accounts[0]!);
  const file = join(scratch, 'recorded.json');
  await writeFile(file, JSON.stringify(recorded));

  // Without a worker, orders stay queued.
  const api = await start('../server/src/bin/greenroom.ts', ['serve'], port, { PATH: process.env.PATH, ...env });
  const traced = await start('../server/src/bin/greenroom.ts', ['serve'], tracedPort, {
    PATH: process.env.PATH,
    ...env,
    PORT: String(tracedPort),
    OTEL_EXPORTER_OTLP_ENDPOINT: collectorOrigin,
  });
  const bare = await start('./api-bare.ts', [database.url, String(barePort), file], barePort, process.env);
  let turn = 0;
  const next = () => accounts[turn++ % accounts.length]!;
  for (const account of accounts) account.job = (await send(api, orderAs(account))).workflow_id;

  console.log(
    `${ACCOUNTS} accounts, ${CONNECTIONS} connections, median of ${ROUNDS} rounds of ${ROUND_MS / 1000} s each;`,
  );
  console.log(
    `a poll is ${recorded.poll.length} statements, an order ${recorded.order.length}, in the API and in bare Fastify.\n`,
  );
  line('', '', 'a second', 'p50 ms', 'p99 ms', 'ratio');
  const both: Side[] = [
    { name: 'bare', runs: bare },
    { name: 'api', runs: api },
    { name: 'traced', runs: traced },
  ];
  await compare('polls', [{ name: 'joined', runs: `${bare}/joined` }, ...both], () => pollAs(next()));
  const pgbench = await preparePgbench(database.url, recorded, { accounts, folder: scratch });
  if (!pgbench) console.log('pgbench is not installed');
  await compare('orders', [...(pgbench ? [{ name: 'pgbench', runs: pgbench }] : []), ...both], () => orderAs(next()));
} finally {
  for (const child of children) {
    const ended = once(child, 'exit');
    if (child.exitCode === null && child.kill('SIGKILL')) await ended;
  }
  collector.close();
  collector.closeAllConnections();
  await close();
  await database.release();
  await rm(scratch, { recursive: true, force: true });
}
