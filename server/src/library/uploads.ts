// Files that users uploaded in the dashboard, kept for a day after their last use.
import type { UploadKind } from '@greenroom/contract/dashboard/uploads';
import { type Db, type Reader, type Row, sql, type Tx } from '../db/db.ts';
import { notFound } from '../kernel/problem.ts';
import { keepObjects, lockSweeps, releaseObjects, type StoredObject } from './objects.ts';

/** After their last use: longer than any job may take. */
const LIFE = '24 hours';
export const UPLOAD_LIFETIME_MS = 86_400_000;

const isAlive = sql`last_used_at > now() - ${LIFE}::interval`;

const CONTENT_TYPES = {
  photo: 'image/png',
  picture: 'image/png',
  logo: 'image/png',
  sample: 'audio/wav',
  sound: 'audio/wav',
} as const;
const EXTENSIONS = { photo: 'png', picture: 'png', logo: 'png', sample: 'wav', sound: 'wav' } as const;

/** The path by which orders refer to it, like those of assets. It is not served. */
export const uploadPath = (id: string, kind: UploadKind): string => `${id}.${EXTENSIONS[kind]}`;

export async function addUpload(
  tx: Tx,
  client: string,
  { id, kind, object }: { id: string; kind: UploadKind; object: StoredObject },
): Promise<void> {
  const { key, sizeBytes } = object;
  await keepObjects(tx, client, [key]);
  await tx
    .insertInto('uploads')
    .values({ id, client_id: client, kind, object_key: key, size_bytes: sizeBytes })
    .execute();
}

/** The number and size of the client's current uploads. */
export async function countUploads(reader: Reader, client: string): Promise<{ count: number; bytes: number }> {
  const { rows } = await sql<{ count: number; bytes: number }>`
    select count(*) as count, coalesce(sum(size_bytes), 0)::bigint as bytes
    from uploads where client_id = ${client} and ${isAlive}`.execute(reader);
  return rows[0]!;
}

/** The storage key of the client's upload with this path. Extends its lifetime by a day. */
export async function useUpload(reader: Reader, client: string, path: string): Promise<string | undefined> {
  const [id, extension] = path.split('.');
  const { rows } = await sql<Row<'uploads', 'objectKey' | 'kind'>>`update uploads set last_used_at = now()
    where id = ${id} and client_id = ${client} and ${isAlive} returning object_key as "objectKey", kind`.execute(
    reader,
  );
  const [upload] = rows;
  return upload !== undefined && EXTENSIONS[upload.kind] === extension ? upload.objectKey : undefined;
}

/** Whether the path is one of the client's uploads. */
export async function isUpload(reader: Reader, client: string, path: string): Promise<boolean> {
  const { rows } = await sql`select from uploads where id = ${path.split('.')[0]} and client_id = ${client}`.execute(
    reader,
  );
  return rows.length > 0;
}

/** Throws not-found if the client has no such upload. */
export async function getUpload(
  reader: Reader,
  client: string,
  id: string,
): Promise<{ key: string; contentType: string }> {
  const { rows } = await sql<Row<'uploads', 'objectKey' | 'kind'>>`select object_key as "objectKey", kind from uploads
    where id = ${id} and client_id = ${client} and ${isAlive}`.execute(reader);
  const [upload] = rows;
  if (upload === undefined) throw notFound();
  return { key: upload.objectKey, contentType: CONTENT_TYPES[upload.kind] };
}

/** Whether the client has all of these uploads, each of this kind. */
export async function hasUploads(reader: Reader, client: string, kind: UploadKind, ids: readonly string[]) {
  const { rows } = await sql<{ count: number }>`select count(*) as count from uploads
    where id = any(${[...ids]}) and client_id = ${client} and kind = ${kind} and ${isAlive}`.execute(reader);
  return rows[0]!.count === new Set(ids).size;
}

/** Ends the upload and returns its object, which stays stored. Undefined if the client has no such upload of this kind. */
export async function takeUpload(
  tx: Tx,
  client: string,
  { id, kind }: { id: string; kind: UploadKind },
): Promise<{ key: string } | undefined> {
  const { rows } = await sql<{ key: string }>`delete from uploads
    where id = ${id} and client_id = ${client} and kind = ${kind} and ${isAlive} returning object_key as key`.execute(
    tx,
  );
  return rows[0];
}

/** Returns how many the client had. The next sweep of objects deletes their bytes. */
export async function deleteUploads(reader: Reader, client: string, ids: readonly string[]): Promise<number> {
  const { rows } = await sql<Row<'uploads', 'objectKey'>>`delete from uploads
    where id = any(${[...ids]}) and client_id = ${client} returning object_key as "objectKey"`.execute(reader);
  await releaseObjects(
    reader,
    rows.map(({ objectKey }) => objectKey),
  );
  return rows.length;
}

export async function deleteExpiredUploads(db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockSweeps(tx);
    const { rows } = await sql<Row<'uploads', 'objectKey'>>`delete from uploads where id in (
      select id from uploads where not ${isAlive} order by last_used_at limit 1000 for update skip locked)
      returning object_key as "objectKey"`.execute(tx);
    await releaseObjects(
      tx,
      rows.map(({ objectKey }) => objectKey),
    );
  });
}
