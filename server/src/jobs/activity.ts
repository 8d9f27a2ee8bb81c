// How busy clients are and how the work goes, for the operator.
import { type Reader, sql } from '../db/db.ts';
import type { QueueName } from './job.ts';

export interface Activity {
  lastQueuedAt: Date;
  /** Queued or running, of every kind. */
  active: number;
}

/** By client; one that never ordered anything has no entry. */
export async function activityOf(reader: Reader, clients: readonly string[]): Promise<Map<string, Activity>> {
  const { rows } = await sql<Activity & { client: string }>`
    select client, latest.at as "lastQueuedAt", live.count as active from unnest(${[...clients]}::uuid[]) client,
      lateral (select max(queued_at) as at from jobs where client_id = client) latest,
      lateral (select count(*) from jobs
        where lane in ('fast', 'video') and client_id = client and status in ('queued', 'running')) live
    where latest.at is not null`.execute(reader);
  return new Map(rows.map(({ client, ...activity }) => [client, activity]));
}

export interface StepHealth {
  kind: string;
  step: string;
  done: number;
  /** Attempts that came to nothing. */
  failedAttempts: number;
  /** Of what was done; null where nothing was. */
  medianMs: number | null;
}

/** However many there are, an answer costs no more than these. */
const MOST_JOBS = 1_000;

/** How the steps went of the latest jobs of the last `hours`: an engine that ails is seen here first. */
export async function stepHealth(reader: Reader, hours: number): Promise<StepHealth[]> {
  const { rows } = await sql<StepHealth>`select kind, name as step, count(finished_at) as done,
      sum(greatest(attempts - (finished_at is not null or status in ('queued', 'running'))::int, 0))::int as "failedAttempts",
      round(percentile_cont(0.5) within group (order by extract(epoch from finished_at - job_steps.started_at) * 1000))::int
        as "medianMs"
    from (select id, kind, status from jobs where queued_at > now() - ${hours} * interval '1 hour'
      order by queued_at desc limit ${MOST_JOBS}) latest join job_steps on job_id = id
    group by kind, name order by kind, min(first_started_at), name`.execute(reader);
  return rows;
}

/** What each lane closed in the last hour. */
export async function closedLately(reader: Reader): Promise<Map<QueueName, { completed: number; failed: number }>> {
  const { rows } = await sql<{ lane: QueueName; completed: number; failed: number }>`select lane,
      count(*) filter (where status = 'completed') as completed, count(*) filter (where status = 'failed') as failed
    from jobs where queued_at > now() - interval '1 day' and completed_at > now() - interval '1 hour'
    group by lane`.execute(reader);
  return new Map(rows.map(({ lane, completed, failed }) => [lane, { completed, failed }]));
}
