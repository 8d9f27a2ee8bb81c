// Runs the steps of one delivery of a job, each once, and records them.
import type { Json } from '@greenroom/engine-kit/json';
import type { Db, Tx } from '../db/db.ts';
import { retryOnOutage } from '../db/retry-on-outage.ts';
import { describeError } from '../kernel/describe-error.ts';
import type { Logger } from '../kernel/logger.ts';
import { isDatabaseOutage } from '../kernel/outage.ts';
import { withSpan } from '../kernel/tracing.ts';
import type { Pool } from '../tasks/pool.ts';
import type { ProviderAccess, ServiceStepContext } from '../tasks/service-step-context.ts';
import { completeJob } from './close.ts';
import { type Lease, LeaseLost, lockLease } from './lease.ts';
import type { Scratch } from './scratch.ts';
import type { Slot } from './slots.ts';
import { createStepContext } from './step-context.ts';
import { createStepWaits } from './step-waits.ts';
import { beginStep, isRecorded, recordStep, recordStepFailure, showProgress } from './steps.ts';
import type { JobTimes } from './times.ts';
import type { Run } from './workflow.ts';

const SHOW_EVERY_MS = 1_000;

/** Thrown if a job is released because this worker stops. */
export class ReleaseJob extends Error {
  override name = 'ReleaseJob';
}

export interface StepEnd {
  kind: string;
  step: string;
  seconds: number;
  outcome: 'succeeded' | 'failed';
}

export interface RunDeps {
  db: Db;
  pool: Pool;
  providers: ProviderAccess;
  log: Logger;
  scratch: Scratch;
  times: JobTimes;
  lease: Lease;
  slot: Slot;
  /** The job has released its slot and waits for remote operations. */
  onRelease(): void;
  signal: AbortSignal;
  /** True once this worker stops: no further step begins then. */
  stopping(): boolean;
  onStep(end: StepEnd): void;
}

export interface RunState {
  readonly run: Run;
  /** True once `finish` has committed. */
  finished(): boolean;
  /** The step that threw this error, and the number of its attempts. */
  failureOf(error: unknown): { step: string; attempts: number } | undefined;
  /** Names of the steps whose attempt was counted, and that have neither ended nor failed by themselves. */
  interrupted(): string[];
  /** Resolves when no step is under way. */
  quiet(): Promise<void>;
}

export function startRun(deps: RunDeps): RunState {
  const { db, scratch, lease, slot, signal, stopping, onStep } = deps;
  const { job, fence, steps } = lease;
  const underWay = new Map<string, Promise<unknown>>();
  const waits = createStepWaits({ ...deps, underWay });
  const interrupted = new Set<string>();
  const failures: { error: unknown; step: string; attempts: number }[] = [];
  let finished = false;
  let shownAt = Number.NEGATIVE_INFINITY;

  const progress = (part: number, everyMs = SHOW_EVERY_MS): void => {
    const now = performance.now();
    if (now - shownAt < everyMs || signal.aborted) return;
    shownAt = now;
    // For display only: the next record notices a lost lease or a broken connection.
    showProgress(db, lease, { progress: Math.min(Math.max(part, 0), 1) }).catch(() => {});
  };

  /** Makes one attempt of a step that is not done; `work` records its result. */
  const attempt = async <T>(step: string, work: (attempts: number) => Promise<T>): Promise<T> => {
    signal.throwIfAborted();
    // The job holds no slot if its other steps wait for remote operations.
    await slot.retake(signal);
    if (stopping()) throw new ReleaseJob();
    const attempts = (steps.get(step)?.attempts ?? 0) + 1;
    const attributes = { 'greenroom.step': step, 'greenroom.attempt': attempts };
    return withSpan(`step ${step}`, { attributes }, () => recorded(step, attempts, work));
  };

  /** Does the work of an attempt, which is counted before and whose failure is recorded. */
  const recorded = async <T>(step: string, attempts: number, work: (attempts: number) => Promise<T>): Promise<T> => {
    await retryOnOutage(() => beginStep(db, lease, step, attempts), { signal });
    const startedAt = performance.now();
    const ended = (outcome: StepEnd['outcome']) =>
      onStep({ kind: job.kind, step, seconds: (performance.now() - startedAt) / 1000, outcome });
    try {
      const result = await work(attempts);
      ended('succeeded');
      return result;
    } catch (error) {
      // The attempt does not count if the step waited for another one that failed, or if the database was unavailable.
      const another = failures.some((failure) => failure.error === error);
      if (signal.aborted || another || error instanceof LeaseLost || isDatabaseOutage(error)) {
        interrupted.add(step);
        throw error;
      }
      failures.push({ error, step, attempts });
      ended('failed');
      await retryOnOutage(() => recordStepFailure(db, lease, step, describeError(error)), { signal });
      throw error;
    }
  };

  const once = <T>(step: string, work: (attempts: number) => Promise<T>): Promise<T> => {
    if (underWay.has(step)) throw new Error(`The step ${step} is already under way.`);
    const promise = attempt(step, work).finally(() => {
      underWay.delete(step);
      // Afterwards, so that the workflow can begin its next step first.
      setImmediate(waits.releaseIfIdle);
    });
    // A workflow that failed in another step no longer handles a rejection of this one.
    underWay.set(
      step,
      promise.catch(() => {}),
    );
    return promise;
  };

  const run: Run = {
    job: job.id,
    client: job.client,
    progress: (part) => progress(part),
    phase: (name) => retryOnOutage(() => showProgress(db, lease, { phase: name }), { signal }),

    async step<T extends Json>(
      name: string,
      work: (ctx: ServiceStepContext) => Promise<T>,
      { share }: { share?: readonly [number, number] } = {},
    ) {
      const memo = steps.get(name);
      if (memo?.done) return memo.result as T;
      const show = (part: number): void => {
        if (share) progress(share[0] + (share[1] - share[0]) * part);
      };
      return once(name, async (attempts) => {
        const dir = await scratch.open(job.id, fence);
        try {
          const waiting = <Result>(wait: () => Promise<Result>) => waits.during(name, attempts, wait);
          const ctx = createStepContext({ ...deps, step: name, dir, progress: show, waiting });
          // The result as it is read back after a takeover, so that both ways continue with the same value.
          const made = await work(ctx);
          const result = (await retryOnOutage(() => recordStep(db, lease, name, made), { signal })) as T;
          if (share) progress(share[1], 0);
          return result;
        } finally {
          await scratch.remove(dir);
        }
      });
    },

    async commit(name, effect) {
      if (steps.get(name)?.done) return;
      const act = async (tx: Tx) => {
        await lockLease(tx, lease);
        // After a lost response, the first write may have been recorded.
        if (await isRecorded(tx, lease, name)) return;
        await effect(tx);
        await recordStep(tx, lease, name, null);
      };
      await once(name, () => retryOnOutage(() => db.transaction().execute(act), { signal }));
    },

    async finish(effect) {
      // Where the response to the commit was lost, the next try finds the job closed and throws `LeaseLost`.
      const act = async (tx: Tx) => {
        await lockLease(tx, lease);
        const result = await effect(tx);
        await recordStep(tx, lease, 'finish', null);
        await completeJob(tx, job.id, result);
      };
      await once('finish', () => retryOnOutage(() => db.transaction().execute(act), { signal }));
      finished = true;
    },
  };

  return {
    run,
    finished: () => finished,
    failureOf: (error) => failures.find((failure) => failure.error === error),
    interrupted: () => [...interrupted, ...underWay.keys()].filter((step) => !waits.isUncounted(step)),
    quiet: async () => {
      await Promise.allSettled(underWay.values());
    },
  };
}
