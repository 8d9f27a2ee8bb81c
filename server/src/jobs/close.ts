// Closes a job once, in the transaction that also changes what depends on it.
import type { Json } from '@greenroom/engine-kit/json';
import { sql, type Tx } from '../db/db.ts';
import type { Job, JobFailure, JobHooks } from './job.ts';
import { publish } from './notifications.ts';
import { deleteOperations } from './remote-operations.ts';
import { JOB_COLUMNS } from './rows.ts';

/**
 * Sets the job failed and runs the hook. Returns undefined if the job is closed already, or if `fence` is given and is no longer the
 * job's. Its worker can record nothing from then on.
 */
export async function failJob(
  tx: Tx,
  { id, fence, failure, cause }: { id: string; fence?: number; failure: JobFailure; cause: string },
  hooks: Pick<JobHooks, 'failed'>,
): Promise<Job | undefined> {
  const { rows } = await sql<Job>`update jobs set status = 'failed', failure = ${JSON.stringify(failure)}::jsonb,
      cause = ${cause}, completed_at = now(), fence = fence + 1
    where id = ${id} and status in ('queued', 'running') and (${fence ?? null}::bigint is null or fence = ${fence ?? null})
    returning ${JOB_COLUMNS}`.execute(tx);
  const [job] = rows;
  if (!job) return undefined;
  await hooks.failed(tx, job, failure);
  await publish(tx, { event: 'closed', job: id });
  return job;
}

/** Sets the job completed. The caller holds the lock on its row and has checked the fence. */
export async function completeJob(tx: Tx, id: string, result: Json): Promise<void> {
  await sql`update jobs set status = 'completed', result = ${JSON.stringify(result)}::jsonb, progress = 1,
    completed_at = now() where id = ${id}`.execute(tx);
  await deleteOperations(tx, id);
  await publish(tx, { event: 'closed', job: id });
}
