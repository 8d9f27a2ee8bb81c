// The records of steps. Each statement locks the job's row and checks the fence, so a lost lease writes nothing.
import type { Json } from '@greenroom/engine-kit/json';
import { type Db, type Reader, sql, type Tx } from '../db/db.ts';
import { type Lease, LeaseLost } from './lease.ts';

const held = ({ job, fence }: Lease) =>
  sql`held as (select id from jobs where id = ${job.id} and fence = ${fence} and status = 'running' for update)`;

/** Records that an attempt begins; the first is 1. Safe to repeat. */
export async function beginStep(db: Db, lease: Lease, name: string, attempt: number): Promise<void> {
  const { rows } = await sql`with ${held(lease)}
    insert into job_steps (job_id, name, attempts) select id, ${name}, ${attempt} from held
    on conflict (job_id, name) do update set attempts = ${attempt}, started_at = now()
    returning 1`.execute(db);
  if (rows.length === 0) throw new LeaseLost(lease.job.id);
}

export async function isRecorded(tx: Tx, { job }: Lease, name: string): Promise<boolean> {
  const { rows } = await sql`select from job_steps
    where job_id = ${job.id} and name = ${name} and finished_at is not null`.execute(tx);
  return rows.length > 0;
}

/** Stores the result of a step and returns it as it will be read back. */
export async function recordStep(reader: Reader, lease: Lease, name: string, result: Json): Promise<Json> {
  const { rows } = await sql<{ result: Json }>`with ${held(lease)},
    recorded as (update jobs set deliveries = 1 from held where jobs.id = held.id)
    update job_steps set result = ${JSON.stringify(result)}::jsonb, finished_at = now(), cause = null
    from held where job_id = held.id and name = ${name} returning job_steps.result`.execute(reader);
  if (!rows[0]) throw new LeaseLost(lease.job.id);
  return rows[0].result;
}

export async function recordStepFailure(db: Db, lease: Lease, name: string, cause: string): Promise<void> {
  await sql`with ${held(lease)} update job_steps set cause = ${cause}
    from held where job_id = held.id and name = ${name}`.execute(db);
}

/** How often the step, and where given the job, counts as tried while the step waits for a remote operation. Safe to repeat. */
export async function recordWait(
  db: Db,
  lease: Lease,
  name: string,
  { attempts, deliveries }: { attempts: number; deliveries?: number | undefined },
): Promise<void> {
  const { rows } = await sql`with ${held(lease)}, counted as (
      update jobs set deliveries = ${deliveries ?? null} from held where jobs.id = held.id and ${deliveries !== undefined}
    )
    update job_steps set attempts = ${attempts} from held where job_id = held.id and name = ${name} returning 1`.execute(
    db,
  );
  if (rows.length === 0) throw new LeaseLost(lease.job.id);
}

/** Takes back the latest attempt of steps that were interrupted from outside. The caller holds the lock on the job's row. */
export async function revertAttempts(tx: Tx, lease: Lease, names: readonly string[]): Promise<void> {
  await sql`update job_steps set attempts = greatest(attempts - 1, 0)
    where job_id = ${lease.job.id} and finished_at is null and name = any(${[...names]})`.execute(tx);
}

export async function showProgress(
  db: Db,
  { job, fence }: Lease,
  shown: { phase?: string; progress?: number },
): Promise<void> {
  const { rows } = await sql`update jobs set phase = coalesce(${shown.phase ?? null}, phase),
      progress = greatest(progress, ${shown.progress ?? null}::real)
    where id = ${job.id} and fence = ${fence} and status = 'running' returning 1`.execute(db);
  if (rows.length === 0) throw new LeaseLost(job.id);
}
