// Copies all objects from one store to another while the service uses both.
import type { OpenedDb } from '../db/db.ts';
import { OperatorError } from '../kernel/operator-error.ts';
import { Outage } from '../kernel/outage.ts';
import type { ObjectStore } from '../storage/store.ts';
import { copyObjects } from './copy-objects.ts';
import { inTemporaryFolder } from './temporary-folder.ts';

/** One migration at a time. */
const LOCK = 7_367_008;

export interface MigrationSummary {
  objects: number;
  bytes: number;
  copied_objects: number;
  /** Those of them that were stored in `from` meanwhile, by a process that does not write to `to` yet. */
  late_objects: number;
  /** Kept objects that could not be copied, because `from` lacks them or has other bytes than were stored; at most 100. */
  missing: string[];
}

/**
 * An interrupted migration is repeated from the start, without copying objects again. All processes must read from and delete in
 * both stores (`storage/fallback.ts`).
 *
 * @throws {OperatorError} if another process is migrating, or if a store or the database fails.
 */
export function migrateStorage(
  { db, pool }: Pick<OpenedDb, 'db' | 'pool'>,
  { from, to }: { from: ObjectStore; to: ObjectStore },
): Promise<MigrationSummary> {
  const migrated = alone(pool, () =>
    inTemporaryFolder(async (folder) => {
      const round = () => copyObjects(db, { from, to, folder, compare: 'checksum' });
      const first = await round();
      // The second one verifies the copies, and finds objects whose rows were inserted behind the first one's position.
      const { count, bytes, copied, missing } = first.copied === 0 ? first : await round();
      return { objects: count, bytes, copied_objects: first.copied + copied, late_objects: copied, missing };
    }),
  );
  return migrated.catch((cause: unknown) => {
    if (!(cause instanceof Outage)) throw cause;
    throw new OperatorError(`${cause.message} Run the command again: it continues.`, { cause });
  });
}

async function alone<T>(pool: OpenedDb['pool'], work: () => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ locked: boolean }>(
      // If this machine fails, the server releases the lock after two minutes.
      `select pg_try_advisory_lock($1) as locked, set_config('tcp_keepalives_idle', '60', false),
        set_config('tcp_keepalives_interval', '10', false), set_config('tcp_keepalives_count', '6', false)`,
      [LOCK],
    );
    if (!rows[0]?.locked) throw new OperatorError('Another process is migrating the storage.');
    return await work();
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]).then(
      () => client.release(),
      (error) => client.release(error),
    );
  }
}
