// The context of one step of a job: task processes from the pool, and remote operations whose reference outlives this process.
import { EngineError } from '@greenroom/engine-kit/engine-error';
import type { HttpClient } from '@greenroom/engine-kit/http-client';
import type { RemoteOperation, StepContext } from '@greenroom/engine-kit/step-context';
import type { Db } from '../db/db.ts';
import { retryOnOutage } from '../db/retry-on-outage.ts';
import type { Logger } from '../kernel/logger.ts';
import { pollOperation } from '../tasks/poll-operation.ts';
import type { Pool } from '../tasks/pool.ts';
import { checkLease, type Lease } from './lease.ts';
import { forgetOperation, recordOperation } from './remote-operations.ts';
import type { JobTimes } from './times.ts';

/** A request waits for an interactive job: it is refused rather than kept waiting for a slot. */
const INTERACTIVE_MAX_WAIT_MS = 60_000;

/** For the record of a started operation during an outage. Less than the time that a process has to end. */
const RECORD_MS = 10_000;

const OTHER_ENGINE = 'The engine that began this work is no longer configured for it.';

interface Deps {
  db: Db;
  pool: Pool;
  http: HttpClient;
  log: Logger;
  times: Pick<JobTimes, 'operationPollMs'>;
  lease: Lease;
  step: string;
  dir: string;
  signal: AbortSignal;
  progress(part: number): void;
  /** Does work that only waits. */
  waiting<T>(work: () => Promise<T>): Promise<T>;
}

export function createStepContext(deps: Deps): StepContext {
  const { db, pool, http, times, lease, step, dir, signal, progress, waiting } = deps;
  const { id, client, queue, turnGroup: kind } = lease.job;
  const slot =
    queue === 'interactive'
      ? { length: 'short' as const, maxWaitMs: INTERACTIVE_MAX_WAIT_MS }
      : { length: 'long' as const };
  const log = deps.log.child({ job: id, step });
  let operations = 0;

  return {
    dir,
    signal,
    log,
    http,
    progress,
    runTask: (task, input, rest) =>
      pool.run(task, input, { dir, signal, kind, client, onProgress: progress, ...slot }, rest),

    async remote<T>({ engine, start, poll }: RemoteOperation<T>) {
      operations += 1;
      // One reference is stored for each step: a second one would be polled as if it were the first after a takeover.
      if (operations > 1)
        throw new Error(`The step ${step} runs a second remote operation. Give it a step of its own.`);
      signal.throwIfAborted();
      const last = lease.operations.get(step);
      const { number, ref: stored } = last ?? { number: 1, ref: null };
      // The operator changed the engines meanwhile. If the job fails, the operation is cancelled at its own engine.
      if (stored !== null && last?.engine !== engine) throw new EngineError('unavailable', OTHER_ENGINE);
      const begin = async (): Promise<string> => {
        // A worker that was frozen may not know yet that the job is no longer its own.
        await retryOnOutage(() => checkLease(db, lease), { signal });
        const started = await start(`${id}:${step}:${number}`);
        if (typeof started !== 'string' || started === '') {
          throw new EngineError('bad_output', 'The engine returned no reference to the operation that it started.');
        }
        // Even after an abort: without the record, nothing would cancel the operation.
        const record = () => recordOperation(db, lease, { engine, step, number, ref: started });
        await retryOnOutage(record, { limitMs: RECORD_MS });
        return started;
      };
      const ref = stored ?? (await begin());
      // The job's own time limit ends the polls.
      const pollTimes = { everyMs: times.operationPollMs, maxSilenceMs: Number.POSITIVE_INFINITY };
      try {
        return await waiting(() => pollOperation(() => poll(ref), pollTimes, signal));
      } catch (error) {
        if (error instanceof EngineError && error.reason === 'bad_output') {
          await retryOnOutage(() => forgetOperation(db, lease, { step, number }), { signal });
        }
        throw error;
      }
    },
  };
}
