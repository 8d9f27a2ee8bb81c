// Reports whether the storage can be written, and the free space of its disk.
import { statfs } from 'node:fs/promises';
import type { ObjectStore } from './store.ts';

export interface StorageUsage {
  /** Why the storage cannot be written; undefined if it can. */
  problem: string | undefined;
  /** Undefined if no objects are stored on a disk. */
  disk: { freeBytes: number; totalBytes: number } | undefined;
}

/** `root`: a folder on the disk of the objects; undefined if they are not on a disk. */
export async function storageUsage(store: Pick<ObjectStore, 'check'>, root: string | undefined): Promise<StorageUsage> {
  const problem = await store.check().then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  if (root === undefined) return { problem, disk: undefined };
  const { bavail, blocks, bsize } = await statfs(root);
  return { problem, disk: { freeBytes: bavail * bsize, totalBytes: blocks * bsize } };
}
