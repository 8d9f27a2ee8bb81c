// Orders many videos within a budget. An interrupted batch is continued without ordering a video twice.
import {
  type ApiError,
  IdempotencyConflict,
  InsufficientCredits,
  InvalidRequest,
  JobFailed,
  NotFound,
  TooManyActiveJobs,
  UnusableMedia,
} from './errors.ts';
import type { PostOptions } from './http.ts';
import { pause } from './retries.ts';
import type { JobView, NewVideo, VideoQueued, VideoQuote } from './types.ts';
import type { WaitOptions } from './wait.ts';

const POLL_MS = 8_000;
/** A batch outlives restarts of the service. */
const MAX_RETRIES = 12;
/** The service remembers a key for 24 hours, by its own clock. */
const KEY_LIFE_MS = 23 * 3_600_000;

export interface BatchRow {
  /** Identifies the row in the batch. Rows may be added or moved between runs, but an id keeps its body. */
  id: string;
  body: NewVideo;
}

/** The state of a row. */
export interface BatchItem {
  id: string;
  /**
   * - `ordering`: the order is being sent
   * - `ordered`: its credits are reserved
   * - `completed`, `failed`: the job is finished
   * - `rejected`: the service rejected the body; the next run tries again
   * - `unordered`: the budget or the balance did not suffice; the next run tries again
   * - `lost`: it may have been ordered, but that can no longer be found out; it is not ordered again
   */
  status: 'ordering' | 'ordered' | 'completed' | 'failed' | 'rejected' | 'unordered' | 'lost';
  /** When it got this status. */
  at: string;
  /** Its part of the budget: the estimate or reservation, and the charge once it is finished. */
  credits: number;
  workflow_id?: string | undefined;
  video_url?: string | undefined;
  error?: string | undefined;
}

export interface BatchOptions {
  /** Identifies the batch. Another name orders the same rows anew. */
  name: string;
  /** The most credits that all rows together may reserve and be charged, those of earlier runs included. */
  budget: number;
  /**
   * The items of earlier runs. Without them, rows are still not ordered twice within 24 hours, because their idempotency keys come
   * from `name` and `id`.
   */
  earlier?: Iterable<BatchItem> | undefined;
  /** Called with each change, and awaited. Store the items here to continue after a crash: each is called before its order is sent. */
  onChange?: ((item: BatchItem) => void | Promise<void>) | undefined;
  signal?: AbortSignal | undefined;
  /** The polling interval, 8,000 by default. */
  pollMs?: number | undefined;
}

export interface BatchReport {
  /** In the order of the rows. */
  items: BatchItem[];
  /** What all items take of the budget. */
  credits: number;
  /** Why rows are `unordered`: the budget, or the balance of the account. */
  stoppedBy: 'budget' | 'balance' | undefined;
}

interface Videos {
  estimate(body: NewVideo, options: PostOptions): Promise<VideoQuote>;
  create(body: NewVideo, options: PostOptions): Promise<VideoQueued>;
  waitFor(workflowId: string, options: WaitOptions): Promise<JobView>;
}

