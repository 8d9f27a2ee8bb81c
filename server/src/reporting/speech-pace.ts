// Compares the real length of speech with its estimate, by engine, so that an operator can correct the estimates.
import { type Reader, sql } from '../db/db.ts';

export interface SpeechPace {
  /** The engine that spoke, with its model if one was chosen. */
  engine: string;
  videos: number;
  /** Real length divided by estimate: the median, and the value that 95 % of videos do not exceed. */
  median: number;
  p95: number;
}

/** Read, at most: enough for a stable figure. */
const MAX_VIDEOS = 2_000;

/** Of the latest talking heads with a script. The estimated length follows from the estimated price of lipsync, within 0.1 s. */
export async function speechPaces(reader: Reader): Promise<SpeechPace[]> {
  const { rows } = await sql<SpeechPace>`
    with latest as (
      select metadata->'engines'->>'speech' as engine,
        jsonb_path_query_first(line_items, '$[*] ? (@.item == "lipsync")') as line
      from jobs join orders on orders.job_id = jobs.id
      where jobs.kind = 'talking_head' and jobs.status = 'completed' and line_items @> '[{"item": "tts"}]'
      order by jobs.queued_at desc limit ${MAX_VIDEOS}
    ), ratios as (
      select engine, (line->>'seconds')::float8 * (line->>'rate')::float8 / (line->>'estimated')::float8 as ratio
      from latest where engine is not null and (line->>'estimated')::float8 > 0
    )
    select engine, count(*) as videos, percentile_cont(0.5) within group (order by ratio) as median,
      percentile_cont(0.95) within group (order by ratio) as p95
    from ratios group by engine order by videos desc`.execute(reader);
  return rows;
}
