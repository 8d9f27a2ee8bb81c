// Two API processes and three workers, each connected to its own database server through a proxy.
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { endDatabase } from '../../demo/service.ts';
import { prepareInstallation } from '../../server/src/db/embedded/installation.ts';
import { ensureServer, stopServer, urlOf } from '../../server/src/db/embedded/server.ts';
import { type Proxy as DatabaseProxy, openProxy } from '../../server/src/db/testing-proxy.ts';
import { type Fleet, type Member, openFleet } from '../fleet.ts';
import { type ObjectService, openObjectService } from './object-service.ts';
import { openSmallDisk, type SmallDisk } from './small-disk.ts';

export type Storage = 'disk' | 's3';

export const PUBLIC_URL = 'https://fleet.example';

/** Debian's package libfaketime. Without it, clocks are set wrong at a start of a process only. */
const FAKETIME = [
  `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/faketime/libfaketimeMT.so.1`,
].find((path) => existsSync(path));

export interface Process {
  readonly role: 'serve' | 'work';
  member: Member;
  readonly proxy: DatabaseProxy;
  /** Sets the running process's clock wrong by this much; undefined without libfaketime. */
  setClock: ((offsetSeconds: number) => Promise<void>) | undefined;
}

export interface Deployment {
  readonly fleet: Fleet;
  readonly apis: readonly Process[];
  readonly workers: readonly Process[];
  /** Undefined: files are stored on disk. */
  readonly objects: ObjectService | undefined;
  /** The disks of the data folder and of the database. */
  readonly disks: { readonly data: SmallDisk; readonly database: SmallDisk };
  /** Queries past all proxies. */
  readonly pool: pg.Pool;
  /** Stops the database server and starts it again. */
  restartDatabase(how: 'SIGINT' | 'SIGQUIT'): Promise<void>;
  /** Starts the database server unless it runs. */
  startDatabase(): Promise<void>;
  /** Starts a process again that has ended. */
  replace(process: Process, env?: Record<string, string>): Promise<void>;
  stop(): Promise<void>;
}

export async function openDeployment(storage: Storage): Promise<Deployment> {
  const disks = { data: await openSmallDisk(), database: await openSmallDisk() };
  const home = disks.database.path;
  const installation = await prepareInstallation(home);
  const start = () => ensureServer(installation, { durable: true });
  const server = await start();
  const admin = new pg.Client({ connectionString: urlOf(server, 'postgres') });
  await admin.connect();
  await admin.query('create database chaos');
  await admin.end();
  const url = urlOf(server, 'chaos');
  const pool = new pg.Pool({ connectionString: url, max: 4, connectionTimeoutMillis: 10_000 });
  pool.on('error', () => undefined);

  const dataDir = join(disks.data.path, 'data');
  const objects = storage === 's3' ? await openObjectService(join(dataDir, 'objects')) : undefined;
  const fleet = await openFleet({
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    TASK_PROCESSES: '1',
    DATABASE_CONNECTIONS: '10',
    MAX_ACTIVE_JOBS: '20',
    // Signing in needs https.
    PUBLIC_URL,
    SIGNUP: 'open',
    ...objects?.env,
  });
  await fleet.cli('migrate');
  let opened = 0;
  const open = async (role: Process['role']): Promise<{ process: Process; env: Record<string, string> }> => {
    const proxy = await openProxy(url);
    const clock = join(home, `clock-${opened++}`);
    const setClock = (offsetSeconds: number) => writeFile(clock, `${offsetSeconds < 0 ? '' : '+'}${offsetSeconds}\n`);
    await setClock(0);
    const env = { DATABASE_URL: proxy.url, ...(FAKETIME ? fakeTime(FAKETIME, clock) : {}) };
    return { env, process: { role, proxy, member: await fleet[role](env), setClock: FAKETIME ? setClock : undefined } };
  };
  const opening = [
    await open('serve'),
    await open('serve'),
    await open('work'),
    await open('work'),
    await open('work'),
  ];
  const environments = new Map(opening.map(({ process, env }) => [process, env]));
  const processes = [...environments.keys()];
  return {
    fleet,
    apis: processes.filter(({ role }) => role === 'serve'),
    workers: processes.filter(({ role }) => role === 'work'),
    objects,
    disks,
    pool,
    async restartDatabase(how) {
      if (how === 'SIGINT') await stopServer(installation);
      else await endDatabase(home);
      await start();
    },
    async startDatabase() {
      await start();
    },
    async replace(process, env) {
      process.member = await fleet[process.role]({ ...environments.get(process), ...env });
    },
    async stop() {
      await pool.end();
      await fleet.stop();
      objects?.close();
      for (const { proxy } of processes) proxy.close();
      await endDatabase(home);
      await disks.data.close();
      await disks.database.close();
    },
  };
}

const fakeTime = (library: string, file: string): Record<string, string> => ({
  LD_PRELOAD: library,
  FAKETIME_TIMESTAMP_FILE: file,
  FAKETIME_NO_CACHE: '1',
  // Clocks that measure durations do not jump.
  FAKETIME_DONT_FAKE_MONOTONIC: '1',
});

/** The processes below a process, without itself. */
export async function descendantsOf(pid: number): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const parents = await Promise.all(
    pids.map(async (child) => {
      const status = await readFile(`/proc/${child}/stat`, 'utf8').catch(() => '');
      // The name of the program, in parentheses, may contain spaces.
      return { child, parent: Number(status.slice(status.lastIndexOf(')') + 2).split(' ')[1]) };
    }),
  );
  const below = (root: number): number[] =>
    parents.filter(({ parent }) => parent === root).flatMap(({ child }) => [child, ...below(child)]);
  return below(pid);
}
