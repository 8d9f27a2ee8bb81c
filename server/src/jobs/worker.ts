// A worker: takes deliveries up to its concurrency in each lane, carries them out, and lets go of all of them when told to stop.
import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { HttpClient } from '@greenroom/engine-kit/http-client';
import { type Db, sql } from '../db/db.ts';
import { outlast } from '../db/outlast.ts';
import type { Logger } from '../kernel/logger.ts';
import { within } from '../kernel/within.ts';
import type { Pool } from '../tasks/pool.ts';
import { createWakeSignal } from './bell.ts';
import { type CancelOperation, cancelAbandonedOperations } from './cancel-operations.ts';
import { execute } from './execute.ts';
import type { JobHooks, QueueName } from './job.ts';
import type { Delivery, JobQueue } from './job-queue.ts';
import { acquireLease, findLostLeases, type Lease, LeaseLost } from './lease.ts';
import type { Notifications } from './notifications.ts';
import { ReleaseJob, type StepEnd } from './run.ts';
import { createScratch } from './scratch.ts';
import { createSlots, type Slot } from './slots.ts';
import { createStarter } from './starter.ts';
import { createSweeper } from './sweeper.ts';
import { type JobTimes, TIMES } from './times.ts';
import { deregisterWorker, heartbeatWorker } from './worker-registry.ts';
import type { Workflow } from './workflow.ts';

export interface WorkerDeps {
  db: Db;
  jobQueue: JobQueue;
  notifications: Notifications;
  hooks: JobHooks;
  workflows: readonly Workflow[];
  pool: Pool;
  http: HttpClient;
  cancelOperation: CancelOperation;
  /** A folder of this machine, shared by its workers if they like; everything in it belongs to the jobs room. */
  scratchRoot: string;
  /** Most jobs under way at once in this process, by lane. */
  concurrency: Record<QueueName, number>;
  log: Logger;
  onStep?(end: StepEnd): void;
  times?: JobTimes;
}

export interface Worker {
  /** Sweeps what an earlier process left here, then takes work until drained. */
  start(): Promise<void>;
  /**
   * Begins no video and no step of one, lets the fast lane run empty (in one process with the API, its callers have nobody
   * else), and after `drainMs` hands back what is left. A few seconds longer at most.
   */
  drain(): Promise<void>;
}

interface Active {
  readonly delivery: Delivery;
  readonly control: AbortController;
  readonly slot: Slot;
  lease: Lease | undefined;
}

/** Jobs of one queue that a worker holds at once, those that wait for remote operations included. */
const MAX_HELD = 500;

const LANES: readonly QueueName[] = ['fast', 'video'];

/** At the end of a drain: a database that answers needs milliseconds, and one that does not is not waited for. */
const LAST_TAKE_MS = 1_000;
const LAST_RECORDS_MS = 6_000;

/** False where the database does not answer: nothing can be taken from it then. */
const fastJobsWait = (db: Db): Promise<boolean> =>
  sql`select 1 from jobs where lane = 'fast' and status = 'queued' limit 1`.execute(db).then(
    ({ rows }) => rows.length > 0,
    () => false,
  );

