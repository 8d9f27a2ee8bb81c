// Limits the concurrent lists and summaries of a client, so that a large account does not delay other clients.
import { errorValues } from '@greenroom/contract/errors';
import { Problem } from '../kernel/problem.ts';
import { createKeyedSemaphore, type KeyedSemaphore } from '../kernel/semaphore.ts';

/** Per process. */
const MAX_CONCURRENT = 3;
const MAX_WAITING = 500;
const MAX_WAIT_MS = 5_000;

/** By client. A request that waits longer than five seconds gets 429 with `Retry-After`. */
export const createListLimit = (): KeyedSemaphore =>
  createKeyedSemaphore({
    permits: MAX_CONCURRENT,
    bound: {
      maxWaiting: MAX_WAITING,
      maxWaitMs: MAX_WAIT_MS,
      refuse: () => new Problem('rate_limited', errorValues.rateLimited, { retryAfterSeconds: 2 }),
    },
  });
