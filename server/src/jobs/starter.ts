// Starts waiting jobs for the free slots of one worker: of the queues in a lane, the one with the fewest jobs under way here.
import type { Db } from '../db/db.ts';
import type { QueueName } from './job.ts';
import type { JobQueue } from './job-queue.ts';
import { startNext, waitingQueues } from './turns.ts';

/**
 * Starts one job and puts it up for delivery; answers false where none waits. `underWay`: jobs of a queue that this worker holds.
 *
 * A queue that waits always comes before one that has more slots, so no kind of job can keep every slot from the others.
 * Queues with equally many slots take turns.
 */
export type Starter = (lane: QueueName, underWay: (queue: string) => number) => Promise<boolean>;

export function createStarter({ db, jobQueue }: { db: Db; jobQueue: Pick<JobQueue, 'enqueue'> }): Starter {
  /** How many jobs this worker had started when it last started one of the queue. */
  const servedAt = new Map<string, number>();
  let starts = 0;

  return async (lane, underWay) => {
    const queues = (await waitingQueues(db, lane)).sort(
      (a, b) => underWay(a) - underWay(b) || (servedAt.get(a) ?? 0) - (servedAt.get(b) ?? 0),
    );
    for (const queue of queues) {
      const job = await db.transaction().execute(async (tx) => {
        const started = await startNext(tx, lane, queue);
        if (started !== undefined) await jobQueue.enqueue(tx, { job: started, lane, queue });
        return started;
      });
      if (job === undefined) continue;
      starts += 1;
      servedAt.set(queue, starts);
      return true;
    }
    return false;
  };
}
