// Assets: the generated character sheets, first frames, speech and videos, each with a permanent, unguessable path.
import type { Json } from '@greenroom/engine-kit/json';
import { pageByDays } from '../db/day-offsets.ts';
import { type Reader, type Row, sql, type Tables, type Tx } from '../db/db.ts';
import { isUuid, randomToken, uuidv7 } from '../kernel/ids.ts';
import { notFound } from '../kernel/problem.ts';
import type { StoredEngineData } from './engine-data.ts';
import { keepObjects, type StoredObject } from './objects.ts';
import { matchingRows, searchWords } from './search-words.ts';

/** Additional files of an asset by their extension, with the same name and lifetime. */
export type Sidecars = { readonly [extension: string]: StoredObject };

export type AssetKind = Tables['assets']['kind'];

export interface Asset
  extends Row<'assets', 'id' | 'kind' | 'path' | 'name' | 'workflowId' | 'characterId' | 'voiceId' | 'createdAt'> {
  metadata: Json;
  sidecars: Sidecars;
}

export interface NewAsset {
  kind: AssetKind;
  name: string;
  /** `signed`: it has content credentials. */
  object: StoredObject & { signed?: true };
  workflowId?: string | undefined;
  characterId?: string | undefined;
  voiceId?: string | undefined;
  metadata: { readonly [key: string]: Json };
  sidecars?: Sidecars | undefined;
  engineData?: StoredEngineData | undefined;
}

/** An asset's file, for serving it and using it as an input. */
export interface AssetFile extends Row<'assets', 'contentType' | 'sizeBytes' | 'sha256'> {
  key: string;
}

const CONTENT_TYPES: ReadonlyMap<string, string> = new Map([
  ['png', 'image/png'],
  ['webp', 'image/webp'],
  ['mp3', 'audio/mpeg'],
  ['wav', 'audio/wav'],
  ['mp4', 'video/mp4'],
  ['srt', 'application/x-subrip; charset=utf-8'],
  ['vtt', 'text/vtt; charset=utf-8'],
  ['json', 'application/json'],
]);

const COLUMNS = sql`id, kind, path, name, workflow_id as "workflowId", character_id as "characterId", voice_id as "voiceId",
  metadata, sidecars, created_at as "createdAt"`;

/** Publishes a stored object: from the commit on it belongs to the client and has a URL. */
export async function publishAsset(tx: Tx, client: string, asset: NewAsset): Promise<{ id: string; path: string }> {
  const id = uuidv7();
  const { key, sizeBytes, sha256, signed } = asset.object;
  const extension = key.slice(key.lastIndexOf('.') + 1);
  const contentType = CONTENT_TYPES.get(extension);
  if (!contentType) throw new Error(`An asset of kind ${asset.kind} has no content type for .${extension}.`);
  const path = `${randomToken()}.${extension}`;
  const metadata = {
    ...asset.metadata,
    bytes: sizeBytes,
    sha256,
    synthetic: true,
    ...(signed && { content_credentials: 'signed' }),
  };
  const { sidecars = {} } = asset;
  const sidecarKeys = Object.values(sidecars).map((sidecar) => sidecar.key);
  await keepObjects(tx, client, [key, ...sidecarKeys, ...Object.values(asset.engineData?.objects ?? {})]);
  await sql`insert into assets (id, client_id, kind, path, object_key, content_type, size_bytes, sha256,
      workflow_id, character_id, voice_id, metadata, sidecars, engine_data, name, search)
    values (${id}, ${client}, ${asset.kind}, ${path}, ${key}, ${contentType}, ${sizeBytes}, ${sha256},
      ${asset.workflowId ?? null}, ${asset.characterId ?? null}, ${asset.voiceId ?? null},
      ${JSON.stringify(metadata)}::jsonb, ${JSON.stringify(sidecars)}::jsonb,
      ${asset.engineData ? JSON.stringify(asset.engineData) : null}::jsonb,
      ${asset.name}, array_to_tsvector(${searchWords(client, asset.name)}::text[]))`.execute(tx);
  return { id, path };
}

/** Throws not-found if the client has no such asset. */
export async function getAsset(reader: Reader, client: string, id: string): Promise<Asset> {
  if (!isUuid(id)) throw notFound();
  const { rows } = await sql<Asset>`select ${COLUMNS} from assets
    where id = ${id} and client_id = ${client} and deleted_at is null`.execute(reader);
  if (!rows[0]) throw notFound();
  return rows[0];
}

