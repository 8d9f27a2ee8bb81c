// Compares the running totals of closed videos with the jobs themselves.
import { type Reader, sql } from '../db/db.ts';

/** Returns one sentence for each quarter of an hour in which they differ, at most 100. */
export async function verifyVideoTotals(reader: Reader): Promise<string[]> {
  const { rows } = await sql<{ problem: string }>`
    select format('Client %s in the quarter of an hour from %s: the totals say %s completed and %s failed videos, the jobs %s and %s.',
      client_id, quarter_hour, coalesce(kept.completed, 0), coalesce(kept.failed, 0), coalesce(closed.completed, 0),
      coalesce(closed.failed, 0)) as problem
    from (select client_id, quarter_hour, completed - lag(completed, 1, 0) over by_time as completed,
        failed - lag(failed, 1, 0) over by_time as failed
      from video_totals window by_time as (partition by client_id order by quarter_hour)) kept
    full join (select client_id, quarter_hour_of(queued_at) as quarter_hour, count(*) filter (where status = 'completed') as completed,
        count(*) filter (where status = 'failed') as failed
      from jobs where completed_at is not null and queue = 'batch' group by 1, 2) closed
      using (client_id, quarter_hour)
    where (coalesce(kept.completed, 0), coalesce(kept.failed, 0)) <> (coalesce(closed.completed, 0), coalesce(closed.failed, 0))
    limit 100`.execute(reader);
  return rows.map(({ problem }) => problem);
}
