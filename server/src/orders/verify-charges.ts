// Compares the running totals of charges with the holds and orders.
import { type Reader, sql } from '../db/db.ts';

/** Returns one sentence for each quarter hour from `since` in which they differ, at most 100. `since` begins a quarter hour. */
export async function verifyCharges(reader: Reader, since: Date): Promise<string[]> {
  const { rows } = await sql<{ problem: string }>`
    select format('Client %s, %s in the quarter hour from %s: the totals have %s credits and %s ms of video but the orders have %s and %s.',
      client_id, kind, quarter_hour, coalesce(kept.credits, 0), coalesce(kept.video_ms, 0), coalesce(charged.credits, 0),
      coalesce(charged.video_ms, 0)) as problem
    from (select own.client_id, own.kind, own.quarter_hour, own.credits - coalesce(before.credits, 0) as credits,
        own.video_ms - coalesce(before.video_ms, 0) as video_ms
      from charge_totals own left join lateral (
        select credits, video_ms from charge_totals before where before.client_id = own.client_id and before.kind = own.kind
          and before.quarter_hour < own.quarter_hour order by quarter_hour desc limit 1
      ) before on true
      where own.quarter_hour >= ${since}) kept
    full join (select hold.client_id, coalesce(kind, '') as kind, quarter_hour_of(closed_at) as quarter_hour, sum(charged) as credits,
        sum(coalesce(rendered_ms(line_items), 0)) as video_ms
      from ledger_holds hold left join orders on job_id = order_id where charged > 0 and closed_at >= ${since} group by 1, 2, 3) charged
      using (client_id, kind, quarter_hour)
    where (coalesce(kept.credits, 0), coalesce(kept.video_ms, 0)) <> (coalesce(charged.credits, 0), coalesce(charged.video_ms, 0))
    limit 100`.execute(reader);
  return rows.map(({ problem }) => problem);
}
