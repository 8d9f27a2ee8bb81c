// Reads jobs: those of one client, and all of them for operators.
import { pageByDays } from '../db/day-offsets.ts';
import { type Reader, type Sql, sql } from '../db/db.ts';
import { insideQuarterHours } from '../db/quarter-hours.ts';
import { notFound } from '../kernel/problem.ts';
import type { Job, JobStatus, QueueName } from './job.ts';
import { JOB_COLUMNS } from './rows.ts';

export async function countActive(reader: Reader, client: string, queue: QueueName): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from jobs
    where client_id = ${client} and queue = ${queue} and status in ('queued', 'running')`.execute(reader);
  return rows[0]?.count ?? 0;
}

/** Returns a job of either queue. Throws not-found also for a job of another client. */
export async function getJob(reader: Reader, client: string, id: string): Promise<Job> {
  const { rows } = await sql<Job>`select ${JOB_COLUMNS} from jobs where client_id = ${client} and id = ${id}`.execute(
    reader,
  );
  if (!rows[0]) throw notFound();
  return rows[0];
}

/** The latest jobs of every kind, newest first. */
export async function listJobs(reader: Reader, client: string, { limit }: { limit: number }): Promise<Job[]> {
  const { rows } = await sql<Job>`select ${JOB_COLUMNS} from jobs where client_id = ${client}
    order by queued_at desc, id desc limit ${limit}`.execute(reader);
  return rows;
}

/** The jobs that make videos, newest first. */
export async function listVideoJobs(
  reader: Reader,
  client: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<Job[]> {
  const order = sql`queued_at desc, id desc`;
  const days = sql`select day, count from video_days where client_id = ${client}`;
  const { rows } = await sql<Job>`select ${JOB_COLUMNS} from jobs where id in (
      select id from jobs where client_id = ${client} and queue = 'batch'
      ${pageByDays({ days, at: sql.ref('queued_at'), order, limit, offset })})
    order by ${order}`.execute(reader);
  return rows;
}

export interface JobSearch {
  status?: JobStatus | undefined;
  kind?: string | undefined;
  /** Queued at or after it. */
  from?: Date | undefined;
  /** Queued before it. */
  to?: Date | undefined;
  /** The last job of the previous page, of the same client. */
  after?: string | undefined;
  limit: number;
}

/** The conditions of a search. `ofClient`: a condition on the client. */
export const jobConditions = (
  { status, kind, from, to, after }: Omit<JobSearch, 'limit'>,
  ofClient: Sql = sql`true`,
): Sql =>
  sql.join(
    [
      ofClient,
      ...(status ? [sql`status = ${status}`] : []),
      ...(kind ? [sql`kind = ${kind}`] : []),
      ...(from ? [sql`queued_at >= ${from}`] : []),
      ...(to ? [sql`queued_at < ${to}`] : []),
      ...(after ? [sql`(queued_at, id) < (select queued_at, id from jobs where id = ${after} and ${ofClient})`] : []),
    ],
    sql` and `,
  );

/** Lists jobs of both queues, newest first; without `client`, those of all clients, for operators. */
export async function searchJobs(
  reader: Reader,
  client: string | undefined,
  { limit, ...search }: JobSearch,
): Promise<Job[]> {
  const ofClient = client === undefined ? sql`true` : sql`client_id = ${client}`;
  const { rows } = await sql<Job>`select ${JOB_COLUMNS} from jobs where ${jobConditions(search, ofClient)}
    order by queued_at desc, id desc limit ${limit}`.execute(reader);
  return rows;
}

export interface JobCounts {
  completed: number;
  failed: number;
  runningOrQueued: number;
  total: number;
}

/** A client's videos that were queued at or after `from` and before `to`; without `to`, all later ones, however clocks differ. */
export async function countVideos(
  reader: Reader,
  client: string,
  { from, to }: { from: Date; to?: Date | undefined },
): Promise<JobCounts> {
  const starts = [from, to ?? 'infinity'] as const;
  const [counts] = await countVideosByBucket(reader, client, starts);
  const { completed, failed, runningOrQueued } = counts ?? { completed: 0, failed: 0, runningOrQueued: 0 };
  return { completed, failed, runningOrQueued, total: completed + failed + runningOrQueued };
}

export interface BucketCount extends Omit<JobCounts, 'total'> {
  /** The index of the bucket between two neighbours of `starts`. */
  bucket: number;
}

/**
 * A client's videos by the time they were queued, from the first of `starts` (ordered instants) to before the last. Buckets without jobs are
 * omitted.
 *
 * Closed jobs are the difference of two running totals, plus those inside the quarter of an hour of each instant. Open jobs are few and
 * are counted. Each instant has a subquery of its own: of a join, the planner expects a ninth of all jobs and may read them all.
 */
export async function countVideosByBucket(
  reader: Reader,
  client: string,
  starts: readonly (Date | 'infinity')[],
): Promise<BucketCount[]> {
  const inside = insideQuarterHours(starts);
  const { rows } = await sql<BucketCount>`with instants as (
      select n, quarter_hour_of(instant) as quarter_hour from unnest(${[...starts]}::timestamptz[]) with ordinality given (instant, n)
    ), edges as (
      select n, edge.completed, edge.failed
      from unnest(${inside.map(({ n }) => n)}::bigint[], ${inside.map(({ instant }) => instant)}::timestamptz[]) inside (n, instant)
      cross join lateral (
        select count(*) filter (where status = 'completed') as completed, count(*) filter (where status = 'failed') as failed from jobs
        where client_id = ${client} and queue = 'batch' and queued_at >= quarter_hour_of(instant) and queued_at < instant
      ) edge
    ), sums as (
      select n, coalesce(total.completed, 0) + coalesce(edges.completed, 0) as completed,
        coalesce(total.failed, 0) + coalesce(edges.failed, 0) as failed
      from instants left join edges using (n) left join lateral (
        select completed, failed from video_totals
        where client_id = ${client} and quarter_hour < instants.quarter_hour order by quarter_hour desc limit 1
      ) total on true
    ), counts as (
      select n - 2 as bucket, completed - lag(completed) over (order by n) as completed,
        failed - lag(failed) over (order by n) as failed, 0 as open from sums
      union all
      select width_bucket(queued_at, ${[...starts]}::timestamptz[]) - 1, 0, 0, 1 from jobs
      where client_id = ${client} and queue = 'batch' and status in ('queued', 'running')
        and queued_at >= ${starts[0]} and queued_at < ${starts.at(-1)}
    )
    select bucket, sum(completed)::bigint as completed, sum(failed)::bigint as failed, sum(open)::bigint as "runningOrQueued"
    from counts where bucket >= 0 group by bucket having sum(completed + failed + open) > 0`.execute(reader);
  return rows;
}

export interface ShownStep {
  name: string;
  status: 'done' | 'open';
  attempts: number;
  startedAt: Date;
  lastStartedAt: Date;
  finishedAt: Date | null;
  /** Of the attempt with the result. */
  durationMs: number | null;
  cause: string | null;
}

export interface ShownJob {
  job: Job;
  worker: string | null;
  steps: ShownStep[];
}

/** The jobs of any clients with these ids that exist, in no order, for operators. */
export async function findJobs(reader: Reader, ids: readonly string[]): Promise<Job[]> {
  const { rows } = await sql<Job>`select ${JOB_COLUMNS} from jobs where id = any(${[...ids]})`.execute(reader);
  return rows;
}

/** Returns a job of any client with its steps in the order in which they began, for operators. */
export async function showJob(reader: Reader, id: string): Promise<ShownJob> {
  const { rows } = await sql<
    Job & { worker: string | null }
  >`select ${JOB_COLUMNS}, worker from jobs where id = ${id}`.execute(reader);
  if (!rows[0]) throw notFound();
  const { worker, ...job } = rows[0];
  return { job, worker, steps: await listSteps(reader, id) };
}

/** In the order in which they began. `cause` is for operators only. */
export async function listSteps(reader: Reader, job: string): Promise<ShownStep[]> {
  const { rows } =
    await sql<ShownStep>`select name, case when finished_at is null then 'open' else 'done' end as status,
      attempts, first_started_at as "startedAt", started_at as "lastStartedAt", finished_at as "finishedAt",
      round(extract(epoch from finished_at - started_at) * 1000)::int as "durationMs", cause
    from job_steps where job_id = ${job} order by first_started_at, name`.execute(reader);
  return rows;
}

/** The length of each queue and how long its oldest job has waited. */
export async function queueDepths(
  reader: Reader,
): Promise<{ queue: QueueName; queued: number; running: number; oldestQueuedSeconds: number }[]> {
  const { rows } = await sql<{ queue: QueueName; queued: number; running: number; oldestQueuedSeconds: number }>`
    with live as (select id, queue, status, queued_at from jobs where status in ('queued', 'running'))
    select queue, count(j.id) filter (where status = 'queued') as queued,
      count(j.id) filter (where status = 'running') as running,
      coalesce(extract(epoch from now() - min(queued_at) filter (where status = 'queued')), 0)::float8
        as "oldestQueuedSeconds"
    from (values ('interactive'), ('batch')) queues (queue) left join live j using (queue)
    group by queue order by queue desc`.execute(reader);
  return rows;
}

/** A condition for another query: the job with this id is queued or running. */
export const isLiveJob = (job: Sql): Sql =>
  sql`exists (select from jobs where jobs.id = ${job} and jobs.status in ('queued', 'running'))`;

/** The ids of the queued and running jobs of all clients. */
export async function liveJobs(reader: Reader): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`select id from jobs where status in ('queued', 'running')`.execute(reader);
  return new Set(rows.map((row) => row.id));
}
