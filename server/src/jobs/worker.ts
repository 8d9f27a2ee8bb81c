// A worker: fetches deliveries while it has free slots, executes them, and releases them when it is told to stop.
import { setTimeout as sleep } from 'node:timers/promises';
import { type Db, sql } from '../db/db.ts';
import { retryOnOutage } from '../db/retry-on-outage.ts';
import type { Logger } from '../kernel/logger.ts';
import { within } from '../kernel/within.ts';
import type { Pool } from '../tasks/pool.ts';
import type { ProviderAccess } from '../tasks/service-step-context.ts';
import { type CancelOperation, cancelAbandonedOperations } from './cancel-operations.ts';
import { executeInSpan } from './delivery-span.ts';
import { execute } from './execute.ts';
import { type JobHooks, QUEUES, type QueueName } from './job.ts';
import type { Delivery, JobQueue } from './job-queue.ts';
import { acquireLease, findLostLeases, type Lease, LeaseLost } from './lease.ts';
import type { Notifications } from './notifications.ts';
import type { ProcessEntry } from './process-registry.ts';
import { ReleaseJob, type StepEnd } from './run.ts';
import { createScratch } from './scratch.ts';
import { createSlots, type Slot } from './slots.ts';
import { createStarter } from './starter.ts';
import { createSweeper } from './sweeper.ts';
import { type JobTimes, TIMES } from './times.ts';
import { createWakeSignal } from './wake-signal.ts';
import type { Workflow } from './workflow.ts';

export interface WorkerDeps {
  db: Db;
  jobQueue: JobQueue;
  notifications: Notifications;
  /** Renewed with every heartbeat of the worker. */
  entry: ProcessEntry;
  hooks: JobHooks;
  workflows: readonly Workflow[];
  pool: Pool;
  providers: ProviderAccess;
  cancelOperation: CancelOperation;
  /** A folder on this machine that its workers may share. Everything in it belongs to the jobs module. */
  scratchRoot: string;
  /** How many jobs of each queue may work at once in this process; it takes no jobs of a queue with 0. */
  concurrency: Record<QueueName, number>;
  log: Logger;
  onStep?(end: StepEnd): void;
  times?: JobTimes;
}

export interface Worker {
  /** Deletes what an earlier process left in the scratch folder, then executes jobs until drained. */
  start(): Promise<void>;
  /**
   * Begins no batch job and no step of one, empties the interactive queue (in one process with the API, no other worker serves its
   * callers), and releases the remaining jobs after `drainMs`. Takes a few seconds longer at most. `accepting`: whether the process still
   * accepts requests, whose jobs are then waited for.
   */
  drain(accepting?: () => boolean): Promise<void>;
}

interface HeldJob {
  readonly delivery: Delivery;
  readonly control: AbortController;
  readonly slot: Slot;
  lease: Lease | undefined;
}

/** How many jobs of one queue a worker holds at once, including those that wait for remote operations. */
const MAX_HELD = 500;

/** Limits at the end of a drain: a database that responds needs milliseconds, and any other is not waited for. */
const LAST_FETCH_MS = 1_000;
const LAST_RECORDS_MS = 6_000;

/** False if the database does not respond, because no job can be fetched then. */
const hasQueuedInteractiveJobs = (db: Db): Promise<boolean> =>
  sql`select 1 from jobs where queue = 'interactive' and status = 'queued' limit 1`.execute(db).then(
    ({ rows }) => rows.length > 0,
    () => false,
  );

