// Estimates how long another job of a client would wait, from how fast its jobs were completed while the oldest one waited.
import { type Reader, sql } from '../db/db.ts';

/** A job that has waited for less is part of a burst and says nothing about how fast its client is served. */
const EVIDENCE_SECONDS = 5;

/** Fewer wait for a free worker, not for one another. */
const MIN_WAITING = 5;

/** No job completes more than this after it was queued. It bounds how many rows are read. */
const MAX_JOB_SECONDS = 180;

/** In seconds; 0 unless at least five jobs of this client and kind are waiting, the first for five seconds. */
export async function expectedWaitSeconds(
  reader: Reader,
  { client, kind }: { client: string; kind: string },
): Promise<number> {
  const { rows } = await sql<{ queued: number; age: number; completed: number }>`
    with waiting as (
      select count(*) as queued, min(queued_at) as since from jobs
      where queue = 'interactive' and turn_group = ${kind} and client_id = ${client} and status = 'queued'
    )
    select queued, extract(epoch from now() - since)::float as age,
      (select count(*) from jobs where client_id = ${client} and kind = ${kind} and completed_at >= since
        and started_at is not null
        and queued_at > since - ${MAX_JOB_SECONDS} * interval '1 second') as completed
    from waiting where queued >= ${MIN_WAITING} and since < now() - ${EVIDENCE_SECONDS} * interval '1 second'`.execute(
    reader,
  );
  const [found] = rows;
  return found ? ((found.queued + 1) * found.age) / Math.max(1, found.completed) : 0;
}
