// A lease: the right of one delivery to write to its job. It ends when the job's fence changes, and in no other way.
import type { Json } from '@greenroom/engine-kit/json';
import { type Db, sql, type Tx } from '../db/db.ts';
import type { Job } from './job.ts';
import { JOB_COLUMNS } from './rows.ts';

export interface Lease {
  readonly job: Job;
  readonly fence: number;
  /** W3C traceparent of the request that ordered the job; null if it was not traced. */
  readonly traceparent: string | null;
  /** Deliveries since the latest recorded step, this one included. */
  readonly deliveries: number;
  readonly steps: ReadonlyMap<string, StepRecord>;
  readonly operations: ReadonlyMap<string, OperationRecord>;
}

export interface StepRecord {
  done: boolean;
  result: Json;
  attempts: number;
  /** Why its latest attempt failed. */
  cause: string | null;
}

/** The latest remote operation of a step. */
export interface OperationRecord {
  step: string;
  engine: string;
  /** How many operations the step had, this one included. */
  number: number;
  /** Null if it ended badly. */
  ref: string | null;
}

/** The job was closed or taken over: nothing that was done under the lease is recorded. */
export class LeaseLost extends Error {
  constructor(job: string) {
    super(`The job ${job} has been taken over or closed.`);
    this.name = 'LeaseLost';
  }
}

/** Undefined if the job is closed. Operators see `worker` in the job's details. */
export async function acquireLease(db: Db, id: string, worker: string): Promise<Lease | undefined> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<Job & Pick<Lease, 'fence' | 'deliveries' | 'traceparent'>>`update jobs
      set fence = fence + 1, deliveries = deliveries + 1, worker = ${worker}
      where id = ${id} and status = 'running'
      returning ${JOB_COLUMNS}, fence, deliveries, traceparent`.execute(tx);
    const [row] = rows;
    if (!row) return undefined;
    const { fence, deliveries, traceparent, ...job } = row;
    const steps = await sql<
      StepRecord & { name: string }
    >`select name, finished_at is not null as done, result, attempts, cause
      from job_steps where job_id = ${id}`.execute(tx);
    const operations = await sql<OperationRecord>`select step, engine, number, ref from remote_operations
      where job_id = ${id}`.execute(tx);
    return {
      job,
      fence,
      deliveries,
      traceparent,
      steps: new Map(steps.rows.map(({ name, ...record }) => [name, record])),
      operations: new Map(operations.rows.map((record) => [record.step, record])),
    };
  });
}

/** Locks the job's row until the end of the transaction. Throws `LeaseLost` if the lease has ended. */
export async function lockLease(tx: Tx, { job, fence }: Lease): Promise<void> {
  const { rows } = await sql`select 1 from jobs where id = ${job.id} and fence = ${fence} and status = 'running'
    for update`.execute(tx);
  if (rows.length === 0) throw new LeaseLost(job.id);
}

/** Throws `LeaseLost` if the lease has ended. */
export async function checkLease(db: Db, lease: Lease): Promise<void> {
  if ((await findLostLeases(db, [lease])).length > 0) throw new LeaseLost(lease.job.id);
}

/** Returns those of the leases that have ended. */
export async function findLostLeases(db: Db, leases: readonly Lease[]): Promise<Lease[]> {
  if (leases.length === 0) return [];
  const { rows } = await sql<{ id: string; fence: number }>`select id, fence from jobs
    where status = 'running' and id = any(${leases.map(({ job }) => job.id)})`.execute(db);
  const live = new Map(rows.map(({ id, fence }) => [id, fence]));
  return leases.filter(({ job, fence }) => live.get(job.id) !== fence);
}
