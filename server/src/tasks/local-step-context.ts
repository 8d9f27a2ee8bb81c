// The context of work that is no step of a durable job: estimates, checks before an order is accepted, tests.
import { randomUUID } from 'node:crypto';
import type { HttpClient } from '@greenroom/engine-kit/http-client';
import type { Logger } from '@greenroom/engine-kit/logger';
import type { RemoteOperation, StepContext } from '@greenroom/engine-kit/step-context';
import { POLL_EVERY_MS, type PollTimes, pollOperation } from './poll-operation.ts';
import type { Pool, RunOptions } from './pool.ts';

/** Someone waits for the result. */
const POLL_TIMES: PollTimes = { everyMs: POLL_EVERY_MS, maxSilenceMs: 60_000 };

interface Options extends Omit<RunOptions, 'onProgress'> {
  pool: Pool;
  log: Logger;
  http: HttpClient;
  pollTimes?: PollTimes;
}

/**
 * `dir` must exist; the caller deletes it. A remote operation is cancelled if its result is not received. Its reference is not stored, so
 * the provider completes an operation whose process was killed.
 */
export const localStepContext = ({ pool, log, http, pollTimes = POLL_TIMES, ...options }: Options): StepContext => ({
  dir: options.dir,
  signal: options.signal,
  log,
  http,
  progress: () => {},
  runTask: (task, input, rest) => pool.run(task, input, options, rest),

  async remote<T>({ engine, start, poll, cancel }: RemoteOperation<T>) {
    options.signal.throwIfAborted();
    const ref = await start(randomUUID());
    try {
      return await pollOperation(() => poll(ref), pollTimes, options.signal);
    } catch (error) {
      await cancel(ref).catch((failure: unknown) => {
        log.warn({ err: failure, engine, ref }, 'a remote operation could not be cancelled');
      });
      throw error;
    }
  },
});
