// Restores a backup into an empty database and a store.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { LocalFile } from '@greenroom/engine-kit/step-context';
import { type CopyTx, copyTransaction, finishTables, listTables, prepareTables } from '../db/copy-tables.ts';
import { type OpenedDb, sql, type Tx } from '../db/db.ts';
import { appliedMigrations, migrate } from '../db/migrate.ts';
import { removeProcesses } from '../jobs/process-registry.ts';
import { requeueRunning } from '../jobs/requeue-running.ts';
import { OperatorError } from '../kernel/operator-error.ts';
import { MissingObject, type ObjectStore } from '../storage/store.ts';
import { copyObjects } from './copy-objects.ts';
import { listBackups, type Manifest, readManifest, tableKey } from './manifest.ts';
import { inTemporaryFolder } from './temporary-folder.ts';

/** One restore at a time. */
const LOCK = 7_367_006;

export interface RestoreSummary {
  id: string;
  taken_at: string;
  tables: number;
  objects: number;
  bytes: number;
  /** Jobs that were running; they start again at the step they had reached. */
  requeued_jobs: number;
}

/**
 * `id`: of a backup in `source`, by default the latest. An interrupted restore has changed nothing in the database and can
 * be repeated.
 *
 * @throws {OperatorError} if the database is not empty, the backup is damaged, or another version made it.
 */
export async function restoreBackup(
  { db, pool }: Pick<OpenedDb, 'db' | 'pool'>,
  { source, store, id: given }: { source: ObjectStore; store: ObjectStore; id?: string | undefined },
): Promise<RestoreSummary> {
  const id = given ?? (await listBackups(source)).at(-1);
  if (id === undefined) throw new OperatorError('There is no complete backup.');
  const manifest = await readManifest(source, id);
  await migrate(db);
  return inTemporaryFolder((folder) =>
    copyTransaction(pool, 'read write', async (copy) => {
      await requireEmpty(copy.tx);
      await requireSameVersion(copy.tx, manifest);
      await insertTables(copy, { manifest, source, folder });
      const { count, bytes, missing } = await copyObjects(copy.tx, {
        from: source,
        to: store,
        folder,
        compare: 'size',
      });
      if (missing[0] !== undefined)
        throw new OperatorError(`The backup is damaged: stored objects are missing or damaged, such as ${missing[0]}.`);
      await removeProcesses(copy.tx);
      const requeued = await requeueRunning(copy.tx);
      const { taken_at, tables } = manifest;
      return { id, taken_at, tables: tables.length, objects: count, bytes, requeued_jobs: requeued };
    }),
  );
}

async function requireEmpty(tx: Tx): Promise<void> {
  const { rows } = await sql<{ used: boolean; locked: boolean }>`
    select exists (select from clients) or exists (select from users) as used, pg_try_advisory_xact_lock(${LOCK}) as locked`.execute(
    tx,
  );
  if (!rows[0]?.locked) throw new OperatorError('Another process is restoring a backup into this database.');
  if (rows[0].used)
    throw new OperatorError('The database is not empty. Restore into a new database, or a new DATA_DIR.');
}

/** The rows fit the tables of the version that made the backup; that version can be upgraded afterwards. */
async function requireSameVersion(tx: Tx, { migrations: expected }: Manifest): Promise<void> {
  const text = (list: Manifest['migrations']) => list.map((m) => `${m.name} ${m.checksum}`).join();
  if (text(await appliedMigrations(tx)) === text(expected)) return;
  throw new OperatorError(
    `The backup was made by a version whose last migration is ${expected.at(-1)?.name}. Restore it with that version, then upgrade.`,
  );
}

async function insertTables(
  { tx, copyIn }: CopyTx,
  { manifest, source, folder }: { manifest: Manifest; source: ObjectStore; folder: string },
): Promise<void> {
  const own = await listTables(tx);
  await prepareTables(tx, own);
  for (const { name, columns, sha256 } of manifest.tables) {
    const file = join(folder, `${name}.gz`) as LocalFile;
    try {
      await source.fetch(tableKey(manifest.id, name), file);
    } catch (cause) {
      if (!(cause instanceof MissingObject)) throw cause;
      throw new OperatorError(`The backup is damaged: its table ${name} is missing.`, { cause });
    }
    const hash = createHash('sha256');
    await pipeline(createReadStream(file), hash);
    if (hash.digest('hex') !== sha256)
      throw new OperatorError(`The backup is damaged: its table ${name} has another checksum.`);
    await copyIn({ name, columns }, createReadStream(file), createGunzip());
    await rm(file);
  }
  await finishTables(tx, own);
}
