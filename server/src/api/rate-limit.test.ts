// The rate limit of requests: one count for all processes, and one connection for a flood of requests.
import { afterAll, expect, test } from 'vitest';
import { sql } from '../db/db.ts';
import { openTestDb } from '../db/testing.ts';
import { uuidv7 } from '../kernel/ids.ts';
import { createRateLimit } from './rate-limit.ts';
import { goodKey, openTestApi } from './testing.ts';

const { db, pool, close } = await openTestDb();
afterAll(close);

test('requests of one key over its limit are rejected until the minute is over', async () => {
  const edge = openTestApi({ rateLimit: createRateLimit({ db, perMinute: 2 }) });
  const ask = () => edge.app.inject({ url: '/api/partner/v1/voices', headers: { authorization: goodKey } });
  expect((await ask()).headers).toMatchObject({ 'ratelimit-limit': '2', 'ratelimit-remaining': '1' });
  await ask();
  const rejected = await ask();
  expect([rejected.statusCode, rejected.json()]).toEqual([429, { error: 'RATE_LIMITED' }]);
  expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(50);
  expect(rejected.headers['ratelimit-remaining']).toBe('0');
  await sql`update rate_limits set window_started_at = window_started_at - interval '60 seconds'`.execute(db);
  expect((await ask()).statusCode).toBe(200);
  await edge.app.close();
});

test('two processes count together and allow exactly the limit', async () => {
  const client = uuidv7();
  const processes = [createRateLimit({ db, perMinute: 30 }), createRateLimit({ db, perMinute: 30 })];
  const taken = await Promise.all(Array.from({ length: 100 }, (_, i) => processes[i % 2]!.take(client)));
  expect(taken.filter(({ rejected }) => !rejected)).toHaveLength(30);
  const remaining = taken.flatMap(({ headers, rejected }) =>
    rejected ? [] : [Number(headers['ratelimit-remaining'])],
  );
  expect(remaining.sort((a, b) => b - a)).toEqual(Array.from({ length: 30 }, (_, i) => 29 - i));
});

test('a flood of requests of one key uses one connection, and other keys are not delayed', async () => {
  const limit = createRateLimit({ db, perMinute: 10 });
  const flooded = uuidv7();
  await limit.take(flooded);
  await db.transaction().execute(async (tx) => {
    await sql`select from rate_limits where key = ${`requests|${flooded}`} for update`.execute(tx);
    const flood = Array.from({ length: 200 }, () => limit.take(flooded));
    expect((await limit.take(uuidv7())).rejected).toBeUndefined();
    const { rows } = await sql<{ waiting: number }>`select count(*) as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    expect(rows[0]!.waiting).toBeLessThanOrEqual(1);
    expect(pool.waitingCount).toBe(0);
    void Promise.all(flood);
  });
  expect((await limit.take(flooded)).rejected).toMatchObject({ code: 'rate_limited' });
});
