// The manifest of a backup: what it contains and which version made it. It is stored last, so a backup with a manifest is complete.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LocalFile } from '@greenroom/engine-kit/step-context';
import { z } from 'zod';
import { OperatorError } from '../kernel/operator-error.ts';
import { MissingObject, type ObjectStore } from '../storage/store.ts';

const Manifest = z.object({
  id: z.string(),
  /** The moment of the database's copy. */
  taken_at: z.iso.datetime(),
  /** Name and checksum of every applied migration. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  /** In the order in which they can be inserted. */
  tables: z.array(
    z.object({ name: z.string(), columns: z.array(z.string()), bytes: z.number().int(), sha256: z.string() }),
  ),
  objects: z.object({ count: z.number().int(), bytes: z.number().int() }),
});

export type Manifest = z.infer<typeof Manifest>;

const FOLDER = 'backups/';

/** Keys in the destination. Objects keep their keys, so that later backups need only add new ones. */
export const tableKey = (backup: string, table: string): string => `database/${backup}/${table}.gz`;

export async function storeManifest(store: ObjectStore, manifest: Manifest): Promise<void> {
  await inTemporaryFolder(async (folder) => {
    const file = join(folder, 'manifest.json') as LocalFile;
    await writeFile(file, JSON.stringify(manifest, undefined, 2));
    await store.put(`${FOLDER}${manifest.id}.json`, file);
  });
}

/** The ids of complete backups, oldest first. */
export async function listBackups(store: ObjectStore): Promise<string[]> {
  const ids: string[] = [];
  for await (const { key } of store.list(FOLDER)) ids.push(key.slice(FOLDER.length).replace(/\.json$/, ''));
  return ids.sort();
}

/** Throws `OperatorError` if there is no such backup, or its manifest was made by a version that wrote it differently. */
export const readManifest = (store: ObjectStore, id: string): Promise<Manifest> =>
  inTemporaryFolder(async (folder) => {
    const file = join(folder, 'manifest.json') as LocalFile;
    try {
      await store.fetch(`${FOLDER}${id}.json`, file);
      return Manifest.parse(JSON.parse(await readFile(file, 'utf8')));
    } catch (cause) {
      if (cause instanceof MissingObject) throw new OperatorError(`There is no complete backup ${id}.`, { cause });
      throw new OperatorError(`The manifest of backup ${id} cannot be read.`, { cause });
    }
  });

/** Removes the folder afterwards. */
export async function inTemporaryFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'greenroom-backup-'));
  return use(folder).finally(() => rm(folder, { recursive: true, force: true }));
}