/** Newest first. */
export async function listAssets(
  reader: Reader,
  client: string,
  { kind, limit, offset }: { kind?: AssetKind | undefined; limit: number; offset: number },
): Promise<Asset[]> {
  const ofKind = kind ? sql`and kind = ${kind}` : sql``;
  const days = sql`select day, sum(count)::bigint as count from asset_days where client_id = ${client} ${ofKind} group by day`;
  const { rows } = await sql<Asset>`select ${COLUMNS} from assets where id in (
      select id from assets where client_id = ${client} and deleted_at is null ${ofKind}
      ${pageByDays({ days, at: sql.ref('created_at'), order: sql`created_at desc, id desc`, limit, offset })})
    order by created_at desc, id desc`.execute(reader);
  return rows;
}

/** Newest first, after the asset `after`, which may be deleted. `search`: a query of `searchQuery`. */
export async function browseAssets(
  reader: Reader,
  client: string,
  {
    search,
    kind,
    from,
    to,
    after,
    limit,
  }: {
    search?: string | undefined;
    kind?: AssetKind | undefined;
    from?: Date | undefined;
    /** Exclusive. */
    to?: Date | undefined;
    after?: string | undefined;
    limit: number;
  },
): Promise<Asset[]> {
  const conditions = [
    sql`client_id = ${client} and deleted_at is null`,
    ...(kind ? [sql`kind = ${kind}`] : []),
    ...(from ? [sql`created_at >= ${from}`] : []),
    ...(to ? [sql`created_at < ${to}`] : []),
    ...(after
      ? [sql`(created_at, id) < (select created_at, id from assets where id = ${after} and client_id = ${client})`]
      : []),
  ];
  const where = sql.join(conditions, sql` and `);
  const order = sql`order by created_at desc, id desc limit ${limit}`;
  const found = search
    ? sql`with found as ${await matchingRows(reader, client, { table: 'assets', key: 'id', query: search })}`
    : sql``;
  const { rows } = await sql<Asset>`${found} select ${COLUMNS} from ${search ? sql`found` : sql`assets`}
    where ${where} ${order}`.execute(reader);
  return rows;
}

/** The path of a sidecar of the asset. Its extension may have several parts, such as `small.webp`. */
export const sidecarPath = (path: string, extension: string): string =>
  `${path.slice(0, path.indexOf('.'))}.${extension}`;

/** The extensions of assets that have sidecars. */
const WITH_SIDECARS = ['mp4', 'png'];

/** Until it is erased, a deleted asset can be used by jobs of its owner that were ordered with it. */
const isReadable = (owner: string | undefined) => sql`(deleted_at is null or client_id = ${owner ?? null}::uuid)`;

/** Finds an asset's file or sidecar. Knowing the path permits reading it. `owner`: the client that may use its deleted assets. */
export async function findAssetFile(reader: Reader, path: string, owner?: string): Promise<AssetFile | undefined> {
  const extension = path.slice(path.indexOf('.') + 1);
  const assets = WITH_SIDECARS.map((each) => sidecarPath(path, each));
  const { rows } = await sql<AssetFile>`
    select object_key as key, content_type as "contentType", size_bytes as "sizeBytes", sha256
    from assets where path = ${path} and ${isReadable(owner)}
    union all
    select sidecar->>'key', ${CONTENT_TYPES.get(extension.slice(extension.lastIndexOf('.') + 1)) ?? null}, (sidecar->>'sizeBytes')::bigint, sidecar->>'sha256'
    from assets, lateral (select sidecars->${extension} as sidecar) beside
    where path = any(${assets}) and sidecar is not null and ${isReadable(owner)}`.execute(reader);
  return rows[0];
}

export interface FoundAsset extends Row<'assets', 'kind'> {
  key: string;
  engineData: StoredEngineData | null;
}

/** Finds an asset of any client. Only its owner gets its engine data. */
export async function findAssetByPath(reader: Reader, client: string, path: string): Promise<FoundAsset | undefined> {
  const { rows } = await sql<FoundAsset>`
    select kind, object_key as key, case when client_id = ${client} then engine_data end as "engineData"
    from assets where path = ${path} and ${isReadable(client)}`.execute(reader);
  return rows[0];
}
