// Sums what orders were charged, by kind and time bucket.
import { type Reader, sql } from '../db/db.ts';
import { insideQuarterHours } from '../db/quarter-hours.ts';

export interface BucketCharge {
  /** The index of the bucket between two neighbours of `starts`. */
  bucket: number;
  /** The orders' kind. */
  kind: string;
  credits: number;
  /** Length of the videos among them. */
  videoSeconds: number;
}

/**
 * By the time of the charge, from the first of `starts` (in ascending order) to before the last: the sum equals
 * `consumedBetween`. A bucket without charges is left out.
 *
 * Reads one running total for each instant and kind, however long the buckets are, and single charges only for instants
 * inside a quarter hour.
 */
export async function chargesByBucket(
  reader: Reader,
  client: string,
  starts: readonly Date[],
): Promise<BucketCharge[]> {
  const inside = insideQuarterHours(starts);
  const { rows } = await sql<BucketCharge>`with recursive kinds as (
      (select kind from charge_totals where client_id = ${client}::uuid order by kind limit 1)
      union all
      select (select kind from charge_totals where client_id = ${client}::uuid and kind > kinds.kind order by kind limit 1)
      from kinds where kind is not null
    ), instants as (
      select n, quarter_hour_of(instant) as quarter_hour from unnest(${[...starts]}::timestamptz[]) with ordinality given (instant, n)
    ), parts as (
      select n, kinds.kind, coalesce(credits, 0) as credits, coalesce(video_ms, 0) as video_ms
      from instants cross join kinds left join lateral (
        select credits, video_ms from charge_totals
        where client_id = ${client}::uuid and charge_totals.kind = kinds.kind and quarter_hour < instants.quarter_hour
        order by quarter_hour desc limit 1
      ) total on true where kinds.kind <> ''
      union all
      select n, kind, charged, rendered_ms(line_items)
      from unnest(${inside.map(({ n }) => n)}::bigint[], ${inside.map(({ instant }) => instant)}::timestamptz[]) inside (n, instant)
      join ledger_holds hold on hold.client_id = ${client}::uuid and charged > 0
        and closed_at >= quarter_hour_of(instant) and closed_at < instant
      join orders on job_id = order_id
    ), sums as (
      select n, kind, sum(credits) as credits, sum(video_ms) as video_ms from parts group by n, kind
    ), buckets as (
      select n - 2 as bucket, kind, (credits - lag(credits) over by_time)::bigint as credits,
        (video_ms - lag(video_ms) over by_time)::bigint as video_ms
      from sums window by_time as (partition by kind order by n)
    )
    select bucket, kind, credits, video_ms / 1000.0::float8 as "videoSeconds" from buckets where credits > 0`.execute(
    reader,
  );
  return rows;
}
