// Waiting for a job to be closed: by the word of whoever closed it, with a look at the row every now and then in case it was lost.
import { type Db, sql } from '../db/db.ts';
import { notFound, Problem } from '../kernel/problem.ts';
import { createWakeSignal } from './bell.ts';
import type { JobOutcome } from './job.ts';
import type { Notifications } from './notifications.ts';

const LOOK_EVERY_MS = 2_000;
const LOOK_AGAIN_MS = 100;

export const createWaiter =
  ({ db, notifications }: { db: Db; notifications: Notifications }) =>
  async (id: string, { timeoutMs, signal }: { timeoutMs: number; signal: AbortSignal }): Promise<JobOutcome> => {
    const deadline = performance.now() + timeoutMs;
    const wakeSignal = createWakeSignal();
    // Listening before the first look, so that nothing falls between the two.
    const unsubscribe = notifications.subscribe((wait) => {
      if (wait.word === 'missed' || (wait.word === 'closed' && wait.job === id)) wakeSignal.notify();
    });
    signal.addEventListener('abort', wakeSignal.notify, { once: true });
    try {
      for (;;) {
        signal.throwIfAborted();
        const leftMs = deadline - performance.now();
        // A connection that broke under one look says nothing about the job, and the caller must not take it for its end.
        const outcome = await look(db, id).catch((error: unknown) => {
          if (error instanceof Problem || leftMs <= 0) throw error;
          return undefined;
        });
        if (outcome && (isClosed(outcome) || leftMs <= 0)) return outcome;
        await wakeSignal.wait(Math.min(leftMs, outcome ? LOOK_EVERY_MS : LOOK_AGAIN_MS));
      }
    } finally {
      unsubscribe();
      signal.removeEventListener('abort', wakeSignal.notify);
    }
  };

const isClosed = ({ status }: JobOutcome): boolean => status === 'completed' || status === 'failed';

async function look(db: Db, id: string): Promise<JobOutcome> {
  const { rows } = await sql<JobOutcome>`select status, result, failure from jobs where id = ${id}`.execute(db);
  if (!rows[0]) throw notFound();
  return rows[0];
}
