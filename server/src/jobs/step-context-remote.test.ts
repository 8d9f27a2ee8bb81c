// Tests which remote operations a step starts, records and polls after its job was closed, passed on or given to another engine.
import { EngineError } from '@greenroom/engine-kit/engine-error';
import type { RemoteOperation } from '@greenroom/engine-kit/step-context';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openDb, sql, timeLimits } from '../db/db.ts';
import { createLogger } from '../kernel/logger.ts';
import type { Pool } from '../tasks/pool.ts';
import { testProviders } from '../tasks/testing-providers.ts';
import { cancelAbandonedOperations } from './cancel-operations.ts';
import { openHarness } from './fixtures/harness.ts';
import { openJobsModule } from './fixtures/jobs-module.ts';
import { acquireLease } from './lease.ts';
import { createStepContext } from './step-context.ts';
import { TIMES } from './times.ts';

let harness: Awaited<ReturnType<typeof openHarness>>;
let module: Awaited<ReturnType<typeof openJobsModule>>;
let calls: string[];
let job: string;

beforeAll(async () => {
  harness = await openHarness();
  module = await openJobsModule(harness);
});
afterAll(async () => {
  await module.close();
  await harness.close();
});
beforeEach(async () => {
  calls = [];
  job = await harness.queue(module.jobs, {});
  await sql`update jobs set status = 'running', started_at = now() where id = ${job}`.execute(harness.db);
});

/** The context of the step `render` for another delivery of the job. */
async function deliver({ signal = new AbortController().signal, db = harness.db } = {}) {
  return createStepContext({
    db,
    pool: {} as Pool,
    providers: { ...testProviders, costOf: ({ quantity }) => quantity / 8 },
    log: createLogger('silent'),
    times: TIMES,
    lease: (await acquireLease(harness.db, job, 'a worker'))!,
    step: 'render',
    dir: '/',
    signal,
    progress: () => {},
    waiting: (work) => work(),
  });
}

const operation = (engine: string, over: Partial<RemoteOperation<string>> = {}): RemoteOperation<string> => ({
  engine,
  async start(key) {
    calls.push(`start ${key.split(':').at(-1)} at ${engine}`);
    return `${engine}-1`;
  },
  async poll(ref) {
    calls.push(`poll ${ref} at ${engine}`);
    return 'made';
  },
  cancel: () => Promise.reject(new Error('Steps do not cancel.')),
  ...over,
});
const refs = async () => {
  const { rows } = await sql<{ ref: string }>`select ref from remote_operations where job_id = ${job}`.execute(
    harness.db,
  );
  return rows.map(({ ref }) => ref);
};
const giveUp = () =>
  harness.db.transaction().execute((tx) => module.jobs.fail(tx, job, { code: 'unavailable', message: 'Too late.' }));

test('a worker that was frozen past its lease starts no operation', async () => {
  const frozen = await deliver();
  const next = await deliver();
  await expect(frozen.remote(operation('acme'))).rejects.toThrow('has been taken over or closed');
  expect(calls).toEqual([]);
  expect(await next.remote(operation('acme'))).toBe('made');
});

test('a step that ignores its signal starts no operation for a job that was given up', async () => {
  const ctx = await deliver({ signal: AbortSignal.abort(new Error('The job was closed.')) });
  await expect(ctx.remote(operation('acme'))).rejects.toThrow('The job was closed.');
  expect(calls).toEqual([]);
});

test('an operation is not polled at another engine than the one that started it', async () => {
  await (await deliver()).remote(operation('acme'));
  const ctx = await deliver();
  expect(ctx.startedEngine()).toBe('acme');
  await expect(ctx.remote(operation('zenith'))).rejects.toThrow('has an operation elsewhere');
  expect(calls).toEqual(['start 1 at acme', 'poll acme-1 at acme']);
  // It remains, to be cancelled at its engine.
  expect(await refs()).toEqual(['acme-1']);
});

test('an abandoned operation is cancelled at its engine, and the next one at another engine has a new key', async () => {
  const failing = { poll: () => Promise.reject(new EngineError('out_of_credit', 'No credit.')) };
  await expect((await deliver()).remote(operation('acme', failing))).rejects.toMatchObject({ reason: 'out_of_credit' });
  const ctx = await deliver();
  await ctx.abandonOperation();
  await ctx.abandonOperation();
  expect(ctx.startedEngine()).toBeUndefined();
  // After a crash, the next worker knows it too.
  expect(await (await deliver()).remote(operation('zenith'))).toBe('made');
  expect(calls).toEqual(['start 1 at acme', 'start 2 at zenith', 'poll zenith-1 at zenith']);
  const cancelled: string[] = [];
  const cancelOperation = async (engine: string, ref: string) => void cancelled.push(`${ref} at ${engine}`);
  await cancelAbandonedOperations({ db: harness.db, cancelOperation, log: createLogger('silent') });
  expect(cancelled).toEqual(['acme-1 at acme']);
  expect(await refs()).toEqual(['zenith-1']);
});