export async function orderBatch(
  videos: Videos,
  rows: readonly BatchRow[],
  { name, budget, earlier = [], onChange, signal, pollMs = POLL_MS }: BatchOptions,
): Promise<BatchReport> {
  if (!(budget >= 0)) throw new TypeError('budget must be a number of credits.');
  const ids = new Set(rows.map(({ id }) => id));
  if (ids.size < rows.length) throw new TypeError('Two rows have the same id.');

  const stop = new AbortController();
  const options = {
    maxRetries: MAX_RETRIES,
    signal: signal ? AbortSignal.any([signal, stop.signal]) : stop.signal,
  };
  const items = new Map([...earlier].map((item) => [item.id, item]));
  let credits = [...items.values()].reduce((sum, item) => sum + item.credits, 0);
  const active = new Set<Promise<void>>();
  let stoppedBy: BatchReport['stoppedBy'];

  async function change(id: string, status: BatchItem['status'], more: Partial<BatchItem> = {}): Promise<BatchItem> {
    const before = items.get(id);
    const item = { id, credits: 0, workflow_id: before?.workflow_id, ...more, status, at: new Date().toISOString() };
    credits += item.credits - (before?.credits ?? 0);
    items.set(id, item);
    await onChange?.(item);
    return item;
  }

  /** Waits for the job of an ordered row in the background. An error ends the batch. */
  function follow(id: string, workflow_id: string, reserved: number): void {
    const task = videos
      .waitFor(workflow_id, { ...options, pollMs })
      .then(
        (job) => change(id, 'completed', { credits: chargeOf(job), video_url: job.video_url ?? undefined }),
        (error) => {
          if (error instanceof JobFailed)
            return change(id, 'failed', { credits: chargeOf(error.job), error: error.message });
          if (error instanceof NotFound)
            return change(id, 'lost', { credits: reserved, error: `Job ${workflow_id} not found.` });
          throw error;
        },
      )
      .then(
        () => void active.delete(task),
        (error) => stop.abort(error),
      );
    active.add(task);
  }

  /** Waits until one of the batch's jobs has finished. Returns false if none is left. */
  async function oneFinished(): Promise<boolean> {
    if (active.size === 0) return false;
    await Promise.race(active);
    options.signal.throwIfAborted();
    return true;
  }

  /** The price of a row, once it fits into the budget. Undefined if it never does. */
  async function quote({ id, body }: BatchRow): Promise<number | undefined> {
    const { credits_required } = await videos.estimate(body, options);
    while (credits + credits_required > budget) {
      if (await oneFinished()) continue;
      stoppedBy = 'budget';
      await change(id, 'unordered', {
        error: `It costs ${credits_required} credits, and ${budget - credits} are left.`,
      });
      return undefined;
    }
    return credits_required;
  }

  async function order({ id, body }: BatchRow, price: number): Promise<void> {
    const idempotencyKey = await keyOf(name, id);
    for (;;) {
      await change(id, 'ordering', { credits: price });
      try {
        const { workflow_id, credits_reserved } = await videos.create(body, { ...options, idempotencyKey });
        await change(id, 'ordered', { workflow_id, credits: credits_reserved });
        return follow(id, workflow_id, credits_reserved);
      } catch (error) {
        if (error instanceof TooManyActiveJobs) {
          // Others may be jobs of other programs.
          if (!(await oneFinished())) await pause(pollMs, options.signal);
        } else if (error instanceof InsufficientCredits) {
          if (await oneFinished()) continue;
          stoppedBy = 'balance';
          return void (await change(id, 'unordered', { error: error.message }));
        } else throw error;
      }
    }
  }

  async function start(row: BatchRow): Promise<void> {
    const before = items.get(row.id);
    if (before && ['completed', 'failed', 'lost'].includes(before.status)) return;
    if (before?.status === 'ordered' && before.workflow_id !== undefined)
      return follow(row.id, before.workflow_id, before.credits);
    const isOpen = before?.status === 'ordering';
    if (isOpen && Date.now() - Date.parse(before.at) > KEY_LIFE_MS)
      return void (await change(row.id, 'lost', { credits: before.credits, error: UNKNOWN }));
    if (!isOpen && stoppedBy) return void (await change(row.id, 'unordered'));
    try {
      // An order that was being sent already has its part of the budget.
      const price = isOpen ? before.credits : await quote(row);
      if (price !== undefined) await order(row, price);
    } catch (error) {
      const wasOrdered = error instanceof IdempotencyConflict && error.body.error === 'IDEMPOTENCY_KEY_REUSED';
      if (!wasOrdered && !isRejection(error)) throw error;
      await change(row.id, wasOrdered ? 'lost' : 'rejected', {
        credits: wasOrdered ? (items.get(row.id)?.credits ?? 0) : 0,
        error: wasOrdered ? 'The row was ordered before with another body.' : error.message,
      });
    }
  }

  try {
    for (const row of rows) await start(row);
    while (await oneFinished());
    return { items: rows.map(({ id }) => items.get(id)!), credits, stoppedBy };
  } finally {
    stop.abort();
    await Promise.allSettled(active);
  }
}

const UNKNOWN = 'A run was interrupted while it sent this order, more than 23 hours ago. Check the job history.';

const isRejection = (error: unknown): error is ApiError =>
  error instanceof InvalidRequest || error instanceof NotFound || error instanceof UnusableMedia;

const chargeOf = ({ credits_consumed, credits_actual }: JobView): number => credits_consumed ?? credits_actual ?? 0;

async function keyOf(name: string, id: string): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify([name, id]));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
