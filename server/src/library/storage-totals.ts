// Reads how much is stored, from running totals that triggers keep.
import { type Db, type Reader, type Row, sql } from '../db/db.ts';

/** Kept objects: those of assets, presenters, voices, logos and uploads. */
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

export type StorageDay = Pick<
  Row<'storage_days', 'objects' | 'bytes' | 'databaseBytes'>,
  'objects' | 'bytes' | 'databaseBytes'
> & {
  /** Such as 2026-11-24, in UTC. */
  day: string;
};

const today = sql`(now() at time zone 'utc')::date`;

/** Records what is stored, once a day. */
export async function recordStorageDay(db: Db): Promise<void> {
  await sql`insert into storage_days (day, objects, bytes, database_bytes)
    select ${today}, coalesce(sum(objects), 0), coalesce(sum(bytes), 0), pg_database_size(current_database())
    from storage_totals where not exists (select from storage_days where day = ${today})
    having not exists (select from storage_days where day = ${today})
    on conflict do nothing`.execute(db);
}

/** The last `days` days, the oldest first. A day on which no worker ran is missing. */
export async function listStorageDays(reader: Reader, days: number): Promise<StorageDay[]> {
  const { rows } =
    await sql<StorageDay>`select day::text, objects, bytes, database_bytes as "databaseBytes" from storage_days
    where day > ${today} - ${days}::int order by day`.execute(reader);
  return rows;
}
