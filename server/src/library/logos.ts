// Logos of brand kits: one for each client. A replaced or removed one is kept while jobs may use it.
import { type Db, type Reader, sql, type Tx } from '../db/db.ts';
import { randomToken } from '../kernel/ids.ts';
import { notFound } from '../kernel/problem.ts';
import { lockSweeps, releaseObjects } from './objects.ts';

/** After it was replaced or removed: longer than any job may take. */
const ERASED_AFTER = '24 hours';

/** `key`: of the stored PNG. */
export interface Logo {
  id: string;
  key: string;
}

/** Undefined if the client has none. */
export async function findLogo(reader: Reader, client: string): Promise<Logo | undefined> {
  const { rows } = await sql<Logo>`select id, object_key as key from logos
    where client_id = ${client} and deleted_at is null`.execute(reader);
  return rows[0];
}

/** Throws not-found if this is not the client's logo. */
export async function getLogo(reader: Reader, client: string, id: string): Promise<Logo> {
  const logo = await findLogo(reader, client);
  if (logo?.id !== id) throw notFound();
  return logo;
}

/** For all videos that are ordered from now on. The object must be kept. The caller has locked the client. */
export async function replaceLogo(tx: Tx, client: string, key: string): Promise<void> {
  await removeLogo(tx, client);
  await tx.insertInto('logos').values({ id: randomToken(), client_id: client, object_key: key }).execute();
}

export async function removeLogo(tx: Tx, client: string): Promise<void> {
  await sql`update logos set deleted_at = now() where client_id = ${client} and deleted_at is null`.execute(tx);
}

/** The next sweep of objects deletes their bytes. */
export async function eraseDeletedLogos(db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockSweeps(tx);
    const { rows } = await sql<{ key: string }>`delete from logos where id in (
      select id from logos where deleted_at < now() - ${ERASED_AFTER}::interval
      order by deleted_at limit 1000 for update skip locked) returning object_key as key`.execute(tx);
    await releaseObjects(
      tx,
      rows.map(({ key }) => key),
    );
  });
}
