// Stored objects: a step stores its files, a row decides whether they are kept, and the sweep deletes the others.
import { extname, join } from 'node:path';
import type { LocalFile, StepContext } from '@greenroom/engine-kit/step-context';
import { type Db, type Reader, type Row, type Sql, sql, type Tx } from '../db/db.ts';
import { retryOnOutage } from '../db/retry-on-outage.ts';
import { randomBase32 } from '../kernel/ids.ts';
import { Problem } from '../kernel/problem.ts';
import { readLocalFile } from '../storage/local-file.ts';
import type { ObjectStore } from '../storage/store.ts';

/** A reference to an object, small enough for a step's result. */
export type StoredObject = {
  readonly key: string;
  readonly sizeBytes: number;
  readonly sha256: string;
};

export interface Objects {
  /** Stores a file of the job. It is deleted after the job ends unless `keepObjects` was called for it. */
  put(job: string, file: LocalFile): Promise<StoredObject>;
  /** Copies an object into the step's folder. */
  open(key: string, ctx: StepContext): Promise<LocalFile>;
  /** Deletes the job's objects that are not kept. Does nothing while the job is live. */
  discard(job: string): Promise<void>;
  /** Deletes all objects that are not kept and have no live job. Throws at the end if bytes could not be deleted. */
  sweep(): Promise<{ swept: number }>;
}

/** Long enough for a request that stores files before its job's row exists. */
const ACCEPTANCE = '15 minutes';

const BATCH = 1_000;

/** When to retry deleting bytes after a crash or a failure of the store. */
const RETRY = '10 minutes';

/** How long a file is stored or fetched again while the store fails. A request may wait for it. */
const STORE_RETRY_MS = 30_000;

/** Longer than any write to the store takes. */
const SECOND_DELETION = '1 hour';

/** A backup without a heartbeat for this long has ended. */
const BACKUP_TIMEOUT = '3 minutes';

/** `isLive`: whether the job with this id is queued or running. */
export const createObjects = ({
  db,
  store,
  isLive,
}: {
  db: Db;
  store: ObjectStore;
  isLive: (job: Sql) => Sql;
}): Objects => {
  const hasLiveJob = isLive(sql.ref('stored_objects.job_id'));

  /** Replaces rows of objects by rows of deletions in one transaction, so that a crash does not lose their keys. */
  const moveToDeletions = (which: Sql): Promise<string[]> =>
    db.transaction().execute(async (tx) => {
      const { rows: unused } = await sql<Row<'stored_objects', 'key'>>`select key from stored_objects
        where not kept and ${which} and not ${hasLiveJob} order by created_at limit ${BATCH} for update skip locked`.execute(
        tx,
      );
      if (unused.length === 0) return [];
      // Checked again under the lock: a transaction that queues the job locks the same rows until the job is visible.
      const { rows: retired } = await sql<Row<'object_deletions', 'key'>>`with gone as (
          delete from stored_objects where key = any(${unused.map(({ key }) => key)}) and not ${hasLiveJob} returning key
        )
        insert into object_deletions (key, due_at) select key, now() + ${RETRY}::interval from gone returning key`.execute(
        tx,
      );
      return retired.map(({ key }) => key);
    });

  /** Claims due deletions until their next retry. */
  const claimDue = async (): Promise<string[]> => {
    const { rows } = await sql<
      Row<'object_deletions', 'key'>
    >`update object_deletions set due_at = now() + ${RETRY}::interval
      where key in (select key from object_deletions where due_at <= now() order by due_at limit ${BATCH}
        for update skip locked) returning key`.execute(db);
    return rows.map(({ key }) => key);
  };

  /** Returns the errors of the store; those deletions are retried later. */
  const deleteBytes = async (keys: readonly string[]): Promise<unknown[]> => {
    if (keys.length === 0 || (await isBackupRunning(db))) return [];
    const results = await Promise.allSettled(keys.map((key) => store.delete(key)));
    const deleted = keys.filter((_, i) => results[i]!.status === 'fulfilled');
    await sql`delete from object_deletions where key = any(${deleted}) and deleted_at is not null`.execute(db);
    await sql`update object_deletions set deleted_at = now(), due_at = now() + ${SECOND_DELETION}::interval
      where key = any(${deleted})`.execute(db);
    return results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  };

  return {
    async put(job, file) {
      const key = `objects/${job}/${randomBase32(26)}${extname(file)}`;
      // The row comes first: a crash between the two leaves a row without bytes, which the sweep deletes.
      const { sizeBytes, sha256 } = await readLocalFile(file);
      await sql`insert into stored_objects (key, job_id, size_bytes, sha256)
        values (${key}, ${job}, ${sizeBytes}, ${sha256})`.execute(db);
      // Repeated here, because repeating the step would render or pay for the file again.
      const stored = await retryOnOutage(() => store.put(key, file), { limitMs: STORE_RETRY_MS });
      if (stored.sha256 !== sha256) throw new Error(`${file} changed while it was stored.`);
      const { rows } = await sql`select from stored_objects where key = ${key}`.execute(db);
      if (rows.length > 0) return { key, ...stored };
      await store.delete(key);
      throw new Error(`The job ${job} was closed while it stored a file.`);
    },

    async open(key, ctx) {
      const file = join(ctx.dir, `${randomBase32(12)}${extname(key)}`) as LocalFile;
      await retryOnOutage(() => store.fetch(key, file), { limitMs: STORE_RETRY_MS });
      return file;
    },

    async discard(job) {
      await deleteBytes(await moveToDeletions(sql`job_id = ${job}`));
    },

    async sweep() {
      const retired = await moveToDeletions(sql`created_at < now() - ${ACCEPTANCE}::interval`);
      const errors = await deleteBytes([...retired, ...(await claimDue())]);
      if (errors.length > 0) throw new AggregateError(errors, `${errors.length} stored objects could not be deleted.`);
      return { swept: retired.length };
    },
  };
};

