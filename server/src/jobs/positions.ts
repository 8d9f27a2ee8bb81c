// Where queued jobs stand: which of their queue's starts will be theirs.
import { type Reader, sql } from '../db/db.ts';
import type { Job } from './job.ts';

/**
 * By id, for those of the jobs that are queued: 1 for the one of its queue that is started next.
 *
 * Exact as long as no other client joins the queue: of every other client, the jobs that start before this one are counted by
 * the turns they will have, in the order of `startNext`. Of two clients that meet in a turn, the one that joined it first is
 * first: the one whose next turn is higher has been waiting for it, and has not to start another job before.
 * One pass over the queued jobs of the queue, however many are asked for.
 */
export async function queuePositions(reader: Reader, jobs: readonly Job[]): Promise<Map<string, number>> {
  const queued = jobs.filter(({ status }) => status === 'queued');
  if (queued.length === 0) return new Map();
  const distinct = (of: (job: Job) => string) => [...new Set(queued.map(of))];
  const { rows } = await sql<{ id: string; position: number }>`
    with counts as (
      select lane, queue, client_id, count(*) as jobs from jobs
      where status = 'queued' and queue = any(${distinct(({ queue }) => queue)}) group by lane, queue, client_id
    ), clients as (
      select lane, queue, client_id, jobs, turn, since from counts join client_turns using (lane, queue, client_id)
    ), own as (
      select id, lane, queue, client_id, row_number() over (partition by lane, queue, client_id order by queued_at, id) as place
      from jobs where status = 'queued' and client_id = any(${distinct(({ client }) => client)}::uuid[])
    )
    select id, place + coalesce((
        select sum(least(other.jobs, greatest(0, mine.turn + place - 1 - other.turn
          + case when (-other.turn, other.since, other.client_id) < (-mine.turn, mine.since, mine.client_id) then 1 else 0 end)))
        from clients other where (other.lane, other.queue) = (mine.lane, mine.queue) and other.client_id <> mine.client_id
      ), 0)::int as position
    from own join clients mine using (lane, queue, client_id)
    where id = any(${distinct(({ id }) => id)})`.execute(reader);
  return new Map(rows.map(({ id, position }) => [id, position]));
}
