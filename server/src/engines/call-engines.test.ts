// Tests retries, fallbacks and limits of calls to engines.
import { EngineError, type EngineErrorReason } from '@greenroom/engine-kit/engine-error';
import { smallPorts } from '@greenroom/engine-kit/testing/small-ports';
import { beforeEach, expect, test } from 'vitest';
import type { ServiceStepContext } from '../tasks/service-step-context.ts';
import { testServiceContext } from '../tasks/testing-providers.ts';
import { createCallEngines } from './call-engines.ts';

const first = { name: 'first', model: 'large', ...smallPorts };
const second = { name: 'second', ...smallPorts };
const base = await testServiceContext();

let calls: string[];
let outcomes: string[];
let faults: string[];
let waits: number;
beforeEach(() => {
  [calls, outcomes, faults, waits] = [[], [], [], 0];
});

const callEngines = createCallEngines({
  turns: { run: (_, work) => work() },
  faults: {
    failed: async (engine, { reason }) => void faults.push(`${engine} ${reason}`),
    succeeded: async (engine) => void faults.push(`${engine} ok`),
  },
  onCall: ({ engine, outcome }) => void outcomes.push(`${engine} ${outcome}`),
});

/** A context whose waits are counted and skipped. */
const contextWith = (over: Partial<ServiceStepContext> = {}): ServiceStepContext => ({
  ...base,
  maxEngineWaitMs: 60_000,
  async waiting<T>() {
    waits += 1;
    return undefined as T;
  },
  ...over,
});

const failing = (reason: EngineErrorReason, retryAfterMs?: number) =>
  new EngineError(reason, 'It failed.', { retryAfterMs });

/** Throws these errors in turn, and then succeeds. */
const workOf = (errors: Record<string, readonly Error[]>) => {
  const left = Object.fromEntries(Object.entries(errors).map(([name, list]) => [name, [...list]]));
  return async ({ name }: { name: string }) => {
    calls.push(name);
    const error = left[name]?.shift();
    if (error) throw error;
    return `made by ${name}`;
  };
};

test('the first engine does the work, and its label names its model', async () => {
  expect(await callEngines([first, second], contextWith(), workOf({}))).toEqual({
    engine: 'first',
    label: 'first:large',
    result: 'made by first',
  });
  expect([calls, outcomes, faults]).toEqual([['first'], ['first succeeded'], ['first ok']]);
});

test.each(['unavailable', 'rate_limited'] as const)('%s is retried after a pause', async (reason) => {
  const work = workOf({ first: [failing(reason), failing(reason)] });
  expect((await callEngines([first, second], contextWith(), work)).engine).toBe('first');
  expect([calls, waits]).toEqual([['first', 'first', 'first'], 2]);
});

test('an engine that asks for a longer pause than the wait is replaced by the next', async () => {
  const work = workOf({ first: [failing('rate_limited', 3_600_000)] });
  expect((await callEngines([first, second], contextWith(), work)).label).toBe('second');
  expect([calls, waits]).toEqual([['first', 'second'], 0]);
});

test.each(['out_of_credit', 'invalid_credentials'] as const)('%s goes to the next engine at once', async (reason) => {
  const work = workOf({ first: [failing(reason)] });
  expect((await callEngines([first, second], contextWith(), work)).engine).toBe('second');
  expect([calls, waits]).toEqual([['first', 'second'], 0]);
  expect(faults).toEqual([`first ${reason}`, 'second ok']);
});

test('a failed operation is repeated once before the next engine is asked', async () => {
  const work = workOf({ first: [failing('bad_output'), failing('bad_output'), failing('bad_output')] });
  expect((await callEngines([first, second], contextWith(), work)).engine).toBe('second');
  expect(calls).toEqual(['first', 'first', 'second']);
});

test('a refusal goes to no other engine', async () => {
  const work = workOf({ first: [failing('rejected')] });
  await expect(callEngines([first, second], contextWith(), work)).rejects.toMatchObject({ reason: 'rejected' });
  expect(calls).toEqual(['first']);
});

test('a bug of an engine is neither repeated nor hidden by another engine', async () => {
  const work = workOf({ first: [new TypeError('A bug.')] });
  await expect(callEngines([first, second], contextWith(), work)).rejects.toThrow('A bug.');
  expect([calls, outcomes]).toEqual([['first'], ['first failed']]);
});

test('the error of the last engine is thrown', async () => {
  const work = workOf({ first: [failing('out_of_credit')], second: [failing('invalid_credentials')] });
  await expect(callEngines([first, second], contextWith(), work)).rejects.toMatchObject({
    reason: 'invalid_credentials',
  });
});

test('the operation of an earlier attempt is continued by its engine', async () => {
  const ctx = contextWith({ startedEngine: () => 'second' });
  expect((await callEngines([first, second], ctx, workOf({}))).engine).toBe('second');
  expect(calls).toEqual(['second']);
});

test('the operation of an engine that is no longer chosen is abandoned', async () => {
  let started: string | undefined = 'gone';
  const ctx = contextWith({
    startedEngine: () => started,
    abandonOperation: async () => {
      started = undefined;
    },
  });
  expect((await callEngines([first], ctx, workOf({}))).engine).toBe('first');
  expect(started).toBeUndefined();
});

test('the operation of an engine is abandoned before the next engine starts', async () => {
  let started: string | undefined;
  const ctx = contextWith({
    startedEngine: () => started,
    async abandonOperation() {
      calls.push(`abandon ${started}`);
      started = undefined;
    },
  });
  const work = async ({ name }: { name: string }) => {
    calls.push(name);
    started = name;
    if (name === 'first') throw failing('out_of_credit');
  };
  await callEngines([first, second], ctx, work);
  expect(calls).toEqual(['first', 'abandon first', 'second']);
});

test('an aborted step asks no other engine', async () => {
  const control = new AbortController();
  const ctx = contextWith({ signal: control.signal });
  const work = async () => {
    calls.push('called');
    control.abort(new Error('The job was closed.'));
    throw failing('unavailable');
  };
  await expect(callEngines([first, second], ctx, work)).rejects.toThrow('The job was closed.');
  expect([calls, outcomes]).toEqual([['called'], []]);
});
