// The context of one step of a job: task processes from the pool, and remote operations whose reference outlives this process.
import { EngineError } from '@greenroom/engine-kit/engine-error';
import type { RemoteOperation } from '@greenroom/engine-kit/step-context';
import type { Db } from '../db/db.ts';
import { retryOnOutage } from '../db/retry-on-outage.ts';
import type { Logger } from '../kernel/logger.ts';
import { pollOperation } from '../tasks/poll-operation.ts';
import type { Pool } from '../tasks/pool.ts';
import type { ProviderAccess, ServiceStepContext } from '../tasks/service-step-context.ts';
import { checkLease, type Lease, type OperationRecord } from './lease.ts';
import { abandonOperation, forgetOperation, recordOperation } from './remote-operations.ts';
import type { JobTimes } from './times.ts';

/** A request waits for an interactive job: it is refused rather than kept waiting for a slot. */
const INTERACTIVE_MAX_WAIT_MS = 60_000;

/** For the record of a started operation during an outage. Less than the time that a process has to end. */
const RECORD_MS = 10_000;

interface Deps {
  db: Db;
  pool: Pool;
  providers: ProviderAccess;
  log: Logger;
  times: Pick<JobTimes, 'operationPollMs' | 'engineWaitMs'>;
  lease: Lease;
  step: string;
  dir: string;
  signal: AbortSignal;
  progress(part: number): void;
  /** Does work that only waits. */
  waiting<T>(work: () => Promise<T>): Promise<T>;
}

export function createStepContext(deps: Deps): ServiceStepContext {
  const { db, pool, providers, times, lease, step, dir, signal, progress, waiting } = deps;
  const { id, client, queue, turnGroup: kind } = lease.job;
  const slot =
    queue === 'interactive'
      ? { length: 'short' as const, maxWaitMs: INTERACTIVE_MAX_WAIT_MS }
      : { length: 'long' as const };
  const log = deps.log.child({ job: id, step });
  /** The latest operation of this step, as recorded. */
  let last: Pick<OperationRecord, 'engine' | 'number' | 'ref'> = lease.operations.get(step) ?? {
    engine: '',
    number: 1,
    ref: null,
  };
  /** One reference is stored for each step: a second one in a call would be polled as if it were the first after a takeover. */
  let isTaken = false;

  return {
    dir,
    signal,
    log,
    http: providers.http,
    progress,
    waiting,
    maxEngineWaitMs: times.engineWaitMs[queue],
    runTask: (task, input, rest) =>
      pool.run(task, input, { dir, signal, kind, client, onProgress: progress, ...slot }, rest),
    download: (url, options) => providers.download(url, options, { dir, signal }),
    exclusively: (name, work) => providers.exclusively(name, { signal, waiting }, work),
    recordUsage: (usage) => providers.recordUsage(usage, { client, job: id, step }),
    beginCall() {
      isTaken = false;
    },
    startedEngine: () => (last.ref === null ? undefined : last.engine),

    async abandonOperation() {
      const { engine, number, ref } = last;
      if (ref === null) return;
      await retryOnOutage(() => abandonOperation(db, lease, { step, engine, number }), { signal });
      last = { engine, number: number + 1, ref: null };
    },

    async remote<T>({ engine, usage, start, poll }: RemoteOperation<T>) {
      if (isTaken) throw new Error(`The step ${step} runs a second remote operation. Give it a step of its own.`);
      signal.throwIfAborted();
      isTaken = true;
      if (last.ref !== null && last.engine !== engine) throw new Error(`The step ${step} has an operation elsewhere.`);
      const begin = async (): Promise<string> => {
        // A worker that was frozen may not know yet that the job is no longer its own.
        await retryOnOutage(() => checkLease(db, lease), { signal });
        const { number } = last;
        const started = await start(`${id}:${step}:${number}`);
        if (typeof started !== 'string' || started === '') {
          throw new EngineError('bad_output', 'The engine returned no reference to the operation that it started.');
        }
        const priced = usage && { ...usage, usd: providers.costOf(usage) };
        // Even after an abort: without the record, nothing would cancel the operation.
        const record = () => recordOperation(db, lease, { engine, step, number, ref: started, usage: priced });
        await retryOnOutage(record, { limitMs: RECORD_MS });
        last = { engine, number, ref: started };
        return started;
      };
      try {
        const ref = last.ref ?? (await begin());
        // The job's own time limit ends the polls.
        const pollTimes = { everyMs: times.operationPollMs, maxSilenceMs: Number.POSITIVE_INFINITY };
        return await waiting(() => pollOperation(() => poll(ref), pollTimes, signal));
      } catch (error) {
        // The engine, or another one, may try again.
        isTaken = false;
        if (error instanceof EngineError && error.reason === 'bad_output' && last.ref !== null) {
          await retryOnOutage(() => forgetOperation(db, lease, { step, number: last.number }), { signal });
          last = { engine, number: last.number + 1, ref: null };
        }
        throw error;
      }
    },
  };
}
