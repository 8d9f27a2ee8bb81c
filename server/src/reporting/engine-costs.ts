// What providers cost and what is left of the charges: of one job, and of all clients by day, client and model.
import { COSTS_MAX_CLIENTS, type Costs, type CostsQuery, type JobCosts } from '@greenroom/contract/dashboard/costs';
import { usdOfCredits } from '@greenroom/contract/prices';
import { isSandbox } from '../clients/clients.ts';
import { type Db, type Row, type Sql, sql } from '../db/db.ts';
import { readIncome } from './income.ts';

interface Cost {
  calls: number;
  unpricedCalls: number;
  usd: number;
}

type Model = Cost & Pick<JobCosts['models'][number], 'engine' | 'model' | 'unit' | 'quantity'>;

const DAY_MS = 86_400_000;

/** To a millionth of a dollar: sums of floating-point numbers have longer tails. */
const round = (usd: number): number => Math.round(usd * 1e6) / 1e6;

const showCost = ({ calls, unpricedCalls, usd }: Cost) => ({
  calls,
  unpriced_calls: unpricedCalls,
  cost_usd: round(usd),
});

const showMargin = (cost: Cost, credits: number) => {
  const chargedUsd = usdOfCredits(credits);
  return { ...showCost(cost), credits, charged_usd: round(chargedUsd), margin_usd: round(chargedUsd - cost.usd) };
};

const showModel = ({ engine, model, unit, quantity, ...cost }: Model) => ({
  engine,
  model,
  unit,
  quantity: round(quantity),
  ...showCost(cost),
});

const none: Cost = { calls: 0, unpricedCalls: 0, usd: 0 };

const sumOf = (costs: readonly Cost[]): Cost =>
  costs.reduce(
    (sum, { calls, unpricedCalls, usd }) => ({
      calls: sum.calls + calls,
      unpricedCalls: sum.unpricedCalls + unpricedCalls,
      usd: sum.usd + usd,
    }),
    none,
  );

/** The sums of rows of `engine_usage_totals`. */
const SUMS = sql`sum(calls)::bigint as calls, sum(unpriced_calls)::bigint as "unpricedCalls", sum(usd) as usd`;

/**
 * The part of a query after `with recursive` that defines `charged (client_id, bucket, credits)`: the credits charged from each of
 * `starts` (in ascending order, each the start of a quarter hour) to before the next.
 *
 * Reads the running totals of charges: a few rows for each client and kind, however long its history is, and one row for each of
 * `starts` if it was charged in the range.
 */
const charged = (starts: readonly Date[]): Sql => sql`pairs as (
    (select client_id, kind from charge_totals order by client_id, kind limit 1)
    union all
    select later.* from pairs, lateral (
      select client_id, kind from charge_totals where (client_id, kind) > (pairs.client_id, pairs.kind)
      order by client_id, kind limit 1
    ) later
  ), active as (
    select pairs.* from pairs, lateral (
      select quarter_hour from charge_totals total where total.client_id = pairs.client_id and total.kind = pairs.kind
        and quarter_hour < ${starts.at(-1)} order by quarter_hour desc limit 1
    ) latest where quarter_hour >= ${starts[0]} and not ${isSandbox(sql`pairs.client_id`)}
  ), parts as (
    select client_id, n, credits - lag(credits, 1, 0) over (partition by client_id, kind order by n) as credits from (
      select active.client_id, active.kind, n, coalesce(credits, 0) as credits
      from active cross join unnest(${[...starts]}::timestamptz[]) with ordinality given (instant, n) left join lateral (
        select credits from charge_totals total where total.client_id = active.client_id and total.kind = active.kind
          and quarter_hour < instant order by quarter_hour desc limit 1
      ) total on true
    ) at_starts
  ), charged as (
    select client_id, n - 2 as bucket, sum(credits)::bigint as credits from parts where n > 1 and credits > 0
    group by client_id, n
  )`;

/** The videos of `ranked.client_id` that were queued before the instant, the start of a quarter hour, and completed. */
const completedUntil = (instant: Date): Sql => sql`coalesce((select completed from video_totals
  where video_totals.client_id = ranked.client_id and quarter_hour < ${instant} order by quarter_hour desc limit 1), 0)`;

export type EngineCosts = ReturnType<typeof createEngineCosts>;

