// The order of jobs, waiting for them, and what can be read and counted.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../db/db.ts';
import { openHarness } from './fixtures/harness.ts';
import { openJobsModule } from './fixtures/jobs-module.ts';
import { queuePositions } from './positions.ts';
import { countVideos, getJob, listVideoJobs, liveJobs, queueDepths } from './reads.ts';

const harness = await openHarness();
let module: Awaited<ReturnType<typeof openJobsModule>>;

beforeAll(async () => {
  module = await openJobsModule({ ...harness, concurrency: { interactive: 1, batch: 1 } });
  await module.worker.start();
});
afterAll(async () => {
  await module.close();
  await harness.close();
});

const signal = new AbortController().signal;
const outcome = (id: string) => module.jobs.wait(id, { timeoutMs: 60_000, signal });
const video = (client: string, input = {}) => harness.queue(module.jobs, input, { client, queue: 'batch' });

/** Keeps the only batch slot busy until released. */
const occupy = async () => {
  const id = await video(await harness.newClient(), { holdAt: 'speech' });
  await expect.poll(() => harness.trace(id)).toEqual({ 'during:speech': 1 });
  return id;
};

test('clients take turns, however many jobs each of them queued', async () => {
  const busy = await occupy();
  const [ann, bob] = [await harness.newClient(), await harness.newClient()];
  const ids = [await video(ann), await video(ann), await video(ann), await video(bob), await video(bob)];
  const jobs = await Promise.all(ids.map((id, at) => getJob(harness.db, at < 3 ? ann : bob, id)));
  const positions = await queuePositions(harness.db, jobs);
  expect(ids.map((id) => positions.get(id))).toEqual([1, 3, 5, 2, 4]);

  await harness.release(busy);
  await Promise.all(ids.map(outcome));
  const { rows } = await sql<{ id: string }>`select id from jobs where id = any(${ids}) order by started_at`.execute(
    harness.db,
  );
  expect(rows.map(({ id }) => ids.indexOf(id))).toEqual([0, 3, 1, 4, 2]);
});

test('batch jobs do not block the interactive queue, and a job that waits too long for its start fails', async () => {
  const busy = await occupy();
  const late = await harness.queue(module.jobs, {}, { queue: 'batch', startTimeoutMs: 200 });
  expect(await outcome(await harness.queue(module.jobs, {}))).toMatchObject({ status: 'completed' });
  expect(await outcome(late)).toMatchObject({
    status: 'failed',
    failure: { code: 'unavailable', message: 'The job could not be started in time.' },
  });
  await harness.release(busy);
  await outcome(busy);
  expect(await harness.trace(late)).toEqual({});
  expect(await harness.effects(late)).toEqual(['failed unavailable']);
  // No worker ever held it, so any worker sweeps it.
  await expect.poll(() => harness.swept(late)).toEqual(['swept']);
});

test('a client sees and counts its own jobs only', async () => {
  const [ann, bob] = [await harness.newClient(), await harness.newClient()];
  const first = await video(ann);
  const second = await video(ann, { failAt: 'during:speech', failAs: 'problem' });
  await video(bob).then(outcome);
  await Promise.all([outcome(first), outcome(second)]);
  const from = new Date(Date.now() - 60_000);
  const to = new Date(Date.now() + 60_000);

  expect((await listVideoJobs(harness.db, ann, { limit: 10, offset: 0 })).map(({ id }) => id)).toEqual([second, first]);
  expect((await listVideoJobs(harness.db, ann, { limit: 1, offset: 1 })).map(({ id }) => id)).toEqual([first]);
  expect(await countVideos(harness.db, ann, { from, to })).toEqual({
    completed: 1,
    failed: 1,
    runningOrQueued: 0,
    total: 2,
  });
  expect(await countVideos(harness.db, ann, { from: to, to })).toMatchObject({ total: 0 });
  expect(await countVideos(harness.db, ann, { from })).toEqual(await countVideos(harness.db, ann, { from, to }));
  await expect(getJob(harness.db, bob, first)).rejects.toMatchObject({ code: 'not_found' });
});

test('active jobs are counted by client and queue, and the queues can be measured', async () => {
  const busy = await occupy();
  const ann = await harness.newClient();
  const waiting = await video(ann);
  expect(await module.jobs.activeCount(harness.db, ann, 'batch')).toBe(1);
  expect(await module.jobs.activeCount(harness.db, ann, 'interactive')).toBe(0);
  expect(await queueDepths(harness.db)).toMatchObject([
    { queue: 'interactive', queued: 0, running: 0, oldestQueuedSeconds: 0 },
    { queue: 'batch', queued: 1, running: 1, oldestQueuedSeconds: expect.any(Number) },
  ]);
  expect(await liveJobs(harness.db)).toEqual(new Set([busy, waiting]));
  await harness.release(busy);
  expect(await outcome(waiting)).toMatchObject({ status: 'completed' });
  expect(await liveJobs(harness.db)).toEqual(new Set());
  expect(await module.jobs.activeCount(harness.db, ann, 'batch')).toBe(0);
});

test('a wait resolves with the state after its timeout, or rejects with the reason of its signal', async () => {
  const busy = await occupy();
  expect(await module.jobs.wait(busy, { timeoutMs: 30, signal })).toMatchObject({ status: 'running', result: null });
  const gone = new AbortController();
  const waiting = module.jobs.wait(busy, { timeoutMs: 20_000, signal: gone.signal });
  gone.abort(new Error('the client disconnected'));
  await expect(waiting).rejects.toThrow('the client disconnected');
  await harness.release(busy);
  await outcome(busy);
});
