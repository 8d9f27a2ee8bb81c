// A job from its order to its end on a real worker, with every way in which a step can fail.
import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../db/db.ts';
import { uuidv7 } from '../kernel/ids.ts';
import { openRoom } from './fixtures/harness.ts';
import { openStage } from './fixtures/processes.ts';
import { showJob } from './reads.ts';

const stage = await openStage();
let room: Awaited<ReturnType<typeof openRoom>>;

beforeAll(async () => {
  room = await openRoom(stage);
  await room.worker.start();
});
afterAll(async () => {
  await room.close();
  await stage.close();
});

const signal = new AbortController().signal;
const outcome = (id: string) => room.jobs.wait(id, { timeoutMs: 60_000, signal });
const attempts = async (id: string) =>
  Object.fromEntries((await showJob(stage.db, id)).steps.map((step) => [step.name, step.attempts]));

test('a job runs through its steps, answers who waits, and leaves nothing behind', async () => {
  const id = await stage.queue(room.jobs, {});
  expect(await outcome(id)).toEqual({ status: 'completed', result: { ms: 1200 }, failure: null });
  expect(await attempts(id)).toEqual({ speech: 1, render: 1, lipsync: 1, settle: 1, finish: 1 });
  expect(await stage.effects(id)).toEqual(['published', 'settled']);
  await expect.poll(() => stage.swept(id)).toEqual(['swept']);
  await expect.poll(() => readdirSync(stage.scratchRoot)).toEqual([]);
});

test('of a closed job stays what became of it, not what it was given or handed from step to step', async () => {
  const id = await stage.queue(room.jobs, {});
  await outcome(id);
  const kept = async () => {
    const { rows } = await sql`select input, result, (select count(answer) from job_steps where job_id = id) as answers
      from jobs where id = ${id}`.execute(stage.db);
    return rows[0];
  };
  await expect.poll(kept).toEqual({ input: null, result: { ms: 1200 }, answers: 0 });
});

test('a job whose transaction is rolled back never was', async () => {
  const id = `job_${uuidv7().replaceAll('-', '')}`;
  const client = await stage.newClient();
  const given = { id, client, kind: 'story', lane: 'fast' as const, input: {}, wallMs: 60_000 };
  await expect(
    stage.db.transaction().execute(async (tx) => {
      await room.jobs.enqueue(tx, given);
      throw new Error('no credits');
    }),
  ).rejects.toThrow('no credits');
  await expect(outcome(id)).rejects.toMatchObject({ code: 'not_found' });
  expect(await stage.trace(id)).toEqual({});
});

test.each([
  ['problem', { code: 'unusable_media', message: 'No face was found.' }],
  ['rejected', { code: 'unusable_media', message: 'That cannot be said.' }],
] as const)('a %s fails the job at once, in words that its client may read', async (failAs, failure) => {
  const id = await stage.queue(room.jobs, { failAt: 'during:render', failAs });
  expect(await outcome(id)).toMatchObject({ status: 'failed', result: null, failure });
  expect(await attempts(id)).toEqual({ speech: 1, render: 1 });
  expect(await stage.effects(id)).toEqual(['failed unusable_media']);
});

test('an engine that does not answer is asked three times', async () => {
  const id = await stage.queue(room.jobs, { failAt: 'during:render', failAs: 'unavailable' });
  expect(await outcome(id)).toMatchObject({
    status: 'failed',
    failure: { code: 'unavailable', message: 'The engine does not answer.' },
  });
  expect(await attempts(id)).toEqual({ speech: 1, render: 3 });
  expect(await stage.effects(id)).toEqual(['failed unavailable']);
});

test('a step that works at the third attempt has done no harm', async () => {
  const id = await stage.queue(room.jobs, { failAt: 'during:render', failAs: 'bug', failTimes: 2 });
  expect(await outcome(id)).toMatchObject({ status: 'completed' });
  expect(await attempts(id)).toMatchObject({ speech: 1, render: 3, finish: 1 });
});

test.each([
  ['unavailable', 1],
  ['bad_output', 2],
] as const)('an operation that fails as %s is started %d times in all', async (failAs, starts) => {
  const id = await stage.queue(room.jobs, { failAt: 'poll:lipsync', failAs, failTimes: 1 });
  expect(await outcome(id)).toMatchObject({ status: 'completed' });
  expect(await stage.trace(id)).toMatchObject({ 'start:lipsync': starts, 'poll:lipsync': 2 });
});

