// Tests the list of workers: with and without jobs, without heartbeats, and after deregistration.
import { afterAll, expect, test } from 'vitest';
import { sql } from '../db/db.ts';
import { openHarness } from './fixtures/harness.ts';
import { openJobsModule } from './fixtures/jobs-module.ts';
import { TIMES } from './times.ts';
import { heartbeatWorker, listUnservedQueues, listWorkers } from './worker-registry.ts';

const harness = await openHarness();
afterAll(() => harness.close());

const slots = { interactive: 4, batch: 1 };
const silentFor = (name: string, interval: string) =>
  sql`update workers set seen_at = now() - ${interval}::interval where name = ${name}`.execute(harness.db);

test('a worker is listed without a job and with one, and is removed when it deregisters', async () => {
  const module = await openJobsModule(harness);
  await module.worker.start();
  await expect
    .poll(() => listWorkers(harness.db))
    .toMatchObject([{ alive: true, slots: { interactive: 2, batch: 2 }, jobs: [], startedAt: expect.any(Date) }]);
  const id = await harness.queue(module.jobs, { holdAt: 'speech' });
  await expect
    .poll(() => listWorkers(harness.db))
    .toMatchObject([
      { alive: true, jobs: [{ id, kind: 'scenario', queue: 'interactive', startedAt: expect.any(Date) }] },
    ]);
  await harness.release(id);
  await expect.poll(() => listWorkers(harness.db)).toMatchObject([{ jobs: [] }]);
  await module.close();
  expect(await listWorkers(harness.db)).toEqual([]);
});

test('a worker without heartbeats for longer than a lease is not alive until its next heartbeat', async () => {
  await heartbeatWorker(harness.db, 'a:1:1', slots);
  await silentFor('a:1:1', '13 seconds');
  expect(await listWorkers(harness.db)).toMatchObject([{ name: 'a:1:1', alive: false }]);
  await heartbeatWorker(harness.db, 'a:1:1', slots);
  expect(await listWorkers(harness.db)).toMatchObject([{ name: 'a:1:1', alive: true, slots }]);
});

test('workers that died long ago are removed by the others', async () => {
  await heartbeatWorker(harness.db, 'b:2:2', slots);
  await silentFor('b:2:2', '2 hours');
  await heartbeatWorker(harness.db, 'a:1:1', slots);
  expect((await listWorkers(harness.db)).map(({ name }) => name)).toEqual(['a:1:1']);
});

test('a worker takes only jobs of its queues, drains without the others, and a queue that no worker takes is named', async () => {
  await sql`delete from workers`.execute(harness.db);
  const module = await openJobsModule({
    ...harness,
    concurrency: { interactive: 0, batch: 1 },
    // Longer than the test's own limit: a drain that waits for the other queue fails the test.
    times: { ...TIMES, drainMs: 600_000 },
  });
  await module.worker.start();
  await expect.poll(() => listWorkers(harness.db)).toMatchObject([{ slots: { interactive: 0, batch: 1 } }]);
  const interactive = await harness.queue(module.jobs, {});
  const batch = await harness.queue(module.jobs, {}, { queue: 'batch' });
  const wait = (id: string) => module.jobs.wait(id, { timeoutMs: 60_000, signal: new AbortController().signal });
  expect(await wait(batch)).toMatchObject({ status: 'completed' });
  expect(await harness.trace(interactive)).toEqual({});
  expect(await listUnservedQueues(harness.db)).toEqual(['interactive']);
  await module.close();

  const other = await openJobsModule(harness);
  await other.worker.start();
  expect(await other.jobs.wait(interactive, { timeoutMs: 60_000, signal: new AbortController().signal })).toMatchObject(
    {
      status: 'completed',
    },
  );
  expect(await listUnservedQueues(harness.db)).toEqual([]);
  await other.close();
});

test('a queue whose queued jobs have ended needs no worker', async () => {
  const module = await openJobsModule(harness);
  await sql`delete from workers`.execute(harness.db);
  const id = await harness.queue(module.jobs, {});
  expect(await listUnservedQueues(harness.db)).toEqual(['interactive']);
  await sql`update jobs set status = 'failed', completed_at = now(), failure = '{}' where id = ${id}`.execute(
    harness.db,
  );
  expect(await listUnservedQueues(harness.db)).toEqual([]);
  await module.close();
});
