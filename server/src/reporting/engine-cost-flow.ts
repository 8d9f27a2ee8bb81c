// Counts what the calls to providers cost, by engine, for the operator's metrics.
import { type Reader, sql } from '../db/db.ts';

/** In US dollars, by engine. */
export type EngineCostFlow = ReadonlyMap<string, number>;

/** The sums of all days before `from`, which no longer change. */
interface Closed {
  from: string;
  sums: EngineCostFlow;
}

const DAY_MS = 86_400_000;

/**
 * Each call returns running totals of all processes, counted from the UTC day before the first call. It reads the days since the last
 * call, at least yesterday and today, because a call of yesterday may be committed today. Calls without a known rate add nothing.
 */
export function createEngineCostFlow(reader: Reader, now: () => number = Date.now): () => Promise<EngineCostFlow> {
  const yesterday = () => new Date(now() - DAY_MS).toISOString().slice(0, 10);
  let closed: Closed = { from: yesterday(), sums: new Map() };
  return async () => {
    const [before, from] = [closed, yesterday()];
    const { rows } = await sql<{
      day: string;
      engine: string;
      usd: number;
    }>`select to_char(day, 'YYYY-MM-DD') as day, engine,
        sum(usd) as usd from engine_usage_totals where day >= ${before.from}::date group by 1, 2`.execute(reader);
    const isClosed = ({ day }: { day: string }) => day < from;
    // Concurrent calls compute the same.
    closed = { from, sums: plus(before.sums, rows.filter(isClosed)) };
    return plus(
      closed.sums,
      rows.filter((row) => !isClosed(row)),
    );
  };
}

function plus(sums: EngineCostFlow, rows: readonly { engine: string; usd: number }[]): EngineCostFlow {
  const total = new Map(sums);
  for (const { engine, usd } of rows) total.set(engine, (total.get(engine) ?? 0) + usd);
  return total;
}
