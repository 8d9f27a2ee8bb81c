// Records what engines use at their providers, and what it costs.
import type { Usage } from '@greenroom/engine-kit/usage';
import { type Db, type Sql, sql } from '../db/db.ts';
import type { UsageOrigin } from '../tasks/service-step-context.ts';

/** Usage with its cost in US dollars; undefined if no rate is known. */
export interface PricedUsage extends Usage {
  usd: number | undefined;
}

/** An insert of one row for each row of `from`. */
export const insertUsage = (
  { client, job, step }: UsageOrigin,
  { engine, model, unit, quantity, usd }: PricedUsage,
  from: Sql,
): Sql => sql`insert into engine_usage (client_id, job_id, step, engine, model, unit, quantity, usd)
  select ${client}::uuid, ${job}::text, ${step}::text, ${engine}, ${model}, ${unit}, ${quantity}::float8, ${usd ?? null}::float8
  from ${from}`;

export async function recordUsage(db: Db, origin: UsageOrigin, usage: PricedUsage): Promise<void> {
  await insertUsage(origin, usage, sql`(values (1)) once`).execute(db);
}
