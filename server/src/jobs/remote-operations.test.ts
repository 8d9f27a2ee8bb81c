// Tests remote operations with a provider that loses polls and workers that are killed: each is started once, and cancelled if its job fails.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../db/db.ts';
import { COMPILE_CACHE } from '../kernel/testing-compile-cache.ts';
import { openProvider, type Provider } from '../tasks/fixtures/provider.ts';
import { openHarness } from './fixtures/harness.ts';
import { FAST_TIMES, openJobsModule } from './fixtures/jobs-module.ts';
import type { KillPoint, RemoteScenario } from './fixtures/remote-scenario.ts';
import { showJob } from './reads.ts';
import { TIMES } from './times.ts';

const PROCESS = join(import.meta.dirname, 'fixtures/worker-process.ts');
const { signal } = new AbortController();

let harness: Awaited<ReturnType<typeof openHarness>>;
let module: Awaited<ReturnType<typeof openJobsModule>>;
let provider: Provider;
let processes: ChildProcess[];

beforeAll(async () => {
  harness = await openHarness();
});
afterAll(() => harness.close());
beforeEach(async () => {
  module = await openJobsModule({ ...harness, concurrency: { interactive: 1, batch: 1 } });
  provider = await openProvider();
  processes = [];
});
afterEach(async () => {
  for (const process of processes) process.kill('SIGKILL');
  await module.close();
  provider.close();
  // No worker runs now; the next test has a database without its records.
  await sql`truncate remote_operations, trace`.execute(harness.db);
});

const queue = (input: Omit<RemoteScenario, 'provider'> = {}, over: { timeoutMs?: number } = {}) =>
  harness.queue(module.jobs, { provider: provider.url, ...input }, { kind: 'remote', queue: 'batch', ...over });
const outcome = (id: string) => module.jobs.wait(id, { timeoutMs: 60_000, signal });
const cancelled = () => provider.operations.map((operation) => operation.cancelled);
const giveUp = (id: string) =>
  harness.db.transaction().execute((tx) => module.jobs.fail(tx, id, { code: 'unavailable', message: 'Too late.' }));
const records = async () =>
  (
    await sql<{ job: string; cancel_error: string | null }>`select job_id as job, cancel_error
      from remote_operations`.execute(harness.db)
  ).rows;
const renders = async () =>
  (
    await sql<{ what: string }>`select what from trace where what like 'render %' order by at`.execute(harness.db)
  ).rows.map(({ what }) => what);
/** Makes the next round try again now instead of in a minute. */
const cancelNow = () => sql`update remote_operations set next_cancel_at = now()`.execute(harness.db);

/** A worker in a process of its own, started once the job is queued. Returns when the process has ended. */
async function runUntilKilled(options: { killAfterCancel?: boolean } = {}): Promise<void> {
  const { url, scratchRoot } = harness;
  const argument = JSON.stringify({ url, scratchRoot, times: FAST_TIMES, ...options });
  const process = spawn(globalThis.process.execPath, [PROCESS, argument], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { NODE_COMPILE_CACHE: COMPILE_CACHE },
  });
  processes.push(process);
  expect(await once(process, 'exit')).toEqual([null, 'SIGKILL']);
}

test('one operation is polled to its end, through lost polls and errors of the provider', async () => {
  provider.reply(['pending', 'lost', '500', 'pending', '429', 'lost', 'pending', 'done']);
  await module.worker.start();
  const id = await queue();
  expect(await outcome(id)).toMatchObject({ status: 'completed', result: { made: 'done' } });
  expect(provider.operations).toEqual([{ key: `${id}:operation:1`, polls: 8, cancelled: 0 }]);
  const { steps } = await showJob(harness.db, id);
  expect(steps).toMatchObject([{ name: 'operation', attempts: 1 }, { name: 'render' }, { name: 'finish' }]);
  expect(await records()).toEqual([]);
});

const POINTS: KillPoint[] = [
  'before start',
  'after start',
  'before poll',
  'after poll',
  'before step record',
  'after step record',
];

test.each(POINTS)('after a worker is killed %s, the next one starts no second operation', async (killAt) => {
  provider.reply(['pending', 'done']);
  const id = await queue({ killAt });
  await runUntilKilled();
  await harness.expireLeases(id);
  await module.worker.start();
  expect(await outcome(id)).toMatchObject({ status: 'completed', result: { made: 'done' } });
  expect(provider.operations).toMatchObject([{ key: `${id}:operation:1`, cancelled: 0 }]);
  const startedAgain = killAt === 'after start';
  expect(provider.starts).toBe(startedAgain ? 2 : 1);
  expect(await records()).toEqual([]);
});

test('workers that are killed while a job waits use up none of its attempts', async () => {
  provider.reply(['pending']);
  const id = await queue({ killAt: 'after poll', kills: 4 });
  for (let kill = 0; kill < 4; kill++) {
    await runUntilKilled();
    await harness.expireLeases(id);
  }
  provider.reply(['done']);
  await module.worker.start();
  expect(await outcome(id)).toMatchObject({ status: 'completed' });
  expect(provider.operations).toHaveLength(1);
});

