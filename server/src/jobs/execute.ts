// Executes one delivery of a job until it is completed, failed, requeued for another attempt, released or lost.
import { setTimeout as sleep } from 'node:timers/promises';
import { type Db, sql, type Tx } from '../db/db.ts';
import { retryOnOutage } from '../db/retry-on-outage.ts';
import type { Logger } from '../kernel/logger.ts';
import { isDatabaseOutage } from '../kernel/outage.ts';
import { unlessAborted } from '../kernel/unless-aborted.ts';
import type { Pool } from '../tasks/pool.ts';
import type { ProviderAccess } from '../tasks/service-step-context.ts';
import { classifyError, MAX_ATTEMPTS_FAILURE } from './classify-error.ts';
import { failJob } from './close.ts';
import type { Job, JobFailure, JobHooks } from './job.ts';
import type { Delivery, JobQueue } from './job-queue.ts';
import { type Lease, LeaseLost, lockLease } from './lease.ts';
import { publish } from './notifications.ts';
import { ReleaseJob, type RunState, type StepEnd, startRun } from './run.ts';
import type { Scratch } from './scratch.ts';
import type { Slot } from './slots.ts';
import { revertAttempts } from './steps.ts';
import { type JobTimes, MAX_ATTEMPTS } from './times.ts';
import type { Workflow } from './workflow.ts';

/** How long a step that ignores its signal is waited for. It can record nothing anyway. */
const QUIET_MS = 5_000;

/** The pause after an outage of the database. */
const AFTER_OUTAGE_MS = 1_000;

export interface ExecuteDeps {
  db: Db;
  jobQueue: JobQueue;
  hooks: JobHooks;
  workflows: ReadonlyMap<string, Workflow>;
  pool: Pool;
  providers: ProviderAccess;
  scratch: Scratch;
  log: Logger;
  times: JobTimes;
  onStep(end: StepEnd): void;
  /** Aborted when this worker ends, even if records are missing. */
  leaving: AbortSignal;
}

/** How a delivery ended. */
export type DeliveryOutcome = 'completed' | 'failed' | 'requeued' | 'released' | 'lost';

/** Executes the job and records the outcome. Throws only if the database fails, never what the workflow threw. */
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
    /** Aborted with `ReleaseJob` or `LeaseLost` from outside. */
    control: AbortController;
    stopping(): boolean;
  },
): Promise<DeliveryOutcome> {
  const { scratch, log, jobQueue, workflows } = deps;
  const { job } = lease;
  await scratch.removeJob(job.id, lease.fence);

  const exhausted = findExhausted(lease);
  if (exhausted !== undefined) return fail(deps, delivery, lease, MAX_ATTEMPTS_FAILURE, exhausted);

  const state = startRun({ ...deps, lease, slot, onRelease, signal: control.signal, stopping });
  try {
    // A step that ignores the signal must not keep the slot.
    await unlessAborted(control.signal, work(workflows.get(job.kind), state, job));
  } catch (error) {
    // Steps that run beside the failed one are stopped, and this attempt of theirs is not counted.
    control.abort(error);
    await Promise.race([state.quiet(), sleep(QUIET_MS, undefined, { ref: false })]);
    if (!state.finished()) return settleOutcome(deps, { delivery, lease, state, error });
  }
  await retryOnOutage(() => jobQueue.complete(delivery), { signal: deps.leaving });
  log.info({ job: job.id, kind: job.kind }, 'job completed');
  return 'completed';
}

async function work(workflow: Workflow | undefined, { run, finished }: RunState, { kind, input }: Job): Promise<void> {
  if (!workflow) throw new Error(`No workflow is called ${kind}.`);
  await workflow.run(run, input);
  if (!finished()) throw new Error(`The workflow ${kind} ended without calling finish.`);
}

