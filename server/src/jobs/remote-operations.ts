// The records of remote operations: stored before the first poll, deleted when their job completes, cancelled when it fails.
import { type Db, sql, type Tx } from '../db/db.ts';
import { insertUsage, type PricedUsage } from './engine-usage.ts';
import { type Lease, LeaseLost, type OperationRecord } from './lease.ts';

/** A started operation, and what its provider bills for it. */
export interface StartedOperation extends OperationRecord {
  ref: string;
  usage: PricedUsage | undefined;
}

/**
 * Stores the reference of an operation and, with it, its usage. Throws `LeaseLost` if the lease has ended, but stores the reference even
 * then, unless the job is completed: without it, the operation could not be cancelled. Another worker has the same key, and so the same
 * reference, unless its engine is another one or ignores the key: then both are stored, and the one without a lease is cancelled.
 */
export async function recordOperation(
  db: Db,
  { job, fence }: Lease,
  { engine, step, number, ref, usage }: StartedOperation,
): Promise<void> {
  const billed = usage
    ? sql`, billed as (${insertUsage({ client: job.client, job: job.id, step }, usage, sql`stored`)})`
    : sql``;
  /** Under a name of its own: the worker that took the job over has started another operation meanwhile. */
  const recordLost = () =>
    sql`with stored as (
      insert into remote_operations (job_id, step, engine, number, ref, abandoned)
      select job_id, ${`${step}~${number}~${fence}`}, ${engine}, ${number}, ${ref}, true from remote_operations
      where job_id = ${job.id} and step = ${step} and (engine, ref) is distinct from (${engine}, ${ref})
      on conflict do nothing returning 1
    )${billed}
    select`.execute(db);
  const { rows } = await sql<{ held: boolean }>`
    with job as (
      select id, fence = ${fence} and status = 'running' as held from jobs
      where id = ${job.id} and status <> 'completed' for update
    ), moved as (
      update remote_operations set abandoned = true, step = ${`${step}~${number}~${fence}`}, next_cancel_at = now() from job
      where job_id = id and held and step = ${step} and number = ${number} and ref is not null
        and (engine, ref) <> (${engine}, ${ref})
      returning job_id
    ), stored as (
      insert into remote_operations as own (job_id, step, engine, number, ref)
      select id, ${step}, ${engine}, ${number}, ${ref} from job left join moved on job_id = id
      on conflict (job_id, step) do update set engine = excluded.engine, ref = excluded.ref
        where own.number = excluded.number and own.ref is null
      returning 1
    )${billed}
    select held from job`.execute(db);
  if (rows[0]?.held) return;
  await recordLost();
  throw new LeaseLost(job.id);
}

/** The operation ended badly: the next attempt of the step starts one with another key. Safe to repeat. */
export async function forgetOperation(
  db: Db,
  { job, fence }: Lease,
  { step, number }: Pick<OperationRecord, 'step' | 'number'>,
): Promise<void> {
  await sql`update remote_operations set number = ${number + 1}, ref = null from jobs
    where job_id = ${job.id} and step = ${step} and number = ${number}
      and jobs.id = job_id and jobs.fence = ${fence} and jobs.status = 'running'`.execute(db);
}

/**
 * The step continues at another engine: its operation is cancelled, and the next one has another key. Safe to repeat.
 */
export async function abandonOperation(
  db: Db,
  { job, fence }: Lease,
  { step, engine, number }: Pick<OperationRecord, 'step' | 'engine' | 'number'>,
): Promise<void> {
  await sql`with moved as (
      update remote_operations set abandoned = true, step = ${`${step}~${number}`}, next_cancel_at = now() from jobs
      where job_id = ${job.id} and step = ${step} and number = ${number} and ref is not null
        and jobs.id = job_id and jobs.fence = ${fence} and jobs.status = 'running'
      returning job_id
    )
    insert into remote_operations (job_id, step, engine, number, ref)
    select job_id, ${step}, ${engine}, ${number + 1}, null from moved`.execute(db);
}

/** In the transaction that completes the job. Abandoned operations are still to be cancelled. */
export async function deleteOperations(tx: Tx, job: string): Promise<void> {
  await sql`delete from remote_operations where job_id = ${job} and not abandoned`.execute(tx);
}

export interface AbandonedOperation {
  job: string;
  step: string;
  engine: string;
  ref: string;
}

/**
 * Takes operations that were abandoned, and those whose job failed or no longer exists. The next attempt waits twice as long as the one before, from a minute to six
 * hours. Those without a reference ended badly and are deleted.
 */
export async function takeAbandonedOperations(db: Db, limit: number): Promise<AbandonedOperation[]> {
  const { rows } = await sql<AbandonedOperation & { ref: string | null }>`
    with taken as (
      select job_id, step from remote_operations
      where next_cancel_at <= now()
        and (abandoned or not exists (select from jobs where jobs.id = job_id and status <> 'failed'))
      order by next_cancel_at limit ${limit} for update skip locked
    ), forgotten as (
      delete from remote_operations using taken
      where (remote_operations.job_id, remote_operations.step) = (taken.job_id, taken.step) and ref is null
    )
    update remote_operations set cancel_attempts = cancel_attempts + 1,
      next_cancel_at = now() + least(power(2, least(cancel_attempts, 10)), 360) * interval '1 minute'
    from taken where (remote_operations.job_id, remote_operations.step) = (taken.job_id, taken.step) and ref is not null
    returning remote_operations.job_id as job, remote_operations.step, engine, ref`.execute(db);
  return rows;
}

export async function deleteCancelledOperation(db: Db, { job, step }: AbandonedOperation): Promise<void> {
  await sql`delete from remote_operations where job_id = ${job} and step = ${step}`.execute(db);
}

export async function recordCancelFailure(db: Db, { job, step }: AbandonedOperation, error: string): Promise<void> {
  await sql`update remote_operations set cancel_error = ${error} where job_id = ${job} and step = ${step}`.execute(db);
}
