// Deletes assets that are older than the operator keeps their kind, or that were deleted in the dashboard a week ago.
import { RESTORE_DAYS } from '@greenroom/contract/dashboard/videos';
import { type Db, type Sql, sql } from '../db/db.ts';
import type { AssetKind, Sidecars } from './assets.ts';
import { releaseEngineData, type StoredEngineData } from './engine-data.ts';
import { lockSweeps, releaseObjects } from './objects.ts';

/** Days for which assets of a kind are kept. A kind that is absent is kept for good. */
export type AssetRetentionDays = { readonly [K in AssetKind]?: number };

const BATCH = 500;

/** Deletes one batch of expired assets of each kind, and one of deleted assets. */
export async function deleteExpiredAssets(db: Db, retention: AssetRetentionDays): Promise<{ deleted: number }> {
  let deleted = await deleteBatch(
    db,
    sql`deleted_at < now() - make_interval(days => ${RESTORE_DAYS})`,
    sql.ref('deleted_at'),
  );
  for (const [kind, days] of Object.entries(retention)) {
    const isExpired = sql`kind = ${kind} and created_at < now() - make_interval(days => ${days})`;
    deleted += await deleteBatch(db, isExpired, sql.ref('created_at'));
  }
  return { deleted };
}

/**
 * In one transaction; the next sweep of objects deletes their bytes. Keeps the sheet of a character until the character is erased,
 * and an asset that a live job of its client names.
 */
const deleteBatch = (db: Db, which: Sql, since: Sql): Promise<number> =>
  db.transaction().execute(async (tx) => {
    await lockSweeps(tx);
    const { rows } = await sql<{ key: string; sidecars: Sidecars; engineData: StoredEngineData | null }>`
      delete from assets where id in (
        select id from assets where ${which}
          and not (kind = 'character_sheet' and exists (
            select from characters where characters.id = assets.character_id and pictures is not null))
          and not exists (select from jobs where jobs.client_id = assets.client_id and jobs.status in ('queued', 'running')
            and (strpos(jobs.input::text, split_part(path, '.', 1)) > 0 or strpos(jobs.input::text, object_key) > 0))
        order by ${since} limit ${BATCH} for update skip locked)
      returning object_key as key, sidecars, engine_data as "engineData"`.execute(tx);
    for (const { engineData } of rows) if (engineData !== null) await releaseEngineData(tx, engineData);
    await releaseObjects(
      tx,
      rows.flatMap(({ key, sidecars }) => [key, ...Object.values(sidecars).map((sidecar) => sidecar.key)]),
    );
    return rows.length;
  });
