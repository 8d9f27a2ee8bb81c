// What the tests of erasure share: a database, a store on disk, and a file to store.
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LocalFile } from '@greenroom/engine-kit/step-context';
import type { Tx } from '../db/db.ts';
import { openTestDb } from '../db/testing.ts';
import { isLiveJob } from '../jobs/reads.ts';
import { createObjects } from '../library/objects.ts';
import { openDiskStore } from '../storage/disk.ts';

export async function openErasureTest() {
  const { db, url, close } = await openTestDb();
  const dir = await mkdtemp(join(tmpdir(), 'erasure-'));
  const store = await openDiskStore({ root: join(dir, 'store') });
  const stored = join(dir, 'store', 'objects');
  const file = join(dir, 'file.wav') as LocalFile;
  await writeFile(file, 'a recording');
  return {
    db,
    url,
    dir,
    objects: createObjects({ db, store, isLive: isLiveJob }),
    file,
    inTx: <T>(work: (tx: Tx) => Promise<T>) => db.transaction().execute(work),
    /** The number of files in the store. */
    async files(): Promise<number> {
      const entries = await readdir(stored, { recursive: true, withFileTypes: true }).catch(() => []);
      return entries.filter((entry) => entry.isFile()).length;
    },
    deleteFiles: () => rm(stored, { recursive: true, force: true }),
    async close() {
      await close();
      await rm(dir, { recursive: true });
    },
  };
}
