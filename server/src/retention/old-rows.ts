// Deletes rows that nothing needs any more, so that no table grows with anything but clients, orders and money.
import { type Db, type Sql, sql } from '../db/db.ts';

/** Another process deletes old rows at this moment. */
const LOCK = 7_367_010;

const BATCH = 5_000;

/** Of a round, for each table. The rest is left to the next round, a minute later. */
const MAX_ROUND_MS = 5_000;

interface OldRows {
  table: string;
  key: readonly string[];
  /** An indexed column. */
  since: string;
  days: number;
  unless?: Sql;
}

/** Worded as in the index of live jobs, which is all that is read of the jobs. */
const isLive = sql`exists (select from jobs where jobs.id = job_id and jobs.status in ('queued', 'running'))`;

/** Documented in docs/operations.md, "What grows". */
const OLD_ROWS: readonly OldRows[] = [
  // Durations and errors, for operators. The results were erased when the job was closed.
  {
    table: 'job_steps',
    key: ['job_id', 'name'],
    since: 'first_started_at',
    days: 90,
    unless: isLive,
  },
  // The totals by day remain.
  {
    table: 'engine_usage',
    key: ['id'],
    since: 'at',
    days: 90,
    unless: isLive,
  },
  { table: 'api_requests', key: ['id'], since: 'at', days: 30 },
  // The provider repeats an event for three days and lists it for 30.
  { table: 'payment_events', key: ['id'], since: 'handled_at', days: 90 },
  // An address from which a user has signed in counts as known until then.
  { table: 'sessions', key: ['id'], since: 'expires_at', days: 90 },
  { table: 'verifications', key: ['id'], since: 'expires_at', days: 1 },
  // Without a mail server, nothing sends them.
  { table: 'video_mails', key: ['job_id'], since: 'due_at', days: 2 },
  { table: 'credit_mails', key: ['id'], since: 'due_at', days: 2 },
  { table: 'webhook_deliveries', key: ['id'], since: 'created_at', days: 30 },
  // The public status shows 30 days.
  { table: 'video_turnarounds', key: ['day', 'kind', 'bucket'], since: 'day', days: 31 },
  { table: 'storage_checks', key: ['id'], since: 'started_at', days: 90 },
  { table: 'invitations', key: ['id'], since: 'expires_at', days: 90 },
];

/** Deletes in batches, in one process at a time. Returns the numbers of deleted rows by table, without zeros. */
export async function deleteOldRows(db: Db, stopping: AbortSignal): Promise<Record<string, number>> {
  const deleted: Record<string, number> = {};
  for (const rows of OLD_ROWS) {
    for (const until = performance.now() + MAX_ROUND_MS; performance.now() < until && !stopping.aborted; ) {
      const count = await deleteBatch(db, rows);
      if (count > 0) deleted[rows.table] = (deleted[rows.table] ?? 0) + count;
      if (count < BATCH) break;
    }
  }
  return deleted;
}

const deleteBatch = (db: Db, { table, key, since, days, unless }: OldRows): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const { rows: locks } = await sql<{ free: boolean }>`select pg_try_advisory_xact_lock(${LOCK}) as free`.execute(tx);
    if (!locks[0]?.free) return 0;
    const columns = sql.join(key.map((column) => sql.ref(column)));
    const { numAffectedRows } = await sql`delete from ${sql.table(table)} where (${columns}) in (
      select ${columns} from ${sql.table(table)}
      where ${sql.ref(since)} < now() - make_interval(days => ${days}) ${unless ? sql`and not ${unless}` : sql``}
      order by ${sql.ref(since)} limit ${BATCH} for update skip locked)`.execute(tx);
    return Number(numAffectedRows ?? 0);
  });
