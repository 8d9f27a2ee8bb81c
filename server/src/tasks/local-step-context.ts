// The context of work that is no step of a durable job: estimates, checks before an order is accepted, tests.
import { randomUUID } from 'node:crypto';
import type { Logger } from '@greenroom/engine-kit/logger';
import type { RemoteOperation } from '@greenroom/engine-kit/step-context';
import { POLL_EVERY_MS, type PollTimes, pollOperation } from './poll-operation.ts';
import type { Pool, RunOptions } from './pool.ts';
import type { ProviderAccess, ServiceStepContext } from './service-step-context.ts';

/** Someone waits for the result. */
const POLL_TIMES: PollTimes = { everyMs: POLL_EVERY_MS, maxSilenceMs: 60_000 };

/** A client waits for the response. */
const MAX_ENGINE_WAIT_MS = 10_000;

interface Options extends Omit<RunOptions, 'onProgress'> {
  pool: Pool;
  log: Logger;
  providers: ProviderAccess;
  pollTimes?: PollTimes;
}

/**
 * `dir` must exist; the caller deletes it. A remote operation is cancelled if its result is not received. Its reference is not stored, so
 * the provider completes an operation whose process was killed.
 */
export const localStepContext = ({
  pool,
  log,
  providers,
  pollTimes = POLL_TIMES,
  ...options
}: Options): ServiceStepContext => ({
  dir: options.dir,
  signal: options.signal,
  log,
  http: providers.http,
  progress: () => {},
  waiting: (work) => work(),
  beginCall: () => {},
  startedEngine: () => undefined,
  abandonOperation: async () => {},
  maxEngineWaitMs: MAX_ENGINE_WAIT_MS,
  download: (url, expected) => providers.download(url, expected, options),
  recordUsage: (usage) => providers.recordUsage(usage, { client: options.client, job: null, step: null }),
  exclusively: (name, work) => providers.exclusively(name, { signal: options.signal, waiting: (wait) => wait() }, work),
  runTask: (task, input, rest) => pool.run(task, input, options, rest),

  async remote<T>({ engine, usage, start, poll, cancel }: RemoteOperation<T>) {
    options.signal.throwIfAborted();
    const ref = await start(randomUUID());
    if (usage) await providers.recordUsage(usage, { client: options.client, job: null, step: null });
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
