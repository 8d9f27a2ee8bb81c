// Estimates how long another job of a client would take to its end, from how fast its jobs are completed while they wait for one another.
import { type Reader, sql } from '../db/db.ts';

/** Jobs that wait for less are a burst and say nothing about how fast their client is served. */
const EVIDENCE_SECONDS = 3;

/** Fewer wait for a free worker, not for one another. */
const MIN_AHEAD = 2;
/** If none is completed, a worker may be starting. */
const MIN_AHEAD_WITHOUT_PACE = 5;

/** No job completes more than this after it was queued. It bounds how many rows are read. */
const MAX_JOB_SECONDS = 180;

/**
 * In seconds, to the end of the job. 0 for a client with few jobs of this kind ahead, and unless one of them has waited to be started for
 * three seconds, or one did that was completed within the last three: a client that fills its queue again has been waiting all along.
 */
export async function expectedWaitSeconds(
  reader: Reader,
  { client, kind }: { client: string; kind: string },
): Promise<number> {
  const ofClient = sql`client_id = ${client} and kind = ${kind}`;
  const evidence = sql`${EVIDENCE_SECONDS} * interval '1 second'`;
  const longest = sql`${MAX_JOB_SECONDS} * interval '1 second'`;
  const { rows } = await sql<{ ahead: number; age: number; completed: number }>`
    select ahead, extract(epoch from now() - since)::float as age, completed
    from (select count(*) as ahead from jobs where ${ofClient} and status in ('queued', 'running')) as live
    cross join lateral (
      select min(queued_at) as since from jobs
      where live.ahead >= ${MIN_AHEAD} and ${ofClient} and queued_at > now() - ${longest}
        and (status = 'queued'
          or status = 'running' and started_at - queued_at > ${evidence}
          or completed_at > now() - ${evidence} and completed_at - queued_at > ${evidence})
    ) as oldest
    cross join lateral (
      select count(*) as completed from jobs
      where ${ofClient} and queued_at > oldest.since - ${longest} and completed_at >= oldest.since and started_at is not null
    ) as pace
    where since < now() - ${evidence}`.execute(reader);
  const [found] = rows;
  if (!found || found.ahead < (found.completed > 0 ? MIN_AHEAD : MIN_AHEAD_WITHOUT_PACE)) return 0;
  return ((found.ahead + 1) * found.age) / Math.max(1, found.completed);
}
