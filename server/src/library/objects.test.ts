// Tests the sweep of stored objects with concurrent publishing, queueing and writing, in real transactions.
import { access, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LocalFile } from '@greenroom/engine-kit/step-context';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createClient } from '../clients/clients.ts';
import { type Sql, sql, type Tx } from '../db/db.ts';
import { openTestDb } from '../db/testing.ts';
import { isLiveJob } from '../jobs/reads.ts';
import { openDiskStore } from '../storage/disk.ts';
import { reportOutages } from '../storage/report-outages.ts';
import type { ObjectStore } from '../storage/store.ts';
import { createObjects, holdObjects, keepObjects, releaseObjects, type StoredObject } from './objects.ts';

const { db, close } = await openTestDb();
const dir = await mkdtemp(join(tmpdir(), 'objects-'));
const root = join(dir, 'store');
const store = await openDiskStore({ root });
const objects = createObjects({ db, store, isLive: isLiveJob });
const client = await db.transaction().execute((tx) => createClient(tx, 'A client'));
const file = join(dir, 'file.png') as LocalFile;
await writeFile(file, 'bytes');
afterAll(async () => {
  await close();
  await rm(dir, { recursive: true });
});

let jobs = 0;
const insertJob = async (tx: Tx | typeof db, id: string, status = 'running') => {
  const over = status === 'completed' ? sql`now()` : null;
  await sql`insert into jobs (id, client_id, kind, queue, input, status, start_deadline, timeout_ms, completed_at)
    values (${id}, ${client}, 'tts', 'interactive', '{}', ${status}, now(), 1000, ${over})`.execute(tx);
};
const newJob = async (status?: string) => {
  const id = `job_${++jobs}`;
  await insertJob(db, id, status);
  return id;
};
const complete = (tx: Tx | typeof db, job: string) =>
  sql`update jobs set status = 'completed', completed_at = now() where id = ${job}`.execute(tx);
/** Makes all objects old enough for the sweep. */
const age = () => sql`update stored_objects set created_at = now() - interval '1 hour'`.execute(db);
/** Makes all deletions due. */
const comeDue = () => sql`update object_deletions set due_at = now()`.execute(db);
const hasBytes = ({ key }: StoredObject) =>
  access(join(root, key)).then(
    () => true,
    () => false,
  );
const rowOf = async ({ key }: StoredObject) => {
  const { rows } = await sql<{ kept: boolean }>`select kept from stored_objects where key = ${key}`.execute(db);
  return rows[0];
};
const deletions = async () => (await sql`select from object_deletions`.execute(db)).rows.length;

/** Runs `act` while a transaction that ran `begin` is open. */
const during = async (begin: (tx: Tx) => Promise<unknown>, act: () => Promise<unknown>) => {
  const began = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const done = db.transaction().execute(async (tx) => {
    await begin(tx);
    began.resolve();
    await end.promise;
  });
  await Promise.race([began.promise, done]);
  await act();
  end.resolve();
  await done;
};

beforeEach(async () => {
  await sql`truncate stored_objects, object_deletions cascade`.execute(db);
});

test('the objects of a job stay while it is live and are deleted afterwards unless they are kept', async () => {
  const job = await newJob();
  const [kept, left] = [await objects.put(job, file), await objects.put(job, file)];
  await age();
  await objects.sweep();
  await objects.discard(job);
  expect([await hasBytes(kept), await hasBytes(left)]).toEqual([true, true]);
  await db.transaction().execute((tx) => keepObjects(tx, client, [kept.key]));
  await complete(db, job);
  await objects.discard(job);
  expect([await hasBytes(kept), await hasBytes(left)]).toEqual([true, false]);
  expect([await rowOf(kept), await rowOf(left)]).toEqual([{ kept: true }, undefined]);
});

