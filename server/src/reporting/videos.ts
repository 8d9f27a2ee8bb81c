// Lists and shows the videos of a client for the dashboard, with their progress, files and public links.
import { RESTORE_DAYS, type Video, type VideoPage, type VideosQuery } from '@greenroom/contract/dashboard/videos';
import type { Db, Reader, Row, Sql } from '../db/db.ts';
import { sql } from '../db/db.ts';
import { pageOf } from '../http/page-of.ts';
import type { Job } from '../jobs/job.ts';
import { queuePositions } from '../jobs/positions.ts';
import { notFound } from '../kernel/problem.ts';
import type { AssetUrls } from '../library/asset-urls.ts';
import type { Sidecars } from '../library/assets.ts';
import { portraitUrl, previewUrls } from '../library/previews.ts';
import { matchingRows, searchQuery } from '../library/search-words.ts';
import { findShareLinks, type ShareLink } from '../library/share-links.ts';
import { sidecarUrls } from '../library/sidecars.ts';

export const shareUrl = (publicUrl: string, token: string): string => `${publicUrl}/share/${token}`;

export const showShareLink = (publicUrl: string, { token, title, downloads, indexed, createdAt }: ShareLink) => ({
  url: shareUrl(publicUrl, token),
  title,
  downloads,
  indexed,
  created_at: createdAt.toISOString(),
});

interface FoundVideo
  extends Row<'videos', 'title' | 'mode' | 'createdAt' | 'deletedAt'>,
    Pick<Job, 'id' | 'client' | 'status' | 'turnGroup' | 'phase' | 'progress' | 'failure'> {
  /** Of its asset; null if it has none. */
  path: string | null;
  sidecars: Sidecars | null;
  metadata: { width: number; height: number; duration: number; bytes: number } | null;
}

/** `from`: the table, or some of its rows. */
const videosIn = (
  from: Sql,
) => sql`select job_id as id, videos.client_id as client, title, mode, videos.created_at as "createdAt",
    videos.deleted_at as "deletedAt", status, turn_group as "turnGroup", phase, progress, failure, path, sidecars, metadata
  from ${from} videos join jobs on jobs.id = job_id
    left join assets on workflow_id = job_id and assets.kind = 'video' and assets.deleted_at is null`;

/** Each begins at an index: of live jobs, of failed jobs, or of videos. */
const byStatus = (client: string, status: VideosQuery['status']): Sql => {
  if (status === 'deleted')
    return sql`videos.deleted_at > now() - make_interval(days => ${RESTORE_DAYS}) and jobs.client_id = ${client}`;
  if (status === 'in_progress')
    return sql`videos.deleted_at is null and jobs.client_id = ${client} and jobs.status in ('queued', 'running')`;
  if (status === 'failed')
    return sql`videos.deleted_at is null and jobs.client_id = ${client} and jobs.status = 'failed'`;
  return sql`videos.deleted_at is null and ${status ? sql`jobs.status = 'completed'` : sql`jobs.status in ('completed', 'failed')`}`;
};

async function searchVideos(
  reader: Reader,
  client: string,
  { q, status, mode, from, to, cursor, limit }: VideosQuery,
): Promise<FoundVideo[]> {
  const words = q?.trim() ? searchQuery(client, q) : '';
  // A search for punctuation.
  if (words === undefined) return [];
  // Failed videos are read in the order of their jobs.
  const order = status === 'failed' ? sql`jobs.queued_at, jobs.id` : sql`videos.created_at, job_id`;
  const [at, id] = status === 'failed' ? [sql`jobs.queued_at`, sql`jobs.id`] : [sql`videos.created_at`, sql`job_id`];
  const conditions = [
    sql`videos.client_id = ${client}`,
    byStatus(client, status),
    ...(mode ? [sql`mode = ${mode}`] : []),
    ...(from === undefined ? [] : [sql`${at} >= ${new Date(from)}`]),
    ...(to === undefined ? [] : [sql`${at} < ${new Date(to)}`]),
    ...(cursor
      ? [sql`(${order}) < (select created_at, job_id from videos where job_id = ${cursor} and client_id = ${client})`]
      : []),
  ];
  const found = words
    ? sql`with found as ${await matchingRows(reader, client, { table: 'videos', key: 'job_id', query: words })}`
    : sql``;
  const { rows } =
    await sql<FoundVideo>`${found} ${videosIn(words ? sql`found` : sql`videos`)} where ${sql.join(conditions, sql` and `)}
    order by ${at} desc, ${id} desc limit ${limit}`.execute(reader);
  return rows;
}

/** The reference sheets of presenters that are not deleted, by the job of the video. */
async function findSheets(reader: Reader, videos: readonly string[]): Promise<Map<string, string>> {
  if (videos.length === 0) return new Map();
  const { rows } = await sql<{ id: string; sheetPath: string }>`select job_id as id, sheet_path as "sheetPath"
    from orders join characters on characters.id = character_id and deleted_at is null
    where job_id = any(${[...videos]})`.execute(reader);
  return new Map(rows.map(({ id, sheetPath }) => [id, sheetPath]));
}

export type VideoQueries = ReturnType<typeof createVideoQueries>;

export const createVideoQueries = ({
  db,
  assetUrls,
  publicUrl,
}: {
  db: Db;
  assetUrls: AssetUrls;
  publicUrl: string;
}) => {
  const output = ({ path, sidecars, metadata }: FoundVideo): Video['output'] => {
    if (path === null || sidecars === null || metadata === null) return null;
    const { width, height, duration, bytes } = metadata;
    return {
      video_url: assetUrls.of(path),
      previews: previewUrls({ path, sidecars }, assetUrls),
      captions_vtt_url: sidecarUrls({ path, sidecars }, assetUrls).captions_vtt_url ?? null,
      width,
      height,
      duration,
      bytes,
    };
  };

  const show = async (found: readonly FoundVideo[]): Promise<(video: FoundVideo) => Video> => {
    const ids = (videos: readonly FoundVideo[]) => videos.map(({ id }) => id);
    const withoutPoster = found.filter(({ status }) => status !== 'completed');
    const [positions, links, sheets] = await Promise.all([
      queuePositions(db, found),
      findShareLinks(db, ids(found)),
      findSheets(db, ids(withoutPoster)),
    ]);
    return (video) => {
      const { id, title, mode, status, phase, progress, failure, createdAt, deletedAt } = video;
      const link = links.get(id);
      const sheet = sheets.get(id);
      return {
        id,
        title,
        mode,
        status,
        phase,
        progress,
        queue_position: positions.get(id) ?? null,
        portrait_url: sheet === undefined ? null : portraitUrl(sheet, assetUrls),
        error: failure && { code: failure.code, message: failure.message },
        output: output(video),
        share: link ? showShareLink(publicUrl, link) : null,
        created_at: createdAt.toISOString(),
        restorable_until: deletedAt && new Date(deletedAt.getTime() + RESTORE_DAYS * 86_400_000).toISOString(),
      };
    };
  };

  return {
    async list(client: string, query: VideosQuery): Promise<VideoPage> {
      const found = await searchVideos(db, client, { ...query, limit: query.limit + 1 });
      return pageOf(found, query.limit, await show(found));
    },
    async get(client: string, id: string): Promise<Video> {
      const { rows } =
        await sql<FoundVideo>`${videosIn(sql`videos`)} where job_id = ${id} and videos.client_id = ${client}
        and (videos.deleted_at is null or videos.deleted_at > now() - make_interval(days => ${RESTORE_DAYS}))`.execute(
          db,
        );
      if (!rows[0]) throw notFound();
      return (await show(rows))(rows[0]);
    },
  };
};
