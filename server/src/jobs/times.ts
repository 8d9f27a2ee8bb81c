// The clocks of the jobs room, in one place so that tests can run them faster.
import { POLL_EVERY_MS } from '../tasks/poll-operation.ts';

export interface JobTimes {
  /** A delivery not kept up for this long goes to another worker. Whole seconds, at least 10 (pg-boss's own minimum). */
  leaseSeconds: number;
  /** How often a worker keeps its deliveries up and looks whether they are still its own. */
  beatMs: number;
  /** How often the queue is asked although nobody announced anything. */
  pollMs: number;
  /** How often a remote operation is polled. */
  operationPollMs: number;
  /** How often overdue jobs are closed and closed jobs swept. */
  reapMs: number;
  /** A closed job that its own worker has not swept by then is swept by any. */
  sweepAfterMs: number;
  /** Pause before attempt 2 and attempt 3 of a step. */
  backOffMs: readonly [second: number, third: number];
  /** At SIGTERM: time for a running step to end by itself, before it is stopped and handed back. */
  drainMs: number;
}

/** A dead worker's jobs are taken over within about 16 s: the lease, a second of supervision, a second of polling. */
export const TIMES: JobTimes = {
  leaseSeconds: 12,
  beatMs: 3_000,
  pollMs: 1_000,
  operationPollMs: POLL_EVERY_MS,
  reapMs: 5_000,
  sweepAfterMs: 30_000,
  backOffMs: [1_000, 5_000],
  drainMs: 12_000,
};

/** Attempts of one step without a recorded answer; the last failed one fails the job. */
export const MAX_ATTEMPTS = 3;