test('a file is stored although the store fails at first', async () => {
  let failures = 2;
  const failing = reportOutages({
    ...store,
    put: (key, from) =>
      failures-- > 0 ? Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' })) : store.put(key, from),
  });
  const patient = createObjects({ db, store: failing, isLive: isLiveJob });
  expect(await hasBytes(await patient.put(await newJob(), file))).toBe(true);
});

test('an object that is stored before its job exists is deleted if no job follows', async () => {
  const stored = await objects.put('job_never', file);
  await objects.sweep();
  expect(await hasBytes(stored)).toBe(true);
  await age();
  expect(await objects.sweep()).toEqual({ swept: 1 });
  expect(await hasBytes(stored)).toBe(false);
});

test('a file that is being published stays, whether the sweep runs before or after the commit', async () => {
  for (const sweep of [() => objects.sweep(), () => objects.discard(`job_${jobs}`)]) {
    const job = await newJob();
    const stored = await objects.put(job, file);
    await age();
    const publish = async (tx: Tx) => {
      await keepObjects(tx, client, [stored.key]);
      await complete(tx, job);
    };
    await during(publish, sweep);
    await sweep();
    expect([await rowOf(stored), await hasBytes(stored)]).toEqual([{ kept: true }, true]);
  }
});

test('a job that is queued while the sweep checks its files keeps them', async () => {
  // The sweep's statements wait in this function, after they have checked the job, until the test releases the lock.
  await sql`create function hold_here(live boolean) returns boolean language plpgsql volatile as $$
    begin perform pg_advisory_xact_lock_shared(42); return live; end $$`.execute(db);
  const slow = createObjects({ db, store, isLive: (job: Sql) => sql`hold_here(${isLiveJob(job)})` });
  const isHeld = async () => {
    const { rows } = await sql`select from pg_locks where locktype = 'advisory' and objid = 42 and not granted`.execute(
      db,
    );
    return rows.length > 0;
  };
  for (const sweep of [() => slow.sweep(), () => slow.discard('job_late')]) {
    await sql`delete from jobs where id = 'job_late'`.execute(db);
    const stored = await objects.put('job_late', file);
    await age();
    let swept: Promise<unknown> = Promise.resolve();
    await during(
      (tx) => sql`select pg_advisory_xact_lock(42)`.execute(tx),
      async () => {
        swept = sweep();
        await expect.poll(isHeld, { interval: 10 }).toBe(true);
        await db.transaction().execute(async (tx) => {
          await holdObjects(tx, [stored.key]);
          await insertJob(tx, 'job_late', 'queued');
        });
      },
    );
    await swept;
    expect([await rowOf(stored), await hasBytes(stored)]).toEqual([{ kept: false }, true]);
  }
});

test('a file whose order is being committed is not discarded', async () => {
  const stored = await objects.put('job_soon', file);
  const queue = async (tx: Tx) => {
    await holdObjects(tx, [stored.key]);
    await insertJob(tx, 'job_soon', 'queued');
  };
  await during(queue, () => objects.discard('job_soon'));
  expect([await rowOf(stored), await hasBytes(stored)]).toEqual([{ kept: false }, true]);
});

test('a job with a file that was swept is not queued, and the file is not published', async () => {
  const stored = await objects.put('job_too_late', file);
  await objects.discard('job_too_late');
  await expect(db.transaction().execute((tx) => holdObjects(tx, [stored.key]))).rejects.toMatchObject({ status: 503 });
  await expect(db.transaction().execute((tx) => keepObjects(tx, client, [stored.key]))).rejects.toThrow(stored.key);
});

test('publishing waits for a sweep of the same file and fails if it was deleted', async () => {
  const stored = await objects.put('job_gone', file);
  const publishing = Promise.withResolvers<unknown>();
  await during(
    (tx) => sql`delete from stored_objects where key = ${stored.key}`.execute(tx),
    async () => {
      db.transaction()
        .execute((tx) => keepObjects(tx, client, [stored.key]))
        .then(publishing.resolve, publishing.resolve);
    },
  );
  expect(await publishing.promise).toBeInstanceOf(Error);
});

