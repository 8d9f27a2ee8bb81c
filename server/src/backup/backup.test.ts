// Tests backups on two real databases: concurrent writes and deletions, repeated and damaged backups.
import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LocalFile } from '@greenroom/engine-kit/step-context';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createClient } from '../clients/clients.ts';
import { sql } from '../db/db.ts';
import { openTestDb, type TestDb } from '../db/testing.ts';
import { createProcessEntry, listProcesses } from '../jobs/process-registry.ts';
import { isLiveJob } from '../jobs/reads.ts';
import { createLogger } from '../kernel/logger.ts';
import { openAccount } from '../ledger/accounts.ts';
import { grant } from '../ledger/grants.ts';
import { hold } from '../ledger/holds.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { createObjects, keepObjects, type Objects, releaseObjects } from '../library/objects.ts';
import { openDiskStore } from '../storage/disk.ts';
import type { ObjectStore } from '../storage/store.ts';
import { createBackup } from './create-backup.ts';
import { restoreBackup } from './restore-backup.ts';

let dir: string;
let from: TestDb;
let to: TestDb;
let store: ObjectStore;
let newStore: ObjectStore;
let destination: ObjectStore;
let objects: Objects;
let client: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'greenroom-backups-'));
  [from, to] = [await openTestDb(), await openTestDb()];
  const open = (name: string) => openDiskStore({ root: join(dir, name) });
  [store, newStore, destination] = [await open('store'), await open('new'), await open('backup')];
  objects = createObjects({ db: from.db, store, isLive: isLiveJob });
  client = await from.db.transaction().execute(async (tx) => {
    const id = await createClient(tx, 'Ümläut\t"quoted"\\N\n');
    await openAccount(tx, id);
    await grant(tx, { client: id, amount: 100, key: 'first', reason: 'test' });
    await hold(tx, { order: 'order', client: id, amount: 30 });
    return id;
  });
});
afterEach(async () => {
  await Promise.all([from.close(), to.close()]);
  await rm(dir, { recursive: true });
});

async function keptObject(text: string): Promise<string> {
  const file = join(dir, randomUUID()) as LocalFile;
  await writeFile(file, text);
  const { key } = await objects.put(`job_${randomUUID()}`, file);
  await from.db.transaction().execute((tx) => keepObjects(tx, client, [key]));
  return key;
}

const newJob = (id: string, status: string) =>
  sql`insert into jobs (id, client_id, kind, queue, input, status, start_deadline, timeout_ms)
    values (${id}, ${client}, 'scenes', 'batch', '{"a": "\\t"}', ${status}, now() + interval '1 day', 60000)`.execute(
    from.db,
  );
const backUp = () => createBackup(from, { store, destination });
const restore = (id?: string) => restoreBackup(to, { source: destination, store: newStore, id });
const newText = (key: string) => readFile(join(dir, 'new', key), 'utf8');

test('a restored database has the same rows, a sound ledger, and its objects', async () => {
  const key = await keptObject('bytes');
  await newJob('running', 'running');
  const made = await backUp();
  expect(made).toMatchObject({ objects: 1, bytes: 5, copied_objects: 1 });
  expect(await restore()).toMatchObject({ id: made.id, objects: 1, requeued_jobs: 1 });

  expect(await newText(key)).toBe('bytes');
  const { rows } = await sql`select name from clients`.execute(to.db);
  expect(rows).toEqual([{ name: 'Ümläut\t"quoted"\\N\n' }]);
  expect(await verifyLedger(to.db, async () => new Set(['order']), { all: true })).toMatchObject({
    ok: true,
    transfers: 2,
  });
  const { rows: jobs } = await sql`select status, input, waiting from jobs join client_turns using (client_id)`.execute(
    to.db,
  );
  expect(jobs).toEqual([{ status: 'queued', input: { a: '\t' }, waiting: true }]);
});

test('after a restore, triggers work and identity columns continue', async () => {
  await backUp();
  await restore();
  await expect(sql`update ledger_transfers set amount = 1`.execute(to.db)).rejects.toThrow('append-only');
  await to.db.transaction().execute((tx) => grant(tx, { client, amount: 5, key: 'second', reason: 'test' }));
  expect(await verifyLedger(to.db, async () => new Set(['order']))).toMatchObject({ ok: true, transfers: 3 });
});

test('a process with another session key starts right after a restore, although the backup knows the old process', async () => {
  const register = (db: TestDb['db'], sessionKey: string) =>
    createProcessEntry({
      db,
      version: '1.0.0',
      serves: true,
      slots: { interactive: 0, batch: 0 },
      sessionKey,
      log: createLogger('silent'),
    }).register();
  await register(from.db, 'old');
  await backUp();
  await restore();
  await register(to.db, 'new');
  expect(await listProcesses(to.db)).toHaveLength(1);
});

