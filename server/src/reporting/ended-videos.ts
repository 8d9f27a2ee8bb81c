// Videos that ended lately: for the notices of the dashboard, and for the e-mail to the user who ordered one.

import type { Language } from '@greenroom/contract/dashboard/languages';
import type { EndedVideos } from '@greenroom/contract/dashboard/videos';
import { type Reader, type Row, sql } from '../db/db.ts';
import type { JobFailure } from '../jobs/job.ts';

const LIMIT = 100;

/**
 * Videos that ended after `after`, or in the minute before: a transaction that ends a video has an earlier time than its commit, so a
 * reader may miss it and finds it the next time.
 */
export async function listEndedVideos(reader: Reader, client: string, after: Date | undefined): Promise<EndedVideos> {
  const { rows } = await sql<EndedVideos['items'][number]>`select jobs.id, title, status
    from jobs join videos on job_id = jobs.id
    where jobs.client_id = ${client} and queue = 'batch' and deleted_at is null
      and completed_at > least(${after ?? null}::timestamptz, now()) - interval '1 minute'
    order by completed_at desc limit ${LIMIT}`.execute(reader);
  const { rows: times } = await sql<{ now: Date; live: boolean }>`select now(), exists (select from jobs
    where client_id = ${client} and queue = 'batch' and status in ('queued', 'running')) as live`.execute(reader);
  return { items: rows, now: times[0]!.now.toISOString(), in_progress: times[0]!.live };
}

export interface EndedVideo extends Row<'users', 'email' | 'name'> {
  team: string;
  language: Language;
  /** Null if it was completed. */
  failure: JobFailure | null;
  creditsCharged: number;
}

/** Undefined if the user does not want to be told: they turned it off, left the team or deleted the video. */
export async function findWantedVideo(
  reader: Reader,
  { id, user }: { id: string; user: string },
): Promise<EndedVideo | undefined> {
  const { rows } =
    await sql<EndedVideo>`select email, users.name, coalesce(language, 'en') as language, clients.name as team, failure,
      coalesce(credits_actual, 0) as "creditsCharged"
    from jobs join orders on orders.job_id = jobs.id join videos on videos.job_id = jobs.id
      join clients on clients.id = jobs.client_id
      join memberships on memberships.client_id = jobs.client_id and memberships.user_id = ${user}
      join users on users.id = memberships.user_id
    where jobs.id = ${id} and jobs.status in ('completed', 'failed') and videos.deleted_at is null
      and video_mail and email_verified and not unconfirmed`.execute(reader);
  return rows[0];
}