test('after a failed operation, the step starts another one, and a second after a success is a bug', async () => {
  const ctx = await deliver();
  const failing = { poll: () => Promise.reject(new EngineError('bad_output', 'It failed.')) };
  await expect(ctx.remote(operation('acme', failing))).rejects.toMatchObject({ reason: 'bad_output' });
  expect(await ctx.remote(operation('acme'))).toBe('made');
  expect(calls).toEqual(['start 1 at acme', 'start 2 at acme', 'poll acme-1 at acme']);
  await expect(ctx.remote(operation('acme'))).rejects.toThrow('runs a second remote operation');
});

test('the usage of an operation is recorded once with its reference, whatever crashes after it', async () => {
  const usage = { engine: 'acme', model: 'v1', unit: 'second' as const, quantity: 4 };
  await (await deliver()).remote(operation('acme', { usage }));
  await (await deliver()).remote(operation('acme', { usage }));
  const { rows } = await sql<object>`select engine, model, unit, quantity, usd, step from engine_usage
    where job_id = ${job}`.execute(harness.db);
  expect(rows).toEqual([{ ...usage, usd: 0.5, step: 'render' }]);
  const totals =
    await sql<object>`select engine, calls, quantity, usd, unpriced_calls as unpriced from engine_usage_totals
    where client_id = (select client_id from jobs where id = ${job})`.execute(harness.db);
  expect(totals.rows).toEqual([{ engine: 'acme', calls: 1, quantity: 4, usd: 0.5, unpriced: 0 }]);
});

/** A start that does not return before `resolve` is called. `asked` resolves when the worker has called it. */
function pendingStart() {
  const [asked, { promise, resolve }] = [Promise.withResolvers<void>(), Promise.withResolvers<string>()];
  const start = () => {
    asked.resolve();
    return promise;
  };
  return { start, asked: asked.promise, resolve };
}

test('a started operation is recorded even if the job is given up while its row is locked', async () => {
  const control = new AbortController();
  const impatient = openDb(harness.url, {
    max: 2,
    limits: { ...timeLimits.maintenance, lockMs: 20 },
    onError: () => undefined,
  });
  const ctx = await deliver({ signal: control.signal, db: impatient.db });
  const { start, asked, resolve: respond } = pendingStart();
  const remote = expect(ctx.remote(operation('acme', { start }))).rejects.toThrow();
  await asked;
  await harness.db.transaction().execute(async (tx) => {
    await sql`select from jobs where id = ${job} for update`.execute(tx);
    control.abort(new Error('The job was closed.'));
    respond('acme-1');
    // Longer than a statement waits for a lock.
    await new Promise((resolve) => setTimeout(resolve, 100));
  });
  await giveUp();
  await remote;
  await impatient.close();
  expect(await refs()).toEqual(['acme-1']);
});

test('an operation that a frozen worker started is cancelled if the next worker started another one', async () => {
  const usage = { engine: 'acme', model: 'v1', unit: 'call' as const, quantity: 1 };
  const thawed = pendingStart();
  const frozen = (await deliver()).remote(operation('acme', { start: thawed.start, usage }));
  const lost = expect(frozen).rejects.toThrow('has been taken over or closed');
  await thawed.asked;
  await (await deliver()).remote(operation('zenith'));
  thawed.resolve('acme-late');
  await lost;
  const cancelled: string[] = [];
  const cancelOperation = async (engine: string, ref: string) => void cancelled.push(`${ref} at ${engine}`);
  await cancelAbandonedOperations({ db: harness.db, cancelOperation, log: createLogger('silent') });
  expect(cancelled).toContain('acme-late at acme');
  expect(await refs()).toEqual(['zenith-1']);
  const { rows } = await sql`select from engine_usage where job_id = ${job} and engine = 'acme'`.execute(harness.db);
  expect(rows).toHaveLength(1);
});

test('the operation of the worker that holds the job is recorded, also after that of a frozen worker', async () => {
  const [thawed, started] = [pendingStart(), pendingStart()];
  const frozen = (await deliver()).remote(operation('acme', { start: thawed.start }));
  const lost = expect(frozen).rejects.toThrow('has been taken over or closed');
  await thawed.asked;
  const usage = { engine: 'zenith', model: 'v1', unit: 'call' as const, quantity: 1 };
  const holder = (await deliver()).remote(operation('zenith', { start: started.start, usage }));
  await started.asked;
  thawed.resolve('acme-early');
  await lost;
  started.resolve('zenith-1');
  expect(await holder).toBe('made');
  const cancelled: string[] = [];
  const cancelOperation = async (engine: string, ref: string) => void cancelled.push(`${ref} at ${engine}`);
  await cancelAbandonedOperations({ db: harness.db, cancelOperation, log: createLogger('silent') });
  expect(cancelled).toContain('acme-early at acme');
  expect(await refs()).toEqual(['zenith-1']);
  const { rows } = await sql`select from engine_usage where job_id = ${job} and engine = 'zenith'`.execute(harness.db);
  expect(rows).toHaveLength(1);
});

test.each([undefined, '', 7])('a start that returns %j instead of a reference is not polled', async (ref) => {
  const ctx = await deliver();
  const start = async () => ref as string;
  await expect(ctx.remote(operation('acme', { start }))).rejects.toMatchObject({ reason: 'bad_output' });
  expect(calls).toEqual([]);
});