test('a second backup copies only new objects, and each backup can be restored', async () => {
  await keptObject('one');
  const first = await backUp();
  const second = await keptObject('two');
  // A backup is named by its second.
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  expect(await backUp()).toMatchObject({ objects: 2, copied_objects: 1 });
  expect(await restore(first.id)).toMatchObject({ id: first.id, objects: 1 });
  await expect(newText(second)).rejects.toThrow('ENOENT');
});

test('an object that is erased while a backup copies it is in the backup, and is deleted after it', async () => {
  const key = await keptObject('erased');
  const job = key.split('/')[1]!;
  const copying = {
    ...store,
    // The snapshot has been taken. The row goes at once, the bytes after the backup.
    async fetch(wanted: string, file: LocalFile) {
      await releaseObjects(from.db, [wanted]);
      await objects.discard(job);
      await store.fetch(wanted, file);
    },
  };
  await createBackup(from, { store: copying, destination });
  const { rows } = await sql`select from stored_objects`.execute(from.db);
  expect(rows).toEqual([]);
  await sql`update object_deletions set due_at = now()`.execute(from.db);
  await objects.sweep();
  await expect(store.read(key)).rejects.toThrow('No object');
  await restore();
  expect(await newText(key)).toBe('erased');
});

test('a backup whose process was killed delays deletions only until its heartbeat is old', async () => {
  const key = await keptObject('bytes');
  await sql`insert into backups (id, heartbeat_at) values ('killed', now() - interval '2 minutes')`.execute(from.db);
  await releaseObjects(from.db, [key]);
  await objects.discard(key.split('/')[1]!);
  (await store.read(key)).destroy();
  await sql`update backups set heartbeat_at = now() - interval '4 minutes'`.execute(from.db);
  await sql`update object_deletions set due_at = now()`.execute(from.db);
  await objects.sweep();
  await expect(store.read(key)).rejects.toThrow('No object');
});

test('credits that move during a backup are in it completely or not at all', async () => {
  let moving = true;
  const move = async () => {
    for (let i = 0; moving; i++)
      await from.db.transaction().execute((tx) => grant(tx, { client, amount: 1, key: `moving ${i}`, reason: 'test' }));
  };
  const slow = {
    ...destination,
    put: async (...given: Parameters<ObjectStore['put']>) => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      return destination.put(...given);
    },
  };
  const moved = move();
  await createBackup(from, { store, destination: slow });
  moving = false;
  await moved;
  await restore();
  expect(await verifyLedger(to.db, async () => new Set(['order']), { all: true })).toMatchObject({ ok: true });
});

test('a missing object fails the backup, which then cannot be restored', async () => {
  const key = await keptObject('bytes');
  await store.delete(key);
  await expect(backUp()).rejects.toThrow(`1 stored objects are missing or damaged, such as ${key}`);
  await expect(restore()).rejects.toThrow('There is no complete backup.');
  const { rows } = await sql`select finished_at from backups where failed_at is not null`.execute(from.db);
  expect(rows).toEqual([{ finished_at: null }]);
});

test('an object whose bytes changed fails the backup, although its size is the same', async () => {
  const key = await keptObject('bytes');
  await writeFile(join(dir, 'store', key), 'BYTES');
  await expect(backUp()).rejects.toThrow(`1 stored objects are missing or damaged, such as ${key}`);
  await expect(destination.read(key)).rejects.toThrow('No object');
});

test('a damaged backup and a database in use are refused, and nothing changes', async () => {
  const key = await keptObject('bytes');
  const { id } = await backUp();
  const table = join(dir, 'backup', 'database', id, 'clients.gz');
  const bytes = await readFile(table);
  await writeFile(table, bytes.with(bytes.length - 9, bytes.at(-9)! ^ 1));
  await expect(restore()).rejects.toThrow('its table clients has another checksum');
  await rm(table);
  await expect(restore()).rejects.toThrow('its table clients is missing');
  await writeFile(table, bytes);
  await rm(join(dir, 'backup', key));
  await expect(restore()).rejects.toThrow(`stored objects are missing or damaged, such as ${key}`);
  await expect(restore('20200101T000000Z')).rejects.toThrow('no complete backup 20200101T000000Z');
  const { rows } = await sql`select from clients union all select from stored_objects`.execute(to.db);
  expect(rows).toEqual([]);
  await expect(restoreBackup(from, { source: destination, store })).rejects.toThrow('The database is not empty.');
  expect(await readdir(join(dir, 'backup', 'backups'))).toEqual([`${id}.json`]);
});
