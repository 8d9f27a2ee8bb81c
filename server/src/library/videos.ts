// The videos of a client as the dashboard lists them: titles, search, renaming, and deletion that can be undone.
import { RESTORE_DAYS } from '@greenroom/contract/dashboard/videos';
import { type Reader, type Row, type Sql, sql, type Tx } from '../db/db.ts';
import { notFound, Problem } from '../kernel/problem.ts';
import { searchWords } from './search-words.ts';

export interface NewVideo extends Row<'videos', 'title' | 'mode'> {
  /** Of the job. */
  id: string;
  script: string;
}

/** In the transaction that orders it. */
export async function addVideo(tx: Tx, client: string, { id, mode, title, script }: NewVideo): Promise<void> {
  const words = searchWords(client, `${title}\n${script}`);
  await sql`insert into videos (job_id, client_id, mode, title, search)
    values (${id}, ${client}, ${mode}, ${title}, array_to_tsvector(${words}::text[]))`.execute(tx);
}

/** The title does not change before the transaction ends. Empty if the job has no video. */
export async function lockVideoTitle(tx: Tx, id: string): Promise<string> {
  const { rows } = await sql<Row<'videos', 'title'>>`select title from videos where job_id = ${id} for share`.execute(
    tx,
  );
  return rows[0]?.title ?? '';
}

/** By the ids of their jobs. */
export async function findVideoTitles(reader: Reader, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<Row<'videos', 'title'> & { id: string }>`
    select job_id as id, title from videos where job_id = any(${[...ids]})`.execute(reader);
  return new Map(rows.map(({ id, title }) => [id, title]));
}

/** Renames the video and its assets. `script`: still found by a search. Throws not-found if the client has no such video. */
export async function renameVideo(
  tx: Tx,
  client: string,
  { id, title, script }: Omit<NewVideo, 'mode'>,
): Promise<void> {
  const { rows } = await sql<{ before: string }>`with old as (
      select title from videos where job_id = ${id} and client_id = ${client} and deleted_at is null for update
    ) update videos set title = ${title}, search = array_to_tsvector(${searchWords(client, `${title}\n${script}`)}::text[])
    from old where job_id = ${id} returning old.title as before`.execute(tx);
  if (!rows[0]) throw notFound();
  // Not those with a name of their own.
  await sql`update assets set name = ${title}, search = array_to_tsvector(${searchWords(client, title)}::text[])
    where workflow_id = ${id} and client_id = ${client} and (kind = 'video' or name = ${rows[0].before})`.execute(tx);
}

/** Locks them. Throws not-found unless all of them are the client's and not erased. */
async function lockVideos(tx: Tx, client: string, ids: readonly string[]): Promise<void> {
  const { rows } = await sql`select from videos where job_id = any(${[...ids]}) and client_id = ${client}
      and (deleted_at is null or deleted_at > now() - make_interval(days => ${RESTORE_DAYS}))
    order by job_id for update`.execute(tx);
  if (rows.length < new Set(ids).size) throw notFound();
}

/**
 * Hides videos with their files and stops their public links; deleting one again does nothing. Throws 409 while one is in progress.
 * `isLive`: whether the job with this id is queued or running.
 */
export async function deleteVideos(
  tx: Tx,
  client: string,
  ids: readonly string[],
  isLive: (job: Sql) => Sql,
): Promise<void> {
  await lockVideos(tx, client, ids);
  const live =
    await sql`select from videos where job_id = any(${[...ids]}) and ${isLive(sql.ref('videos.job_id'))} limit 1`.execute(
      tx,
    );
  if (live.rows.length > 0) {
    throw new Problem('conflict', 'A video in progress cannot be deleted. Wait until it is finished.');
  }
  await sql`with deleted as (
      update videos set deleted_at = now() where job_id = any(${[...ids]}) and deleted_at is null returning job_id
    )
    update assets set deleted_at = now() from deleted
    where workflow_id = deleted.job_id and client_id = ${client} and assets.deleted_at is null`.execute(tx);
}

/** Brings back what `deleteVideos` hid, with the public links. Files that were deleted before stay deleted. */
export async function restoreVideos(tx: Tx, client: string, ids: readonly string[]): Promise<void> {
  await lockVideos(tx, client, ids);
  await sql`update assets set deleted_at = null from videos
    where job_id = any(${[...ids]}) and workflow_id = job_id and assets.client_id = ${client}
      and assets.deleted_at = videos.deleted_at`.execute(tx);
  await sql`update videos set deleted_at = null where job_id = any(${[...ids]})`.execute(tx);
}

const BATCH = 500;

/** Deletes the rows of videos that can no longer be restored. Their assets are deleted by themselves. Returns the ids. */
export async function eraseDeletedVideos(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`delete from videos where job_id in (
      select job_id from videos where deleted_at < now() - make_interval(days => ${RESTORE_DAYS})
      order by deleted_at limit ${BATCH} for update skip locked)
    returning job_id as id`.execute(tx);
  return rows.map(({ id }) => id);
}
