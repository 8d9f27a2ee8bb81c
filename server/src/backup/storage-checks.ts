// Compares the object store with the database every week, and keeps the results for operators.
import { type Db, type Reader, sql } from '../db/db.ts';
import type { Logger } from '../kernel/logger.ts';
import { type Rounds, startRounds } from '../kernel/rounds.ts';
import type { ObjectStore } from '../storage/store.ts';
import { type StorageReport, verifyStorage } from './verify-storage.ts';

const LOCK = 7_367_017;

const HEARTBEAT_MS = 30_000;

/** How often a process looks whether a check is due. */
const LOOK_EVERY_MS = 10 * 60_000;

export interface StorageCheck extends Omit<StorageReport, 'deleted_orphans'> {
  finishedAt: Date;
}

/** Compares, and records the result. */
export async function checkStorage(
  db: Db,
  store: ObjectStore,
  { repair }: { repair: boolean },
): Promise<StorageReport> {
  const { rows } = await sql<{ id: number }>`insert into storage_checks default values returning id`.execute(db);
  return finishCheck(db, rows[0]!.id, () => verifyStorage(db, store, { repair }));
}

/** The same if no check has finished for a week and none is under way; otherwise undefined. */
export async function checkStorageWeekly(
  db: Db,
  store: ObjectStore,
  signal: AbortSignal,
): Promise<StorageReport | undefined> {
  const id = await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx);
    const { rows } = await sql<{ id: number }>`insert into storage_checks (started_at) select clock_timestamp()
      where not exists (select from storage_checks where finished_at > now() - interval '7 days')
        and not exists (select from storage_checks where finished_at is null and heartbeat_at > now() - interval '10 minutes')
      returning id`.execute(tx);
    return rows[0]?.id;
  });
  return id === undefined ? undefined : finishCheck(db, id, () => verifyStorage(db, store, { repair: false, signal }));
}

async function finishCheck(db: Db, id: number, verify: () => Promise<StorageReport>): Promise<StorageReport> {
  const heartbeat = setInterval(() => {
    sql`update storage_checks set heartbeat_at = now() where id = ${id}`.execute(db).catch(() => undefined);
  }, HEARTBEAT_MS);
  try {
    const report = await verify();
    await sql`update storage_checks set finished_at = clock_timestamp(), objects = ${report.objects},
        missing_objects = ${report.missing_objects}, missing = ${report.missing}, orphans = ${report.orphans},
        orphan_bytes = ${report.orphan_bytes}, deleted_orphans = ${report.deleted_orphans} where id = ${id}`.execute(
      db,
    );
    return report;
  } catch (error) {
    // The next one need not wait for it. If this fails too, it waits until the heartbeat is old.
    await sql`delete from storage_checks where id = ${id}`.execute(db).catch(() => undefined);
    throw error;
  } finally {
    clearInterval(heartbeat);
  }
}

/** The one that finished last; undefined if there is none. */
export async function findLastStorageCheck(reader: Reader): Promise<StorageCheck | undefined> {
  const { rows } =
    await sql<StorageCheck>`select finished_at as "finishedAt", objects, missing_objects, missing, orphans,
    orphan_bytes from storage_checks where finished_at is not null order by finished_at desc limit 1`.execute(reader);
  return rows[0];
}

/** Runs a check a week until stopped. Can run in several processes and be interrupted at any point. */
export function startStorageChecks({ db, store, log }: { db: Db; store: ObjectStore; log: Logger }): Rounds {
  const checkNext = async (stopping: AbortSignal) => {
    const report = await checkStorageWeekly(db, store, stopping);
    if (!report) return;
    const { objects, missing_objects: missing, orphans } = report;
    if (missing > 0) log.error({ missing, orphans }, 'stored files are missing; run `greenroom storage verify`');
    else log.info({ objects, orphans }, 'stored files verified');
  };
  return startRounds(
    (stopping) =>
      checkNext(stopping).catch((error: unknown) => {
        if (!stopping.aborted)
          log.warn({ err: error }, 'stored files could not be verified; the next round tries again');
      }),
    { everyMs: LOOK_EVERY_MS, firstAfterMs: LOOK_EVERY_MS },
  );
}
