// Compares the running totals of charges with the holds and orders.
import { type Reader, sql } from '../db/db.ts';

/** Returns one sentence for each quarter hour in which they differ, at most 100. */
export async function verifyCharges(reader: Reader): Promise<string[]> {
  const { rows } = await sql<{ problem: string }>`
    select format('Client %s, %s in the quarter hour from %s: the totals have %s credits and %s ms of video but the orders have %s and %s.',
      client_id, kind, quarter_hour, coalesce(kept.credits, 0), coalesce(kept.video_ms, 0), coalesce(charged.credits, 0),
      coalesce(charged.video_ms, 0)) as problem
    from (select client_id, kind, quarter_hour, credits - lag(credits, 1, 0) over by_time as credits,
        video_ms - lag(video_ms, 1, 0) over by_time as video_ms
      from charge_totals window by_time as (partition by client_id, kind order by quarter_hour)) kept
    full join (select hold.client_id, coalesce(kind, '') as kind, quarter_hour_of(closed_at) as quarter_hour, sum(charged) as credits,
        sum(coalesce(rendered_ms(line_items), 0)) as video_ms
      from ledger_holds hold left join orders on job_id = order_id where charged > 0 group by 1, 2, 3) charged
      using (client_id, kind, quarter_hour)
    where (coalesce(kept.credits, 0), coalesce(kept.video_ms, 0)) <> (coalesce(charged.credits, 0), coalesce(charged.video_ms, 0))
    limit 100`.execute(reader);
  return rows.map(({ problem }) => problem);
}
