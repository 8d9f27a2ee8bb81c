// Measures how much slower lists and summaries are for a client with millions of rows than for one with a thousand.
// The service, the database and the load share this machine, so only the ratios are meaningful.
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from '../demo/service.ts';
import { createApp } from '../server/src/app/app.ts';
import { issueKey } from '../server/src/clients/api-keys.ts';
import { invite } from '../server/src/clients/invitations.ts';
import { configOf } from '../server/src/config/config.ts';
import { readEnv } from '../server/src/config/env.ts';
import { type Db, openDb, sql, timeLimits } from '../server/src/db/db.ts';
import { prepareInstallation } from '../server/src/db/embedded/installation.ts';
import { ensureServer, stopServer, urlOf } from '../server/src/db/embedded/server.ts';
import { migrate } from '../server/src/db/migrate.ts';
import { createLogger } from '../server/src/kernel/logger.ts';
import { createMetrics } from '../server/src/kernel/metrics.ts';
import { createCreditFlow } from '../server/src/ledger/flow.ts';
import type { LedgerReport } from '../server/src/ledger/verify.ts';
import { readStorageTotal } from '../server/src/library/storage-totals.ts';
import { type Asker, type Call, callsOf, operatorCalls } from './big-tables-calls.ts';
import { fill, type History } from './big-tables-fill.ts';

/** Of transfers and assets; `npm run bench:big-tables -- 10` for ten. */
const MILLIONS = Number(process.argv[2] ?? 1);
const BIG: History = {
  jobs: 300_000 * MILLIONS,
  transfers: 1_000_000 * MILLIONS,
  assets: 1_000_000 * MILLIONS,
  characters: 20_000,
  receipts: 1_000,
};
const SMALL: History = { jobs: 1_000, transfers: 1_000, assets: 1_000, characters: 1_000, receipts: 1_000 };
const OTHERS = 2_000;
const CALLS = 40;
const MAX_SLOWDOWN = 1.5;
/** Paging by offset is part of the partner API. */
const MAX_SLOWDOWN_BY_OFFSET = 5;
const MAX_MS = 100;

interface Statement {
  text: string;
  values: unknown[];
  ms: number;
}

/** The service's statements since this was last emptied. The driver emits no events for them, so its `query` method is replaced. */
const asked: Statement[] = [];
const { query } = pg.Client.prototype;
pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
  const result = Reflect.apply(query, this, given) as Promise<unknown> | undefined;
  const [first, second] = given;
  const { text, values = second } = (typeof first === 'string' ? { text: first } : first) as pg.QueryConfig<unknown[]>;
  const startedAt = performance.now();
  if (text !== undefined && result instanceof Promise) {
    const note = () => asked.push({ text, values: (values as unknown[]) ?? [], ms: performance.now() - startedAt });
    result.then(note, note);
  }
  return result;
} as typeof query;

const percentile = (taken: readonly number[], part: number): number =>
  taken.toSorted((a, b) => a - b)[Math.floor((taken.length - 1) * part)]!;

const line = (name: string, ...figures: string[]) =>
  console.log(name.padEnd(60), ...figures.map((figure) => figure.padStart(9)));

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

async function get(origin: string, { path, headers }: Call): Promise<string> {
  const response = await fetch(origin + path, { headers });
  const body = await response.text();
  if (!response.ok) throw new Error(`${path}: ${response.status} ${body}`);
  return body;
}

/** Prints the plan of the slowest statement of one call. */
async function explain(db: Db, origin: string, call: Call): Promise<void> {
  asked.length = 0;
  await get(origin, call);
  const slowest = asked.filter(({ text }) => /^\s*(select|with)/i.test(text)).sort((a, b) => b.ms - a.ms)[0];
  if (!slowest) return;
  const { text, values } = slowest;
  const { rows } = await db.executeQuery<Record<'QUERY PLAN', string>>({
    ...sql`select 1`.compile(db),
    sql: `explain (analyze, buffers) ${text}`,
    parameters: values,
  });
  for (const row of rows) console.log(`    ${row['QUERY PLAN']}`);
}

