// What the tests of erasure share: a database, a store on disk, a file to store, and interruptions.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
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
    /** Kills a process that has begun the action and blocks in the middle. Returns false if it ended without blocking. */
    async kill(action: string, subject: string): Promise<boolean> {
      const program = new URL('./testing-erasure-process.ts', import.meta.url).pathname;
      const args = [program, url, dir, action, subject];
      const child: ChildProcess = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
      const [output] = await Promise.race([once(child.stdout!, 'data'), once(child, 'exit')]);
      if (output === 0) return false;
      if (String(output) !== 'blocked\n') throw new Error(`The process failed: ${output}`);
      const exit = once(child, 'exit');
      child.kill('SIGKILL');
      await exit;
      return true;
    },
    deleteFiles: () => rm(stored, { recursive: true, force: true }),
    async close() {
      await close();
      await rm(dir, { recursive: true });
    },
  };
}