/** Returns why all attempts are used up: a step, or the code between two steps, ended its worker each time. */
function findExhausted({ steps, deliveries }: Lease): string | undefined {
  for (const [step, { done, attempts, cause }] of steps) {
    if (!done && attempts >= MAX_ATTEMPTS) {
      return cause === null ? `${attempts} workers ended during ${step}.` : `${step}: ${cause}`;
    }
  }
  if (deliveries <= MAX_ATTEMPTS) return undefined;
  return `${deliveries - 1} workers ended without recording a step.`;
}

/** Records a delivery that did not finish its job: lost, released, failed, or requeued. */
async function settleOutcome(
  deps: ExecuteDeps,
  { delivery, lease, state, error }: { delivery: Delivery; lease: Lease; state: RunState; error: unknown },
): Promise<DeliveryOutcome> {
  const { log, times, jobQueue } = deps;
  const { job, deliveries } = lease;
  if (error instanceof LeaseLost) {
    await retryOnOutage(() => jobQueue.complete(delivery), { signal: deps.leaving });
    return 'lost';
  }
  if (error instanceof ReleaseJob) return requeue(deps, { delivery, lease, state, delayMs: 0, counted: false });
  if (isDatabaseOutage(error)) {
    return requeue(deps, { delivery, lease, state, delayMs: AFTER_OUTAGE_MS, counted: false });
  }

  const failed = state.failureOf(error);
  const attempts = failed?.attempts ?? deliveries;
  const { retryable, retryAfterMs, failure, cause } = classifyError(error, failed?.step);
  // Only bugs are logged with their cause: errors of engines and inputs are in the job's own record.
  const bug = failure.code === 'internal' ? { cause } : {};
  log.warn({ job: job.id, kind: job.kind, step: failed?.step, attempts, code: failure.code, ...bug }, 'attempt failed');
  if (!retryable || attempts >= MAX_ATTEMPTS) return fail(deps, delivery, lease, failure, cause);
  const delayMs = Math.max(times.backoffMs[attempts === 1 ? 0 : 1], retryAfterMs);
  return requeue(deps, { delivery, lease, state, delayMs, counted: true });
}

async function fail(
  { db, hooks, jobQueue, leaving }: ExecuteDeps,
  delivery: Delivery,
  { job, fence }: Lease,
  failure: JobFailure,
  cause: string,
): Promise<DeliveryOutcome> {
  const close = async (tx: Tx) => {
    await failJob(tx, { id: job.id, fence, failure, cause }, hooks);
    await jobQueue.complete(delivery, tx);
  };
  await retryOnOutage(() => db.transaction().execute(close), { signal: leaving });
  return 'failed';
}

/** Enqueues the job again. An attempt counts if it failed, not if the worker stops or the database was unavailable. */
async function requeue(
  { db, jobQueue, leaving }: ExecuteDeps,
  {
    delivery,
    lease,
    state,
    delayMs,
    counted,
  }: { delivery: Delivery; lease: Lease; state: RunState; delayMs: number; counted: boolean },
): Promise<DeliveryOutcome> {
  const { job } = lease;
  const requeue = async (tx: Tx) => {
    await lockLease(tx, lease);
    // Already completed: the job was requeued before, and only the response was lost.
    if (!(await jobQueue.complete(delivery, tx))) return;
    await revertAttempts(tx, lease, state.interrupted());
    if (!counted) await uncountDelivery(tx, job);
    await jobQueue.enqueue(tx, { job: job.id, queue: job.queue, turnGroup: job.turnGroup, delayMs });
    if (delayMs === 0) await publish(tx, { event: 'queued', queue: job.queue });
  };
  try {
    await retryOnOutage(() => db.transaction().execute(requeue), { signal: leaving });
  } catch (error) {
    if (!(error instanceof LeaseLost)) throw error;
    return 'lost';
  }
  return counted ? 'requeued' : 'released';
}

const uncountDelivery = (tx: Tx, { id }: Job) =>
  sql`update jobs set deliveries = greatest(deliveries - 1, 0) where id = ${id}`.execute(tx);
