// Starts a PostgreSQL server of its own with a streaming replica, for tests of replicas and failovers.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../../demo/service.ts';
import { prepareInstallation, spawnOptions } from './embedded/installation.ts';
import { readLockFile } from './embedded/lock-file.ts';
import { ensureServer, stopServer, urlOf } from './embedded/server.ts';
import { makeBaseBackup } from './testing-base-backup.ts';

const START_MS = 30_000;

export interface Replicated {
  /** URLs of the database `postgres`. */
  readonly primaryUrl: string;
  readonly replicaUrl: string;
  /** Kills the primary, and makes the replica the new one. */
  failOver(): Promise<void>;
  /** Stops the replica. */
  stopReplica(): Promise<void>;
  startReplica(): Promise<void>;
  close(): Promise<void>;
}

export async function openReplicated(): Promise<Replicated> {
  const dir = await mkdtemp(join(tmpdir(), 'greenroom-replicated-'));
  const [primary, copy] = [join(dir, 'primary'), join(dir, 'replica')];
  const installation = await prepareInstallation(primary);
  const server = await ensureServer(installation, { durable: true });
  const primaryUrl = urlOf(server, 'postgres');
  await makeStandby(primaryUrl, { from: installation.data, to: (await prepareInstallation(copy)).data });
  // Prepared again: it makes the server's user the owner of the copy.
  const replica = await prepareInstallation(copy);
  const port = await freePort();
  const replicaUrl = urlOf({ ...server, port }, 'postgres');
  let end = async (): Promise<void> => undefined;

  const startReplica = async (): Promise<void> => {
    const settings = { port, listen_addresses: '127.0.0.1', unix_socket_directories: '', max_connections: 200 };
    const child = spawn(
      replica.program('postgres'),
      ['-D', replica.dataArgument, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
      { ...spawnOptions(replica, replica.data), stdio: 'ignore' },
    );
    const exited = once(child, 'exit');
    end = async () => {
      child.kill('SIGINT');
      await exited;
    };
    for (const deadline = Date.now() + START_MS; !(await isReady(replicaUrl)); await sleep(100)) {
      if (child.exitCode !== null || Date.now() > deadline) throw new Error('The replica did not start.');
    }
  };
  await startReplica();
  return {
    primaryUrl,
    replicaUrl,
    async failOver() {
      process.kill((await readLockFile(installation))!.pid, 'SIGKILL');
      await run(replicaUrl, 'select pg_promote()');
    },
    stopReplica: () => end(),
    startReplica,
    async close() {
      await end();
      await stopServer(installation);
      await rm(dir, { recursive: true, force: true });
    },
  };
}

async function makeStandby(url: string, { from, to }: { from: string; to: string }): Promise<void> {
  await makeBaseBackup(url, { from, to });
  await writeFile(join(to, 'standby.signal'), '');
  const { hostname, port, username, password } = new URL(url);
  const source = `host=${hostname} port=${port} user=${username} password=${password} application_name=replica`;
  await writeFile(join(to, 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`);
}

async function run(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(text);
  } finally {
    await client.end().catch(() => undefined);
  }
}

const isReady = (url: string): Promise<boolean> =>
  run(url, 'select 1').then(
    () => true,
    () => false,
  );