test('rows that another process locks are skipped', async () => {
  const [held, free] = [await objects.put('job_held', file), await objects.put('job_free', file)];
  await age();
  await during(
    (tx) => sql`select from stored_objects where key = ${held.key} for update`.execute(tx),
    async () => {
      expect(await objects.sweep()).toEqual({ swept: 1 });
      expect([await hasBytes(held), await hasBytes(free)]).toEqual([true, false]);
    },
  );
  expect(await objects.sweep()).toEqual({ swept: 1 });
});

test('a file that is stored after its job was closed and swept is deleted, and the writer gets an error', async () => {
  const job = await newJob();
  const writing = Promise.withResolvers<void>();
  const swept = Promise.withResolvers<void>();
  let key = '';
  const slow: ObjectStore = {
    ...store,
    async put(name, from) {
      key = name;
      writing.resolve();
      await swept.promise;
      return store.put(name, from);
    },
  };
  const put = createObjects({ db, store: slow, isLive: isLiveJob }).put(job, file);
  const refused = expect(put).rejects.toThrow('was closed');
  await writing.promise;
  await complete(db, job);
  await objects.discard(job);
  swept.resolve();
  await refused;
  expect(await hasBytes({ key } as StoredObject)).toBe(false);
});

test('bytes are deleted again an hour later, in case a writer was killed before it could delete them', async () => {
  const stored = await objects.put('job_dead', file);
  await objects.discard('job_dead');
  await store.put(stored.key, file);
  await objects.sweep();
  expect([await hasBytes(stored), await deletions()]).toEqual([true, 1]);
  await comeDue();
  await objects.sweep();
  expect([await hasBytes(stored), await deletions()]).toEqual([false, 0]);
});

test('a failed deletion is retried, and the others succeed meanwhile', async () => {
  const [bad, good] = [await objects.put('job_bad', file), await objects.put('job_bad', file)];
  let broken = true;
  const failing: ObjectStore = {
    ...store,
    async delete(key) {
      if (broken && key === bad.key) throw new Error('The disk is read-only.');
      await store.delete(key);
    },
  };
  const failingObjects = createObjects({ db, store: failing, isLive: isLiveJob });
  await age();
  await expect(failingObjects.sweep()).rejects.toThrow('1 stored objects could not be deleted');
  expect([await hasBytes(bad), await hasBytes(good)]).toEqual([true, false]);
  broken = false;
  await comeDue();
  await failingObjects.sweep();
  expect(await hasBytes(bad)).toBe(false);
});

test('many files of live jobs do not keep the sweep from the others', async () => {
  const job = await newJob();
  await sql`insert into stored_objects (key, job_id, size_bytes, sha256, created_at)
    select 'objects/live/' || n, ${job}, 1, '', now() - interval '2 hours' from generate_series(1, 1500) n`.execute(db);
  const dead = await objects.put('job_none', file);
  await sql`update stored_objects set created_at = now() - interval '1 hour' where key = ${dead.key}`.execute(db);
  expect(await objects.sweep()).toEqual({ swept: 1 });
  expect(await hasBytes(dead)).toBe(false);
});

test('concurrent sweeps take each file once', async () => {
  for (let i = 0; i < 40; i++) await objects.put('job_many', file);
  await age();
  const swept = await Promise.all([1, 2, 3, 4].map(() => objects.sweep()));
  expect(swept.reduce((sum, each) => sum + each.swept, 0)).toBe(40);
});

test('a released object is deleted by the next sweep', async () => {
  const stored = await objects.put(await newJob('completed'), file);
  await db.transaction().execute((tx) => keepObjects(tx, client, [stored.key]));
  await age();
  await objects.sweep();
  expect(await hasBytes(stored)).toBe(true);
  await releaseObjects(db, [stored.key]);
  await objects.sweep();
  expect(await hasBytes(stored)).toBe(false);
});
