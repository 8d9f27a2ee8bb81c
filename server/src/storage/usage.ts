// Reports whether the storage can be written, and the free space of the disk.
import { statfs } from 'node:fs/promises';
import type { ObjectStore } from './store.ts';

export interface StorageUsage {
  /** Why the storage cannot be written; undefined if it can. */
  problem: string | undefined;
  disk: { freeBytes: number; totalBytes: number };
}

/** `root`: a folder on the disk of the objects. */
export async function storageUsage(store: Pick<ObjectStore, 'check'>, root: string): Promise<StorageUsage> {
  const problem = await store.check().then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  const { bavail, blocks, bsize } = await statfs(root);
  return { problem, disk: { freeBytes: bavail * bsize, totalBytes: blocks * bsize } };
}
