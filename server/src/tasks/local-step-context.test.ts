// The context of work without a job: tasks in the pool, and remote operations that are cancelled if no one needs their result.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { providerHttp as http } from '@greenroom/engine-kit/provider-http';
import type { StepContext, Task } from '@greenroom/engine-kit/step-context';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLogger } from '../kernel/logger.ts';
import type { Behaviour } from './fixtures/misbehave.task.ts';
import { openProvider, type Provider } from './fixtures/provider.ts';
import { operationAt } from './fixtures/provider-engine.ts';
import { localStepContext } from './local-step-context.ts';
import { createPool, type Pool } from './pool.ts';
import { testProviders } from './testing-providers.ts';

const log = createLogger('silent');
let provider: Provider;
let pool: Pool;
let control: AbortController;
let ctx: StepContext;

beforeEach(async () => {
  provider = await openProvider();
  pool = createPool({ size: 1, log });
  control = new AbortController();
  const dir = mkdtempSync(join(tmpdir(), 'greenroom-local-'));
  const pollTimes = { everyMs: 10, maxSilenceMs: 200 };
  const options = { dir, signal: control.signal, kind: 'request', client: 'ann', length: 'short' as const };
  ctx = localStepContext({ pool, log, providers: testProviders, pollTimes, ...options });
});
afterEach(async () => {
  provider.close();
  await pool.close();
  rmSync(ctx.dir, { recursive: true, force: true });
});

const cancelled = () => provider.operations.map((operation) => operation.cancelled);

test('a task runs in the pool', async () => {
  const task: Task<Behaviour, string> = {
    module: new URL('./fixtures/misbehave.task.ts', import.meta.url),
    limits: { cpuSeconds: 10, timeoutSeconds: 20, memoryMb: 400, fileMb: 16 },
  };
  expect(await ctx.runTask(task, { do: 'echo', value: 'from the pool' })).toBe('from the pool');
});

test('one operation is polled to its end, through lost polls and errors of the provider', async () => {
  provider.reply(['pending', 'lost', '500', 'pending', '429', 'pending', 'done']);
  expect(await ctx.remote(operationAt(provider.url, http))).toBe('done');
  expect(provider.operations).toMatchObject([{ polls: 7, cancelled: 0 }]);
});

test('Retry-After is honoured', async () => {
  provider.reply(['429', 'done']);
  const startedAt = performance.now();
  await ctx.remote(operationAt(provider.url, http));
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(990);
});

test('an operation is cancelled when the request is aborted', async () => {
  provider.reply(['pending']);
  const result = ctx.remote(operationAt(provider.url, http));
  const rejected = expect(result).rejects.toThrow('The client disconnected.');
  await expect.poll(() => provider.operations[0]?.polls).toBeGreaterThan(2);
  control.abort(new Error('The client disconnected.'));
  await rejected;
  expect(cancelled()).toEqual([1]);
});

test.each([
  ['failed', 'bad_output'],
  ['500', 'unavailable'],
] as const)('an operation whose polls end as %s is cancelled', async (reply, reason) => {
  provider.reply(['pending', reply]);
  await expect(ctx.remote(operationAt(provider.url, http))).rejects.toMatchObject({ reason });
  expect(cancelled()).toEqual([1]);
});
