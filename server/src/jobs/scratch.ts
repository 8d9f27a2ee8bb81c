// Scratch folders: one for each step, inside one for its delivery, inside one for its job. Each is deleted when its owner ends.
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Db, sql } from '../db/db.ts';

export interface Scratch {
  /** A fresh private folder. */
  open(job: string, fence: number): Promise<string>;
  remove(dir: string): Promise<void>;
  /** Removes all folders of a job, or only those of deliveries before this fence. */
  removeJob(job: string, before?: number): Promise<void>;
  /** Removes the folders that belong to no running job, or to an earlier delivery of one. */
  sweep(db: Db): Promise<void>;
}

export function createScratch(root: string): Scratch {
  const folder = resolve(root);
  const remove = (dir: string) => rm(dir, { recursive: true, force: true, maxRetries: 3 });
  const list = (dir: string) => readdir(dir).catch(() => []);

  const removeJob = async (job: string, before = Number.POSITIVE_INFINITY): Promise<void> => {
    const dir = join(folder, job);
    if (before === Number.POSITIVE_INFINITY) return remove(dir);
    for (const fence of await list(dir)) if (Number(fence) < before) await remove(join(dir, fence));
  };

  return {
    async open(job, fence) {
      const delivery = join(folder, job, String(fence));
      await mkdir(delivery, { recursive: true, mode: 0o700 });
      return mkdtemp(join(delivery, 'step-'));
    },
    remove,
    removeJob,
    async sweep(db) {
      // Folders are listed first: a job that starts after the query has no folder in the list.
      const jobs = await list(folder);
      if (jobs.length === 0) return;
      const { rows } = await sql<{ id: string; fence: number }>`select id, fence from jobs
        where status = 'running' and id = any(${jobs})`.execute(db);
      const running = new Map(rows.map(({ id, fence }) => [id, fence]));
      for (const job of jobs) await removeJob(job, running.get(job));
    },
  };
}
