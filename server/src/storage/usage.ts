// Reports storage usage: the number and size of objects, and the free space of the disk.
import { statfs } from 'node:fs/promises';
import type { ObjectStore } from './store.ts';

export interface StorageUsage {
  /** Why the storage cannot be written; undefined if it can. */
  problem: string | undefined;
  /** Undefined until the first count has ended. */
  objects: { count: number; bytes: number; countedAt: Date } | undefined;
  disk: { freeBytes: number; totalBytes: number };
}

/** Counting takes longer with more objects, so not at every call. */
const MAX_COUNT_AGE_MS = 300_000;

/** `root`: a folder on the disk of the objects. A due count runs in the background. */
export function createStorageUsage({
  store,
  count,
  root,
  maxCountAgeMs = MAX_COUNT_AGE_MS,
}: {
  store: Pick<ObjectStore, 'check'>;
  count(): Promise<{ count: number; bytes: number }>;
  root: string;
  maxCountAgeMs?: number;
}): () => Promise<StorageUsage> {
  let objects: StorageUsage['objects'];
  let counting = false;

  const countNow = async (): Promise<void> => {
    objects = { ...(await count()), countedAt: new Date() };
  };

  return async () => {
    const isDue = !objects || Date.now() - objects.countedAt.getTime() >= maxCountAgeMs;
    if (isDue && !counting) {
      counting = true;
      // A failed count keeps the last one, whose time is reported.
      countNow()
        .catch(() => undefined)
        .finally(() => {
          counting = false;
        });
    }
    const problem = await store.check().then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    const { bavail, blocks, bsize } = await statfs(root);
    return { problem, objects, disk: { freeBytes: bavail * bsize, totalBytes: blocks * bsize } };
  };
}
