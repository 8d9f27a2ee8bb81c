// Jobs on a real worker from start to end, with every way in which a step can fail.
import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../db/db.ts';
import { uuidv7 } from '../kernel/ids.ts';
import { openHarness } from './fixtures/harness.ts';
import { openJobsModule } from './fixtures/jobs-module.ts';
import { showJob } from './reads.ts';

const harness = await openHarness();
let module: Awaited<ReturnType<typeof openJobsModule>>;

beforeAll(async () => {
  module = await openJobsModule(harness);
  await module.worker.start();
});
afterAll(async () => {
  await module.close();
  await harness.close();
});

const signal = new AbortController().signal;
const outcome = (id: string) => module.jobs.wait(id, { timeoutMs: 60_000, signal });
const attempts = async (id: string) =>
  Object.fromEntries((await showJob(harness.db, id)).steps.map((step) => [step.name, step.attempts]));

test('a job runs its steps, resolves the wait for it, and leaves nothing behind', async () => {
  const id = await harness.queue(module.jobs, {});
  expect(await outcome(id)).toEqual({ status: 'completed', result: { ms: 1200 }, failure: null });
  expect(await attempts(id)).toEqual({ speech: 1, render: 1, lipsync: 1, settle: 1, finish: 1 });
  expect(await harness.effects(id)).toEqual(['published', 'settled']);
  await expect.poll(() => harness.swept(id)).toEqual(['swept']);
  await expect.poll(() => readdirSync(harness.scratchRoot)).toEqual([]);
});

test('a closed job keeps its result, but not its input or the results of its steps', async () => {
  const id = await harness.queue(module.jobs, {});
  await outcome(id);
  const kept = async () => {
    const { rows } =
      await sql`select input, result, (select count(job_steps.result) from job_steps where job_id = id) as results
      from jobs where id = ${id}`.execute(harness.db);
    return rows[0];
  };
  await expect.poll(kept).toEqual({ input: null, result: { ms: 1200 }, results: 0 });
});

test('a job whose transaction is rolled back does not exist', async () => {
  const id = `job_${uuidv7().replaceAll('-', '')}`;
  const client = await harness.newClient();
  const given = { id, client, kind: 'scenario', queue: 'interactive' as const, input: {}, timeoutMs: 60_000 };
  await expect(
    harness.db.transaction().execute(async (tx) => {
      await module.jobs.enqueue(tx, given);
      throw new Error('no credits');
    }),
  ).rejects.toThrow('no credits');
  await expect(outcome(id)).rejects.toMatchObject({ code: 'not_found' });
  expect(await harness.trace(id)).toEqual({});
});

test.each([
  ['problem', { code: 'unusable_media', message: 'No face was found.' }],
  ['rejected', { code: 'unusable_media', message: 'That cannot be said.' }],
] as const)('a %s fails the job at once, with a message for its client', async (failAs, failure) => {
  const id = await harness.queue(module.jobs, { failAt: 'during:render', failAs });
  expect(await outcome(id)).toMatchObject({ status: 'failed', result: null, failure });
  expect(await attempts(id)).toEqual({ speech: 1, render: 1 });
  expect(await harness.effects(id)).toEqual(['failed unusable_media']);
});

test('an engine that does not respond is tried three times', async () => {
  const id = await harness.queue(module.jobs, { failAt: 'during:render', failAs: 'unavailable' });
  expect(await outcome(id)).toMatchObject({
    status: 'failed',
    failure: { code: 'unavailable', message: 'The engine does not answer.' },
  });
  expect(await attempts(id)).toEqual({ speech: 1, render: 3 });
  expect(await harness.effects(id)).toEqual(['failed unavailable']);
});

test('a step whose files cannot be stored is tried three times, because each attempt may cost money', async () => {
  const id = await harness.queue(module.jobs, { failAt: 'during:render', failAs: 'storage' });
  expect(await outcome(id)).toMatchObject({ status: 'failed', failure: { code: 'unavailable' } });
  expect(await attempts(id)).toEqual({ speech: 1, render: 3 });
});

test('a step may succeed at its third attempt', async () => {
  const id = await harness.queue(module.jobs, { failAt: 'during:render', failAs: 'bug', failTimes: 2 });
  expect(await outcome(id)).toMatchObject({ status: 'completed' });
  expect(await attempts(id)).toMatchObject({ speech: 1, render: 3, finish: 1 });
});

test.each([
  ['unavailable', 1],
  ['bad_output', 2],
] as const)('an operation that fails as %s is started %d times in all', async (failAs, starts) => {
  const id = await harness.queue(module.jobs, { failAt: 'poll:lipsync', failAs, failTimes: 1 });
  expect(await outcome(id)).toMatchObject({ status: 'completed' });
  expect(await harness.trace(id)).toMatchObject({ 'start:lipsync': starts, 'poll:lipsync': 2 });
});