test('a child that crashes every time fails the job clearly; the cause stays with us', async () => {
  const id = await stage.queue(room.jobs, { failAt: 'render', failAs: 'crash' });
  const { status, failure } = await outcome(id);
  expect(status).toBe('failed');
  expect(failure).toEqual({
    code: 'internal',
    message: 'Something went wrong on our side; it was tried 3 times.',
  });
  expect((await showJob(stage.db, id)).job.cause).toMatch(/^render: .*native library says goodbye/s);
});

test('what fails between two steps is tried three times as well', async () => {
  const id = await stage.queue(room.jobs, { failAt: 'after:render', failAs: 'bug' });
  expect(await outcome(id)).toMatchObject({ status: 'failed', failure: { code: 'internal' } });
  expect(await stage.trace(id)).toMatchObject({ 'during:render': 1, 'after:render': 3 });
});

test('an effect that fails takes its whole transaction with it', async () => {
  const id = await stage.queue(room.jobs, { failAt: 'during:settle', failAs: 'bug', failTimes: 1 });
  expect(await outcome(id)).toMatchObject({ status: 'completed' });
  expect(await stage.effects(id)).toEqual(['published', 'settled']);
});

test('a step stopped because its neighbour failed has not used up an attempt', async () => {
  const id = await stage.queue(room.jobs, {}, { kind: 'chorus' });
  expect(await outcome(id)).toMatchObject({ status: 'completed' });
  expect(await attempts(id)).toEqual({ alto: 2, bass: 1, finish: 1 });
});

test('a job given up from outside stops its worker, which can record nothing more', async () => {
  const id = await stage.queue(room.jobs, { holdAt: 'speech' });
  await expect.poll(() => stage.trace(id)).toEqual({ 'during:speech': 1 });
  const failure = { code: 'unavailable', message: 'Too late.' } as const;
  expect(await stage.db.transaction().execute((tx) => room.jobs.fail(tx, id, failure))).toBe(true);
  expect(await stage.db.transaction().execute((tx) => room.jobs.fail(tx, id, failure))).toBe(false);
  expect(await outcome(id)).toMatchObject({ status: 'failed', failure });
  await expect.poll(() => stage.swept(id)).toEqual(['swept']);
  expect(await stage.effects(id)).toEqual(['failed unavailable']);
  expect((await showJob(stage.db, id)).steps).toMatchObject([{ name: 'speech', status: 'open' }]);
});

test('of finishing and giving up, exactly one happens, whoever comes first', async () => {
  const ids = await Promise.all(Array.from({ length: 12 }, () => stage.queue(room.jobs, {})));
  const giveUp = async (id: string, delayMs: number) => {
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    return stage.db
      .transaction()
      .execute((tx) => room.jobs.fail(tx, id, { code: 'unavailable', message: 'Too late.' }));
  };
  await Promise.all(ids.flatMap((id, at) => [giveUp(id, at * 60), giveUp(id, at * 60 + 20), giveUp(id, at * 60 + 40)]));
  const outcomes = await Promise.all(ids.map(async (id) => [(await outcome(id)).status, await stage.effects(id)]));
  for (const [status, effects] of outcomes) {
    if (status === 'completed') expect(effects).toEqual(['published', 'settled']);
    else expect(effects).toEqual(expect.not.arrayContaining(['published']));
    if (status === 'failed') expect(effects?.slice(0, 1)).toEqual(['failed unavailable']);
  }
});

test('a job past its wall limit is closed as failed, even where its step is deaf', async () => {
  const id = await stage.queue(room.jobs, { holdAt: 'render', deaf: true }, { wallMs: 300 });
  expect(await outcome(id)).toMatchObject({
    status: 'failed',
    failure: { message: 'The job took longer than is allowed and was stopped.' },
  });
  await stage.release(id);
  await expect.poll(() => stage.swept(id)).toEqual(['swept']);
  expect(await stage.effects(id)).toEqual(['failed unavailable']);
});

test('connections that the server closes are replaced, and the work goes on', async () => {
  const id = await stage.queue(room.jobs, { holdAt: 'speech' });
  await expect.poll(() => stage.trace(id)).toEqual({ 'during:speech': 1 });
  const others = sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`;
  await others.execute(stage.db);
  await stage.release(id);
  await stage.lapse(id);
  expect(await outcome(id)).toMatchObject({ status: 'completed' });
  expect(await outcome(await stage.queue(room.jobs, {}))).toMatchObject({ status: 'completed' });
});
