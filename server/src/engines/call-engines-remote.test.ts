// Tests calls to engines whose remote operation succeeded, but whose result could not be used.
import { EngineError, type EngineErrorReason } from '@greenroom/engine-kit/engine-error';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../db/db.ts';
import { openHarness } from '../jobs/fixtures/harness.ts';
import { openJobsModule } from '../jobs/fixtures/jobs-module.ts';
import { acquireLease } from '../jobs/lease.ts';
import { createStepContext } from '../jobs/step-context.ts';
import { TIMES } from '../jobs/times.ts';
import { createLogger } from '../kernel/logger.ts';
import type { Pool } from '../tasks/pool.ts';
import type { ServiceStepContext } from '../tasks/service-step-context.ts';
import { testProviders } from '../tasks/testing-providers.ts';
import { createCallEngines } from './call-engines.ts';

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

const callEngines = createCallEngines({
  turns: { run: (_, work) => work() },
  faults: { failed: async () => {}, succeeded: async () => {} },
  onCall: () => {},
});

const deliver = async () =>
  createStepContext({
    db: harness.db,
    pool: {} as Pool,
    providers: testProviders,
    log: createLogger('silent'),
    times: TIMES,
    lease: (await acquireLease(harness.db, job, 'a worker'))!,
    step: 'render',
    dir: '/',
    signal: new AbortController().signal,
    progress: () => {},
    waiting: (work) => work(),
  });

/** Runs an operation, then fails once for each of these reasons, as a download or a check of the result does. */
const workOf = (ctx: ServiceStepContext, failures: Record<string, EngineErrorReason[]>) => {
  return async ({ name }: { name: string }) => {
    const result = await ctx.remote({
      engine: name,
      start: async (key) => {
        calls.push(`start ${key.split(':').at(-1)} at ${name}`);
        return `${name} ${key.split(':').at(-1)}`;
      },
      poll: async (ref) => ref,
      cancel: async () => {},
    });
    const reason = failures[name]?.shift();
    if (reason) throw new EngineError(reason, 'It failed.');
    return result;
  };
};
const [acme, zenith] = [{ name: 'acme' }, { name: 'zenith' }];

test('a result that could not be downloaded is fetched again from the same operation', async () => {
  const ctx = await deliver();
  const { result } = await callEngines([acme, zenith], ctx, workOf(ctx, { acme: ['unavailable'] }));
  expect([result, calls]).toEqual(['acme 1', ['start 1 at acme']]);
});

test('an unusable result leads to another operation, and then to another engine', async () => {
  const ctx = await deliver();
  const { result } = await callEngines([acme, zenith], ctx, workOf(ctx, { acme: ['bad_output', 'bad_output'] }));
  expect([result, calls]).toEqual(['zenith 3', ['start 1 at acme', 'start 2 at acme', 'start 3 at zenith']]);
  const { rows } = await sql<{ ref: string }>`select ref from remote_operations
    where job_id = ${job} and abandoned order by ref`.execute(harness.db);
  expect(rows.map(({ ref }) => ref)).toEqual(['acme 1', 'acme 2']);
});

test('the next attempt after an unusable result of the last engine starts another operation', async () => {
  const first = await deliver();
  const unusable = callEngines([acme], first, workOf(first, { acme: ['bad_output'] }));
  await expect(unusable).rejects.toMatchObject({ reason: 'bad_output' });
  const second = await deliver();
  expect((await callEngines([acme], second, workOf(second, {}))).result).toBe('acme 2');
});