export function createWorker(deps: WorkerDeps): Worker {
  const { db, jobQueue, notifications, entry, concurrency, log, times = TIMES } = deps;
  const scratch = createScratch(deps.scratchRoot);
  const sweeper = createSweeper({ db, hooks: deps.hooks, scratch, log });
  const startOne = createStarter(deps);
  /** Aborted when this process ends, even if records are missing: the leases expire. */
  const gone = new AbortController();
  const workflows = new Map(deps.workflows.map((workflow) => [workflow.kind, workflow]));
  const executeDeps = {
    ...deps,
    workflows,
    scratch,
    times,
    leaving: gone.signal,
    onStep: deps.onStep ?? (() => {}),
  };
  const slots = { interactive: createSlots(concurrency.interactive), batch: createSlots(concurrency.batch) };
  const wakeSignals = { interactive: createWakeSignal(), batch: createWakeSignal() };
  const active = new Map<HeldJob, Promise<void>>();
  const stopped = new AbortController();
  let loops: Promise<void>[] = [];
  let rounds: Promise<void>[] = [];
  /** No batch job is started. */
  let draining = false;
  /** No job is started. */
  let leaving = false;

  const work = async (held: HeldJob): Promise<void> => {
    const { delivery, control, slot } = held;
    const onRelease = wakeSignals[delivery.queue].notify;
    try {
      held.lease = await retryOnOutage(() => acquireLease(db, delivery.job, entry.name), { signal: control.signal });
      if (!held.lease) {
        await retryOnOutage(() => jobQueue.complete(delivery), { signal: gone.signal });
        return;
      }
      // An interactive job is nearly done, and a request waits for it. A batch job loses nothing when it is released between two steps.
      const stopping = () => draining && delivery.queue === 'batch';
      const { lease } = held;
      await executeInSpan({ lease, worker: entry.name }, () =>
        execute(executeDeps, { delivery, lease, slot, onRelease, control, stopping }),
      );
      await sweeper.sweepJob(delivery.job);
    } catch (error) {
      // The database failed: the lease expires, and another worker continues from the latest record.
      log.error({ err: error, job: delivery.job }, 'a job was left to another worker');
    }
  };

  const begin = (delivery: Delivery, slot: Slot): void => {
    const held: HeldJob = { delivery, control: new AbortController(), slot, lease: undefined };
    const done = work(held).finally(() => {
      active.delete(held);
      slot.release();
      wakeSignals[delivery.queue].notify();
    });
    active.set(held, done);
  };

  const count = (matches: (held: HeldJob) => boolean): number =>
    active.keys().reduce((sum, held) => sum + (matches(held) ? 1 : 0), 0);
  /** A worker without the queue leaves its jobs to others. */
  const mayGetInteractiveJobs = async () => concurrency.interactive > 0 && (await hasQueuedInteractiveJobs(db));
  const isOpen = (queue: QueueName): boolean => (queue === 'interactive' ? !leaving : !draining);

  /** Slots are taken before jobs are fetched, so that a job which returns from waiting cannot take them meanwhile. */
  const reserve = (queue: QueueName): Slot[] => {
    const room = Math.min(slots[queue].free, MAX_HELD - count(({ delivery }) => delivery.queue === queue));
    return Array.from({ length: Math.max(0, room) }, () => slots[queue].take());
  };

  /** Started jobs that lost their worker come first: they have had their turn. */
  const fill = async (queue: QueueName): Promise<void> => {
    const slotsHeld = (turnGroup: string) =>
      count(({ delivery, slot }) => slot.held && delivery.queue === queue && delivery.turnGroup === turnGroup);
    for (let started = true; started; ) {
      const reserved = reserve(queue);
      if (reserved.length === 0) return;
      try {
        for (const delivery of await jobQueue.fetch(queue, reserved.length)) begin(delivery, reserved.pop()!);
        started = reserved.length > 0 && isOpen(queue) && (await startOne(queue, slotsHeld));
      } finally {
        for (const slot of reserved) slot.release();
      }
    }
  };

  const serve = async (queue: QueueName): Promise<void> => {
    while (isOpen(queue)) {
      try {
        await fill(queue);
      } catch (error) {
        log.error({ err: error, queue }, 'jobs could not be fetched');
      }
      await wakeSignals[queue].wait(times.pollMs);
    }
  };

  const every = async (ms: number, act: () => Promise<void>): Promise<void> => {
    while (!stopped.signal.aborted) {
      await act().catch((error: unknown) => log.error({ err: error }, 'a periodic task of the worker failed'));
      await sleep(ms, undefined, { signal: stopped.signal }).catch(() => {});
    }
  };

  const heartbeat = async (): Promise<void> => {
    const held = [...active.keys()];
    await jobQueue.heartbeat(held.map(({ delivery }) => delivery));
    const ended = new Set(
      await findLostLeases(
        db,
        held.flatMap(({ lease }) => lease ?? []),
      ),
    );
    for (const { lease, control } of held) if (lease && ended.has(lease)) control.abort(new LeaseLost(lease.job.id));
    const busy = (queue: QueueName) => count(({ delivery, slot }) => slot.held && delivery.queue === queue);
    await entry.heartbeat({ interactive: busy('interactive'), batch: busy('batch') });
  };

  const sweep = async (): Promise<void> => {
    await sweeper.closeOverdue();
    await sweeper.sweepLeftovers(times.sweepAfterMs);
  };

  const cancelAbandoned = () => cancelAbandonedOperations(deps);

  const unsubscribe = notifications.subscribe((notification) => {
    if (notification.event === 'queued') wakeSignals[notification.queue].notify();
    else if (notification.event === 'missed') for (const queue of QUEUES) wakeSignals[queue].notify();
    else {
      // Closed by its caller or a deadline, or by this worker, whose execution has just ended anyway.
      for (const { delivery, control } of active.keys()) {
        if (delivery.job === notification.job) control.abort(new LeaseLost(notification.job));
      }
    }
  });

  return {
    async start() {
      await scratch.sweep(db);
      loops = QUEUES.filter((queue) => concurrency[queue] > 0).map(serve);
      rounds = [
        every(times.heartbeatMs, heartbeat),
        every(times.sweepMs, sweep),
        every(times.sweepMs, cancelAbandoned),
      ];
    },

    async drain(accepting = () => false) {
      draining = true;
      const latest = performance.now() + (loops.length > 0 ? times.drainMs : 0);
      const quiet = async () => {
        while (performance.now() < latest && (active.size > 0 || accepting() || (await mayGetInteractiveJobs())))
          await sleep(50);
      };
      await within(Math.max(0, latest - performance.now()), quiet());
      leaving = true;
      for (const queue of QUEUES) wakeSignals[queue].notify();
      // Jobs that are being fetched now are accepted first, and released with the others.
      await within(LAST_FETCH_MS, Promise.all(loops));
      for (const { control } of active.keys()) control.abort(new ReleaseJob());
      const empty = async () => {
        while (active.size > 0) await Promise.all(active.values());
      };
      // Where the database does not respond, no job can be released, and other workers take over when the leases expire.
      await within(LAST_RECORDS_MS, empty());
      gone.abort(new Error('The worker has ended.'));
      stopped.abort();
      unsubscribe();
      await Promise.all([within(LAST_FETCH_MS, Promise.all(rounds)), entry.deregister()]);
    },
  };
}