/** Alternates, so that other load on the machine affects all of them. */
async function compare(db: Db, origin: string, calls: readonly Call[]): Promise<void> {
  const taken = calls.map((): number[] => []);
  for (let round = -2; round < CALLS; round++) {
    for (const [side, call] of calls.entries()) {
      const ms = await timed(() => get(origin, call));
      if (round >= 0) taken[side]!.push(ms);
    }
  }
  const [big, small] = taken;
  const p95 = percentile(big!, 0.95);
  const times = small ? [percentile(big!, 0.5) / percentile(small, 0.5), p95 / percentile(small, 0.95)] : [];
  const { name, skips } = calls[0]!;
  const isSlow = p95 > MAX_MS || times[0]! > (skips ? MAX_SLOWDOWN_BY_OFFSET : MAX_SLOWDOWN);
  const figures = taken.flatMap((side) => [percentile(side, 0.5).toFixed(1), percentile(side, 0.95).toFixed(1)]);
  line(name, ...figures, ...times.map((it) => it.toFixed(2)), isSlow ? 'slow' : '');
  if (!isSlow) return;
  process.exitCode = 1;
  await explain(db, origin, calls[0]!);
}

/** Signs an invited user up and creates the client's API key. */
async function openAsker(db: Db, origin: string, client: string): Promise<Asker> {
  const { token } = await db.transaction().execute((tx) => invite(tx, client, { role: 'owner', invitedBy: 'bench' }));
  const response = await fetch(`${origin}/dashboard/auth/sign-up/email`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Bench',
      email: `${client}@example.com`,
      password: 'correct horse battery staple',
      invitation: token,
    }),
  });
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.replace(/;.*$/s, ''));
  const apiKey = await db.transaction().execute((tx) => issueKey(tx, client, 'gr'));
  return { client, apiKey, cookie: cookies.join('; ') };
}

/** The middle of each list. */
async function cursorsOf(db: Db, { client }: Asker, { jobs, transfers, assets }: History) {
  const middle = async (table: string, time: string, count: number, key = 'id'): Promise<string> => {
    const { rows } = await sql<{
      id: string;
    }>`select ${sql.ref(key)} as id from ${sql.table(table)} where client_id = ${client}
      order by ${sql.ref(time)} desc limit 1 offset ${Math.floor(count / 2)}`.execute(db);
    return String(rows[0]!.id);
  };
  return {
    movement: `m${await middle('ledger_transfers', 'created_at', transfers)}`,
    asset: await middle('assets', 'created_at', assets),
    job: await middle('jobs', 'queued_at', jobs),
    video: await middle('videos', 'created_at', jobs * 0.8, 'job_id'),
  };
}

const POLLS = 200;
const SLOW_LISTS_AT_ONCE = 20;

/** Measures one client while another one runs many slow lists. */
async function beside(origin: string, poll: Call, slow: Call): Promise<void> {
  const polls = async () => {
    const taken: number[] = [];
    for (let count = 0; count < POLLS; count++) taken.push(await timed(() => get(origin, poll)));
    return taken;
  };
  const alone = await polls();
  let over = false;
  const statuses = new Map<number, number>();
  const ask = async () => {
    while (!over) {
      const response = await fetch(origin + slow.path, { headers: slow.headers });
      await response.arrayBuffer();
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    }
  };
  const crowd = Array.from({ length: SLOW_LISTS_AT_ONCE }, ask);
  const together = await polls();
  over = true;
  await Promise.all(crowd);
  const figures = [together, alone].flatMap((side) => [percentile(side, 0.5), percentile(side, 0.95)]);
  const times = [figures[0]! / figures[2]!, figures[1]! / figures[3]!];
  line(
    `job status beside ${SLOW_LISTS_AT_ONCE} slow lists of another client, and alone`,
    ...figures.map((ms) => ms.toFixed(1)),
    ...times.map((it) => it.toFixed(2)),
  );
  const counts = [...statuses].map(([status, count]) => `${count} × ${status}`);
  console.log(`    The slow lists (${slow.name}) returned ${counts.join(', ')}.`);
}

/** Measures single operations, without a ratio. */
async function single(db: Db, origin: string, { big, small }: { big: Asker; small: Asker }) {
  const rate = async (name: string, { cookie }: Asker, lines: number) => {
    global.gc?.();
    let most = 0;
    const ms = await timed(async () => {
      const response = await fetch(`${origin}/dashboard/api/ledger.csv`, { headers: { cookie } });
      for await (const _ of response.body!) most = Math.max(most, process.memoryUsage.rss());
    });
    line(
      `${name}, ${lines} lines`,
      `${ms.toFixed(0)} ms`,
      `${((lines / ms) * 1000).toFixed(0)}/s`,
      `${(most / 1e6).toFixed(0)} MB`,
    );
  };
  await rate('dashboard /ledger.csv', small, SMALL.transfers);
  await rate('dashboard /ledger.csv', big, BIG.transfers);

  const flow = async () => createCreditFlow(db)();
  line('metrics, first scrape', `${(await timed(flow)).toFixed(0)} ms`);
  line('metrics, first scrape of the next process', `${(await timed(flow)).toFixed(0)} ms`);

  line('storage of all clients', `${(await timed(() => readStorageTotal(db))).toFixed(1)} ms`);

  const { rows } = await sql<{
    key: string;
  }>`select object_key as key from assets where client_id = ${big.client} limit 5`.execute(db);
  const keys = rows.map(({ key }) => key);
  await sql`delete from assets where object_key = any(${keys})`.execute(db);
  const gone = () => sql`delete from stored_objects where key = any(${keys})`.execute(db);
  line('five stored objects deleted', `${(await timed(gone)).toFixed(1)} ms`);
}

