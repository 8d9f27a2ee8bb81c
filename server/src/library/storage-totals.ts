// Reads how much is stored, from running totals that triggers keep.
import { type Reader, type Row, sql } from '../db/db.ts';

/** Kept objects: those of assets, presenters, voices and uploads. */
export type StorageTotal = Pick<Row<'storage_totals', 'objects' | 'bytes'>, 'objects' | 'bytes'>;

/** Of all clients together. */
export async function readStorageTotal(reader: Reader): Promise<StorageTotal> {
  const { rows } = await sql<StorageTotal>`select coalesce(sum(objects), 0)::bigint as objects,
    coalesce(sum(bytes), 0)::bigint as bytes from storage_totals`.execute(reader);
  return rows[0]!;
}

/** The clients with the most bytes, the largest first. */
export async function listLargestClients(
  reader: Reader,
  limit: number,
): Promise<({ id: string; name: string } & StorageTotal)[]> {
  const { rows } = await sql<{ id: string; name: string } & StorageTotal>`
    select id, name, objects, bytes from storage_totals join clients on clients.id = client_id
    where bytes > 0 order by bytes desc limit ${limit}`.execute(reader);
  return rows;
}
