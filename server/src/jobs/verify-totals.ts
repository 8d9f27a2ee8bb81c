// Compares the running totals of closed videos with the jobs themselves.
import { type Reader, sql } from '../db/db.ts';

/** Returns one sentence for each quarter hour from `since` in which they differ, at most 100. `since` begins a quarter hour. */
export async function verifyVideoTotals(reader: Reader, since: Date): Promise<string[]> {
  const { rows } = await sql<{ problem: string }>`
    select format('Client %s in the quarter hour from %s: the totals say %s completed and %s failed videos, the jobs %s and %s.',
      client_id, quarter_hour, coalesce(kept.completed, 0), coalesce(kept.failed, 0), coalesce(closed.completed, 0),
      coalesce(closed.failed, 0)) as problem
    from (select own.client_id, own.quarter_hour, own.completed - coalesce(before.completed, 0) as completed,
        own.failed - coalesce(before.failed, 0) as failed
      from video_totals own left join lateral (
        select completed, failed from video_totals before where before.client_id = own.client_id
          and before.quarter_hour < own.quarter_hour order by quarter_hour desc limit 1
      ) before on true
      where own.quarter_hour >= ${since}) kept
    full join (select client_id, quarter_hour_of(queued_at) as quarter_hour, count(*) filter (where status = 'completed') as completed,
        count(*) filter (where status = 'failed') as failed
      from jobs where completed_at is not null and queue = 'batch' and queued_at >= ${since} group by 1, 2) closed
      using (client_id, quarter_hour)
    where (coalesce(kept.completed, 0), coalesce(kept.failed, 0)) <> (coalesce(closed.completed, 0), coalesce(closed.failed, 0))
    limit 100`.execute(reader);
  return rows.map(({ problem }) => problem);
}
