// What the orders of the ledger's rows were for.
import { type Reader, sql } from '../db/db.ts';

export interface LedgerOrder {
  id: string;
  /** The job's kind, such as `talking_head`. */
  kind: string;
  /** Of a video, or the name of a presenter or a voice; null for other work. */
  title: string | null;
  /** Of a finished video. */
  seconds: number | null;
}

/** By id. Orders whose jobs were deleted are missing. */
export async function findLedgerOrders(
  reader: Reader,
  client: string,
  ids: readonly string[],
): Promise<Map<string, LedgerOrder>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<LedgerOrder>`select jobs.id, jobs.kind, coalesce(title, request->>'name') as title,
      case when jobs.status = 'completed' then nullif(rendered_ms(line_items), 0)::float8 / 1000 end as seconds
    from jobs left join videos on videos.job_id = jobs.id left join orders on orders.job_id = jobs.id
    where jobs.client_id = ${client} and jobs.id = any(${ids})`.execute(reader);
  return new Map(rows.map((row) => [row.id, row]));
}
