// Tests the pauses between polls of a remote operation.
import { setTimeout as sleep } from 'node:timers/promises';
import { EngineError } from '@greenroom/engine-kit/engine-error';
import { expect, test } from 'vitest';
import { pollOperation } from './poll-operation.ts';

const times = { everyMs: 1_000, maxSilenceMs: Number.POSITIVE_INFINITY };

// The longest timer is 25 days.
test.each([31_536_000_000, Number.POSITIVE_INFINITY])('Retry-After of %d ms is not polled at once', async (ms) => {
  const control = new AbortController();
  let polls = 0;
  const poll = () => {
    polls += 1;
    return Promise.reject(new EngineError('rate_limited', 'Too many calls.', { retryAfterMs: ms }));
  };
  const polling = expect(pollOperation(poll, times, control.signal)).rejects.toThrow('The job was closed.');
  await sleep(30);
  control.abort(new Error('The job was closed.'));
  await polling;
  expect(polls).toBe(1);
});
