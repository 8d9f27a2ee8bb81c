// Waits for work up to a time limit.
import { setTimeout as sleep } from 'node:timers/promises';

/** Resolves when the work is done or the time is over. The work is not cancelled. */
export const within = (ms: number, work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work, sleep(ms, undefined, { ref: false })]);
