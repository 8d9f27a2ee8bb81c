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
    ): Promise<string> {
      const id = `job_${uuidv7().replaceAll('-', '')}`;
      await db
        .transaction()
        .execute((tx) =>
          jobs.enqueue(tx, { id, client, kind: 'story', lane: 'fast', input: input as Json, wallMs: 60_000, ...over }),
        );
      return id;
    },
    release: (job: string) => sql`insert into released (job) values (${job})`.execute(db),
    /** How often the story came by each point, in the order of the first time. */
    async trace(job: string): Promise<Record<string, number>> {
      const { rows } = await sql<{ what: string; times: number }>`select what, count(*) as times from trace
        where job = ${job} group by what order by min(at)`.execute(db);
      return Object.fromEntries(rows.map(({ what, times }) => [what, times]));
    },
    effects: (job: string) => texts(sql`select what from effect where job = ${job} and what <> 'swept' order by what`),
    swept: (job: string) => texts(sql`select distinct what from effect where job = ${job} and what = 'swept'`),
    /** Makes the leases of dead workers run out now, instead of some seconds later. */
    lapse: (job: string) =>
      sql`update pgboss.job set heartbeat_on = now() - interval '1 hour'
        where data ->> 'job' = ${job} and state = 'active'`.execute(db),

    async close() {
      await close();
      rmSync(scratchRoot, { recursive: true, force: true });
    },
  };
}
