// Tests the costs that the metrics count.
import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { sql } from '../db/db.ts';
import { openTestDb, rowsRead } from '../db/testing.ts';
import { createEngineCostFlow } from './engine-cost-flow.ts';

const { db, close } = await openTestDb();
afterAll(close);

const client = randomUUID();
await sql`insert into clients (id, name) values (${client}, 'Test')`.execute(db);

const DAY_MS = 86_400_000;

const record = (engine: string, usd: number | null, at: number) =>
  sql`insert into engine_usage (at, client_id, engine, model, unit, quantity, usd)
    values (${new Date(at)}, ${client}, ${engine}, 'm', 'call', 1, ${usd})`.execute(db);

test('costs are counted once by engine since the day before the start, over changes of the day and under concurrent scrapes', async () => {
  let now = Date.parse('2026-05-20T12:00:00Z');
  const flow = createEngineCostFlow(db, () => now);
  expect(await flow()).toEqual(new Map());
  await record('cloud', 100, now - 2 * DAY_MS);
  await record('cloud', 1, now - DAY_MS);
  await record('cloud', 2, now);
  await record('other', null, now);
  expect(Object.fromEntries(await flow())).toEqual({ cloud: 3, other: 0 });
  now += DAY_MS;
  // Committed after midnight.
  await record('cloud', 4, now - DAY_MS);
  await record('cloud', 8, now);
  for (const each of await Promise.all([flow(), flow(), flow()])) expect(each.get('cloud')).toBe(15);
  now += 5 * DAY_MS;
  await record('cloud', 16, now - 2 * DAY_MS);
  for (const each of await Promise.all([flow(), flow(), flow()])) expect(each.get('cloud')).toBe(31);
  expect(Object.fromEntries(await flow())).toEqual({ cloud: 31, other: 0 });
});

test('a scrape reads the days since the last one, not the whole history', async () => {
  await sql`delete from engine_usage_totals`.execute(db);
  await sql`insert into engine_usage_totals (day, client_id, engine, model, unit, calls, quantity, usd, unpriced_calls)
    select (now() at time zone 'UTC')::date - d, ${client}, 'cloud', 'm' || m, 'call', 1, 1, 1, 0
    from generate_series(0, 999) d, generate_series(1, 10) m`.execute(db);
  await sql`analyze engine_usage_totals`.execute(db);
  expect(await rowsRead(db, 'engine_usage_totals', (tx) => createEngineCostFlow(tx)())).toBeLessThan(30);
});
