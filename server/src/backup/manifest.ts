// The manifest of a backup: what it contains and which version made it. It is stored last, so a backup with a manifest is complete.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
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

const manifestKey = (backup: string): string => `${FOLDER}${backup}.json`;

/** Keys in the destination. Objects keep their keys, so that later backups need only add new ones. */
export const tableKey = (backup: string, table: string): string => `database/${backup}/${table}.gz`;

/** `folder`: for a temporary file. */
export async function storeManifest(store: ObjectStore, manifest: Manifest, folder: string): Promise<void> {
  const file = join(folder, 'manifest.json') as LocalFile;
  await writeFile(file, JSON.stringify(manifest, undefined, 2));
  await store.put(manifestKey(manifest.id), file);
}

/** The ids of complete backups, oldest first. */
export async function listBackups(store: ObjectStore): Promise<string[]> {
  const ids: string[] = [];
  for await (const { key } of store.list(FOLDER)) ids.push(key.slice(FOLDER.length).replace(/\.json$/, ''));
  return ids.sort();
}

/** Throws `OperatorError` if there is no such backup, or its manifest was made by a version that wrote it differently. */
export async function readManifest(store: ObjectStore, id: string): Promise<Manifest> {
  try {
    return Manifest.parse(await json(await store.read(manifestKey(id))));
  } catch (cause) {
    if (cause instanceof MissingObject) throw new OperatorError(`There is no complete backup ${id}.`, { cause });
    throw new OperatorError(`The manifest of backup ${id} cannot be read.`, { cause });
  }
}
