// Starts the embedded PostgreSQL server, adopts one that already runs on the folder, and stops it.
import { spawn } from 'node:child_process';
import { open, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { unguessable } from '../../kernel/ids.ts';
import { OperatorError } from '../../kernel/operator-error.ts';
import { clusterPassword, ensureCluster, SUPERUSER } from './cluster.ts';
import { clearLockFile, holderOf, readLockFile } from './lock-file.ts';
import { give, type Place, run, spawnOptions } from './place.ts';

const HOST = '127.0.0.1';
/** Recovery after a crash of the machine may take this long. */
const START_LIMIT_MS = 120_000;
/** A killed postmaster's children take a moment to notice; until they are gone no new one may start. */
const REFUSAL_LIMIT_MS = 15_000;
const STOP_LIMIT_MS = 25_000;
const MOST_LOG_BYTES = 10_000_000;

export interface Server {
  readonly port: number;
  readonly password: string;
}

/** Answers with the one server that runs on the folder, started here unless it runs already. */
export async function ensureServer(place: Place, { durable }: { durable: boolean }): Promise<Server> {
  await ensureCluster(place, { durable });
  const password = await clusterPassword(place);
  const begun = Date.now();
  let refusal = 'it did not answer';
  for (let limit = START_LIMIT_MS; Date.now() - begun < limit; ) {
    const lock = await readLockFile(place);
    const holder = lock && (await holderOf(place, lock));
    if (lock && holder === 'live') {
      if (lock.ready && (await answers(place, { port: lock.port, password }))) return { port: lock.port, password };
    } else {
      if (lock && holder === 'recycled') await clearLockFile(place, lock);
      const refused = await start(place, durable);
      if (refused) limit = REFUSAL_LIMIT_MS;
      if (refused) refusal = refused;
    }
    await sleep(50);
  }
  throw new OperatorError(`The built-in PostgreSQL in ${place.home} did not start: ${refusal}.`);
}

export const urlOf = ({ port, password }: Server, database: string): string =>
  `postgresql://${SUPERUSER}:${password}@${HOST}:${port}/${database}`;

/** Stops the server at once, rolling back what is open; no acknowledged row is lost. */
export async function stopServer(place: Place): Promise<void> {
  const lock = await readLockFile(place);
  if (!lock || (await holderOf(place, lock)) !== 'live') return;
  await run(place.program('pg_ctl'), ['kill', 'INT', `${lock.pid}`], spawnOptions(place, place.data));
  // Somebody may start the next one before we look again, so it is this very server whose end is waited for.
  for (const begun = Date.now(); (await readLockFile(place))?.pid === lock.pid; await sleep(20)) {
    if ((await holderOf(place, lock)) !== 'live') return;
    if (Date.now() - begun > STOP_LIMIT_MS) throw new Error(`PostgreSQL ${lock.pid} did not stop`);
  }
}

/** Whether the server behind the port reads this very folder: a port may be anybody's, and a folder may be a copy. */
async function answers(place: Place, server: Server): Promise<boolean> {
  const name = `probe-${unguessable()}`;
  const probe = join(place.data, name);
  const client = new pg.Client({ connectionString: urlOf(server, 'postgres'), connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await writeFile(probe, name, { mode: 0o600 });
    give(probe, place.user, 0o600);
    await client.connect();
    const { rows } = await client.query('select pg_read_file($1) as read', [name]);
    return rows[0].read === name;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
    await rm(probe, { force: true });
  }
}

/** Resolves once the server is ready (nothing) or has ended without becoming so (its last words). */
async function start(place: Place, durable: boolean): Promise<string | undefined> {
  const port = await choosePort(place);
  const logFile = join(place.home, 'server.log');
  const written = (await stat(logFile).catch(() => undefined))?.size ?? 0;
  if (written > MOST_LOG_BYTES) await truncate(logFile);
  const log = await open(logFile, 'a', 0o600);
  const settings = {
    listen_addresses: HOST,
    unix_socket_directories: '',
    cluster_name: place.clusterName,
    max_connections: '200',
    // What partners wrote stands in statements and in the details of errors: neither belongs in a log.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  const child = spawn(
    place.program('postgres'),
    [
      '-D',
      place.dataArgument,
      '-p',
      `${port}`,
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    // Detached: the server outlives a killed parent and hears no Ctrl-C of the terminal.
    { ...spawnOptions(place, place.data), detached: true, stdio: ['ignore', log.fd, log.fd] },
  );
  let ended = false;
  let failure: Error | undefined;
  child.on('error', (error) => {
    failure = error;
  });
  child.on('exit', () => {
    ended = true;
  });
  child.unref();
  try {
    while (!failure && !ended) {
      const lock = await readLockFile(place);
      if (lock?.pid === child.pid && lock?.ready) {
        await writeFile(join(place.home, 'port'), `${port}\n`, { mode: 0o600 });
        return undefined;
      }
      await sleep(20);
    }
    if (failure) return `${failure.message} (on a system without glibc the programs do not run)`;
    const said = (await readFile(logFile, 'utf8'))
      .slice(written > MOST_LOG_BYTES ? 0 : written)
      .trim()
      .split('\n');
    return said.findLast((line) => /FATAL|PANIC/.test(line)) ?? (said.at(-1) || 'it ended at once');
  } finally {
    await log.close();
  }
}

/** The port it had last, so that other processes' pools find it again after a restart; else a free one. */
async function choosePort(place: Place): Promise<number> {
  const last = Number(await readFile(join(place.home, 'port'), 'utf8').catch(() => 0));
  return (await isFree(last)) ?? (await isFree(0)) ?? 0;
}

const isFree = (port: number): Promise<number | undefined> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen(port, HOST, () => {
      const address = server.address();
      server.close(() => resolve(address && typeof address === 'object' ? address.port : undefined));
    });
  });
