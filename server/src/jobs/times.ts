// The intervals of the jobs module, in one place so that tests can shorten them.
import { POLL_EVERY_MS } from '../tasks/poll-operation.ts';

export interface JobTimes {
  /** A delivery without a heartbeat for this long goes to another worker. Whole seconds, at least 10 (the minimum of pg-boss). */
  leaseSeconds: number;
  /** How often a worker renews its leases and checks that it still holds them. */
  heartbeatMs: number;
  /** How often the queue is polled without a notification. */
  pollMs: number;
  /** How often a remote operation is polled. */
  operationPollMs: number;
  /** How long a call waits for an engine that is busy or unavailable, by queue: a request waits for an interactive job. */
  engineWaitMs: { readonly interactive: number; readonly batch: number };
  /** How often overdue jobs are failed, closed jobs swept and abandoned operations cancelled. */
  sweepMs: number;
  /** Any worker sweeps a closed job that its own worker has not swept by then. */
  sweepAfterMs: number;
  /** The pause before the second and before the third attempt of a step. */
  backoffMs: readonly [second: number, third: number];
  /** At SIGTERM: how long running steps may take to end before their jobs are released. */
  drainMs: number;
}

/** The jobs of a dead worker are taken over within about 16 s: the lease, a second of supervision, a second of polling. */
export const TIMES: JobTimes = {
  leaseSeconds: 12,
  heartbeatMs: 3_000,
  pollMs: 1_000,
  operationPollMs: POLL_EVERY_MS,
  engineWaitMs: { interactive: 20_000, batch: 120_000 },
  sweepMs: 5_000,
  sweepAfterMs: 30_000,
  backoffMs: [1_000, 5_000],
  drainMs: 12_000,
};

/** The attempts of one step; the job fails with the last one. */
export const MAX_ATTEMPTS = 3;
