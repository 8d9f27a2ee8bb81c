// Opens a read replica for reports that may be some seconds old. The primary is used while the replica is down or lags.
import { Kysely, PostgresDialect } from 'kysely';
import type { Logger } from '../kernel/logger.ts';
import { type Db, type OpenedDb, openDb, poolForKysely, type Reader, sql, type TimeLimits } from './db.ts';
import type { DB } from './schema.ts';

const REPLICA_TIMES = {
  checkEveryMs: 2_000,
  /** The oldest state that a report may show. */
  maxLagMs: 10_000,
};

/** A check must be over before the replica would lag too much. */
const CHECK_LIMITS: TimeLimits = { acquireMs: 3_000, statementMs: 3_000, lockMs: 3_000 };

export interface Replica {
  /** Reads the replica, or the primary. Cannot write. */
  readonly db: Db;
  close(): Promise<void>;
}

export interface ReplicaOptions {
  /** Used instead while the replica cannot be used. */
  primary: OpenedDb;
  /** Maximum number of connections for reports; one more checks the replica. */
  max: number;
  limits: TimeLimits;
  log: Pick<Logger, 'info' | 'warn'>;
  times?: typeof REPLICA_TIMES;
}

export function openReplica(
  url: string,
  { primary, max, limits, log, times = REPLICA_TIMES }: ReplicaOptions,
): Replica {
  /** Without a recent check the replica's state is unknown, and the primary is used. By a clock that nobody sets. */
  let freshUntil = 0;
  const onError = (): void => {
    freshUntil = 0;
  };
  const reports = openDb(url, { max, limits, onError });
  const checks = openDb(url, { max: 1, limits: CHECK_LIMITS, onError });
  const isUsed = (): boolean => performance.now() < freshUntil;

  /** Positions in the primary's log that the replica may not have replayed yet, with the times when they were read. */
  let positions: { at: number; position: string }[] = [];

  const compare = async (): Promise<void> => {
    const at = performance.now();
    // If the primary is down, reports read what the replica has until that is too old.
    const position = await flushedPosition(primary.db).catch(() => undefined);
    positions = positions.filter((one) => one.at > at - times.maxLagMs);
    if (position !== undefined) positions.push({ at, position });
    const count = await countReplayed(
      checks.db,
      positions.map((one) => one.position),
    );
    // The replica is as new as the last position that it has replayed. So an idle primary causes no lag, and a replica that has
    // lost its primary lags although it has replayed everything that it received.
    const last = positions[count - 1];
    if (last) freshUntil = last.at + times.maxLagMs;
    positions = positions.slice(Math.max(0, count - 1));
  };
  let reported: boolean | undefined;
  let closed = false;
  const check = async (): Promise<void> => {
    await compare().catch(onError);
    if (closed || reported === isUsed()) return;
    reported = isUsed();
    if (reported) log.info('reports read the replica at DATABASE_REPLICA_URL');
    else log.warn('the replica at DATABASE_REPLICA_URL is down or lags; reports read the primary');
  };

  let checking: Promise<void> | undefined;
  const checkNext = (): void => {
    checking ??= check().finally(() => {
      checking = undefined;
    });
  };
  checkNext();
  const timer = setInterval(checkNext, times.checkEveryMs);

  const near = poolForKysely(primary.pool, { prepares: false });
  const far = poolForKysely(reports.pool, { prepares: false });
  const pool = {
    options: far.options,
    end: async () => undefined,
    connect: () => (isUsed() ? far.connect().catch(() => near.connect()) : near.connect()),
  };
  return {
    db: new Kysely<DB>({ dialect: new PostgresDialect({ pool }) }),
    async close() {
      closed = true;
      clearInterval(timer);
      await Promise.all([reports.close(), checks.close(), checking]);
    },
  };
}

/** The end of the primary's write-ahead log, such as `0/16B3748`. */
async function flushedPosition(primary: Reader): Promise<string> {
  const { rows } = await sql<{ position: string }>`select pg_current_wal_flush_lsn()::text as position`.execute(
    primary,
  );
  return rows[0]!.position;
}

/** How many of the positions the replica has replayed; 0 if it is not a replica. */
async function countReplayed(replica: Reader, positions: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from unnest(${positions}::text[]) position
    where pg_is_in_recovery() and position::pg_lsn <= pg_last_wal_replay_lsn()`.execute(replica);
  return rows[0]!.count;
}
