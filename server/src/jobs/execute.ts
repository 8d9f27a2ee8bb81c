// One delivery from its claim to its end: finished, failed for good, put off for another attempt, handed back, or lost.
import { setTimeout as sleep } from 'node:timers/promises';
import { type Db, sql, type Tx } from '../db/db.ts';
import { outlast } from '../db/outlast.ts';
import type { Logger } from '../kernel/logger.ts';
import { Outage } from '../kernel/outage.ts';
import type { Pool } from '../tasks/pool.ts';
import { GAVE_UP, judge } from './classify-error.ts';
import { failJob } from './close.ts';
import type { Job, JobFailure, JobHooks } from './job.ts';
import type { Delivery, Mailbox } from './job-queue.ts';
import { type Claim, LostClaim, lockClaim } from './lease.ts';
import { announce } from './notifications.ts';
import { HandBack, type RunState, type StepEnd, startRun } from './run.ts';
import type { Scratch } from './scratch.ts';
import { uncountAttempts } from './steps.ts';
import { type JobTimes, MAX_ATTEMPTS } from './times.ts';
import type { Workflow } from './workflow.ts';

/** A step that ignores its signal is not waited for longer; it can record nothing any more. */
const QUIET_MS = 5_000;

/** Before a step that met an outage is tried again. */
const AFTER_OUTAGE_MS = 1_000;

export interface DeliveryNeeds {
  db: Db;
  mailbox: Mailbox;
  hooks: JobHooks;
  workflows: ReadonlyMap<string, Workflow>;
  pool: Pool;
  scratch: Scratch;
  log: Logger;
  times: JobTimes;
  onStep(end: StepEnd): void;
  /** Aborted when this worker ends, whatever is still to be recorded. */
  leaving: AbortSignal;
}

/** Carries the claimed job out as far as it goes. Never throws what the workflow threw; throws where the database fails. */
export async function carryOut(
  needs: DeliveryNeeds,
  {
    delivery,
    claim,
    control,
    stopping,
  }: {
    delivery: Delivery;
    claim: Claim;
    /** Aborted with `HandBack` or `LostClaim` from outside. */
    control: AbortController;
    stopping(): boolean;
  },
): Promise<void> {
  const { db, pool, scratch, log, onStep, mailbox, workflows } = needs;
  const { job } = claim;
  await scratch.removeJob(job.id, claim.fence);

  const spent = causeOfSpent(claim);
  if (spent !== undefined) return fail(needs, delivery, claim, GAVE_UP, spent);

  const state = startRun({ db, pool, scratch, claim, signal: control.signal, stopping, onStep });
  try {
    await unlessAborted(control.signal, work(workflows.get(job.kind), state, job));
  } catch (error) {
    // What still runs beside the failed step is stopped, and may not count against itself.
    control.abort(error);
    await Promise.race([state.quiet(), sleep(QUIET_MS, undefined, { ref: false })]);
    if (!state.finished()) return conclude(needs, { delivery, claim, state, error });
  }
  await outlast(() => mailbox.close(delivery), { signal: needs.leaving });
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
function causeOfSpent({ steps, deliveries }: Claim): string | undefined {
  for (const [step, { done, attempts, cause }] of steps) {
    if (!done && attempts >= MAX_ATTEMPTS) {
      return cause === null ? `${attempts} workers ended during ${step}.` : `${step}: ${cause}`;
    }
  }
  if (deliveries <= MAX_ATTEMPTS) return undefined;
  return `${deliveries - 1} workers ended without recording a step.`;
}

/** A delivery that has not finished its job: lost, handed back, failed for good, or to be tried again. */
async function conclude(
  needs: DeliveryNeeds,
  { delivery, claim, state, error }: { delivery: Delivery; claim: Claim; state: RunState; error: unknown },
): Promise<void> {
  const { log, times, mailbox } = needs;
  const { job, deliveries } = claim;
  if (error instanceof LostClaim) {
    await outlast(() => mailbox.close(delivery), { signal: needs.leaving });
    return;
  }
  if (error instanceof HandBack) return putOff(needs, { delivery, claim, state, delayMs: 0, counted: false });
  if (error instanceof Outage) {
    return putOff(needs, { delivery, claim, state, delayMs: AFTER_OUTAGE_MS, counted: false });
  }

  const failed = state.failureOf(error);
  const attempts = failed?.attempts ?? deliveries;
  const { retryable, failure, cause } = judge(error, failed?.step);
  // Only a bug is logged whole: what an engine or a partner's input said stays in the job's own record.
  const bug = failure.code === 'internal' ? { cause } : {};
  log.warn({ job: job.id, kind: job.kind, step: failed?.step, attempts, code: failure.code, ...bug }, 'attempt failed');
  if (!retryable || attempts >= MAX_ATTEMPTS) return fail(needs, delivery, claim, failure, cause);
  await putOff(needs, { delivery, claim, state, delayMs: times.backOffMs[attempts === 1 ? 0 : 1], counted: true });
}

async function fail(
  { db, hooks, mailbox, leaving }: DeliveryNeeds,
  delivery: Delivery,
  { job, fence }: Claim,
  failure: JobFailure,
  cause: string,
): Promise<void> {
  const close = async (tx: Tx) => {
    await failJob(tx, { id: job.id, fence, failure, cause }, hooks);
    await mailbox.close(delivery, tx);
  };
  await outlast(() => db.transaction().execute(close), { signal: leaving });
}

/** Back into the queue: uncounted where this worker stops or the database was away, after a pause where an attempt failed. */
async function putOff(
  { db, mailbox, leaving }: DeliveryNeeds,
  {
    delivery,
    claim,
    state,
    delayMs,
    counted,
  }: { delivery: Delivery; claim: Claim; state: RunState; delayMs: number; counted: boolean },
): Promise<void> {
  const { job } = claim;
  const requeue = async (tx: Tx) => {
    await lockClaim(tx, claim);
    // Closed already: it was requeued before, and only the answer was lost.
    if (!(await mailbox.close(delivery, tx))) return;
    await uncountAttempts(tx, claim, state.interrupted());
    if (!counted) await uncountDelivery(tx, job);
    await mailbox.post(tx, { job: job.id, lane: job.lane, queue: job.queue, delayMs });
    if (delayMs === 0) await announce(tx, { word: 'queued', lane: job.lane });
  };
  try {
    await outlast(() => db.transaction().execute(requeue), { signal: leaving });
  } catch (error) {
    if (!(error instanceof LostClaim)) throw error;
  }
}

const uncountDelivery = (tx: Tx, { id }: Job) =>
  sql`update jobs set deliveries = greatest(deliveries - 1, 0) where id = ${id}`.execute(tx);
