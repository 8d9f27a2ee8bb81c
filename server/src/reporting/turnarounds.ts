// How long videos took from the order to the end, by mode, from running totals: as fast with millions of videos as with one.
import { type Reader, sql } from '../db/db.ts';

const MODES = ['talking_head', 'scenes'] as const;
type Mode = (typeof MODES)[number];

/** Half of the videos took no longer than `p50Seconds`, and 95 of 100 no longer than `p95Seconds`: within 5 %. */
export interface Turnaround {
  p50Seconds: number;
  p95Seconds: number;
}

/** Of the completed videos of the last days (UTC), today included. Null: there were none. */
export type Turnarounds = Record<Mode, { last7Days: Turnaround | null; last30Days: Turnaround | null }>;

/** Seconds from the start to the end of a video for each second of it: the median of those among the latest 2,000 jobs of the last 7 days. Null: there were none. */
export type Paces = Record<Mode, number | null>;

/** As in the trigger: each bucket of durations is wider by this factor than the one before. */
const FACTOR = 1.1;

interface Bucket {
  bucket: number;
  count: number;
}

export async function readTurnarounds(reader: Reader): Promise<Turnarounds> {
  const { rows } = await sql<{ kind: string; bucket: number; last7Days: number; last30Days: number }>`
    select kind, bucket, coalesce(sum(count) filter (where day > day_of(now()) - 7), 0)::float8 as "last7Days",
      sum(count)::float8 as "last30Days"
    from video_turnarounds where day > day_of(now()) - 30 group by kind, bucket order by bucket`.execute(reader);
  const of = (mode: Mode) => {
    const own = rows.filter(({ kind }) => kind === mode);
    const within = (days: 'last7Days' | 'last30Days') =>
      turnaroundOf(own.map((row) => ({ bucket: row.bucket, count: row[days] })));
    return { last7Days: within('last7Days'), last30Days: within('last30Days') };
  };
  return { talking_head: of('talking_head'), scenes: of('scenes') };
}

/** Jobs of all kinds that are read, at most: as fast with millions of them as with these. */
const MAX_READ = 2_000;

/** The length of a video is that of the charge for rendering it. */
export async function readPaces(reader: Reader): Promise<Paces> {
  const { rows } = await sql<{ kind: Mode; pace: number }>`
    select done.kind, percentile_cont(0.5) within group (order by extract(epoch from completed_at - started_at) / seconds)::float8 as pace
    from (
      select * from jobs where queued_at > now() - interval '7 days' order by queued_at desc limit ${MAX_READ}
    ) done
    join orders on job_id = done.id
    cross join lateral (
      select sum((line->>'seconds')::float8) as seconds from jsonb_array_elements(line_items) line where line->>'item' like 'render%'
    ) film
    where done.kind = any(${[...MODES]}::text[]) and done.status = 'completed' and seconds > 0 group by done.kind`.execute(
    reader,
  );
  const of = (mode: Mode) => {
    const pace = rows.find(({ kind }) => kind === mode)?.pace;
    return pace === undefined ? null : Math.round(pace * 100) / 100;
  };
  return { talking_head: of('talking_head'), scenes: of('scenes') };
}

/** `buckets`: in ascending order. */
function turnaroundOf(buckets: readonly Bucket[]): Turnaround | null {
  const total = buckets.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return null;
  const secondsAt = (part: number): number => {
    let passed = 0;
    const found = buckets.find(({ count }) => {
      passed += count;
      return passed >= part * total;
    })!;
    // The middle of the bucket.
    return Math.round(FACTOR ** (found.bucket + 0.5) * 10) / 10;
  };
  return { p50Seconds: secondsAt(0.5), p95Seconds: secondsAt(0.95) };
}
