// Turnarounds of videos, counted as their jobs are completed, and how long videos take for each second of them.
import { afterAll, beforeEach, expect, test } from 'vitest';
import { addClient } from '../billing/open-client.ts';
import { sql } from '../db/db.ts';
import { openTestDb } from '../db/testing.ts';
import { readPaces, readTurnarounds } from './turnarounds.ts';

const { db, close } = await openTestDb();
afterAll(close);

let client: string;
beforeEach(async () => {
  client = await db.transaction().execute((tx) => addClient(tx, { name: 'Acme', credits: 0 }));
  await sql`delete from video_turnarounds`.execute(db);
});

let jobs = 0;
/** A job that ended some days ago, this long after it was queued. */
async function complete(
  seconds: number,
  { kind = 'talking_head', queue = 'batch', status = 'completed', daysAgo = 0 } = {},
): Promise<void> {
  const id = `job_${jobs++}`;
  await sql`insert into jobs (id, client_id, kind, queue, input, status, start_deadline, timeout_ms, queued_at)
    values (${id}, ${client}, ${kind}, ${queue}, '{}', 'running', now(), 1000,
      now() - make_interval(days => ${daysAgo}, secs => ${seconds}))`.execute(db);
  const failure = status === 'failed' ? '{"code": "internal", "message": "No."}' : null;
  await sql`update jobs set status = ${status}, completed_at = now() - make_interval(days => ${daysAgo}),
    failure = ${failure}::jsonb where id = ${id}`.execute(db);
}

test('without a completed video there is no number', async () => {
  await complete(30, { status: 'failed' });
  await complete(30, { kind: 'character', queue: 'interactive' });
  const none = { last7Days: null, last30Days: null };
  expect(await readTurnarounds(db)).toEqual({ talking_head: none, scenes: none });
});

test('half and 95 of 100 videos of each mode are within 5 % of the true numbers', async () => {
  // From 5 to 302 seconds.
  for (let i = 0; i < 100; i++) await complete(5 + i * 3);
  await complete(1_000, { kind: 'scenes' });
  const { talking_head, scenes } = await readTurnarounds(db);
  const { p50Seconds, p95Seconds } = talking_head.last7Days!;
  expect(Math.abs(p50Seconds / (5 + 49 * 3) - 1)).toBeLessThan(0.05);
  expect(Math.abs(p95Seconds / (5 + 94 * 3) - 1)).toBeLessThan(0.05);
  expect(Math.abs(scenes.last30Days!.p50Seconds / 1_000 - 1)).toBeLessThan(0.05);
});

test('older days count in the last 30 days only, and then not at all', async () => {
  await complete(10);
  await complete(100, { daysAgo: 10 });
  await complete(100, { daysAgo: 11 });
  await complete(9_000, { daysAgo: 40 });
  const { last7Days, last30Days } = (await readTurnarounds(db)).talking_head;
  expect(last7Days!.p95Seconds).toBeLessThan(11);
  expect(Math.abs(last30Days!.p95Seconds / 100 - 1)).toBeLessThan(0.05);
});

test('videos that are completed at once are all counted', async () => {
  await Promise.all(Array.from({ length: 24 }, (_, i) => complete(20, { kind: i % 2 ? 'scenes' : 'talking_head' })));
  const { rows } = await sql<{
    kind: string;
    count: number;
  }>`select kind, count from video_turnarounds order by kind`.execute(db);
  expect(rows).toEqual([
    { kind: 'scenes', count: 12 },
    { kind: 'talking_head', count: 12 },
  ]);
});

/** A video that waited before it was rendered in so many seconds. */
async function render(seconds: number, ofVideo: number, { kind = 'talking_head', daysAgo = 0 } = {}): Promise<void> {
  const id = `job_${jobs++}`;
  await sql`insert into jobs (id, client_id, kind, queue, input, status, start_deadline, timeout_ms, queued_at, started_at, completed_at)
    values (${id}, ${client}, ${kind}, 'batch', '{}', 'completed', now(), 1000, now() - make_interval(days => ${daysAgo}, secs => 900),
      now() - make_interval(days => ${daysAgo}, secs => ${seconds}), now() - make_interval(days => ${daysAgo}))`.execute(
    db,
  );
  const lines =
    kind === 'scenes'
      ? [
          { item: 'render_first_scene', seconds: ofVideo / 4 },
          { item: 'render_later_scenes', seconds: (ofVideo * 3) / 4 },
        ]
      : [
          { item: 'lipsync', seconds: ofVideo },
          { item: 'render', seconds: ofVideo },
        ];
  await sql`insert into orders (job_id, client_id, kind, credits_estimated, line_items)
    values (${id}, ${client}, ${kind}, 10, ${JSON.stringify([...lines, { item: 'tts', seconds: null }])}::jsonb)`.execute(
    db,
  );
}

test('the pace is the median of the work for each second of the last seven days’ videos, without their waits', async () => {
  await sql`delete from jobs`.execute(db);
  expect(await readPaces(db)).toEqual({ talking_head: null, scenes: null });
  for (const [seconds, ofVideo] of [
    [10, 10],
    [20, 10],
    [600, 10],
  ] as const)
    await render(seconds, ofVideo);
  await render(90, 10, { daysAgo: 8 });
  await render(60, 20, { kind: 'scenes' });
  const paces = await readPaces(db);
  expect(paces.talking_head).toBeCloseTo(2);
  expect(paces.scenes).toBeCloseTo(3);
});
