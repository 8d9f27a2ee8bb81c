// Two API processes and three workers, each connected to its own database server through a proxy.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { endDatabase } from '../../demo/service.ts';
import { prepareInstallation } from '../../server/src/db/embedded/installation.ts';
import { ensureServer, stopServer, urlOf } from '../../server/src/db/embedded/server.ts';
import { type Proxy as DatabaseProxy, openProxy } from '../../server/src/db/testing-proxy.ts';
import { type Fleet, type Member, openFleet } from '../fleet.ts';

export interface Process {
  readonly role: 'serve' | 'work';
  member: Member;
  readonly proxy: DatabaseProxy;
}

export interface Deployment {
  readonly fleet: Fleet;
  readonly apis: readonly Process[];
  readonly workers: readonly Process[];
  /** Queries past all proxies. */
  readonly pool: pg.Pool;
  /** Stops the database server and starts it again. */
  restartDatabase(how: 'SIGINT' | 'SIGQUIT'): Promise<void>;
  /** Starts a process again that has ended. */
  replace(process: Process, env?: Record<string, string>): Promise<void>;
  stop(): Promise<void>;
}

export async function openDeployment(): Promise<Deployment> {
  const home = await mkdtemp(join(tmpdir(), 'greenroom-chaos-'));
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

  const fleet = await openFleet({
    DATABASE_URL: url,
    TASK_PROCESSES: '1',
    DATABASE_CONNECTIONS: '10',
    MAX_ACTIVE_JOBS: '20',
  });
  await fleet.cli('migrate');
  const launch = (role: Process['role'], proxy: DatabaseProxy, env: Record<string, string> = {}): Promise<Member> =>
    fleet[role]({ DATABASE_URL: proxy.url, ...env });
  const open = async (role: Process['role']): Promise<Process> => {
    const proxy = await openProxy(url);
    return { role, proxy, member: await launch(role, proxy) };
  };
  const apis = [await open('serve'), await open('serve')];
  const workers = [await open('work'), await open('work'), await open('work')];
  return {
    fleet,
    apis,
    workers,
    pool,
    async restartDatabase(how) {
      if (how === 'SIGINT') await stopServer(installation);
      else await endDatabase(home);
      await start();
    },
    async replace(process, env) {
      process.member = await launch(process.role, process.proxy, env);
    },
    async stop() {
      await pool.end();
      await fleet.stop();
      for (const { proxy } of [...apis, ...workers]) proxy.close();
      await endDatabase(home);
      await rm(home, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}
