// A limit for what is waited for.
import { setTimeout as sleep } from 'node:timers/promises';

/** Resolves when the work is done, or after that long without: what is not done by then is no longer waited for. */
export const within = (ms: number, work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work, sleep(ms, undefined, { ref: false })]);
