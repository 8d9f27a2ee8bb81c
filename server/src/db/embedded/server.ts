// Starts the embedded PostgreSQL server of a data folder, or adopts the one that already runs there, and stops it.
import { spawn } from 'node:child_process';
import { open, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { randomToken } from '../../kernel/ids.ts';
import { OperatorError } from '../../kernel/operator-error.ts';
import { clusterPassword, ensureCluster, SUPERUSER } from './cluster.ts';
import { changeOwner, type Installation, run, spawnOptions } from './installation.ts';
import { clearLockFile, lockStatus, readLockFile } from './lock-file.ts';

const HOST = '127.0.0.1';
/** Crash recovery may take this long. */
const START_LIMIT_MS = 120_000;
/** After the postmaster was killed, its child processes take a moment to end. Until then no server can start. */
const REFUSAL_LIMIT_MS = 15_000;
const STOP_LIMIT_MS = 25_000;
const MAX_LOG_BYTES = 10_000_000;

export interface Server {
  readonly port: number;
  readonly password: string;
}

/** Returns the server of the folder, and starts it if it does not run. */
export async function ensureServer(installation: Installation, { durable }: { durable: boolean }): Promise<Server> {
  await ensureCluster(installation, { durable });
  const password = await clusterPassword(installation);
  const begun = Date.now();
  let reason = 'it did not respond';
  for (let limit = START_LIMIT_MS; Date.now() - begun < limit; ) {
    const lock = await readLockFile(installation);
    const status = lock && (await lockStatus(installation, lock));
    if (lock && status === 'live') {
      if (lock.ready && (await responds(installation, { port: lock.port, password })))
        return { port: lock.port, password };
    } else {
      if (lock && status === 'recycled') await clearLockFile(installation, lock);
      const failure = await start(installation, durable);
      if (failure) limit = REFUSAL_LIMIT_MS;
      if (failure) reason = failure;
    }
    await sleep(50);
  }
  throw new OperatorError(`The embedded PostgreSQL in ${installation.home} did not start: ${reason}.`);
}

export const urlOf = ({ port, password }: Server, database: string): string =>
  `postgresql://${SUPERUSER}:${password}@${HOST}:${port}/${database}`;

/** Stops the server and rolls back open transactions. No committed row is lost. */
export async function stopServer(installation: Installation): Promise<void> {
  const lock = await readLockFile(installation);
  if (!lock || (await lockStatus(installation, lock)) !== 'live') return;
  await run(
    installation.program('pg_ctl'),
    ['kill', 'INT', `${lock.pid}`],
    spawnOptions(installation, installation.data),
  );
  // Another process may start the next server at once, so the loop waits for the end of this process id only.
  for (const begun = Date.now(); (await readLockFile(installation))?.pid === lock.pid; await sleep(20)) {
    if ((await lockStatus(installation, lock)) !== 'live') return;
    if (Date.now() - begun > STOP_LIMIT_MS) throw new Error(`PostgreSQL ${lock.pid} did not stop`);
  }
}

/** Whether the server on the port uses this folder: the port may belong to another program, and the folder may be a copy. */
async function responds(installation: Installation, server: Server): Promise<boolean> {
  const name = `probe-${randomToken()}`;
  const probe = join(installation.data, name);
  const client = new pg.Client({ connectionString: urlOf(server, 'postgres'), connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await writeFile(probe, name, { mode: 0o600 });
    changeOwner(probe, installation.user, 0o600);
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

/** Resolves when the server is ready, or with the last line of its log if it has ended before. */
async function start(installation: Installation, durable: boolean): Promise<string | undefined> {
  const port = await choosePort(installation);
  const logFile = join(installation.home, 'server.log');
  const written = (await stat(logFile).catch(() => undefined))?.size ?? 0;
  if (written > MAX_LOG_BYTES) await truncate(logFile);
  const log = await open(logFile, 'a', 0o600);
  const settings = {
    listen_addresses: HOST,
    unix_socket_directories: '',
    cluster_name: installation.clusterName,
    max_connections: '200',
    // Statements and error details contain data of clients, which must not be logged.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    // Tests: many files at once, some with several processes of the service.
    ...(durable ? {} : { max_connections: '400', fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  const child = spawn(
    installation.program('postgres'),
    [
      '-D',
      installation.dataArgument,
      '-p',
      `${port}`,
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    // Detached: the server outlives a killed parent and gets no Ctrl-C from the terminal.
    { ...spawnOptions(installation, installation.data), detached: true, stdio: ['ignore', log.fd, log.fd] },
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
      const lock = await readLockFile(installation);
      if (lock?.pid === child.pid && lock?.ready) {
        await writeFile(join(installation.home, 'port'), `${port}\n`, { mode: 0o600 });
        return undefined;
      }
      await sleep(20);
    }
    if (failure) return `${failure.message} (on a system without glibc the programs do not run)`;
    const lines = (await readFile(logFile, 'utf8'))
      .slice(written > MAX_LOG_BYTES ? 0 : written)
      .trim()
      .split('\n');
    return lines.findLast((line) => /FATAL|PANIC/.test(line)) ?? (lines.at(-1) || 'it ended at once');
  } finally {
    await log.close();
  }
}

/** The last port, so that pools of other processes can reconnect after a restart, or else a free one. */
async function choosePort(installation: Installation): Promise<number> {
  const last = Number(await readFile(join(installation.home, 'port'), 'utf8').catch(() => 0));
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
