// Waits until a job is closed: woken by the notification, and polling in case a notification was lost.
import { type Db, sql } from '../db/db.ts';
import { notFound, Problem } from '../kernel/problem.ts';
import type { JobOutcome } from './job.ts';
import type { Notifications } from './notifications.ts';
import { createWakeSignal } from './wake-signal.ts';

const POLL_EVERY_MS = 2_000;
const RETRY_MS = 100;

export const createWaiter =
  ({ db, notifications }: { db: Db; notifications: Notifications }) =>
  async (id: string, { timeoutMs, signal }: { timeoutMs: number; signal: AbortSignal }): Promise<JobOutcome> => {
    const deadline = performance.now() + timeoutMs;
    const wakeSignal = createWakeSignal();
    // Subscribed before the first read, so that no notification is missed between the two.
    const unsubscribe = notifications.subscribe((notification) => {
      if (notification.event === 'missed' || (notification.event === 'closed' && notification.job === id)) {
        wakeSignal.notify();
      }
    });
    signal.addEventListener('abort', wakeSignal.notify, { once: true });
    try {
      for (;;) {
        signal.throwIfAborted();
        const leftMs = deadline - performance.now();
        // A connection that broke during one read says nothing about the job, so it is read again.
        const outcome = await readOutcome(db, id).catch((error: unknown) => {
          if (error instanceof Problem || leftMs <= 0) throw error;
          return undefined;
        });
        if (outcome && (isClosed(outcome) || leftMs <= 0)) return outcome;
        await wakeSignal.wait(Math.min(leftMs, outcome ? POLL_EVERY_MS : RETRY_MS));
      }
    } finally {
      unsubscribe();
      signal.removeEventListener('abort', wakeSignal.notify);
    }
  };

const isClosed = ({ status }: JobOutcome): boolean => status === 'completed' || status === 'failed';

async function readOutcome(db: Db, id: string): Promise<JobOutcome> {
  const { rows } = await sql<JobOutcome>`select status, result, failure from jobs where id = ${id}`.execute(db);
  if (!rows[0]) throw notFound();
  return rows[0];
}
