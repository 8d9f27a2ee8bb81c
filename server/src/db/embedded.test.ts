// The embedded server as its users meet it: shared, kept, adopted, brought back, and stopped by the last one.
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
import { preparePlace } from './embedded/place.ts';
import { stopServer } from './embedded/server.ts';
import { type Embedded, openEmbedded } from './embedded.ts';

const log = { warn: vi.fn() };
const others: string[] = [];

const asRoot = test.runIf(process.getuid?.() === 0);
const opened: Embedded[] = [];
const children: ChildProcess[] = [];

// Making a cluster costs a second of a core, so most tests begin with this one, stopped by the test before.
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'greenroom-embedded-'));
  await (await openEmbedded({ dataDir: folder, log })).release();
  return () => rm(folder, { recursive: true, force: true });
});

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const embedded of opened.splice(0)) await embedded.release();
  await stopServer(await preparePlace(folder));
  for (const other of others.splice(0)) {
    await stopServer(await preparePlace(other)).catch(() => undefined);
    await rm(other, { recursive: true, force: true });
  }
});

/** An empty one; like every folder that mkdtemp makes, only its owner may enter it. */
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

/** Another process that opens the server, says so, and stays until it is killed. */
async function openElsewhere(dataDir: string): Promise<ChildProcess> {
  const code = `import { openEmbedded } from ${JSON.stringify(new URL('./embedded.ts', import.meta.url).href)};
    await openEmbedded({ dataDir: ${JSON.stringify(dataDir)}, log: { warn() {} } });
    console.log('open');`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  await Promise.race([once(child.stdout!, 'data'), once(child, 'exit')]);
  return child;
}

