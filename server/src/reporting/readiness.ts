// Checks whether the service can work: the database is migrated and reachable, and the storage is writable. Names faulty engines and queues without workers.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../db/db.ts';
import { requireCompatibleSchema } from '../db/migrate.ts';
import { MIGRATIONS, readMigrations } from '../db/migration-files.ts';
import { listEngineFaults } from '../engines/faults.ts';
import { listUnservedQueues } from '../jobs/process-registry.ts';
import { OperatorError } from '../kernel/operator-error.ts';
import { Outage } from '../kernel/outage.ts';
import type { ObjectStore } from '../storage/store.ts';

/** The reason why the service cannot work; otherwise the engines that only the operator can repair, and the queues that no worker takes. */
export type ReadyState =
  | { problem: string }
  | { problem?: undefined; faultyEngines: readonly string[]; unservedQueues: readonly string[] };

export type Readiness = () => Promise<ReadyState>;

/** What a process responds to `GET /readyz`. */
export function readyResponse(state: ReadyState): { status: number; body: object } {
  if (state.problem !== undefined) return { status: 503, body: { error: state.problem } };
  // Other work is still possible, and no other process could do the work of the engine or the queue.
  const { faultyEngines: engines, unservedQueues: queues } = state;
  if (engines.length + queues.length === 0) return { status: 200, body: { status: 'ready' } };
  const missing = { ...(engines.length > 0 ? { engines } : {}), ...(queues.length > 0 ? { queues } : {}) };
  return { status: 200, body: { status: 'degraded', ...missing } };
}

/** Results are cached for this time. */
const CACHE_MS = 1_000;
const LIMIT_MS = 4_000;

/** The state is at most a second old. */
export function createReadiness({ db, store }: { db: Db; store: Pick<ObjectStore, 'check'> }): Readiness {
  // Once: the files of a newer version may replace them while this process runs.
  const migrations = readMigrations(MIGRATIONS);
  migrations.catch(() => undefined);
  const check = async (): Promise<ReadyState> => {
    let faultyEngines: string[];
    let unservedQueues: string[];
    try {
      await requireCompatibleSchema(db, await migrations);
      faultyEngines = (await listEngineFaults(db)).map(({ engine }) => engine);
      unservedQueues = await listUnservedQueues(db);
    } catch (error) {
      if (error instanceof OperatorError) return { problem: error.message };
      return { problem: error instanceof Outage ? 'The database is not reachable.' : 'The database cannot be used.' };
    }
    return store.check().then(
      () => ({ faultyEngines, unservedQueues }),
      () => ({ problem: 'The storage is not writable.' }),
    );
  };
  const checkWithTimeout = () =>
    Promise.race([
      check(),
      sleep(LIMIT_MS, { problem: 'The database or the storage does not respond.' }, { ref: false }),
    ]);

  let checkedAt = Number.NEGATIVE_INFINITY;
  let result: Promise<ReadyState>;
  return () => {
    const now = performance.now();
    if (now - checkedAt >= CACHE_MS) {
      checkedAt = now;
      result = checkWithTimeout();
    }
    return result;
  };
}
