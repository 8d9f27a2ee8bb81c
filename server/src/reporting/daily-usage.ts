// Usage by day in a time zone. The totals equal the usage summary of the same range.
import { type DailyUsage, type DailyUsageQuery, WorkKind } from '@greenroom/contract/dashboard/usage';
import { type Db, sql } from '../db/db.ts';
import { countVideosByBucket } from '../jobs/reads.ts';
import { Problem } from '../kernel/problem.ts';
import { chargesByBucket } from '../orders/charges.ts';

type Figures = Pick<DailyUsage['days'][number], 'credits' | 'jobs' | 'video_seconds'>;

const zero = (): Figures => ({
  credits: Object.fromEntries(WorkKind.options.map((kind) => [kind, 0])) as Figures['credits'],
  jobs: { completed: 0, failed: 0, running_or_queued: 0 },
  video_seconds: 0,
});

const roundToMs = (seconds: number): number => Math.round(seconds * 1000) / 1000;

/** The days of the range and when each starts, with the end of the last. Throws 400 for a time zone unknown to the database. */
async function daysOf(db: Db, { from, to, time_zone }: DailyUsageQuery): Promise<{ names: string[]; starts: Date[] }> {
  try {
    const { rows } = await sql<{ name: string; start: Date }>`select to_char(day, 'YYYY-MM-DD') as name,
        day at time zone ${time_zone} as start
      from generate_series(${from}::timestamp, ${to}::timestamp + interval '1 day', '1 day') day order by day`.execute(
      db,
    );
    return { names: rows.slice(0, -1).map(({ name }) => name), starts: rows.map(({ start }) => start) };
  } catch (error) {
    if ((error as { code?: unknown }).code !== '22023') throw error;
    throw new Problem(
      'invalid_request',
      `time_zone: Unknown time zone ${time_zone}. Use an IANA name such as Europe/Berlin.`,
      { cause: error },
    );
  }
}

export const createDailyUsage =
  (db: Db) =>
  async (client: string, query: DailyUsageQuery): Promise<DailyUsage> => {
    const { names, starts } = await daysOf(db, query);
    const days = names.map((day) => ({ day, ...zero() }));
    const total = { ...zero(), credits_consumed: 0 };

    const [charges, counts] = await Promise.all([
      chargesByBucket(db, client, starts),
      countVideosByBucket(db, client, starts),
    ]);
    for (const { bucket, kind, credits, videoSeconds } of charges) {
      total.credits_consumed += credits;
      for (const figures of [days[bucket]!, total]) {
        figures.credits[WorkKind.parse(kind)] += credits;
        figures.video_seconds = roundToMs(figures.video_seconds + videoSeconds);
      }
    }
    for (const { bucket, completed, failed, runningOrQueued } of counts) {
      for (const { jobs } of [days[bucket]!, total]) {
        jobs.completed += completed;
        jobs.failed += failed;
        jobs.running_or_queued += runningOrQueued;
      }
    }
    return {
      from: starts[0]!.toISOString(),
      to: starts.at(-1)!.toISOString(),
      time_zone: query.time_zone,
      total,
      days,
    };
  };
