// Whether the service can work now, asked by load balancers and by anybody else as often as they like.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../db/db.ts';
import { pendingMigrations } from '../db/migrate.ts';
import { Outage } from '../kernel/outage.ts';
import type { ObjectStore } from '../storage/store.ts';

/** However many ask, the database and the storage are asked once in this time. */
const KEPT_MS = 1_000;
const LIMIT_MS = 4_000;

/** Answers why the service cannot work now; undefined when it can. At most a second old. */
export function createReadiness({
  db,
  store,
}: {
  db: Db;
  store: Pick<ObjectStore, 'check'>;
}): () => Promise<string | undefined> {
  const look = async (): Promise<string | undefined> => {
    try {
      const pending = await pendingMigrations(db);
      if (pending.length > 0) return `The database lacks the migrations ${pending.join(', ')}.`;
    } catch (error) {
      return error instanceof Outage ? 'The database cannot be reached.' : 'The database cannot be used.';
    }
    return store.check().then(
      () => undefined,
      () => 'The storage cannot be written.',
    );
  };
  const lookInTime = () =>
    Promise.race([look(), sleep(LIMIT_MS, 'The database or the storage does not answer.', { ref: false })]);

  let asked = Number.NEGATIVE_INFINITY;
  let answer: Promise<string | undefined>;
  return () => {
    const now = performance.now();
    if (now - asked >= KEPT_MS) {
      asked = now;
      answer = lookInTime();
    }
    return answer;
  };
}
