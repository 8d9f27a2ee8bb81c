// Which workers are there: each says so with every beat, so that one without a job is seen as well.
import { type Db, type Reader, sql } from '../db/db.ts';
import type { QueueName } from './job.ts';
import { TIMES } from './times.ts';

export interface RegisteredWorker {
  /** host:process:random */
  name: string;
  /** Most jobs at once, by lane. */
  places: Record<QueueName, number>;
  startedAt: Date;
  seenAt: Date;
  /** False: silent for longer than a lease lasts, so others are taking its jobs over. */
  alive: boolean;
  /** What it holds, oldest first. */
  jobs: { id: string; client: string; kind: string; lane: QueueName; startedAt: Date }[];
}

/** How long a worker that died is still told of. */
const REMEMBERED = '1 hour';

export async function heartbeatWorker(db: Db, name: string, places: Record<QueueName, number>): Promise<void> {
  await sql`with forgotten as (delete from workers where seen_at < now() - ${REMEMBERED}::interval and name <> ${name})
    insert into workers (name, fast_places, video_places) values (${name}, ${places.fast}, ${places.video})
    on conflict (name) do update set seen_at = now()`.execute(db);
}

/** It left of its own will and is not missed. */
export async function deregisterWorker(db: Db, name: string): Promise<void> {
  await sql`delete from workers where name = ${name}`.execute(db);
}

/** Longest there first. */
export async function listWorkers(reader: Reader, leaseSeconds = TIMES.leaseSeconds): Promise<RegisteredWorker[]> {
  const { rows } = await sql<RegisteredWorker>`
    select name, json_build_object('fast', fast_places, 'video', video_places) as places,
      workers.started_at as "startedAt", seen_at as "seenAt",
      seen_at > now() - ${leaseSeconds} * interval '1 second' as alive, coalesce(held.jobs, '[]') as jobs
    from workers left join lateral (
      select json_agg(json_build_object('id', id, 'client', client_id, 'kind', kind, 'lane', lane, 'startedAt', started_at)
        order by started_at, id) as jobs
      from jobs where status = 'running' and worker = workers.name
    ) held on true
    order by workers.started_at, name`.execute(reader);
  return rows.map((row) => ({
    ...row,
    jobs: row.jobs.map((job) => ({ ...job, startedAt: new Date(job.startedAt) })),
  }));
}