/** Reads running totals only, never the calls and charges of a whole history. */
export function createEngineCosts(db: Db) {
  const inRange = ({ from, to }: CostsQuery): Sql => sql`day between ${from}::date and ${to}::date`;

  const byDayAndModel = async (range: CostsQuery) => {
    const { rows } = await sql<Model & { day: string | null }>`select to_char(day, 'YYYY-MM-DD') as day,
        engine, model, unit, sum(quantity) as quantity, ${SUMS}
      from engine_usage_totals where ${inRange(range)} group by grouping sets ((day), (engine, model, unit))
      order by sum(usd) desc, engine, model, unit`.execute(db);
    return {
      days: new Map(rows.flatMap(({ day, ...cost }) => (day === null ? [] : [[day, cost]]))),
      models: rows.filter(({ day }) => day === null),
    };
  };

  const creditsByDay = async (starts: readonly Date[]): Promise<ReadonlyMap<number, number>> => {
    const { rows } = await sql<{ bucket: number; credits: number }>`with recursive ${charged(starts)}
      select bucket, sum(credits)::bigint as credits from charged group by bucket`.execute(db);
    return new Map(rows.map(({ bucket, credits }) => [bucket, credits]));
  };

  const byClient = async (range: CostsQuery, starts: readonly Date[]) => {
    const ends = [starts[0]!, starts.at(-1)!];
    const { rows } = await sql<
      Cost & Row<'clients', 'id' | 'name'> & { credits: number; videos: number; count: number }
    >`
      with recursive ${charged(ends)}, costs as (
        select client_id, ${SUMS} from engine_usage_totals where ${inRange(range)} group by client_id
      ), ranked as (
        select client_id, coalesce(calls, 0) as calls, coalesce("unpricedCalls", 0) as "unpricedCalls", coalesce(usd, 0) as usd,
          coalesce(credits, 0) as credits, count(*) over () as count
        from costs full join charged using (client_id) order by usd desc, credits desc, client_id limit ${COSTS_MAX_CLIENTS}
      )
      select ranked.*, id, name, ${completedUntil(starts.at(-1)!)} - ${completedUntil(starts[0]!)} as videos
      from ranked join clients on id = client_id order by usd desc, credits desc, id`.execute(db);
    return rows;
  };

  return {
    /** `credits`: charged for the job; null if they are not settled yet. Calls that checked a request before its job existed are not included. */
    async ofJob(id: string, credits: number | null): Promise<JobCosts> {
      const { rows } = await sql<Model & Row<'engine_usage', 'step'>>`select step, engine, model, unit,
          sum(quantity) as quantity, count(*) as calls, count(*) filter (where usd is null) as "unpricedCalls",
          coalesce(sum(usd), 0) as usd
        from engine_usage where job_id = ${id} group by step, engine, model, unit order by min(id)`.execute(db);
      const open = credits === null ? { charged_usd: null, margin_usd: null } : {};
      const { credits: _, ...margin } = showMargin(sumOf(rows), credits ?? 0);
      return {
        ...margin,
        ...open,
        models: rows.map(({ step, ...model }) => ({ step, ...showModel(model) })),
      };
    },

    async between(range: CostsQuery): Promise<Costs> {
      const first = Date.parse(range.from);
      const count = (Date.parse(range.to) - first) / DAY_MS + 1;
      const starts = Array.from({ length: count + 1 }, (_, index) => new Date(first + index * DAY_MS));
      const [costs, credits, clients, { paidCents, testCents, givenCredits }] = await Promise.all([
        byDayAndModel(range),
        creditsByDay(starts),
        byClient(range, starts),
        readIncome(db, starts[0]!, starts.at(-1)!),
      ]);
      const days = starts.slice(0, -1).map((start, index) => {
        const day = start.toISOString().slice(0, 10);
        return { day, cost: costs.days.get(day) ?? none, credits: credits.get(index) ?? 0 };
      });
      const total = days.reduce((sum, day) => sum + day.credits, 0);
      return {
        total: showMargin(sumOf(days.map(({ cost }) => cost)), total),
        paid_cents: paidCents,
        test_paid_cents: testCents,
        given_credits: givenCredits,
        given_usd: round(usdOfCredits(givenCredits)),
        days: days.map(({ day, cost, credits: charge }) => ({ day, ...showMargin(cost, charge) })),
        clients: clients.map(({ id, name, videos, credits: charge, ...cost }) => ({
          client_id: id,
          client_name: name,
          videos,
          ...showMargin(cost, charge),
        })),
        client_count: clients[0]?.count ?? 0,
        models: costs.models.map(showModel),
      };
    },
  };
}
