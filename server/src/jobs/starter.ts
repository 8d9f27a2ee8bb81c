// Starts waiting jobs for the free slots of one worker, from the turn group that holds the fewest of its slots.
import type { Db } from '../db/db.ts';
import type { QueueName } from './job.ts';
import type { JobQueue } from './job-queue.ts';
import { listWaitingTurnGroups, startNext } from './turns.ts';

/**
 * Starts one job and enqueues it for delivery; returns false if no job waits. `slotsHeld` returns how many slots of this worker the jobs
 * of a turn group hold.
 *
 * A turn group that waits comes before one that holds more slots, so no kind of job can keep every slot from the others. Turn groups that
 * hold equally many alternate.
 */
export type Starter = (queue: QueueName, slotsHeld: (turnGroup: string) => number) => Promise<boolean>;

export function createStarter({ db, jobQueue }: { db: Db; jobQueue: Pick<JobQueue, 'enqueue'> }): Starter {
  /** How many jobs this worker had started when it last started one of the turn group. */
  const servedAt = new Map<string, number>();
  let starts = 0;

  return async (queue, slotsHeld) => {
    const turnGroups = (await listWaitingTurnGroups(db, queue)).sort(
      (a, b) => slotsHeld(a) - slotsHeld(b) || (servedAt.get(a) ?? 0) - (servedAt.get(b) ?? 0),
    );
    for (const turnGroup of turnGroups) {
      const job = await db.transaction().execute(async (tx) => {
        const started = await startNext(tx, queue, turnGroup);
        if (started !== undefined) await jobQueue.enqueue(tx, { job: started, queue, turnGroup });
        return started;
      });
      if (job === undefined) continue;
      starts += 1;
      servedAt.set(turnGroup, starts);
      return true;
    }
    return false;
  };
}