export function createWorker(deps: WorkerDeps): Worker {
  const { db, jobQueue, notifications, concurrency, log, times = TIMES } = deps;
  const name = `${hostname()}:${process.pid}:${randomBytes(3).toString('hex')}`;
  const scratch = createScratch(deps.scratchRoot);
  const sweeper = createSweeper({ db, hooks: deps.hooks, scratch, log });
  const startOne = createStarter(deps);
  /** Aborted when this process ends with or without its last records: leases run out by themselves. */
  const gone = new AbortController();
  const workflows = new Map(deps.workflows.map((workflow) => [workflow.kind, workflow]));
  const deliveryNeeds = {
    ...deps,
    workflows,
    scratch,
    times,
    leaving: gone.signal,
    onStep: deps.onStep ?? (() => {}),
  };
  const slots = { fast: createSlots(concurrency.fast), video: createSlots(concurrency.video) };
  const wakeSignals = { fast: createWakeSignal(), video: createWakeSignal() };
  const active = new Map<Active, Promise<void>>();
  const stopped = new AbortController();
  let taking: Promise<void>[] = [];
  let rounds: Promise<void>[] = [];
  /** No more videos. */
  let draining = false;
  /** No more of anything. */
  let leaving = false;

  const work = async (held: Active): Promise<void> => {
    const { delivery, control, slot } = held;
    const onRelease = wakeSignals[delivery.lane].notify;
    try {
      held.lease = await outlast(() => acquireLease(db, delivery.job, name), { signal: control.signal });
      if (!held.lease) {
        await outlast(() => jobQueue.complete(delivery), { signal: gone.signal });
        return;
      }
      // A fast job is nearly done and somebody waits: it goes on. A video goes back between two steps, which costs nothing.
      const stopping = () => draining && delivery.lane === 'video';
      await execute(deliveryNeeds, { delivery, lease: held.lease, slot, onRelease, control, stopping });
      await sweeper.sweepJob(delivery.job);
    } catch (error) {
      // The database failed: the lease runs out and another worker goes on from the last record.
      log.error({ err: error, job: delivery.job }, 'a delivery was dropped');
    }
  };

  const begin = (delivery: Delivery, slot: Slot): void => {
    const held: Active = { delivery, control: new AbortController(), slot, lease: undefined };
    const done = work(held).finally(() => {
      active.delete(held);
      slot.release();
      wakeSignals[delivery.lane].notify();
    });
    active.set(held, done);
  };

  const count = (matches: (held: Active) => boolean): number =>
    active.keys().reduce((sum, held) => sum + (matches(held) ? 1 : 0), 0);
  const isOpen = (lane: QueueName): boolean => (lane === 'fast' ? !leaving : !draining);

  /** Takes the slots before it fetches, so that a job which returns from waiting cannot take the same ones meanwhile. */
  const reserve = (lane: QueueName): Slot[] => {
    const room = Math.min(slots[lane].free, MAX_HELD - count(({ delivery }) => delivery.lane === lane));
    return Array.from({ length: Math.max(0, room) }, () => slots[lane].take());
  };

  /** Jobs that have started and lost their worker come first: they have had their turn. */
  const fill = async (lane: QueueName): Promise<void> => {
    const underWay = (queue: string) =>
      count(({ delivery, slot }) => slot.held && delivery.lane === lane && delivery.queue === queue);
    for (let started = true; started; ) {
      const reserved = reserve(lane);
      if (reserved.length === 0) return;
      try {
        for (const delivery of await jobQueue.fetch(lane, reserved.length)) begin(delivery, reserved.pop()!);
        started = reserved.length > 0 && isOpen(lane) && (await startOne(lane, underWay));
      } finally {
        for (const slot of reserved) slot.release();
      }
    }
  };

  const takeFrom = async (lane: QueueName): Promise<void> => {
    while (isOpen(lane)) {
      try {
        await fill(lane);
      } catch (error) {
        log.error({ err: error, lane }, 'the queue did not answer');
      }
      await wakeSignals[lane].wait(times.pollMs);
    }
  };

  const every = async (ms: number, act: () => Promise<void>): Promise<void> => {
    while (!stopped.signal.aborted) {
      await act().catch((error: unknown) => log.error({ err: error }, 'a round of the worker failed'));
      await sleep(ms, undefined, { signal: stopped.signal }).catch(() => {});
    }
  };

  const beat = async (): Promise<void> => {
    const held = [...active.keys()];
    await jobQueue.heartbeat(held.map(({ delivery }) => delivery));
    const ended = new Set(
      await findLostLeases(
        db,
        held.flatMap(({ lease }) => lease ?? []),
      ),
    );
    for (const { lease, control } of held) if (lease && ended.has(lease)) control.abort(new LeaseLost(lease.job.id));
    await heartbeatWorker(db, name, concurrency);
  };

  const reap = async (): Promise<void> => {
    await sweeper.closeOverdue();
    await sweeper.sweepLeftovers(times.sweepAfterMs);
  };

  const cancel = () => cancelAbandonedOperations(deps);

  const unsubscribe = notifications.subscribe((signal) => {
    if (signal.word === 'queued') wakeSignals[signal.lane].notify();
    else if (signal.word === 'missed') for (const lane of LANES) wakeSignals[lane].notify();
    else {
      // Closed over our head: by its caller, by a deadline, or by ourselves, where it has just ended anyway.
      for (const { delivery, control } of active.keys()) {
        if (delivery.job === signal.job) control.abort(new LeaseLost(signal.job));
      }
    }
  });

  return {
    async start() {
      await scratch.sweep(db);
      taking = LANES.map(takeFrom);
      rounds = [every(times.beatMs, beat), every(times.reapMs, reap), every(times.reapMs, cancel)];
    },

    async drain() {
      draining = true;
      const latest = performance.now() + (taking.length > 0 ? times.drainMs : 0);
      const quiet = async () => {
        while (performance.now() < latest && (active.size > 0 || (await fastJobsWait(db)))) await sleep(50);
      };
      await within(Math.max(0, latest - performance.now()), quiet());
      leaving = true;
      for (const lane of LANES) wakeSignals[lane].notify();
      // What the queue hands over at this very moment is taken in first, to be handed back with the rest.
      await within(LAST_TAKE_MS, Promise.all(taking));
      for (const { control } of active.keys()) control.abort(new ReleaseJob());
      const empty = async () => {
        while (active.size > 0) await Promise.all(active.values());
      };
      // Where the database does not answer, nothing can be handed back, and others take over when the leases have run out.
      await within(LAST_RECORDS_MS, empty());
      gone.abort(new Error('The worker has ended.'));
      stopped.abort();
      unsubscribe();
      await within(LAST_TAKE_MS, Promise.all(rounds));
      const deregistered = deregisterWorker(db, name).catch((error: unknown) =>
        log.warn({ err: error }, 'the worker failed to deregister'),
      );
      await within(LAST_TAKE_MS, deregistered);
    },
  };
}
