// Copies objects between a store and a backup, except those that are there already.
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { LocalFile } from '@greenroom/engine-kit/step-context';
import { type Reader, sql } from '../db/db.ts';
import { MissingObject, type ObjectStore } from '../storage/store.ts';

const BATCH = 500;
const AT_ONCE = 8;

export interface CopiedObjects {
  count: number;
  bytes: number;
  /** Those that had to be copied. */
  copied: number;
  /** Keys of kept objects whose bytes are not in `from`, or have another size than their row; at most 100. */
  missing: string[];
}

interface StoredRow {
  key: string;
  size: number;
  kept: boolean;
}

/** The objects of the rows that `reader` sees. An object never changes, so one with the same key and size is the same. */
export async function copyObjects(
  reader: Reader,
  { from, to, folder }: { from: ObjectStore; to: ObjectStore; folder: string },
): Promise<CopiedObjects> {
  const result: CopiedObjects = { count: 0, bytes: 0, copied: 0, missing: [] };

  const copyOne = async ({ key, size, kept }: StoredRow): Promise<void> => {
    const file = join(folder, randomUUID()) as LocalFile;
    try {
      await from.fetch(key, file);
      const { sizeBytes } = await to.put(key, file);
      result.copied += 1;
      if (sizeBytes !== size) throw new MissingObject(key);
    } catch (error) {
      if (!(error instanceof MissingObject)) throw error;
      // A row that is not kept may be written before its bytes.
      if (kept && result.missing.length < 100) result.missing.push(key);
    } finally {
      await rm(file, { force: true });
    }
  };

  for (let last = ''; ; ) {
    const { rows } = await sql<StoredRow>`select key, size_bytes as size, kept from stored_objects
      where key > ${last} order by key limit ${BATCH}`.execute(reader);
    if (rows.length === 0) return result;
    last = rows.at(-1)!.key;
    const absent = await findAbsent(to, rows);
    await forEach(absent, copyOne);
    result.count += rows.length;
    result.bytes += rows.reduce((sum, { size }) => sum + size, 0);
  }
}

/** Lists folder by folder: the whole store may not fit into memory. */
async function findAbsent(to: ObjectStore, rows: readonly StoredRow[]): Promise<StoredRow[]> {
  const folders = [...new Set(rows.map(({ key }) => key.slice(0, key.lastIndexOf('/') + 1)))];
  const sizes = new Map<string, number>();
  const listOne = async (prefix: string) => {
    for await (const { key, sizeBytes } of to.list(prefix)) sizes.set(key, sizeBytes);
  };
  await forEach(folders, listOne);
  return rows.filter(({ key, size }) => sizes.get(key) !== size);
}

async function forEach<T>(items: readonly T[], act: (item: T) => Promise<void>): Promise<void> {
  for (let i = 0; i < items.length; i += AT_ONCE) await Promise.all(items.slice(i, i + AT_ONCE).map(act));
}
