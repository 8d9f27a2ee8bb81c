// The activity of clients, steps and queues, for operators.
import { type Reader, type Row, sql } from '../db/db.ts';
import type { QueueName } from './job.ts';

export interface Activity {
  lastQueuedAt: Date;
  /** Jobs that are queued or running, of every kind. */
  active: number;
}

/** Finds the latest activity, by client; a client that never ordered anything has no entry. */
export async function activityOf(reader: Reader, clients: readonly string[]): Promise<Map<string, Activity>> {
  const { rows } = await sql<Activity & { client: string }>`
    select client, latest.at as "lastQueuedAt", live.count as active from unnest(${[...clients]}::uuid[]) client,
      lateral (select max(queued_at) as at from jobs where client_id = client) latest,
      lateral (select count(*) from jobs
        where queue in ('interactive', 'batch') and client_id = client and status in ('queued', 'running')) live
    where latest.at is not null`.execute(reader);
  return new Map(rows.map(({ client, ...activity }) => [client, activity]));
}

export interface StepHealth {
  kind: string;
  step: string;
  done: number;
  /** Attempts without a result. */
  failedAttempts: number;
  /** Of the steps that are done; null if none is. */
  medianMs: number | null;
}

/** Bounds the cost of the query. */
const MAX_JOBS = 1_000;

/** The steps of the latest jobs of the last `hours`, where a failing engine is seen first. */
export async function stepHealth(reader: Reader, hours: number): Promise<StepHealth[]> {
  const { rows } = await sql<StepHealth>`select kind, name as step, count(finished_at) as done,
      sum(greatest(attempts - (finished_at is not null or status in ('queued', 'running'))::int, 0))::int as "failedAttempts",
      round(percentile_cont(0.5) within group (order by extract(epoch from finished_at - job_steps.started_at) * 1000))::int
        as "medianMs"
    from (select id, kind, status from jobs where queued_at > now() - ${hours} * interval '1 hour'
      order by queued_at desc limit ${MAX_JOBS}) latest join job_steps on job_id = id
    group by kind, name order by kind, min(first_started_at), name`.execute(reader);
  return rows;
}

interface RecentlyClosed {
  completed: number;
  failed: number;
  /**
   * Of the failed ones: because of what the client sent. An engine that rejects it may be at fault itself, and so may our network or
   * store if nothing of several clients can be loaded: then 0.
   */
  clientFaults: number;
}

const isClientFault = sql`failure->>'code' in ('invalid_request', 'unusable_media')
  and coalesce(cause, '') not like '%EngineError%'`;

/** How many jobs of each queue were closed in the last hour. */
export async function countRecentlyClosed(reader: Reader): Promise<Map<QueueName, RecentlyClosed>> {
  const { rows } = await sql<RecentlyClosed & { queue: QueueName }>`select queue,
      count(*) filter (where status = 'completed') as completed, count(*) filter (where status = 'failed') as failed,
      case when count(*) filter (where status = 'completed') > 0
          or count(distinct client_id) filter (where status = 'failed' and ${isClientFault}) < 2
        then count(*) filter (where status = 'failed' and ${isClientFault}) else 0 end as "clientFaults"
    from jobs where queued_at > now() - interval '1 day' and completed_at > now() - interval '1 hour'
    group by queue`.execute(reader);
  return new Map(rows.map(({ queue, ...closed }) => [queue, closed]));
}

export interface SlowJob extends Row<'jobs', 'id' | 'kind' | 'timeoutMs'> {
  client: string;
  startedAt: Date;
}

/** Running jobs that have used more than half of their time limit, those that began first at the front. They may be stuck. */
export async function listSlowJobs(reader: Reader, limit: number): Promise<SlowJob[]> {
  const { rows } =
    await sql<SlowJob>`select id, kind, client_id as client, started_at as "startedAt", timeout_ms as "timeoutMs"
    from jobs where queue in ('interactive', 'batch') and status = 'running'
      and started_at < now() - timeout_ms / 2 * interval '1 millisecond'
    order by started_at limit ${limit}`.execute(reader);
  return rows;
}
