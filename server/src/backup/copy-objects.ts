// Copies stored objects to another store or a backup, except those that are there already.
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { LocalFile } from '@greenroom/engine-kit/step-context';
import { type Reader, type Row, sql } from '../db/db.ts';
import { readLocalFile } from '../storage/local-file.ts';
import { MissingObject, type ObjectStore } from '../storage/store.ts';

const BATCH = 500;
const AT_ONCE = 8;

export interface CopiedObjects {
  count: number;
  bytes: number;
  /** Those that had to be copied. */
  copied: number;
  /** Keys of kept objects that `from` lacks, or has with other bytes than were stored; at most 100. */
  missing: string[];
}

type StoredRow = Row<'stored_objects', 'key' | 'sizeBytes' | 'sha256' | 'kept'>;

interface Copying {
  from: ObjectStore;
  to: ObjectStore;
  /** For temporary files. */
  folder: string;
  /** How to find the objects that `to` has already. A disk reads a file for its checksum. */
  compare: 'size' | 'checksum';
}

/** The objects of the rows that `reader` sees. Copies have the checksums of their rows. */
export async function copyObjects(reader: Reader, { from, to, folder, compare }: Copying): Promise<CopiedObjects> {
  const result: CopiedObjects = { count: 0, bytes: 0, copied: 0, missing: [] };
  const findAbsent = compare === 'size' ? findAbsentBySize : findAbsentByChecksum;

  /** Returns false if `from` lacks the object or has other bytes. */
  const copyOne = async ({ key, sha256 }: StoredRow): Promise<boolean> => {
    const file = join(folder, randomUUID()) as LocalFile;
    try {
      await from.fetch(key, file);
      if ((await readLocalFile(file)).sha256 !== sha256) return false;
      await to.put(key, file);
      return true;
    } catch (error) {
      if (error instanceof MissingObject) return false;
      throw error;
    } finally {
      await rm(file, { force: true });
    }
  };

  const copyAll = async (rows: readonly StoredRow[]): Promise<void> => {
    const copied = await Promise.all(rows.map(copyOne));
    // The service may have deleted an object before its copy was there. If this process ends now, the second deletion finds the copy.
    const remaining = await findKeys(reader, rows);
    for (const [n, { key, kept }] of rows.entries()) {
      if (!remaining.has(key)) await to.delete(key);
      else if (copied[n]) result.copied += 1;
      // A row that is not kept may be written before its bytes.
      else if (kept && result.missing.length < 100) result.missing.push(key);
    }
  };

  for (let last = ''; ; ) {
    const { rows } = await sql<StoredRow>`select key, size_bytes as "sizeBytes", sha256, kept from stored_objects
      where key > ${last} order by key limit ${BATCH}`.execute(reader);
    if (rows.length === 0) return result;
    last = rows.at(-1)!.key;
    await inGroups(await findAbsent(to, rows), copyAll);
    result.count += rows.length;
    result.bytes += rows.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  }
}

async function findKeys(reader: Reader, rows: readonly StoredRow[]): Promise<Set<string>> {
  const { rows: found } = await sql<Row<'stored_objects', 'key'>>`select key from stored_objects
    where key = any(${rows.map(({ key }) => key)})`.execute(reader);
  return new Set(found.map(({ key }) => key));
}

/** Lists folder by folder: the whole store may not fit into memory. An object never changes, so the size tells an incomplete copy. */
export async function findAbsentBySize<T extends Pick<StoredRow, 'key' | 'sizeBytes'>>(
  to: ObjectStore,
  rows: readonly T[],
): Promise<T[]> {
  const folders = [...new Set(rows.map(({ key }) => key.slice(0, key.lastIndexOf('/') + 1)))];
  const sizes = new Map<string, number>();
  const listOne = async (prefix: string) => {
    for await (const { key, sizeBytes } of to.list(prefix)) sizes.set(key, sizeBytes);
  };
  await inGroups(folders, (group) => Promise.all(group.map(listOne)));
  return rows.filter(({ key, sizeBytes }) => sizes.get(key) !== sizeBytes);
}

async function findAbsentByChecksum(to: ObjectStore, rows: readonly StoredRow[]): Promise<StoredRow[]> {
  const absent: StoredRow[] = [];
  await inGroups(rows, async (group) => {
    const checksums = await Promise.all(group.map(({ key }) => to.checksum(key)));
    absent.push(...group.filter(({ sha256 }, n) => checksums[n] !== sha256));
  });
  return absent;
}

/** A few at once. */
export async function inGroups<T>(items: readonly T[], act: (group: readonly T[]) => Promise<unknown>): Promise<void> {
  for (let i = 0; i < items.length; i += AT_ONCE) await act(items.slice(i, i + AT_ONCE));
}