test('an operation that fails is followed by one with another key, and each is started once', async () => {
  provider.reply(['pending', 'failed']);
  await module.worker.start();
  const id = await queue();
  expect(await outcome(id)).toMatchObject({ status: 'failed', failure: { code: 'unavailable' } });
  expect(provider.operations.map(({ key }) => key)).toEqual([1, 2, 3].map((number) => `${id}:operation:${number}`));
  expect(provider.starts).toBe(3);
  await expect.poll(records).toEqual([]);
});

test('hundreds of waiting jobs leave the only slot to a rendering job, and take it again one at a time', async () => {
  provider.reply(['pending']);
  await module.close();
  // So many operations are polled as seldom as in production, or nothing else would be done.
  const times = { ...FAST_TIMES, operationPollMs: TIMES.operationPollMs };
  module = await openJobsModule({ ...harness, concurrency: { interactive: 1, batch: 1 }, times });
  await module.worker.start();
  const waiting = await Promise.all(Array.from({ length: 200 }, () => queue()));
  await expect.poll(() => provider.operations.length, { timeout: 120_000 }).toBe(200);
  // Of this worker, which started last: those that were killed before it left their rows.
  const busy = async () =>
    (
      await sql<{ busy: number }>`select batch_busy as busy from processes order by started_at desc limit 1`.execute(
        harness.db,
      )
    ).rows;
  await expect.poll(busy, { timeout: 10_000 }).toEqual([{ busy: 0 }]);
  const rendering = await harness.queue(module.jobs, {}, { queue: 'batch' });
  expect(await outcome(rendering)).toMatchObject({ status: 'completed' });
  expect(new Set(await Promise.all(waiting.map(async (id) => (await showJob(harness.db, id)).job.status)))).toEqual(
    new Set(['running']),
  );

  provider.reply(['done']);
  for (const id of waiting) expect(await outcome(id)).toMatchObject({ status: 'completed' });
  expect(await renders()).toEqual(waiting.flatMap(() => ['render begins', 'render ends']));
});

test('jobs that go on by themselves after their operations failed take the slot one at a time', async () => {
  provider.reply(['pending', 'failed']);
  await module.worker.start();
  const ids = await Promise.all(Array.from({ length: 5 }, () => queue({ goesOn: true })));
  for (const id of ids) expect(await outcome(id)).toMatchObject({ status: 'completed' });
  expect(await renders()).toEqual(Array(10).fill(['render begins', 'render ends']).flat());
});

test('the operation of a failed job is cancelled', async () => {
  provider.reply(['pending']);
  await module.worker.start();
  const id = await queue({ failBeside: true });
  expect(await outcome(id)).toMatchObject({ status: 'failed', failure: { code: 'unusable_media' } });
  await expect.poll(cancelled).toEqual([1]);
  await expect.poll(records).toEqual([]);
});

test('the operation of a job that its caller gave up is cancelled, and cancelled again if the provider fails', async () => {
  provider.reply(['pending']);
  provider.failCancels(1);
  await module.worker.start();
  const id = await queue();
  await expect.poll(() => provider.operations[0]?.polls).toBeGreaterThan(0);
  await giveUp(id);
  await expect.poll(records).toMatchObject([{ job: id, cancel_error: expect.stringContaining('status 500') }]);
  await cancelNow();
  await expect.poll(cancelled).toEqual([1]);
  await expect.poll(records).toEqual([]);
});

test('if a job is given up before the provider responds to the start, its operation is cancelled', async () => {
  const answered = Promise.withResolvers<void>();
  provider.delayStarts(answered.promise);
  await module.worker.start();
  const id = await queue();
  await expect.poll(() => provider.operations.length).toBe(1);
  await giveUp(id);
  answered.resolve();
  await expect.poll(cancelled).toEqual([1]);
});

test('the operation of a dead worker is cancelled when its job runs out of time', async () => {
  provider.reply(['pending']);
  const id = await queue({ killAt: 'after poll' });
  await runUntilKilled();
  await sql`update jobs set timeout_ms = 1`.execute(harness.db);
  await module.worker.start();
  expect(await outcome(id)).toMatchObject({ status: 'failed' });
  await expect.poll(cancelled).toEqual([1]);
});

test('a worker killed while it cancels leaves the rest to the next one', async () => {
  provider.reply(['pending']);
  const id = await queue({ killAt: 'after poll' });
  await runUntilKilled();
  await giveUp(id);
  await runUntilKilled({ killAfterCancel: true });
  expect(cancelled()).toEqual([1]);
  expect(await records()).toMatchObject([{ job: id }]);
  await cancelNow();
  await module.worker.start();
  await expect.poll(records).toEqual([]);
  expect(cancelled()).toEqual([2]);
});
