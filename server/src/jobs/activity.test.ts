// Tests the lists and statistics of jobs for operators.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../db/db.ts';
import { activityOf, countRecentlyClosed, stepHealth } from './activity.ts';
import { openHarness } from './fixtures/harness.ts';
import { searchJobs } from './reads.ts';

const harness = await openHarness();
afterAll(() => harness.close());

let clients: string[];
beforeAll(async () => {
  clients = [await harness.newClient(), await harness.newClient(), await harness.newClient()];
  // Ten at the same instant, so that only their ids order them.
  await sql`insert into jobs (id, client_id, kind, queue, input, timeout_ms, start_deadline, queued_at, status, failure, cause, completed_at)
    select 'job_' || n, (${clients}::uuid[])[1 + n % 2], case when n % 3 = 0 then 'scenes' else 'talking_head' end, 'batch',
      '{"secret": "face"}', 1000, now(), date_trunc('hour', now()) - (n / 10) * interval '1 day',
      case when n % 5 = 0 then 'failed' else 'queued' end,
      case when n % 5 = 0 then '{"code": "internal", "message": "It went wrong."}'::jsonb end,
      case when n % 5 = 0 then 'render: the child was killed' end, case when n % 5 = 0 then now() end
    from generate_series(1, 29) n`.execute(harness.db);
});

const idsOf = (jobs: { id: string }[]) => jobs.map(({ id }) => id);

test('pages show every job once, newest first', async () => {
  const whole = await searchJobs(harness.db, undefined, { limit: 100 });
  expect(whole).toHaveLength(29);
  const paged: string[] = [];
  for (let after: string | undefined; ; ) {
    const page = await searchJobs(harness.db, undefined, { after, limit: 7 });
    if (page.length === 0) break;
    paged.push(...idsOf(page));
    after = page.at(-1)!.id;
  }
  expect(paged).toEqual(idsOf(whole));
});

test('filters are combined', async () => {
  const found = await searchJobs(harness.db, clients[1], { status: 'failed', kind: 'scenes', limit: 100 });
  expect(idsOf(found)).toEqual(['job_15']);
  const day = new Date(Date.now() - 36 * 3_600_000);
  const lately = await searchJobs(harness.db, undefined, { from: day, limit: 100 });
  const before = await searchJobs(harness.db, undefined, { to: day, limit: 100 });
  expect([lately.length, before.length]).toEqual([19, 10]);
});

test('the activity of a client has its last order and its open jobs; a client without orders has none', async () => {
  const activity = await activityOf(harness.db, clients);
  expect(activity.get(clients[0]!)).toMatchObject({ lastQueuedAt: expect.any(Date), active: 12 });
  expect(activity.get(clients[1]!)?.active).toBe(12);
  expect(activity.has(clients[2]!)).toBe(false);
});

test('recently closed jobs are counted by queue, with those that failed because of what the client sent', async () => {
  expect(await countRecentlyClosed(harness.db)).toEqual(
    new Map([['batch', { completed: 0, failed: expect.any(Number), clientFaults: 0 }]]),
  );
  const fail = (id: string, cause: string) =>
    sql`update jobs set failure = '{"code": "unusable_media"}', cause = ${cause} where id = ${id}`.execute(harness.db);
  await fail('job_5', 'first_frame: Problem: first_frame_url cannot be used');
  await fail('job_10', 'render: Problem: It was refused.\ncaused by EngineError: rejected');
  expect((await countRecentlyClosed(harness.db)).get('batch')).toMatchObject({ clientFaults: 1 });
});

test('failed attempts and durations are counted by step', async () => {
  await sql`insert into job_steps (job_id, name, attempts, started_at, finished_at, cause) values
    ('job_1', 'render', 1, now() - interval '4 s', now(), null), ('job_2', 'render', 3, now() - interval '8 s', now(), null),
    ('job_5', 'render', 3, now(), null, 'it broke'), ('job_7', 'render', 1, now(), null, null)`.execute(harness.db);
  expect(await stepHealth(harness.db, 24)).toEqual([
    { kind: 'talking_head', step: 'render', done: 2, failedAttempts: 5, medianMs: 6000 },
  ]);
});
