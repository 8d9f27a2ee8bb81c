// The whole jobs room on one database, for tests and for the worker processes that tests kill.
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDb, sql, timeLimits } from '../../db/db.ts';
import { createLogger } from '../../kernel/logger.ts';
import { createPool } from '../../media/pool.ts';
import { createJobs, type JobHooks } from '../jobs.ts';
import { openMailbox } from '../mailbox.ts';
import { openSignals } from '../signals.ts';
import { type JobTimes, TIMES } from '../times.ts';
import { createWorker } from '../worker.ts';
import { chorusWorkflow, storyWorkflow } from './story.ts';

/** Kept between runs: most of a short process's time is spent on compiling. */
export const COMPILE_CACHE = join(tmpdir(), 'greenroom-test-compile-cache');

/** Kinds of job that all run the same steps. */
const STORIES = ['story', 'character', 'tts', 'first_frame'] as const;

export const FAST_TIMES: JobTimes = {
  ...TIMES,
  beatMs: 200,
  pollMs: 200,
  reapMs: 300,
  sweepAfterMs: 200,
  backOffMs: [1, 1],
  drainMs: 2_500,
};

export async function openRoom({
  url,
  scratchRoot,
  concurrency = { fast: 2, video: 2 },
  times = FAST_TIMES,
}: {
  url: string;
  scratchRoot: string;
  concurrency?: { fast: number; video: number };
  times?: JobTimes;
}) {
  const log = createLogger(process.argv[3] ?? 'silent');
  const { db, close } = openDb(url, { max: 10, limits: timeLimits.maintenance, onError: () => undefined });
  const hooks: JobHooks = {
    async failed(tx, job, failure) {
      await sql`insert into effect (job, what) values (${job.id}, ${`failed ${failure.code}`})`.execute(tx);
    },
    async closed(job) {
      await sql`insert into effect (job, what) values (${job.id}, 'swept')`.execute(db);
    },
  };
  const mailbox = await openMailbox({ url, log, supervise: true });
  const signals = await openSignals({ url, log, connections: 14 });
  const pool = createPool({ size: 2, log, cacheDir: COMPILE_CACHE });
  const jobs = createJobs({ db, signals, hooks });
  const workflows = [...STORIES.map((kind) => storyWorkflow(db, kind)), chorusWorkflow(db)];
  const worker = createWorker({
    db,
    mailbox,
    signals,
    hooks,
    workflows,
    pool,
    scratchRoot,
    concurrency,
    log,
    times,
  });
  return {
    db,
    mailbox,
    hooks,
    workflows,
    jobs,
    worker,
    pool,
    log,
    async close() {
      await worker.drain();
      await pool.close();
      await signals.close();
      await mailbox.stop();
      await close();
    },
  };
}
