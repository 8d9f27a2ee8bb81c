// Renames assets of a client, deletes them, and restores them until they are erased.
import { RESTORE_DAYS } from '@greenroom/contract/dashboard/videos';
import { sql, type Tx } from '../db/db.ts';
import { notFound, Problem } from '../kernel/problem.ts';
import { searchWords } from './search-words.ts';

/** Throws not-found if the client has no such asset. */
export async function renameAsset(tx: Tx, client: string, id: string, name: string): Promise<void> {
  const { rows } = await sql`update assets set name = ${name},
      search = array_to_tsvector(${searchWords(client, name)}::text[])
    where id = ${id} and client_id = ${client} and deleted_at is null returning 1`.execute(tx);
  if (rows.length === 0) throw notFound();
}

/** Throws not-found unless all of them are the client's and not erased. */
async function lockAssets(tx: Tx, client: string, ids: readonly string[]): Promise<void> {
  const { rows } = await sql`select from assets where id = any(${[...ids]}::uuid[]) and client_id = ${client}
      and (deleted_at is null or deleted_at > now() - make_interval(days => ${RESTORE_DAYS}))
    order by id for update`.execute(tx);
  if (rows.length < new Set(ids).size) throw notFound();
}

/** Hides assets and stops serving their files; deleting one again does nothing. Throws 409 for the sheet of a presenter in the library. */
export async function deleteAssets(tx: Tx, client: string, ids: readonly string[]): Promise<void> {
  await lockAssets(tx, client, ids);
  const { rows } = await sql<{ name: string }>`select characters.name from assets
      join characters on characters.id = character_id and characters.deleted_at is null
    where assets.id = any(${[...ids]}::uuid[]) and kind = 'character_sheet' limit 1`.execute(tx);
  if (rows[0]) {
    throw new Problem('conflict', `This sheet belongs to the presenter ${rows[0].name}. Delete the presenter first.`);
  }
  await sql`update assets set deleted_at = now() where id = any(${[...ids]}::uuid[]) and deleted_at is null`.execute(
    tx,
  );
}

/** Those of a video that is deleted come back with the video. */
export async function restoreAssets(tx: Tx, client: string, ids: readonly string[]): Promise<void> {
  await lockAssets(tx, client, ids);
  await sql`update assets set deleted_at = null where id = any(${[...ids]}::uuid[])
    and not exists (select from videos where job_id = workflow_id and videos.deleted_at is not null)`.execute(tx);
}
