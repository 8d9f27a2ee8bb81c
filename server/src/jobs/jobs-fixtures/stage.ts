// A database with clients and stories on it, and the questions that tests ask of it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from '../../db/db.ts';
import { openTestDb } from '../../db/testing.ts';
import { uuidv7 } from '../../kernel/ids.ts';
import type { Json } from '../../kernel/json.ts';
import type { JobLane } from '../job.ts';
import type { Jobs } from '../jobs.ts';
import { type Story, TABLES } from './story.ts';

export async function openStage() {
  const { db, url, close } = await openTestDb();
  const scratchRoot = mkdtempSync(join(tmpdir(), 'greenroom-jobs-'));
  await TABLES.execute(db);

  const newClient = async (): Promise<string> => {
    const id = uuidv7();
    await sql`insert into clients (id, name) values (${id}, 'somebody')`.execute(db);
    return id;
  };
  const client = await newClient();
  const texts = async (query: ReturnType<typeof sql<{ what: string }>>) =>
    (await query.execute(db)).rows.map(({ what }) => what);

  return {
    db,
    url,
    scratchRoot,
    newClient,

    /** Queues a story and answers its id. */
    async queue(
      jobs: Jobs,
      input: Story,
      over: { client?: string; kind?: string; lane?: JobLane; wallMs?: number; startMs?: number } = {},
      beforeCommit: () => Promise<void> = async () => {},
    ): Promise<string> {
      const id = `job_${uuidv7().replaceAll('-', '')}`;
      await db.transaction().execute(async (tx) => {
        const job = { id, client, kind: 'story', lane: 'fast' as const, input: input as Json, wallMs: 60_000, ...over };
        await jobs.enqueue(tx, job);
        await beforeCommit();
      });
      return id;
    },
    release: (job: string) => sql`insert into released (job) values (${job})`.execute(db),
    /** How often the story came by each point, in the order of the first time. */
    async trace(job: string): Promise<Record<string, number>> {
      const { rows } = await sql<{ what: string; times: number }>`select what, count(*) as times from trace
        where job = ${job} group by what order by min(at)`.execute(db);
      return Object.fromEntries(rows.map(({ what, times }) => [what, times]));
    },
    /** The stories that came to their end, in that order. */
    finished: () => texts(sql`select job as what from trace where what = 'after:finish' order by at`),
    effects: (job: string) => texts(sql`select what from effect where job = ${job} and what <> 'swept' order by what`),
    swept: (job: string) => texts(sql`select distinct what from effect where job = ${job} and what = 'swept'`),
    /** Makes the leases of dead workers run out now, instead of some seconds later. */
    lapse: (job: string) =>
      sql`update pgboss.job set heartbeat_on = now() - interval '1 hour'
        where data ->> 'job' = ${job} and state = 'active'`.execute(db),

    /** Whether the next worker that asks is given the job. */
    async isDeliverable(job: string): Promise<boolean> {
      const { rows } = await sql`select 1 from pgboss.job where data ->> 'job' = ${job} and state < 'active'`.execute(
        db,
      );
      return rows.length > 0;
    },

    async close() {
      await close();
      rmSync(scratchRoot, { recursive: true, force: true });
    },
  };
}
