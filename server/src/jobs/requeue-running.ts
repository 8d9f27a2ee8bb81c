// Returns running jobs to their queues after a restore, because their deliveries were not restored.
import { sql, type Tx } from '../db/db.ts';
import type { QueueName } from './job.ts';
import { waitForTurn } from './turns.ts';

/** Each continues at the step it had reached. Returns the number of jobs. No worker may run. */
export async function requeueRunning(tx: Tx): Promise<number> {
  const { rows } = await sql<{ queue: QueueName; turnGroup: string; client: string }>`
    update jobs set status = 'queued', started_at = null, worker = null where status = 'running'
    returning queue, turn_group as "turnGroup", client_id as client`.execute(tx);
  for (const waiting of rows) await waitForTurn(tx, waiting);
  return rows.length;
}
