// Compares the object store with the rows of its objects, in both directions.
import { type Db, type Row, sql } from '../db/db.ts';
import type { ListedObject, ObjectStore } from '../storage/store.ts';
import { findAbsentBySize, inGroups } from './copy-objects.ts';
import { createObjectSet, type ObjectSet } from './object-set.ts';

const BATCH = 1_000;
const MAX_NAMED = 100;
/** In up to 500 MB. The folders of further objects are listed one by one. */
const MAX_LISTED = 50_000_000;

/** The row of an object is written before its bytes, so only a fault leaves an object of this age without a row. */
const MIN_ORPHAN_AGE_MS = 24 * 3_600_000;

export interface StorageReport {
  /** Objects that are kept, as the database lists them. */
  objects: number;
  /** Those that the store lacks, or has with another size. */
  missing_objects: number;
  /** Their keys; at most 100. */
  missing: string[];
  /** Objects of the store that the database does not know. */
  orphans: number;
  orphan_bytes: number;
  deleted_orphans: number;
}

/**
 * `repair` deletes the orphans; nothing else is changed. Safe while the service runs, and can be repeated. Lists a store of up to
 * 50 million objects once. The time grows with their number. Rejects with the signal's reason.
 */
export async function verifyStorage(
  db: Db,
  store: ObjectStore,
  { repair, signal, now = Date.now }: { repair: boolean; signal?: AbortSignal; now?: () => number },
): Promise<StorageReport> {
  const listed = createObjectSet(MAX_LISTED);
  const orphans = await checkOrphans(db, store, { listed, repair, signal, now });
  return { ...(await checkRows(db, store, { listed, signal })), ...orphans };
}

type KeptRow = Row<'stored_objects', 'key' | 'sizeBytes'>;

async function checkRows(
  db: Db,
  store: ObjectStore,
  { listed, signal }: { listed: ObjectSet; signal: AbortSignal | undefined },
): Promise<Pick<StorageReport, 'objects' | 'missing_objects' | 'missing'>> {
  const report = { objects: 0, missing_objects: 0, missing: [] as string[] };
  for (let last = ''; ; ) {
    signal?.throwIfAborted();
    const { rows } = await sql<KeptRow>`select key, size_bytes as "sizeBytes" from stored_objects
      where kept and key > ${last} order by key limit ${BATCH}`.execute(db);
    if (rows.length === 0) return report;
    last = rows.at(-1)!.key;
    // Those that were stored since are found by another list of their folders.
    const unlisted = rows.filter((row) => !listed.has(row));
    const absent = (await findAbsentBySize(store, unlisted)).map(({ key }) => key);
    // Others were deleted meanwhile.
    const { rows: missing } = await sql<KeptRow>`select key from stored_objects
      where key = any(${absent}) and kept order by key`.execute(db);
    report.objects += rows.length;
    report.missing_objects += missing.length;
    report.missing.push(...missing.slice(0, MAX_NAMED - report.missing.length).map(({ key }) => key));
  }
}

/** Adds all objects of the store to `listed`. */
async function checkOrphans(
  db: Db,
  store: ObjectStore,
  {
    listed,
    repair,
    signal,
    now,
  }: { listed: ObjectSet; repair: boolean; signal: AbortSignal | undefined; now: () => number },
): Promise<Pick<StorageReport, 'orphans' | 'orphan_bytes' | 'deleted_orphans'>> {
  const report = { orphans: 0, orphan_bytes: 0, deleted_orphans: 0 };
  const checkBatch = async (batch: readonly ListedObject[]): Promise<void> => {
    signal?.throwIfAborted();
    const keys = batch.map(({ key }) => key);
    // Objects whose deletion is due, or waits for a backup, are no orphans.
    const { rows } = await sql<{ key: string }>`select key from stored_objects where key = any(${keys})
      union all select key from object_deletions where key = any(${keys})`.execute(db);
    const known = new Set(rows.map(({ key }) => key));
    const orphans = batch.filter(({ key }) => !known.has(key));
    report.orphans += orphans.length;
    report.orphan_bytes += orphans.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
    if (!repair) return;
    await inGroups(orphans, (group) => Promise.all(group.map(({ key }) => store.delete(key))));
    report.deleted_orphans += orphans.length;
  };

  let batch: ListedObject[] = [];
  for await (const object of store.list('objects/')) {
    listed.add(object);
    if (now() - object.storedAt.getTime() < MIN_ORPHAN_AGE_MS) continue;
    batch.push(object);
    if (batch.length < BATCH) continue;
    await checkBatch(batch);
    batch = [];
  }
  await checkBatch(batch);
  return report;
}
