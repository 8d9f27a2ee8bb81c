// Decides whether and when a request is repeated.
import { ApiError, NoResponse, TooManyActiveJobs } from './errors.ts';

export const MAX_RETRIES = 3;
const FIRST_PAUSE_MS = 250;
const MAX_PAUSE_MS = 20_000;
/** A request that may be repeated only later fails with `retryAfterSeconds` instead. */
const MAX_RETRY_AFTER_MS = 60_000;

/** An earlier request with the same idempotency key is completed or lost by then. */
const MAX_IN_FLIGHT_MS = 400_000;

export interface Tried {
  /** 1 after the first. */
  attempt: number;
  maxRetries: number;
  /** Since the start of the first attempt. */
  elapsedMs: number;
}

/** Undefined if the request must not be repeated. */
export function retryDelayMs(error: Error, { attempt, maxRetries, elapsedMs }: Tried): number | undefined {
  const retryAfterMs = error instanceof ApiError ? (error.retryAfterSeconds ?? 0) * 1000 : 0;
  const isWorthwhile = isInFlight(error)
    ? maxRetries > 0 && elapsedMs < MAX_IN_FLIGHT_MS
    : isTransient(error) && attempt <= maxRetries;
  if (!isWorthwhile || retryAfterMs > MAX_RETRY_AFTER_MS) return undefined;
  const backoffMs = FIRST_PAUSE_MS * 2 ** (attempt - 1) * (0.5 + Math.random());
  return Math.max(retryAfterMs, Math.min(MAX_PAUSE_MS, backoffMs));
}

const isInFlight = (error: Error): boolean =>
  error instanceof ApiError && error.body.error === 'IDEMPOTENCY_KEY_IN_FLIGHT';

/** Active jobs end in minutes, not in seconds. */
const isTransient = (error: Error): boolean =>
  error instanceof NoResponse ||
  (error instanceof ApiError && (error.status >= 500 || error.status === 429) && !(error instanceof TooManyActiveJobs));

/** Waits. Rejects with the signal's reason when it is aborted. */
export const pause = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal?.addEventListener('abort', stop, { once: true });
  });
