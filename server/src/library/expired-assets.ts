// Deletes assets that are older than the operator keeps their kind.
import { type Db, sql } from '../db/db.ts';
import type { AssetKind, Sidecars } from './assets.ts';
import { releaseEngineData, type StoredEngineData } from './engine-data.ts';
import { releaseObjects } from './objects.ts';

/** Days for which assets of a kind are kept. A kind that is absent is kept for good. */
export type AssetRetentionDays = { readonly [K in AssetKind]?: number };

const BATCH = 500;

/**
 * Deletes one batch of expired assets of each kind in one transaction; the next sweep of objects deletes their bytes. Keeps the
 * sheet of a character until the character is erased, and an asset that a live job of its client names.
 */
export async function deleteExpiredAssets(db: Db, retention: AssetRetentionDays): Promise<{ deleted: number }> {
  let deleted = 0;
  for (const [kind, days] of Object.entries(retention)) {
    deleted += await db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ key: string; sidecars: Sidecars; engineData: StoredEngineData | null }>`
        delete from assets where id in (
          select id from assets where kind = ${kind} and created_at < now() - make_interval(days => ${days})
            and not exists (select from characters where kind = 'character_sheet' and characters.id = assets.character_id
              and pictures is not null)
            and not exists (select from jobs where jobs.client_id = assets.client_id and jobs.status in ('queued', 'running')
              and (strpos(jobs.input::text, split_part(path, '.', 1)) > 0 or strpos(jobs.input::text, object_key) > 0))
          order by created_at limit ${BATCH} for update skip locked)
        returning object_key as key, sidecars, engine_data as "engineData"`.execute(tx);
      for (const { engineData } of rows) if (engineData !== null) await releaseEngineData(tx, engineData);
      await releaseObjects(
        tx,
        rows.flatMap(({ key, sidecars }) => [key, ...Object.values(sidecars).map((sidecar) => sidecar.key)]),
      );
      return rows.length;
    });
  }
  return { deleted };
}
