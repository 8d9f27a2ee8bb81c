// One delivery from its claim to its end: finished, failed for good, put off for another attempt, handed back, or lost.
import { setTimeout as sleep } from 'node:timers/promises';
import type { HttpClient } from '@greenroom/engine-kit/http-client';
import { type Db, sql, type Tx } from '../db/db.ts';
import { outlast } from '../db/outlast.ts';
import type { Logger } from '../kernel/logger.ts';
import { Outage } from '../kernel/outage.ts';
import type { Pool } from '../tasks/pool.ts';
import { classifyError, GAVE_UP } from './classify-error.ts';
import { failJob } from './close.ts';
import type { Job, JobFailure, JobHooks } from './job.ts';
import type { Delivery, JobQueue } from './job-queue.ts';
import { type Lease, LeaseLost, lockLease } from './lease.ts';
import { publish } from './notifications.ts';
import { ReleaseJob, type RunState, type StepEnd, startRun } from './run.ts';
import type { Scratch } from './scratch.ts';
import type { Slot } from './slots.ts';
import { uncountAttempts } from './steps.ts';
import { type JobTimes, MAX_ATTEMPTS } from './times.ts';
import type { Workflow } from './workflow.ts';

/** A step that ignores its signal is not waited for longer; it can record nothing any more. */
const QUIET_MS = 5_000;

/** Before a step that met an outage is tried again. */
const AFTER_OUTAGE_MS = 1_000;

export interface ExecuteDeps {
  db: Db;
  jobQueue: JobQueue;
  hooks: JobHooks;
  workflows: ReadonlyMap<string, Workflow>;
  pool: Pool;
  http: HttpClient;
  scratch: Scratch;
  log: Logger;
  times: JobTimes;
  onStep(end: StepEnd): void;
  /** Aborted when this worker ends, whatever is still to be recorded. */
  leaving: AbortSignal;
}

/** Carries the claimed job out as far as it goes. Never throws what the workflow threw; throws where the database fails. */
export async function execute(
  deps: ExecuteDeps,
  {
    delivery,
    lease,
    slot,
    onRelease,
    control,
    stopping,
  }: {
    delivery: Delivery;
    lease: Lease;
    slot: Slot;
    /** The job has released its slot and waits for remote operations. */
    onRelease(): void;
    /** Aborted with `HandBack` or `LostClaim` from outside. */
    control: AbortController;
    stopping(): boolean;
  },
): Promise<void> {
  const { scratch, log, jobQueue, workflows } = deps;
  const { job } = lease;
  await scratch.removeJob(job.id, lease.fence);

  const spent = causeOfSpent(lease);
  if (spent !== undefined) return fail(deps, delivery, lease, GAVE_UP, spent);

  const state = startRun({ ...deps, lease, slot, onRelease, signal: control.signal, stopping });
  try {
    await unlessAborted(control.signal, work(workflows.get(job.kind), state, job));
  } catch (error) {
    // What still runs beside the failed step is stopped, and may not count against itself.
    control.abort(error);
    await Promise.race([state.quiet(), sleep(QUIET_MS, undefined, { ref: false })]);
    if (!state.finished()) return settleOutcome(deps, { delivery, lease, state, error });
  }
  await outlast(() => jobQueue.complete(delivery), { signal: deps.leaving });
  log.info({ job: job.id, kind: job.kind }, 'job completed');
}

async function work(workflow: Workflow | undefined, { run, finished }: RunState, { kind, input }: Job): Promise<void> {
  if (!workflow) throw new Error(`No workflow is called ${kind}.`);
  await workflow.run(run, input);
  if (!finished()) throw new Error(`The workflow ${kind} ended without calling finish.`);
}

/** Rejects with the signal's reason as soon as it is aborted: a step may be deaf, but not hold its place for that. */
async function unlessAborted(signal: AbortSignal, work: Promise<void>): Promise<void> {
  const aborted = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  // Raced even where it is aborted already: otherwise a rejection of `work` would be unhandled and end the process.
  await Promise.race([aborted, work]);
}

