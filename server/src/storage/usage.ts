// How full the storage is: what lies in it, and what the disk below it still takes.
import { statfs } from 'node:fs/promises';
import type { ObjectStore } from './store.ts';

export interface StorageUsage {
  /** Why nothing can be written now; undefined when it can. */
  problem: string | undefined;
  /** Undefined until they were counted for the first time. */
  objects: { count: number; bytes: number; countedAt: Date } | undefined;
  disk: { freeBytes: number; totalBytes: number };
}

/** Counting takes longer with more objects, so not at every question. */
const COUNT_AGAIN_MS = 300_000;

/** `root`: a folder on the disk where the objects are. Answers at once; a count that is due goes on behind it. */
export function createStorageUsage({
  store,
  count,
  root,
  countAgainMs = COUNT_AGAIN_MS,
}: {
  store: Pick<ObjectStore, 'check'>;
  count(): Promise<{ count: number; bytes: number }>;
  root: string;
  countAgainMs?: number;
}): () => Promise<StorageUsage> {
  let objects: StorageUsage['objects'];
  let counting = false;

  const countNow = async (): Promise<void> => {
    objects = { ...(await count()), countedAt: new Date() };
  };

  return async () => {
    const isDue = !objects || Date.now() - objects.countedAt.getTime() >= countAgainMs;
    if (isDue && !counting) {
      counting = true;
      // A count that fails leaves the last one standing, whose age is told.
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
