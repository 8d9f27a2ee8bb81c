// What orders were charged, divided by kind and by stretches of time.
import { type Reader, sql } from '../db/db.ts';

export interface StretchCharge {
  /** Which of the stretches between two neighbours of `starts`: 0 is the first. */
  stretch: number;
  /** The orders' kind. */
  kind: string;
  credits: number;
  /** Length of the videos among them. */
  videoSeconds: number;
}

/**
 * By the time of the charge, from the first of `starts` (instants in order) to before the last: together exactly what
 * `consumedBetween` answers. A stretch without charges is left out.
 */
export async function chargesByStretch(
  reader: Reader,
  client: string,
  starts: readonly Date[],
): Promise<StretchCharge[]> {
  const { rows } =
    await sql<StretchCharge>`select width_bucket(closed_at, ${[...starts]}::timestamptz[]) - 1 as stretch,
      kind, sum(used)::bigint as credits, sum(filmed.seconds)::float8 as "videoSeconds"
    from ledger_holds join orders on job_id = order_id,
      lateral (select coalesce(sum((line->>'seconds')::numeric), 0) as seconds from jsonb_array_elements(line_items) line
        where starts_with(line->>'item', 'render')) filmed
    where ledger_holds.client_id = ${client}::uuid and used > 0
      and closed_at >= ${starts[0]} and closed_at < ${starts.at(-1)} group by 1, 2`.execute(reader);
  return rows;
}
