// Computes the positions of queued jobs in their turn group.
import { type Reader, sql } from '../db/db.ts';
import type { Job } from './job.ts';

type Queued = Pick<Job, 'id' | 'client' | 'status' | 'turnGroup'>;

/**
 * Returns the position of each queued job, by id: 1 starts next in its turn group. Jobs that are not queued are left out.
 *
 * A position is exact as long as no other client begins to wait in the turn group. It counts the jobs of every other client that
 * start before this one, by the turns that they will have in the order of `startNext`. Of two clients with the same turn, the one
 * that had it first comes first; the one whose next turn is higher has been waiting for it and starts no other job before.
 * However many jobs are passed, the queued jobs of their turn groups are read once.
 */
export async function queuePositions(reader: Reader, jobs: readonly Queued[]): Promise<Map<string, number>> {
  const queued = jobs.filter(({ status }) => status === 'queued');
  if (queued.length === 0) return new Map();
  const distinct = (of: (job: Queued) => string) => [...new Set(queued.map(of))];
  const { rows } = await sql<{ id: string; position: number }>`
    with counts as (
      select queue, turn_group, client_id, count(*) as jobs from jobs
      where status = 'queued' and turn_group = any(${distinct(({ turnGroup }) => turnGroup)})
      group by queue, turn_group, client_id
    ), clients as (
      select queue, turn_group, client_id, jobs, turn, since
      from counts join client_turns using (queue, turn_group, client_id)
    ), own as (
      select id, queue, turn_group, client_id,
        row_number() over (partition by queue, turn_group, client_id order by queued_at, id) as number
      from jobs where status = 'queued' and client_id = any(${distinct(({ client }) => client)}::uuid[])
    ), wanted as materialized (
      -- Otherwise the planner may number the jobs anew for every waiting client.
      select * from own where id = any(${distinct(({ id }) => id)})
    )
    select id, number + coalesce((
        select sum(least(other.jobs, greatest(0, mine.turn + number - 1 - other.turn
          + case when (-other.turn, other.since, other.client_id) < (-mine.turn, mine.since, mine.client_id) then 1 else 0 end)))
        from clients other
        where (other.queue, other.turn_group) = (mine.queue, mine.turn_group) and other.client_id <> mine.client_id
      ), 0)::int as position
    from wanted join clients mine using (queue, turn_group, client_id)`.execute(reader);
  return new Map(rows.map(({ id, position }) => [id, position]));
}
