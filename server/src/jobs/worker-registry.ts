// The registry of workers: each one registers with its first heartbeat, so that operators see workers without jobs as well.
import { type Db, type Reader, sql } from '../db/db.ts';
import { QUEUES, type QueueName } from './job.ts';
import { TIMES } from './times.ts';

export interface RegisteredWorker {
  /** host:process:random */
  name: string;
  /** How many jobs may work at once, by queue; 0 for a queue that the worker does not take. */
  slots: Record<QueueName, number>;
  startedAt: Date;
  seenAt: Date;
  /** False after no heartbeat for longer than a lease: other workers are taking its jobs over. */
  alive: boolean;
  /** The jobs that it holds, oldest first; those that wait for remote operations hold no slot. */
  jobs: { id: string; client: string; kind: string; queue: QueueName; startedAt: Date }[];
}

/** How long a worker that failed to deregister remains listed. */
const RETENTION = '1 hour';

/** Registers the worker, or renews its entry. Deletes the entries of workers that died long ago. */
export async function heartbeatWorker(db: Db, name: string, slots: Record<QueueName, number>): Promise<void> {
  await sql`with deleted as (delete from workers where seen_at < now() - ${RETENTION}::interval and name <> ${name})
    insert into workers (name, interactive_slots, batch_slots) values (${name}, ${slots.interactive}, ${slots.batch})
    on conflict (name) do update set seen_at = now()`.execute(db);
}

export async function deregisterWorker(db: Db, name: string): Promise<void> {
  await sql`delete from workers where name = ${name}`.execute(db);
}

/** The longest-running first. */
export async function listWorkers(reader: Reader, leaseSeconds = TIMES.leaseSeconds): Promise<RegisteredWorker[]> {
  const { rows } = await sql<RegisteredWorker>`
    select name, json_build_object('interactive', interactive_slots, 'batch', batch_slots) as slots,
      workers.started_at as "startedAt", seen_at as "seenAt",
      seen_at > now() - ${leaseSeconds} * interval '1 second' as alive, coalesce(held.jobs, '[]') as jobs
    from workers left join lateral (
      select json_agg(json_build_object('id', id, 'client', client_id, 'kind', kind, 'queue', queue, 'startedAt', started_at)
        order by started_at, id) as jobs
      from jobs where status = 'running' and worker = workers.name
    ) held on true
    order by workers.started_at, name`.execute(reader);
  return rows.map((row) => ({
    ...row,
    jobs: row.jobs.map((job) => ({ ...job, startedAt: new Date(job.startedAt) })),
  }));
}

/** The queues in which jobs wait although no worker that is alive takes them. */
export async function listUnservedQueues(reader: Reader, leaseSeconds = TIMES.leaseSeconds): Promise<QueueName[]> {
  const { rows } = await sql<{ queue: QueueName }>`select queue from unnest(${QUEUES}::text[]) as queue
    where exists (select from jobs where jobs.queue = queue.queue and status = 'queued')
      and not exists (select from workers
        where seen_at > now() - ${leaseSeconds} * interval '1 second'
          and case queue.queue when 'interactive' then interactive_slots else batch_slots end > 0)
    order by queue`.execute(reader);
  return rows.map(({ queue }) => queue);
}
