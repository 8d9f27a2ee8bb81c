// Starts a real PgBouncer in transaction mode in front of a test database, if it is installed.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../../demo/service.ts';

/** Debian installs it in a folder that is in the PATH of root only. */
const env = { PATH: `${process.env.PATH}:/usr/sbin` };
/** PgBouncer refuses to run as root. */
const NOBODY = { uid: 65_534, gid: 65_534 };
const START_MS = 10_000;

export const isPgBouncerInstalled = spawnSync('pgbouncer', ['--version'], { env }).status === 0;

export interface PgBouncer {
  /** The URL of the database through the pooler. */
  readonly url: string;
  close(): Promise<void>;
}

/** @param poolSize the maximum number of connections to the database. */
export async function openPgBouncer(databaseUrl: string, { poolSize }: { poolSize: number }): Promise<PgBouncer> {
  const target = new URL(databaseUrl);
  const database = target.pathname.slice(1);
  const port = await freePort();
  const dir = await mkdtemp(join(tmpdir(), 'greenroom-pgbouncer-'));
  const file = join(dir, 'pgbouncer.ini');
  await writeFile(
    file,
    `[databases]
${database} = host=${target.hostname} port=${target.port} user=${target.username} password=${target.password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${poolSize}
server_login_retry = 1
`,
  );
  await chmod(dir, 0o755);
  const child = spawn('pgbouncer', ['--quiet', file], {
    env,
    stdio: 'ignore',
    ...(process.getuid?.() === 0 ? NOBODY : {}),
  });
  const exited = once(child, 'exit');
  const close = async () => {
    child.kill('SIGKILL');
    await exited;
    await rm(dir, { recursive: true, force: true });
  };
  target.port = String(port);
  for (const deadline = Date.now() + START_MS; ; await sleep(50)) {
    const client = new pg.Client({ connectionString: target.href });
    client.on('error', () => undefined);
    const ready = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    if (ready) return { url: target.href, close };
    if (child.exitCode !== null || Date.now() > deadline) {
      await close();
      throw new Error('PgBouncer did not start.');
    }
  }
}
