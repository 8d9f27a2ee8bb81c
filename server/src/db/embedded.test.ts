// The embedded PostgreSQL is shared by processes, adopted after a crash, restarted, and stopped by the last process.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, cp, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { openDb, sql, timeLimits } from './db.ts';
import { prepareInstallation } from './embedded/installation.ts';
import { stopServer } from './embedded/server.ts';
import { type Embedded, openEmbedded } from './embedded.ts';

const log = { warn: vi.fn() };
const others: string[] = [];

const asRoot = test.runIf(process.getuid?.() === 0);
const opened: Embedded[] = [];
const children: ChildProcess[] = [];

// Creating a cluster takes a second, so most tests use this one, which is stopped after each test.
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'greenroom-embedded-'));
  await (await openEmbedded({ dataDir: folder, log })).release();
  return () => rm(folder, { recursive: true, force: true });
});

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const embedded of opened.splice(0)) await embedded.release();
  await stopServer(await prepareInstallation(folder));
  for (const other of others.splice(0)) {
    await stopServer(await prepareInstallation(other)).catch(() => undefined);
    await rm(other, { recursive: true, force: true });
  }
});

/** An empty folder that only its owner can enter. */
async function newFolder(): Promise<string> {
  const other = await mkdtemp(join(tmpdir(), 'greenroom-embedded-'));
  others.push(other);
  return other;
}

async function open(dataDir: string): Promise<Embedded> {
  const embedded = await openEmbedded({ dataDir, log });
  opened.push(embedded);
  return embedded;
}

async function ask<Row>(url: string, text: string): Promise<Row> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows[0];
  } finally {
    await client.end();
  }
}

const lockFile = (folder: string): string => join(folder, 'postgres/data/postmaster.pid');
const postmaster = async (folder: string): Promise<number> =>
  Number((await readFile(lockFile(folder), 'utf8')).split('\n')[0]);
const runs = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Another process that opens the server and runs until it is killed. */
async function openElsewhere(dataDir: string): Promise<ChildProcess> {
  const code = `import { openEmbedded } from ${JSON.stringify(new URL('./embedded.ts', import.meta.url).href)};
    await openEmbedded({ dataDir: ${JSON.stringify(dataDir)}, log: { warn() {} } });
    console.log('open');`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  await Promise.race([once(child.stdout!, 'data'), once(child, 'exit')]);
  return child;
}

test('the first start creates a UTF8 cluster in the C locale that requires a password and listens on loopback only', async () => {
  const { url } = await open(await newFolder());
  expect(
    await ask(
      url,
      `select current_setting('server_encoding') as encoding, datcollate as collate, current_setting('listen_addresses') as host,
        current_setting('unix_socket_directories') as sockets, current_setting('fsync') as fsync,
        (select bool_and(auth_method = 'scram-sha-256') from pg_hba_file_rules) as scram
        from pg_database where datname = current_database()`,
    ),
  ).toEqual({ encoding: 'UTF8', collate: 'C', host: '127.0.0.1', sockets: '', fsync: 'on', scram: true });
  const wrong = new URL(url);
  wrong.password = 'guess';
  await expect(ask(wrong.href, 'select 1')).rejects.toMatchObject({ code: '28P01' });
});

asRoot('the server does not run as root, even in a folder that only root can enter', async () => {
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  await open(folder);
  const status = await readFile(`/proc/${await postmaster(folder)}/status`, 'utf8');
  expect(status).toMatch(/^Uid:\t(?!0)\d+/m);
  expect(status).toMatch(/^Groups:\t ?$/m);
});

test('rows and port stay the same after a restart', async () => {
  const first = await open(folder);
  await ask(first.url, 'create table kept as select 7 as seven');
  await first.release();
  const again = await open(folder);
  expect(again.url).toBe(first.url);
  expect(await ask(again.url, 'select seven from kept')).toEqual({ seven: 7 });
});

test('only the last process stops the server', async () => {
  const [one, two] = [await open(folder), await open(folder)];
  const pid = await postmaster(folder);
  await one.release();
  expect(runs(pid)).toBe(true);
  expect(await ask(two.url, 'select 1 as one')).toEqual({ one: 1 });
  await two.release();
  await expect(postmaster(folder)).rejects.toThrow('ENOENT');
});

test('five concurrent starts share one server, and five concurrent releases stop it', async () => {
  const users = await Promise.all(Array.from({ length: 5 }, () => open(folder)));
  expect(new Set(users.map(({ url }) => url)).size).toBe(1);
  await Promise.all(users.map((user) => user.release()));
  await expect(postmaster(folder)).rejects.toThrow('ENOENT');
});

test('three concurrent first starts create one cluster', async () => {
  const folder = await newFolder();
  const users = await Promise.all(Array.from({ length: 3 }, () => open(folder)));
  expect(new Set(users.map(({ url }) => url)).size).toBe(1);
  expect(await ask(users[2]!.url, 'select 1 as one')).toEqual({ one: 1 });
});

test('a start during the last release gets a running server', async () => {
  for (let round = 0; round < 3; round++) {
    const last = await open(folder);
    const [next] = await Promise.all([open(folder), last.release()]);
    expect(await ask(next.url, 'select 1 as one')).toEqual({ one: 1 });
    await next.release();
  }
});