/** A backup copies the objects of its snapshot. Their rows may be deleted meanwhile, their bytes stay until it ends. */
const isBackupRunning = async (db: Db): Promise<boolean> => {
  const { rows } = await sql`select from backups where finished_at is null and failed_at is null
    and heartbeat_at > now() - ${BACKUP_TIMEOUT}::interval limit 1`.execute(db);
  return rows.length > 0;
};

/** They belong to the client from now on. Throws if one of them was deleted. */
export const keepObjects = async (tx: Tx, client: string, keys: readonly string[]): Promise<void> => {
  const { rows } = await sql`update stored_objects set kept = true, client_id = ${client}
    where key = any(${[...keys]}) returning key`.execute(tx);
  if (rows.length < new Set(keys).size) throw new Error(`Not all of these objects are stored: ${keys.join(', ')}.`);
};

/**
 * Protects objects of a job from the sweep until the transaction that queues the job ends; then the live job does.
 * Throws 503 if the request took so long that one of them was deleted.
 */
export const holdObjects = async (tx: Tx, keys: readonly string[]): Promise<void> => {
  const { rows } = await sql`select key from stored_objects where key = any(${[...keys]}) for share`.execute(tx);
  if (rows.length === new Set(keys).size) return;
  throw new Problem('unavailable', 'The request took too long. Nothing was charged. Try again in a few seconds.', {
    retryAfterSeconds: 5,
  });
};

/** One sweep at a time. */
const SWEEPS_LOCK = 7_367_011;

/**
 * Called first by transactions that release objects of several clients: their totals are locked client by client at the commit, so
 * two of them could wait for each other.
 */
export const lockSweeps = async (tx: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${SWEEPS_LOCK})`.execute(tx);
};

/** The next sweep deletes them. */
export const releaseObjects = async (reader: Reader, keys: readonly string[]): Promise<void> => {
  await sql`update stored_objects set kept = false where key = any(${[...keys]})`.execute(reader);
};