/** Why there is no further attempt: a step killed its worker each time, or whatever lies between two steps did. */
function causeOfSpent({ steps, deliveries }: Lease): string | undefined {
  for (const [step, { done, attempts, cause }] of steps) {
    if (!done && attempts >= MAX_ATTEMPTS) {
      return cause === null ? `${attempts} workers ended during ${step}.` : `${step}: ${cause}`;
    }
  }
  if (deliveries <= MAX_ATTEMPTS) return undefined;
  return `${deliveries - 1} workers ended without recording a step.`;
}

/** A delivery that has not finished its job: lost, handed back, failed for good, or to be tried again. */
async function settleOutcome(
  deps: ExecuteDeps,
  { delivery, lease, state, error }: { delivery: Delivery; lease: Lease; state: RunState; error: unknown },
): Promise<void> {
  const { log, times, jobQueue } = deps;
  const { job, deliveries } = lease;
  if (error instanceof LeaseLost) {
    await outlast(() => jobQueue.complete(delivery), { signal: deps.leaving });
    return;
  }
  if (error instanceof ReleaseJob) return requeue(deps, { delivery, lease, state, delayMs: 0, counted: false });
  if (error instanceof Outage) {
    return requeue(deps, { delivery, lease, state, delayMs: AFTER_OUTAGE_MS, counted: false });
  }

  const failed = state.failureOf(error);
  const attempts = failed?.attempts ?? deliveries;
  const { retryable, retryAfterMs, failure, cause } = classifyError(error, failed?.step);
  // Only a bug is logged whole: what an engine or a partner's input said stays in the job's own record.
  const bug = failure.code === 'internal' ? { cause } : {};
  log.warn({ job: job.id, kind: job.kind, step: failed?.step, attempts, code: failure.code, ...bug }, 'attempt failed');
  if (!retryable || attempts >= MAX_ATTEMPTS) return fail(deps, delivery, lease, failure, cause);
  const delayMs = Math.max(times.backOffMs[attempts === 1 ? 0 : 1], retryAfterMs);
  await requeue(deps, { delivery, lease, state, delayMs, counted: true });
}

async function fail(
  { db, hooks, jobQueue, leaving }: ExecuteDeps,
  delivery: Delivery,
  { job, fence }: Lease,
  failure: JobFailure,
  cause: string,
): Promise<void> {
  const close = async (tx: Tx) => {
    await failJob(tx, { id: job.id, fence, failure, cause }, hooks);
    await jobQueue.complete(delivery, tx);
  };
  await outlast(() => db.transaction().execute(close), { signal: leaving });
}

/** Back into the queue: uncounted where this worker stops or the database was away, after a pause where an attempt failed. */
async function requeue(
  { db, jobQueue, leaving }: ExecuteDeps,
  {
    delivery,
    lease,
    state,
    delayMs,
    counted,
  }: { delivery: Delivery; lease: Lease; state: RunState; delayMs: number; counted: boolean },
): Promise<void> {
  const { job } = lease;
  const requeue = async (tx: Tx) => {
    await lockLease(tx, lease);
    // Closed already: it was requeued before, and only the answer was lost.
    if (!(await jobQueue.complete(delivery, tx))) return;
    await uncountAttempts(tx, lease, state.interrupted());
    if (!counted) await uncountDelivery(tx, job);
    await jobQueue.enqueue(tx, { job: job.id, lane: job.lane, queue: job.queue, delayMs });
    if (delayMs === 0) await publish(tx, { word: 'queued', lane: job.lane });
  };
  try {
    await outlast(() => db.transaction().execute(requeue), { signal: leaving });
  } catch (error) {
    if (!(error instanceof LeaseLost)) throw error;
  }
}

const uncountDelivery = (tx: Tx, { id }: Job) =>
  sql`update jobs set deliveries = greatest(deliveries - 1, 0) where id = ${id}`.execute(tx);
