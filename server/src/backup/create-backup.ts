// Makes a backup while the service runs: the database in one snapshot, and the objects that its rows name.
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createGzip } from 'node:zlib';
import type { LocalFile } from '@greenroom/engine-kit/step-context';
import { type CopyTx, copyTransaction, listTables } from '../db/copy-tables.ts';
import { type OpenedDb, sql } from '../db/db.ts';
import { appliedMigrations } from '../db/migrate.ts';
import { OperatorError } from '../kernel/operator-error.ts';
import type { ObjectStore } from '../storage/store.ts';
import { type CopiedObjects, copyObjects } from './copy-objects.ts';
import { type Manifest, storeManifest, tableKey } from './manifest.ts';
import { inTemporaryFolder } from './temporary-folder.ts';

/** Several are missed before objects are deleted again (`library/objects.ts`). */
const HEARTBEAT_MS = 30_000;

export interface BackupSummary {
  id: string;
  tables: number;
  objects: number;
  bytes: number;
  /** Objects that were not in the destination yet. */
  copied_objects: number;
}

/**
 * `store`: the service's objects. `destination` may contain earlier backups. An interrupted backup is repeated from the
 * start, without copying objects again.
 *
 * @throws {OperatorError} if an object of the snapshot cannot be copied.
 */
export async function createBackup(
  { db, pool }: Pick<OpenedDb, 'db' | 'pool'>,
  { store, destination }: { store: ObjectStore; destination: ObjectStore },
): Promise<BackupSummary> {
  const id = `${new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
  // Committed before the snapshot is taken: from now on, no object of the snapshot is deleted.
  await sql`insert into backups (id) values (${id})`.execute(db);
  const heartbeat = setInterval(() => {
    sql`update backups set heartbeat_at = now() where id = ${id}`.execute(db).catch(() => undefined);
  }, HEARTBEAT_MS);
  try {
    const { manifest, copied } = await inTemporaryFolder(async (folder) => {
      const snapshot = await copyTransaction(pool, 'read only', (copy) =>
        copySnapshot(copy, { id, store, destination, folder }),
      );
      await storeManifest(destination, snapshot.manifest, folder);
      return snapshot;
    });
    const { count, bytes } = manifest.objects;
    await sql`update backups set finished_at = now(), objects = ${count}, bytes = ${bytes} where id = ${id}`.execute(
      db,
    );
    return { id, tables: manifest.tables.length, objects: count, bytes, copied_objects: copied };
  } catch (error) {
    await sql`update backups set failed_at = now() where id = ${id}`.execute(db).catch(() => undefined);
    throw error;
  } finally {
    clearInterval(heartbeat);
  }
}

async function copySnapshot(
  { tx, copyOut }: CopyTx,
  { id, store, destination, folder }: { id: string; store: ObjectStore; destination: ObjectStore; folder: string },
): Promise<{ manifest: Manifest; copied: number }> {
  const migrations = await appliedMigrations(tx);
  const taken_at = new Date().toISOString();
  const tables: Manifest['tables'] = [];
  for (const table of await listTables(tx)) {
    const file = join(folder, `${table.name}.gz`) as LocalFile;
    await copyOut(table, createGzip(), createWriteStream(file));
    const { sizeBytes, sha256 } = await destination.put(tableKey(id, table.name), file);
    await rm(file);
    tables.push({ ...table, bytes: sizeBytes, sha256 });
  }
  const objects: CopiedObjects = await copyObjects(tx, {
    from: store,
    to: destination,
    folder,
    compare: 'size',
  });
  const [missing] = objects.missing;
  if (missing !== undefined)
    throw new OperatorError(
      `The backup is incomplete: ${objects.missing.length === 100 ? 'at least 100' : objects.missing.length} stored objects are missing or damaged, such as ${missing}.`,
    );
  const { count, bytes, copied } = objects;
  return { manifest: { id, taken_at, migrations, tables, objects: { count, bytes } }, copied };
}
