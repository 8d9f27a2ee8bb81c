// Who the operator sees at work: workers with and without jobs, those that fell silent, and none that left.
import { afterAll, expect, test } from 'vitest';
import { sql } from '../db/db.ts';
import { openRoom } from './fixtures/harness.ts';
import { openStage } from './fixtures/processes.ts';
import { heartbeatWorker, listWorkers } from './worker-registry.ts';

const stage = await openStage();
afterAll(() => stage.close());

const places = { fast: 4, video: 1 };
const silentFor = (name: string, interval: string) =>
  sql`update workers set seen_at = now() - ${interval}::interval where name = ${name}`.execute(stage.db);

test('a worker is there before it has a job, holds one, and is gone when it has left', async () => {
  const room = await openRoom(stage);
  await room.worker.start();
  await expect
    .poll(() => listWorkers(stage.db))
    .toMatchObject([{ alive: true, places: { fast: 2, video: 2 }, jobs: [], startedAt: expect.any(Date) }]);
  const id = await stage.queue(room.jobs, { holdAt: 'speech' });
  await expect
    .poll(() => listWorkers(stage.db))
    .toMatchObject([{ alive: true, jobs: [{ id, kind: 'story', lane: 'fast', startedAt: expect.any(Date) }] }]);
  await stage.release(id);
  await expect.poll(() => listWorkers(stage.db)).toMatchObject([{ jobs: [] }]);
  await room.close();
  expect(await listWorkers(stage.db)).toEqual([]);
});

test('one that is silent for longer than its lease is not alive, and comes back with its next beat', async () => {
  await heartbeatWorker(stage.db, 'a:1:1', places);
  await silentFor('a:1:1', '13 seconds');
  expect(await listWorkers(stage.db)).toMatchObject([{ name: 'a:1:1', alive: false }]);
  await heartbeatWorker(stage.db, 'a:1:1', places);
  expect(await listWorkers(stage.db)).toMatchObject([{ name: 'a:1:1', alive: true, places }]);
});

test('one that died long ago is forgotten by the others', async () => {
  await heartbeatWorker(stage.db, 'b:2:2', places);
  await silentFor('b:2:2', '2 hours');
  await heartbeatWorker(stage.db, 'a:1:1', places);
  expect((await listWorkers(stage.db)).map(({ name }) => name)).toEqual(['a:1:1']);
});
