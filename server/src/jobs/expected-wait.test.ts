// Tests the expected wait of a client's next job.
import { afterAll, expect, test } from 'vitest';
import { sql } from '../db/db.ts';
import { expectedWaitSeconds } from './expected-wait.ts';
import { openHarness } from './fixtures/harness.ts';
import { createTestJobs } from './testing.ts';

const harness = await openHarness();
afterAll(() => harness.close());
const { db } = harness;
const jobs = createTestJobs(db);

/** A client whose jobs were queued that long ago; those of `completed` have just ended. */
async function clientWith(waiting: { count: number; forSeconds: number }, completed = 0): Promise<string> {
  const client = await harness.newClient();
  const ids: string[] = [];
  for (let n = 0; n < waiting.count + completed; n++) ids.push(await harness.queue(jobs, {}, { client, kind: 'tts' }));
  const earlier = sql`now() - ${waiting.forSeconds} * interval '1 second'`;
  await sql`update jobs set queued_at = ${earlier} where id = any(${ids})`.execute(db);
  await sql`update jobs set status = 'completed', started_at = now(), completed_at = now() where id = any(${ids.slice(0, completed)})`.execute(
    db,
  );
  return client;
}
const expected = (client: string, kind = 'tts') => expectedWaitSeconds(db, { client, kind });

test('a burst waits without an estimate, whatever its size', async () => {
  expect(await expected(await clientWith({ count: 30, forSeconds: 2 }))).toBe(0);
});

test('a few jobs that wait for a free worker say nothing', async () => {
  expect(await expected(await clientWith({ count: 4, forSeconds: 30 }))).toBe(0);
  expect(await expected(await clientWith({ count: 1, forSeconds: 30 }, 1))).toBe(0);
});

test('the wait is that of the jobs ahead at the pace of the client’s latest jobs', async () => {
  const client = await clientWith({ count: 19, forSeconds: 10 }, 5);
  expect(await expected(client)).toBeCloseTo(40, 0);
  // Other kinds and other clients take turns with them.
  expect(await expected(client, 'character')).toBe(0);
  expect(await expected(await harness.newClient())).toBe(0);
});

test('jobs that have started are waited for too', async () => {
  const client = await clientWith({ count: 19, forSeconds: 10 }, 5);
  await sql`update jobs set status = 'running', started_at = now() where id in
    (select id from jobs where client_id = ${client} and status = 'queued' limit 9)`.execute(db);
  expect(await expected(client)).toBeCloseTo(40, 0);
});

test('jobs that waited before they started are evidence, also when none of them waits any more', async () => {
  const client = await clientWith({ count: 9, forSeconds: 10 });
  const start = (seconds: number) =>
    sql`update jobs set status = 'running', started_at = queued_at + ${seconds} * interval '1 second' where client_id = ${client}`.execute(
      db,
    );
  await start(4);
  expect(await expected(client)).toBeCloseTo(100, 0);
  await start(1);
  expect(await expected(client)).toBe(0);
});

test('a client that fills its queue again after a long wait has an estimate at once', async () => {
  const client = await clientWith({ count: 0, forSeconds: 10 }, 5);
  for (let n = 0; n < 4; n++) await harness.queue(jobs, {}, { client, kind: 'tts' });
  expect(await expected(client)).toBeCloseTo(10, 0);
  await sql`update jobs set completed_at = now() - interval '6 seconds' where client_id = ${client} and status = 'completed'`.execute(
    db,
  );
  expect(await expected(client)).toBe(0);
});

test('a client whose jobs are completed quickly may queue more', async () => {
  expect(await expected(await clientWith({ count: 9, forSeconds: 6 }, 30))).toBeCloseTo(2, 0);
});
