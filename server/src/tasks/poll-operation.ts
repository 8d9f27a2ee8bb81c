// Polls a remote operation until it ends. A failed poll says nothing about the operation and is repeated.
import { setTimeout as sleep } from 'node:timers/promises';
import { EngineError } from '@greenroom/engine-kit/engine-error';
import { unlessAborted } from '../kernel/unless-aborted.ts';

const MAX_BACKOFF_MS = 60_000;

export interface PollTimes {
  /** The pause between two successful polls, and the first pause after a failed one. */
  everyMs: number;
  /** The longest time without a successful poll; after it, the error of the last poll is thrown. */
  maxSilenceMs: number;
}

export const POLL_EVERY_MS = 2_000;

export async function pollOperation<T>(
  poll: () => Promise<T | 'pending'>,
  { everyMs, maxSilenceMs }: PollTimes,
  signal: AbortSignal,
): Promise<T> {
  let failures = 0;
  let answeredAt = performance.now();
  for (;;) {
    signal.throwIfAborted();
    let pauseMs = everyMs;
    try {
      // A poll that ignores the signal must not delay the end of the wait.
      const result = await unlessAborted(signal, poll());
      if (result !== 'pending') return result;
      failures = 0;
      answeredAt = performance.now();
    } catch (error) {
      if (!isUnanswered(error) || performance.now() - answeredAt > maxSilenceMs) throw error;
      pauseMs = Math.max(error.retryAfterMs ?? 0, backoffMs(everyMs, failures));
      failures += 1;
    }
    await sleep(pauseMs, undefined, { signal }).catch(() => signal.throwIfAborted());
  }
}

const isUnanswered = (error: unknown): error is EngineError =>
  error instanceof EngineError && (error.reason === 'unavailable' || error.reason === 'rate_limited');

/** Doubles with each failure. Half of it is random, so that jobs which wait for one provider do not return to it together. */
const backoffMs = (baseMs: number, failures: number): number =>
  Math.min(baseMs * 2 ** failures, MAX_BACKOFF_MS) * (0.5 + Math.random() / 2);
