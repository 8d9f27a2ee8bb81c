// The steps of one run that wait for remote operations. While every step under way waits, the job holds no slot.
import type { Db } from '../db/db.ts';
import { retryOnOutage } from '../db/retry-on-outage.ts';
import type { Lease } from './lease.ts';
import type { Slot } from './slots.ts';
import { recordWait } from './steps.ts';

export interface StepWaits {
  /**
   * Runs `work`, which only waits. A crash during it counts neither as an attempt of the step nor, if the whole job waits, as a
   * delivery: a worker may hold hundreds of waiting jobs, and one bad job that kills it must not fail the others.
   */
  during<T>(step: string, attempt: number, work: () => Promise<T>): Promise<T>;
  /** Whether the current attempt of the step is not counted, because it waits or was stopped while it waited. */
  isUncounted(step: string): boolean;
  /** Releases the slot if every step under way waits. */
  releaseIfIdle(): void;
}

export function createStepWaits({
  db,
  lease,
  slot,
  signal,
  underWay,
  onRelease,
}: {
  db: Db;
  lease: Lease;
  slot: Slot;
  signal: AbortSignal;
  underWay: ReadonlyMap<string, unknown>;
  onRelease(): void;
}): StepWaits {
  const waiting = new Set<string>();
  /** Steps whose current attempt is not counted. */
  const uncounted = new Set<string>();
  const isIdle = (): boolean => underWay.size > 0 && underWay.keys().every((step) => waiting.has(step));

  const releaseIfIdle = (): void => {
    if (!isIdle() || !slot.held) return;
    slot.release();
    onRelease();
  };

  return {
    isUncounted: (step) => uncounted.has(step),
    releaseIfIdle,

    async during(step, attempt, work) {
      waiting.add(step);
      const deliveries = isIdle() ? 0 : undefined;
      await retryOnOutage(() => recordWait(db, lease, step, { attempts: attempt - 1, deliveries }), { signal });
      uncounted.add(step);
      releaseIfIdle();
      const stopWaiting = async (): Promise<void> => {
        await retryOnOutage(() => recordWait(db, lease, step, { attempts: attempt }), { signal });
        uncounted.delete(step);
      };
      try {
        const result = await work();
        waiting.delete(step);
        await slot.retake(signal);
        await stopWaiting();
        return result;
      } catch (error) {
        waiting.delete(step);
        if (signal.aborted) throw error;
        // The step may go on with another engine.
        await slot.retake(signal);
        await stopWaiting();
        throw error;
      }
    },
  };
}