test('a task that crashes every time fails the job with a general message; only operators see the cause', async () => {
  const id = await harness.queue(module.jobs, { failAt: 'render', failAs: 'crash' });
  const { status, failure } = await outcome(id);
  expect(status).toBe('failed');
  expect(failure).toEqual({
    code: 'internal',
    message: 'Something went wrong on our side; it was tried 3 times.',
  });
  expect((await showJob(harness.db, id)).job.cause).toMatch(/^render: .*segmentation fault/s);
});

test('an error between two steps is retried as well', async () => {
  const id = await harness.queue(module.jobs, { failAt: 'after:render', failAs: 'bug' });
  expect(await outcome(id)).toMatchObject({ status: 'failed', failure: { code: 'internal' } });
  expect(await harness.trace(id)).toMatchObject({ 'during:render': 1, 'after:render': 3 });
});

test('an effect that fails rolls back its whole transaction', async () => {
  const id = await harness.queue(module.jobs, { failAt: 'during:settle', failAs: 'bug', failTimes: 1 });
  expect(await outcome(id)).toMatchObject({ status: 'completed' });
  expect(await harness.effects(id)).toEqual(['published', 'settled']);
});

test('a step that was stopped because another one failed has used up no attempt', async () => {
  const id = await harness.queue(module.jobs, {}, { kind: 'parallel' });
  expect(await outcome(id)).toMatchObject({ status: 'completed' });
  expect(await attempts(id)).toEqual({ failing: 2, waiting: 1, finish: 1 });
});

test('a job that its caller gives up stops on its worker, which can record nothing more', async () => {
  const id = await harness.queue(module.jobs, { holdAt: 'speech' });
  await expect.poll(() => harness.trace(id)).toEqual({ 'during:speech': 1 });
  const failure = { code: 'unavailable', message: 'Too late.' } as const;
  expect(await harness.db.transaction().execute((tx) => module.jobs.fail(tx, id, failure))).toBe(true);
  expect(await harness.db.transaction().execute((tx) => module.jobs.fail(tx, id, failure))).toBe(false);
  expect(await outcome(id)).toMatchObject({ status: 'failed', failure });
  await expect.poll(() => harness.swept(id)).toEqual(['swept']);
  expect(await harness.effects(id)).toEqual(['failed unavailable']);
  expect((await showJob(harness.db, id)).steps).toMatchObject([{ name: 'speech', status: 'open' }]);
});

test('a job is either finished or given up, whichever comes first', async () => {
  const ids = await Promise.all(Array.from({ length: 12 }, () => harness.queue(module.jobs, {})));
  const giveUp = async (id: string, delayMs: number) => {
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    return harness.db
      .transaction()
      .execute((tx) => module.jobs.fail(tx, id, { code: 'unavailable', message: 'Too late.' }));
  };
  await Promise.all(ids.flatMap((id, at) => [giveUp(id, at * 60), giveUp(id, at * 60 + 20), giveUp(id, at * 60 + 40)]));
  const outcomes = await Promise.all(ids.map(async (id) => [(await outcome(id)).status, await harness.effects(id)]));
  for (const [status, effects] of outcomes) {
    if (status === 'completed') expect(effects).toEqual(['published', 'settled']);
    else expect(effects).toEqual(expect.not.arrayContaining(['published']));
    if (status === 'failed') expect(effects?.slice(0, 1)).toEqual(['failed unavailable']);
  }
});

test('a job past its timeout fails, even where its step ignores its signal', async () => {
  const id = await harness.queue(module.jobs, { holdAt: 'render', ignoresSignal: true }, { timeoutMs: 300 });
  expect(await outcome(id)).toMatchObject({
    status: 'failed',
    failure: { message: 'The job took longer than is allowed and was stopped.' },
  });
  await harness.release(id);
  await expect.poll(() => harness.swept(id)).toEqual(['swept']);
  expect(await harness.effects(id)).toEqual(['failed unavailable']);
});

test('connections that the server closes are replaced, and jobs continue', async () => {
  const id = await harness.queue(module.jobs, { holdAt: 'speech' });
  await expect.poll(() => harness.trace(id)).toEqual({ 'during:speech': 1 });
  const others = sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`;
  await others.execute(harness.db);
  await harness.release(id);
  await harness.expireLeases(id);
  expect(await outcome(id)).toMatchObject({ status: 'completed' });
  expect(await outcome(await harness.queue(module.jobs, {}))).toMatchObject({ status: 'completed' });
});
