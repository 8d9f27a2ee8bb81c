// Bounds how many lists and summaries one client may have read at once, so that a large account delays nobody else's requests.
import { errorValues } from '@greenroom/contract/errors';
import { Problem } from '../kernel/problem.ts';
import { createKeyedSemaphore, type KeyedSemaphore } from '../kernel/semaphore.ts';

/** In one process. */
const AT_ONCE = 3;
const MAX_WAITING = 500;
const MAX_WAIT_MS = 5_000;

/** By client. What waits longer than five seconds is refused with 429 and `Retry-After`. */
export const createListLimit = (): KeyedSemaphore =>
  createKeyedSemaphore({
    permits: AT_ONCE,
    bound: {
      maxWaiting: MAX_WAITING,
      maxWaitMs: MAX_WAIT_MS,
      refuse: () => new Problem('rate_limited', errorValues.rateLimited, { retryAfterSeconds: 2 }),
    },
  });
