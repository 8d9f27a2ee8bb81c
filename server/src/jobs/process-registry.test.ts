// Tests the list of processes: with and without jobs, without heartbeats, and after deregistration.
import { afterAll, expect, test } from 'vitest';
import { sql } from '../db/db.ts';
import { createLogger } from '../kernel/logger.ts';
import { OperatorError } from '../kernel/operator-error.ts';
import { openHarness } from './fixtures/harness.ts';
import { openJobsModule } from './fixtures/jobs-module.ts';
import { createProcessEntry, keepRegistered, listProcesses, listUnservedQueues } from './process-registry.ts';
import { TIMES } from './times.ts';

const harness = await openHarness();
afterAll(() => harness.close());

const slots = { interactive: 4, batch: 1 };
const register = async (given: { serves?: boolean } = {}) => {
  const log = createLogger('silent');
  const entry = createProcessEntry({ db: harness.db, version: '1.2.3', serves: false, slots, log, ...given });
  await entry.heartbeat();
  return entry;
};
const silentFor = (name: string, interval: string) =>
  sql`update processes set seen_at = now() - ${interval}::interval where name = ${name}`.execute(harness.db);

test('a worker is listed without a job and with one, and is removed when it deregisters', async () => {
  const module = await openJobsModule(harness);
  await module.worker.start();
  await expect
    .poll(() => listProcesses(harness.db))
    .toMatchObject([{ alive: true, slots: { interactive: 2, batch: 2 }, jobs: [], startedAt: expect.any(Date) }]);
  const id = await harness.queue(module.jobs, { holdAt: 'speech' });
  await expect
    .poll(() => listProcesses(harness.db))
    .toMatchObject([
      { alive: true, jobs: [{ id, kind: 'scenario', queue: 'interactive', startedAt: expect.any(Date) }] },
    ]);
  await harness.release(id);
  await expect.poll(() => listProcesses(harness.db)).toMatchObject([{ jobs: [] }]);
  await module.close();
  expect(await listProcesses(harness.db)).toEqual([]);
});

test('a worker without heartbeats for longer than a lease is not alive until its next heartbeat', async () => {
  const entry = await register();
  await silentFor(entry.name, '13 seconds');
  expect(await listProcesses(harness.db)).toMatchObject([{ name: entry.name, alive: false }]);
  await entry.heartbeat();
  expect(await listProcesses(harness.db)).toMatchObject([{ name: entry.name, alive: true, slots }]);
  await entry.deregister();
});

test('processes that died long ago are not listed, and removed by the others', async () => {
  const dead = await register();
  await silentFor(dead.name, '2 hours');
  expect(await listProcesses(harness.db)).toEqual([]);
  const other = await register();
  const { rows } = await sql<{ name: string }>`select name from processes`.execute(harness.db);
  expect(rows).toEqual([{ name: other.name }]);
  await other.deregister();
});

test('a process with another session key than a running one is rejected, unless that one stops or died', async () => {
  const log = createLogger('silent');
  const serving = (sessionKey: string | undefined) =>
    createProcessEntry({ db: harness.db, version: '1.2.3', serves: true, slots, sessionKey, log });
  const first = serving('one key');
  await first.register();
  const allowed = [serving('one key'), serving(undefined)];
  for (const entry of allowed) await entry.register();
  for (const entry of allowed) await entry.deregister();
  const second = serving('another key');
  await expect(second.register()).rejects.toThrow(`The process ${first.name} signs sessions with another key.`);
  expect(await listProcesses(harness.db)).toMatchObject([{ name: first.name }]);
  await silentFor(first.name, '13 seconds');
  await second.register();
  await expect(serving('one key').register()).rejects.toBeInstanceOf(OperatorError);
  second.drain();
  await expect.poll(() => listProcesses(harness.db)).toMatchObject([{}, { draining: true }]);
  const third = serving('one key');
  await third.register();
  for (const entry of [first, second, third]) await entry.deregister();
});

test('of processes that start together with different keys, one is rejected', async () => {
  const log = createLogger('silent');
  const entries = ['one key', 'another key'].map((sessionKey) =>
    createProcessEntry({ db: harness.db, version: '1.2.3', serves: true, slots, sessionKey, log }),
  );
  const outcomes = await Promise.allSettled(entries.map((entry) => entry.register()));
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  for (const entry of entries) await entry.deregister();
});

test('a process that only serves stays registered, shows that it is stopping, and is gone once it has stopped', async () => {
  const entry = await register({ serves: true });
  const kept = keepRegistered(entry, { log: createLogger('silent'), everyMs: 20 });
  await silentFor(entry.name, '13 seconds');
  await expect
    .poll(() => listProcesses(harness.db))
    .toMatchObject([{ version: '1.2.3', serves: true, alive: true, draining: false, jobs: [] }]);
  entry.drain();
  await expect.poll(() => listProcesses(harness.db)).toMatchObject([{ draining: true }]);
  await kept.stop();
  await entry.deregister();
  await entry.heartbeat();
  expect(await listProcesses(harness.db)).toEqual([]);
});

test('a worker takes only jobs of its queues, drains without the others, and a queue that no worker takes is named', async () => {
  await sql`delete from processes`.execute(harness.db);
  const module = await openJobsModule({
    ...harness,
    concurrency: { interactive: 0, batch: 1 },
    // Longer than the test's own limit: a drain that waits for the other queue fails the test.
    times: { ...TIMES, drainMs: 600_000 },
  });
  await module.worker.start();
  await expect.poll(() => listProcesses(harness.db)).toMatchObject([{ slots: { interactive: 0, batch: 1 } }]);
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
  await sql`delete from processes`.execute(harness.db);
  const id = await harness.queue(module.jobs, {});
  expect(await listUnservedQueues(harness.db)).toEqual(['interactive']);
  await sql`update jobs set status = 'failed', completed_at = now(), failure = '{}' where id = ${id}`.execute(
    harness.db,
  );
  expect(await listUnservedQueues(harness.db)).toEqual([]);
  await module.close();
});