test('the server outlives a killed parent process, and the next start adopts it', async () => {
  const parent = await openElsewhere(folder);
  const pid = await postmaster(folder);
  parent.kill('SIGKILL');
  await once(parent, 'exit');
  expect(runs(pid)).toBe(true);
  const { url, release } = await open(folder);
  expect(await postmaster(folder)).toBe(pid);
  // The connection of the killed process ends a moment later; until then this process is not the last one.
  const locks = "select count(*)::int as held from pg_locks where locktype = 'advisory'";
  await expect.poll(() => ask(url, locks)).toEqual({ held: 1 });
  await release();
  await expect(postmaster(folder)).rejects.toThrow('ENOENT');
});

test('a killed postmaster is replaced at the next start', async () => {
  const parent = await openElsewhere(folder);
  const pid = await postmaster(folder);
  parent.kill('SIGKILL');
  process.kill(pid, 'SIGKILL');
  const { url } = await open(folder);
  expect(await postmaster(folder)).not.toBe(pid);
  expect(await ask(url, 'select 1 as one')).toEqual({ one: 1 });
});

test('a postmaster that is killed while in use restarts on the same port', async () => {
  const { url } = await open(folder);
  const pid = await postmaster(folder);
  process.kill(pid, 'SIGKILL');
  const ping = async () => ask(url, 'select 1 as one').catch(() => undefined);
  await vi.waitFor(async () => expect(await ping()).toEqual({ one: 1 }), { timeout: 30_000, interval: 100 });
  expect(await postmaster(folder)).not.toBe(pid);
});

test('a lock file with a recycled pid does not prevent a start', async () => {
  const data = join(folder, 'postgres/data');
  await prepareInstallation(folder);
  await writeFile(lockFile(folder), `${process.pid}\n${data}\n1700000000\n5432\n\n127.0.0.1\n  0 0\nready   \n`);
  const { url } = await open(folder);
  expect(await postmaster(folder)).not.toBe(process.pid);
  expect(await ask(url, 'select 1 as one')).toEqual({ one: 1 });
});

test('a copy of a folder in use gets its own server', async () => {
  const copy = await newFolder();
  await cp(join(folder, 'postgres/data'), join(copy, 'postgres/data'), { recursive: true });
  const original = await open(folder);
  await cp(lockFile(folder), lockFile(copy));
  const other = await open(copy);
  expect(other.url).not.toBe(original.url);
  await ask(original.url, 'create table here ()');
  expect(await ask(other.url, `select to_regclass('here') as here`)).toEqual({ here: null });
});

asRoot('a folder that root has restored from a backup becomes readable to the server', async () => {
  for (const path of ['', 'PG_VERSION', 'base']) await chown(join(folder, 'postgres/data', path), 0, 0);
  const { url } = await open(folder);
  expect(await ask(url, 'select 1 as one')).toEqual({ one: 1 });
});

test('if the port is in use, another one is chosen', async () => {
  const first = await open(folder);
  await first.release();
  const other = createServer().listen(Number(new URL(first.url).port), '127.0.0.1');
  await once(other, 'listening');
  const { url } = await open(folder);
  expect(url).not.toBe(first.url);
  expect(await ask(url, 'select 1 as one')).toEqual({ one: 1 });
  other.close();
});

test('data of another PostgreSQL version is rejected', async () => {
  const folder = await newFolder();
  await mkdir(join(folder, 'postgres/data'), { recursive: true });
  await writeFile(join(folder, 'postgres/data/PG_VERSION'), '17\n');
  await expect(openEmbedded({ dataDir: folder, log })).rejects.toMatchObject({
    name: 'OperatorError',
    message: expect.stringMatching(/belongs to PostgreSQL 17, but this release uses 18/),
  });
});

test('a start that was killed while it created the cluster does not prevent the next', async () => {
  const folder = await newFolder();
  const child = openElsewhere(folder).catch(() => undefined);
  await vi.waitFor(() =>
    readFile(join(folder, 'postgres/data/PG_VERSION')).catch(() => expect(children).toHaveLength(1)),
  );
  await sleep(400);
  children[0]?.kill('SIGKILL');
  const { url } = await open(folder);
  expect(await ask(url, 'select 1 as one')).toEqual({ one: 1 });
  await Promise.race([child, sleep(1)]);
});

test('the server log contains no data of clients', async () => {
  const { url } = await open(folder);
  await ask(url, 'create table once (word text primary key)');
  await ask(url, `insert into once values ('canary-of-a-client')`);
  await expect(ask(url, `insert into once values ('canary-of-a-client')`)).rejects.toMatchObject({ code: '23505' });
  const written = await readFile(join(folder, 'postgres/server.log'), 'utf8');
  expect(written).toContain('duplicate key');
  expect(written).not.toContain('canary');
});

test('a pool follows the server to another port', async () => {
  const embedded = await open(folder);
  const before = embedded.url;
  const pool = openDb(() => embedded.url, { max: 2, limits: timeLimits.service, onError: () => undefined });
  await sql`select 1`.execute(pool.db);
  // The server restarts on another port.
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const another = (taken.address() as { port: number }).port;
  taken.close();
  await writeFile(join(folder, 'postgres/port'), `${another}`);
  process.kill(await postmaster(folder), 'SIGKILL');
  await expect.poll(() => embedded.url, { timeout: 30_000 }).not.toBe(before);
  expect((await sql`select current_setting('port') as port`.execute(pool.db)).rows).toEqual([{ port: `${another}` }]);
  await pool.close();
});