test('a first start makes a UTF8 cluster in the C locale that asks for a password on loopback alone', async () => {
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

asRoot('root drops to another user, even below a folder that only root may enter', async () => {
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  await open(folder);
  const status = await readFile(`/proc/${await postmaster(folder)}/status`, 'utf8');
  expect(status).toMatch(/^Uid:\t(?!0)\d+/m);
  expect(status).toMatch(/^Groups:\t ?$/m);
});

test('rows outlive a stop, and so does the port', async () => {
  const first = await open(folder);
  await ask(first.url, 'create table kept as select 7 as seven');
  await first.release();
  const again = await open(folder);
  expect(again.url).toBe(first.url);
  expect(await ask(again.url, 'select seven from kept')).toEqual({ seven: 7 });
});

test('the last user stops the server, the ones before leave it running', async () => {
  const [one, two] = [await open(folder), await open(folder)];
  const pid = await postmaster(folder);
  await one.release();
  expect(runs(pid)).toBe(true);
  expect(await ask(two.url, 'select 1 as one')).toEqual({ one: 1 });
  await two.release();
  await expect(postmaster(folder)).rejects.toThrow('ENOENT');
});

test('five starters at once share one server, and five leavers at once stop it', async () => {
  const users = await Promise.all(Array.from({ length: 5 }, () => open(folder)));
  expect(new Set(users.map(({ url }) => url)).size).toBe(1);
  await Promise.all(users.map((user) => user.release()));
  await expect(postmaster(folder)).rejects.toThrow('ENOENT');
});

test('three first starters at once agree on one cluster', async () => {
  const folder = await newFolder();
  const users = await Promise.all(Array.from({ length: 3 }, () => open(folder)));
  expect(new Set(users.map(({ url }) => url)).size).toBe(1);
  expect(await ask(users[2]!.url, 'select 1 as one')).toEqual({ one: 1 });
});

test('one who comes while the last one leaves gets a server that lives', async () => {
  for (let round = 0; round < 3; round++) {
    const leaver = await open(folder);
    const [comer] = await Promise.all([open(folder), leaver.release()]);
    expect(await ask(comer.url, 'select 1 as one')).toEqual({ one: 1 });
    await comer.release();
  }
});

test('the server outlives a parent that was killed, and the next start adopts it', async () => {
  const parent = await openElsewhere(folder);
  const pid = await postmaster(folder);
  parent.kill('SIGKILL');
  await once(parent, 'exit');
  expect(runs(pid)).toBe(true);
  const { url, release } = await open(folder);
  expect(await postmaster(folder)).toBe(pid);
  expect(await ask(url, 'select 1 as one')).toEqual({ one: 1 });
  await release();
  await expect(postmaster(folder)).rejects.toThrow('ENOENT');
});

test('a postmaster that was killed is replaced at the next start', async () => {
  const parent = await openElsewhere(folder);
  const pid = await postmaster(folder);
  parent.kill('SIGKILL');
  process.kill(pid, 'SIGKILL');
  const { url } = await open(folder);
  expect(await postmaster(folder)).not.toBe(pid);
  expect(await ask(url, 'select 1 as one')).toEqual({ one: 1 });
});

test('a postmaster killed under a running user comes back on the same port', async () => {
  const { url } = await open(folder);
  const pid = await postmaster(folder);
  process.kill(pid, 'SIGKILL');
  const answer = async () => ask(url, 'select 1 as one').catch(() => undefined);
  await vi.waitFor(async () => expect(await answer()).toEqual({ one: 1 }), { timeout: 30_000, interval: 100 });
  expect(await postmaster(folder)).not.toBe(pid);
});

test('a pid that somebody else has by now does not keep the server from starting', async () => {
  const data = join(folder, 'postgres/data');
  await preparePlace(folder);
  await writeFile(lockFile(folder), `${process.pid}\n${data}\n1700000000\n5432\n\n127.0.0.1\n  0 0\nready   \n`);
  const { url } = await open(folder);
  expect(await postmaster(folder)).not.toBe(process.pid);
  expect(await ask(url, 'select 1 as one')).toEqual({ one: 1 });
});

test('a copy of a running folder gets a server of its own', async () => {
  const copy = await newFolder();
  await cp(join(folder, 'postgres/data'), join(copy, 'postgres/data'), { recursive: true });
  const original = await open(folder);
  await cp(lockFile(folder), lockFile(copy));
  const other = await open(copy);
  expect(other.url).not.toBe(original.url);
  await ask(original.url, 'create table here ()');
  expect(await ask(other.url, `select to_regclass('here') as here`)).toEqual({ here: null });
});

asRoot('a folder that root restored from a copy is handed back to the server', async () => {
  for (const path of ['', 'PG_VERSION', 'base']) await chown(join(folder, 'postgres/data', path), 0, 0);
  const { url } = await open(folder);
  expect(await ask(url, 'select 1 as one')).toEqual({ one: 1 });
});

test('where the port was taken meanwhile, another one is found', async () => {
  const first = await open(folder);
  await first.release();
  const squatter = createServer().listen(Number(new URL(first.url).port), '127.0.0.1');
  await once(squatter, 'listening');
  const { url } = await open(folder);
  expect(url).not.toBe(first.url);
  expect(await ask(url, 'select 1 as one')).toEqual({ one: 1 });
  squatter.close();
});

test('data of another PostgreSQL is refused in one sentence', async () => {
  const folder = await newFolder();
  await mkdir(join(folder, 'postgres/data'), { recursive: true });
  await writeFile(join(folder, 'postgres/data/PG_VERSION'), '17\n');
  await expect(openEmbedded({ dataDir: folder, log })).rejects.toMatchObject({
    name: 'OperatorError',
    message: expect.stringMatching(/is of PostgreSQL 17 and this is 18/),
  });
});

test('a start that was killed while it made the cluster is no hindrance', async () => {
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

test('what partners wrote does not reach the server log', async () => {
  const { url } = await open(folder);
  await ask(url, 'create table once (word text primary key)');
  await ask(url, `insert into once values ('canary-of-a-partner')`);
  await expect(ask(url, `insert into once values ('canary-of-a-partner')`)).rejects.toMatchObject({ code: '23505' });
  const written = await readFile(join(folder, 'postgres/server.log'), 'utf8');
  expect(written).toContain('duplicate key');
  expect(written).not.toContain('canary');
});

test('a pool follows the server to another port', async () => {
  const embedded = await open(folder);
  const before = embedded.url;
  const pool = openDb(() => embedded.url, { max: 2, limits: timeLimits.service, onError: () => undefined });
  await sql`select 1`.execute(pool.db);
  // The port that it had is somebody else's by the time it starts again.
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
