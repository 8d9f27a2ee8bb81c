// Stored objects and their lives: a step keeps its files here, a row decides whether they stay, and the sweep takes the rest.
import { extname, join } from 'node:path';
import { type Db, type Reader, sql, type Tx } from '../db/db.ts';
import { randomBase32 } from '../kernel/ids.ts';
import type { LocalFile, Workbench } from '../kernel/workbench.ts';
import type { ObjectStore } from '../storage/store.ts';

/** An object as steps hand it on: small enough for a step's answer. */
export type StoredObject = {
  readonly key: string;
  readonly sizeBytes: number;
  readonly sha256: string;
};

export interface Objects {
  /** Stores a file of the job's. It is swept when the job is over, unless `keepObjects` was called in a transaction. */
  put(job: string, file: LocalFile): Promise<StoredObject>;
  /** Copies an object into the bench's folder. */
  open(key: string, bench: Workbench): Promise<LocalFile>;
  /** Deletes what a closed job left and nobody keeps. */
  discard(job: string): Promise<void>;
  /** Deletes what nobody keeps and no live job may still want. Answers how many went. */
  sweep(isLive: (jobs: readonly string[]) => Promise<ReadonlySet<string>>): Promise<number>;
}

/** Long enough for a request that stores files before its job's row exists. */
const ACCEPTANCE = '15 minutes';

export const createObjects = ({ db, store }: { db: Db; store: ObjectStore }): Objects => {
  const remove = async (keys: readonly string[]) => {
    await Promise.all(keys.map((key) => store.delete(key)));
    await sql`delete from stored_objects where key = any(${[...keys]}) and not kept`.execute(db);
  };

  return {
    async put(job, file) {
      const key = `objects/${job}/${randomBase32(26)}${extname(file)}`;
      // The row first: a crash between the two leaves a row without bytes, which the sweep removes like any other.
      await sql`insert into stored_objects (key, job_id) values (${key}, ${job})`.execute(db);
      return { key, ...(await store.put(key, file)) };
    },

    async open(key, bench) {
      const file = join(bench.dir, `${randomBase32(12)}${extname(key)}`) as LocalFile;
      await store.fetch(key, file);
      return file;
    },

    async discard(job) {
      const { rows } = await sql<{ key: string }>`
      select key from stored_objects where job_id = ${job} and not kept`.execute(db);
      await remove(rows.map((row) => row.key));
    },

    async sweep(isLive) {
      const idle = await sql<{ key: string; job: string }>`
      select key, job_id as job from stored_objects
      where not kept and created_at < now() - ${ACCEPTANCE}::interval order by created_at limit 1000`.execute(db);
      const live = await isLive([...new Set(idle.rows.map((row) => row.job))]);
      const dead = idle.rows.filter((row) => !live.has(row.job)).map((row) => row.key);
      await remove(dead);
      return dead.length;
    },
  };
};

export const keepObjects = async (tx: Tx, keys: readonly string[]): Promise<void> => {
  await sql`update stored_objects set kept = true where key = any(${[...keys]})`.execute(tx);
};

/** The next sweep deletes them. */
export const releaseObjects = async (reader: Reader, keys: readonly string[]): Promise<void> => {
  await sql`update stored_objects set kept = false where key = any(${[...keys]})`.execute(reader);
};
