// Checks whether the service can work: the database is migrated and reachable, and the storage is writable.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../db/db.ts';
import { pendingMigrations } from '../db/migrate.ts';
import { Outage } from '../kernel/outage.ts';
import type { ObjectStore } from '../storage/store.ts';

/** Results are cached for this time. */
const CACHE_MS = 1_000;
const LIMIT_MS = 4_000;

/** Resolves to the reason why the service cannot work; undefined if it can. At most a second old. */
export function createReadiness({
  db,
  store,
}: {
  db: Db;
  store: Pick<ObjectStore, 'check'>;
}): () => Promise<string | undefined> {
  const check = async (): Promise<string | undefined> => {
    try {
      const pending = await pendingMigrations(db);
      if (pending.length > 0) return `The database lacks migrations: ${pending.join(', ')}. Run greenroom migrate.`;
    } catch (error) {
      return error instanceof Outage ? 'The database is not reachable.' : 'The database cannot be used.';
    }
    return store.check().then(
      () => undefined,
      () => 'The storage is not writable.',
    );
  };
  const checkWithTimeout = () =>
    Promise.race([check(), sleep(LIMIT_MS, 'The database or the storage does not respond.', { ref: false })]);

  let checkedAt = Number.NEGATIVE_INFINITY;
  let result: Promise<string | undefined>;
  return () => {
    const now = performance.now();
    if (now - checkedAt >= CACHE_MS) {
      checkedAt = now;
      result = checkWithTimeout();
    }
    return result;
  };
}