const program = fileURLToPath(new URL('../server/src/bin/greenroom.ts', import.meta.url));

/** Runs `ledger verify`, which closes the months that ended if it finds no problem. */
async function verify(name: string, env: Record<string, string>, ...options: string[]): Promise<void> {
  const startedAt = performance.now();
  const args = [program, 'ledger', 'verify', ...options, '--json'];
  // A verification that finds problems ends with status 1.
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    env: { PATH: process.env.PATH, ...env },
  }).catch((error: { stdout: string }) => error);
  const seconds = (performance.now() - startedAt) / 1000;
  const { ok, transfers, closed_through, problems } = JSON.parse(stdout) as LedgerReport;
  line(name, `${seconds.toFixed(1)} s`, ok ? '' : 'FAILED');
  console.log(
    `    ${transfers} transfers; closed through ${closed_through ?? 'no month'}. ${problems.slice(0, 3).join(' ')}`,
  );
  if (!ok) process.exitCode = 1;
}

const scratch = await mkdtemp(join(tmpdir(), 'greenroom-bench-'));
const installation = await prepareInstallation(scratch);
const server = await ensureServer(installation, { durable: false });
const admin = new pg.Client({ connectionString: urlOf(server, 'postgres') });
await admin.connect();
await admin.query('create database bench');
await admin.end();
const databaseUrl = urlOf(server, 'bench');
const { db, close } = openDb(databaseUrl, { max: 5, limits: timeLimits.maintenance, onError: () => undefined });
try {
  const [bigId, smallId] = [randomUUID(), randomUUID()];
  await migrate(db);
  const clients = new Map([
    [bigId, BIG],
    [smallId, SMALL],
  ]);
  const filledMs = await timed(() => fill(db, clients, OTHERS));
  console.log(`Filled in ${(filledMs / 1000).toFixed(0)} s.`);
  console.log(`Median and p95 of ${CALLS} calls in turns, in ms.\n`);

  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: scratch, PORT: String(port), PUBLIC_URL: origin };
  const app = await createApp(configOf(readEnv(env), { cores: 2 }), {
    databaseUrl,
    serves: true,
    works: [],
    log: createLogger('error'),
    metrics: createMetrics(),
  });
  await app.start();
  try {
    const big = await openAsker(db, origin, bigId);
    const small = await openAsker(db, origin, smallId);
    await sql`update users set operator = true
      where id in (select user_id from memberships where client_id = ${smallId})`.execute(db);
    line('', 'big p50', 'big p95', 'small p50', 'small p95', 'times p50', 'times p95');
    const bigCalls = callsOf(big, BIG, await cursorsOf(db, big, BIG), small);
    const smallCalls = callsOf(small, SMALL, await cursorsOf(db, small, SMALL), small);
    for (const [index, call] of bigCalls.entries()) await compare(db, origin, [call, smallCalls[index]!]);
    for (const call of operatorCalls(small)) await compare(db, origin, [call]);
    console.log('');
    const job = `partner_scn_${randomUUID().replaceAll('-', '')}`;
    await sql`insert into jobs (id, client_id, kind, queue, input, start_deadline, timeout_ms)
      values (${job}, ${smallId}, 'scenes', 'batch', '{}', now(), 1)`.execute(db);
    const poll: Call = {
      name: 'job status',
      path: `/api/partner/v1/jobs/${job}/status`,
      headers: { authorization: `Bearer ${small.apiKey}` },
    };
    await beside(origin, poll, bigCalls.find(({ name }) => name === 'GET /assets, nine tenths skipped')!);
    await single(db, origin, { big, small });
    await verify('ledger verify, and every month closed', env);
    await verify('ledger verify, since the last closed month', env);
    await verify('ledger verify --all true', env, '--all', 'true');
  } finally {
    await app.drain();
  }
} finally {
  await close();
  await stopServer(installation);
  await rm(scratch, { recursive: true, force: true });
}
