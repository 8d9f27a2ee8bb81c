// The usage of a client: access and validation of the range.
import type { DailyUsage } from '@greenroom/contract/dashboard/usage';
import { afterAll, expect, test } from 'vitest';
import { sql } from '../db/db.ts';
import { closeHold, hold } from '../ledger/holds.ts';
import { createDailyUsage } from '../reporting/daily-usage.ts';
import { openTestDashboard } from './testing.ts';
import { createUsageEndpoints } from './usage.ts';

const dashboard = await openTestDashboard({
  endpoints: ({ db }) => createUsageEndpoints({ dailyUsage: createDailyUsage(db) }),
});
const { db, call, signUp } = dashboard;
afterAll(dashboard.close);

const query = (from: string, to: string, timeZone = 'Europe/Madrid') =>
  `/usage?from=${from}&to=${to}&time_zone=${encodeURIComponent(timeZone)}`;

/** Today, and tomorrow, which it may become meanwhile. */
const [day, next] = [0, 86_400_000].map((ms) => new Date(Date.now() + ms).toISOString().slice(0, 10)) as [
  string,
  string,
];

async function spend(client: string, order: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await hold(tx, { order, client, amount: 10 });
    await sql`insert into orders (job_id, client_id, kind, credits_estimated, line_items)
      values (${order}, ${client}, 'tts', 10, '[]')`.execute(tx);
    await closeHold(tx, order, 10);
  });
}

test('a user sees only the usage of the own client', async () => {
  const [ada, eve] = [await signUp(), await signUp()];
  await spend(ada.user.client, 'job_1');
  const seen = async (by: typeof ada) => (await call(by, 'GET', query(day, next, 'UTC'))).json<DailyUsage>();
  const { days, ...shown } = await seen(ada);
  expect(shown).toMatchObject({ time_zone: 'UTC', total: { credits_consumed: 10, credits: { tts: 10 } } });
  expect(days.map((one) => one.day)).toEqual([day, next]);
  expect(days.map(({ credits }) => credits.tts).sort()).toEqual([0, 10]);
  expect((await seen(eve)).total.credits_consumed).toBe(0);
  expect((await call(undefined, 'GET', query(day, day))).statusCode).toBe(401);
});

test.each([
  [query('2026-11-02', '2026-11-01'), 'to must not be before from.'],
  [query('2024-11-01', '2026-11-01'), 'from must be at most 366 days before to.'],
  [query('2026-02-30', '2026-03-01'), 'from must be a date such as 2026-11-01.'],
  [query('0001-01-01', '2026-03-01'), /from must be between 1970 and 2999/],
  [query('2026-11-01', '2026-11-02', 'Mars/Olympus'), /^time_zone must be an IANA time zone/],
  [query('2026-11-01', '2026-11-02', 'FOO+3'), /^time_zone must be an IANA time zone/],
  ['/usage?from=2026-11-01&to=2026-11-02', 'time_zone is required.'],
])('an invalid range is a 400 that names the parameter: %s', async (path, error) => {
  const response = await call(await signUp(), 'GET', path);
  expect([response.statusCode, response.json().error]).toEqual([400, expect.stringMatching(error)]);
});

test('a range of 366 days is accepted', async () => {
  const response = await call(await signUp(), 'GET', query('2023-11-02', '2024-11-01'));
  expect(response.json<DailyUsage>().days).toHaveLength(366);
});
