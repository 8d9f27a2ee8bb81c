// The e-mails about videos that ended: who is told of which video, and which process sends it.
import { type Db, type Row, sql, type Tx } from '../db/db.ts';

export interface VideoMail extends Row<'videos', 'title'> {
  /** Of the job. */
  id: string;
  user: string;
  /** Which attempt this is, from 1 on. A later one may belong to another process. */
  attempt: number;
}

/** In the transaction that orders the video. Nothing is recorded for a user who was deleted meanwhile. */
export async function addVideoMail(tx: Tx, { job, user }: { job: string; user: string }): Promise<void> {
  await sql`insert into video_mails (job_id, user_id)
    select ${job}, id from users where id = ${user} for key share`.execute(tx);
}

/** Takes e-mails that are due. Unless the caller ends its attempt, each is due again after the lease. */
export async function takeVideoMails(
  db: Db,
  { limit, leaseMs }: { limit: number; leaseMs: number },
): Promise<VideoMail[]> {
  const { rows } = await sql<VideoMail>`with taken as (
      update video_mails set attempts = attempts + 1, due_at = now() + ${leaseMs} * interval '1 ms'
      where job_id in (select job_id from video_mails where due_at <= now()
        order by due_at limit ${limit} for update skip locked)
      returning job_id, user_id, attempts
    )
    select job_id as id, user_id as user, attempts as attempt, title from taken join videos using (job_id)`.execute(db);
  return rows;
}

/** It was sent, or is not wanted. Does nothing if another process has taken it since. */
export async function deleteVideoMail(db: Db, { id, attempt }: VideoMail): Promise<void> {
  await sql`delete from video_mails where job_id = ${id} and attempts = ${attempt}`.execute(db);
}

/** It could not be sent. Does nothing if another process has taken it since. */
export async function postponeVideoMail(db: Db, { id, attempt }: VideoMail, pauseMs: number): Promise<void> {
  await sql`update video_mails set due_at = now() + ${pauseMs} * interval '1 ms'
    where job_id = ${id} and attempts = ${attempt}`.execute(db);
}
