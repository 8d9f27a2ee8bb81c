// Who comes next, what waiting does, and what may be seen and counted of the queue.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../db/db.ts';
import { openRoom } from './fixtures/harness.ts';
import { openStage } from './fixtures/processes.ts';
import { queuePositions } from './positions.ts';
import { countVideos, getJob, listJobs, liveJobs, queueDepths } from './reads.ts';

const stage = await openStage();
let room: Awaited<ReturnType<typeof openRoom>>;

beforeAll(async () => {
  room = await openRoom({ ...stage, concurrency: { fast: 1, video: 1 } });
  await room.worker.start();
});
afterAll(async () => {
  await room.close();
  await stage.close();
});

const signal = new AbortController().signal;
const outcome = (id: string) => room.jobs.wait(id, { timeoutMs: 60_000, signal });
const video = (client: string, input = {}) => stage.queue(room.jobs, input, { client, lane: 'video' });

/** Keeps the only place for videos busy until released. */
const occupy = async () => {
  const id = await video(await stage.newClient(), { holdAt: 'speech' });
  await expect.poll(() => stage.trace(id)).toEqual({ 'during:speech': 1 });
  return id;
};

test('clients get their turns fairly, whoever queued more', async () => {
  const busy = await occupy();
  const [ann, bob] = [await stage.newClient(), await stage.newClient()];
  const ids = [await video(ann), await video(ann), await video(ann), await video(bob), await video(bob)];
  const jobs = await Promise.all(ids.map((id, at) => getJob(stage.db, at < 3 ? ann : bob, id)));
  const positions = await queuePositions(stage.db, jobs);
  expect(ids.map((id) => positions.get(id))).toEqual([1, 3, 5, 2, 4]);

  await stage.release(busy);
  await Promise.all(ids.map(outcome));
  const { rows } = await sql<{ id: string }>`select id from jobs where id = any(${ids}) order by started_at`.execute(
    stage.db,
  );
  expect(rows.map(({ id }) => ids.indexOf(id))).toEqual([0, 3, 1, 4, 2]);
});

test('videos under way leave the fast lane free, and a job that waits too long for its start is closed', async () => {
  const busy = await occupy();
  const late = await stage.queue(room.jobs, {}, { lane: 'video', startMs: 200 });
  expect(await outcome(await stage.queue(room.jobs, {}))).toMatchObject({ status: 'completed' });
  expect(await outcome(late)).toMatchObject({
    status: 'failed',
    failure: { code: 'unavailable', message: 'The job could not be started in time.' },
  });
  await stage.release(busy);
  await outcome(busy);
  expect(await stage.trace(late)).toEqual({});
  expect(await stage.effects(late)).toEqual(['failed unavailable']);
  // No worker ever held it, so any worker sweeps it.
  await expect.poll(() => stage.swept(late)).toEqual(['swept']);
});

test('a client sees and counts its own jobs only', async () => {
  const [ann, bob] = [await stage.newClient(), await stage.newClient()];
  const first = await video(ann);
  const second = await video(ann, { failAt: 'during:speech', failAs: 'problem' });
  await video(bob).then(outcome);
  await Promise.all([outcome(first), outcome(second)]);
  const from = new Date(Date.now() - 60_000);
  const to = new Date(Date.now() + 60_000);

  expect((await listJobs(stage.db, ann, { lane: 'video', limit: 10 })).map(({ id }) => id)).toEqual([second, first]);
  expect((await listJobs(stage.db, ann, { limit: 1, offset: 1 })).map(({ id }) => id)).toEqual([first]);
  expect(await countVideos(stage.db, ann, { from, to })).toEqual({
    completed: 1,
    failed: 1,
    runningOrQueued: 0,
    total: 2,
  });
  expect(await countVideos(stage.db, ann, { from: to, to })).toMatchObject({ total: 0 });
  expect(await countVideos(stage.db, ann, { from })).toEqual(await countVideos(stage.db, ann, { from, to }));
  await expect(getJob(stage.db, bob, first)).rejects.toMatchObject({ code: 'not_found' });
});

test('active jobs are counted by client and lane, and the lines can be measured', async () => {
  const busy = await occupy();
  const ann = await stage.newClient();
  const waiting = await video(ann);
  expect(await room.jobs.activeCount(stage.db, ann, 'video')).toBe(1);
  expect(await room.jobs.activeCount(stage.db, ann, 'fast')).toBe(0);
  expect(await queueDepths(stage.db)).toMatchObject([
    { lane: 'fast', queued: 0, running: 0, oldestQueuedSeconds: 0 },
    { lane: 'video', queued: 1, running: 1, oldestQueuedSeconds: expect.any(Number) },
  ]);
  expect(await liveJobs(stage.db)).toEqual(new Set([busy, waiting]));
  await stage.release(busy);
  expect(await outcome(waiting)).toMatchObject({ status: 'completed' });
  expect(await liveJobs(stage.db)).toEqual(new Set());
  expect(await room.jobs.activeCount(stage.db, ann, 'video')).toBe(0);
});

test('who waits gets the state after the time, or the reason of the signal', async () => {
  const busy = await occupy();
  expect(await room.jobs.wait(busy, { timeoutMs: 30, signal })).toMatchObject({ status: 'running', result: null });
  const gone = new AbortController();
  const waiting = room.jobs.wait(busy, { timeoutMs: 20_000, signal: gone.signal });
  gone.abort(new Error('the client hung up'));
  await expect(waiting).rejects.toThrow('the client hung up');
  await stage.release(busy);
  await outcome(busy);
});
