// The public pages of videos: creating, changing and revoking their links, and finding what a link shows.
import { type Reader, type Row, sql, type Tx } from '../db/db.ts';
import { randomToken } from '../kernel/ids.ts';
import { notFound } from '../kernel/problem.ts';
import type { AssetFile, Sidecars } from './assets.ts';

export type ShareLink = Row<'share_links', 'token' | 'title' | 'downloads' | 'indexed' | 'createdAt'>;

const COLUMNS = sql`token, title, downloads, indexed, created_at as "createdAt"`;

/** Creates the link, or changes the page behind it. Throws not-found unless the client has a finished video with its file. */
export async function saveShareLink(
  tx: Tx,
  client: string,
  video: string,
  { title, downloads, indexed }: Pick<ShareLink, 'title' | 'downloads' | 'indexed'>,
): Promise<ShareLink> {
  const { rows } = await sql<ShareLink>`insert into share_links (token, job_id, client_id, title, downloads, indexed)
    select ${randomToken()}, job_id, client_id, ${title}, ${downloads}, ${indexed} from videos
    where job_id = ${video} and client_id = ${client} and deleted_at is null and exists (
      select from assets where workflow_id = job_id and kind = 'video' and assets.deleted_at is null)
    on conflict (job_id) do update set title = ${title}, downloads = ${downloads}, indexed = ${indexed}
    returning ${COLUMNS}`.execute(tx);
  if (!rows[0]) throw notFound();
  return rows[0];
}

/** The link stops at once and never works again. Does nothing if the video has none; throws not-found for another client's video. */
export async function revokeShareLink(tx: Tx, client: string, video: string): Promise<void> {
  const { rows } = await sql`select from videos where job_id = ${video} and client_id = ${client}`.execute(tx);
  if (rows.length === 0) throw notFound();
  await sql`delete from share_links where job_id = ${video}`.execute(tx);
}

/** By the job of the video. */
export async function findShareLinks(reader: Reader, videos: readonly string[]): Promise<Map<string, ShareLink>> {
  const { rows } = await sql<ShareLink & { video: string }>`select job_id as video, ${COLUMNS} from share_links
    where job_id = any(${[...videos]})`.execute(reader);
  return new Map(rows.map(({ video, ...link }) => [video, link]));
}

export interface SharedVideo extends Pick<ShareLink, 'title' | 'downloads' | 'indexed'> {
  file: AssetFile;
  /** Previews and subtitles, by extension. */
  sidecars: Sidecars;
  width: number;
  height: number;
  /** The client's name; null unless somebody chose it: after a sign-up it is the name of a person, which is not published. */
  sender: string | null;
  /** Of the client's brand kit. */
  logo: AssetFile | undefined;
}

/** Undefined if the link was revoked, its video was deleted, or its client is suspended or deleted. */
export async function findSharedVideo(reader: Reader, token: string): Promise<SharedVideo | undefined> {
  const { rows } = await sql<Omit<SharedVideo, 'file' | 'logo'> & AssetFile & { logo: AssetFile | null }>`
    select share_links.title, downloads, indexed, assets.object_key as key, content_type as "contentType",
      assets.size_bytes as "sizeBytes", assets.sha256, sidecars, (metadata->>'width')::int as width, (metadata->>'height')::int as height,
      case when name_chosen then clients.name end as sender,
      (select jsonb_build_object('key', stored.key, 'contentType', 'image/png', 'sizeBytes', stored.size_bytes, 'sha256', stored.sha256)
        from logos join stored_objects stored on stored.key = logos.object_key
        where logos.client_id = clients.id and logos.deleted_at is null) as logo
    from share_links join clients on clients.id = client_id and suspended_at is null
      join videos on videos.job_id = share_links.job_id and videos.deleted_at is null
      join assets on workflow_id = videos.job_id and assets.kind = 'video' and assets.deleted_at is null
    where token = ${token}`.execute(reader);
  if (!rows[0]) return undefined;
  const { key, contentType, sizeBytes, sha256, logo, ...shared } = rows[0];
  return { ...shared, logo: logo ?? undefined, file: { key, contentType, sizeBytes, sha256 } };
}
