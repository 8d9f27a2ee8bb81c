// The job history: queue positions from one query, however long the page.
import { Kysely, PostgresDialect } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { sql } from '../db/db.ts';
import { openTestDb } from '../db/testing.ts';
import { createTestJobs } from '../jobs/testing.ts';
import { uuidv7 } from '../kernel/ids.ts';
import { createUsageQueries } from './usage.ts';

const { db, pool, close } = await openTestDb();
afterAll(close);

const jobs = createTestJobs(db);
const newClient = async (): Promise<string> => {
  const id = uuidv7();
  await sql`insert into clients (id, name) values (${id}, 'Test')`.execute(db);
  return id;
};
const order = (client: string) =>
  db.transaction().execute(async (tx) => {
    const id = `partner_scn_${uuidv7().replaceAll('-', '')}`;
    await jobs.enqueue(tx, { id, client, kind: 'scenes', queue: 'batch', input: null, timeoutMs: 1000 });
  });

test('one query returns the queue positions of the whole page, with other clients in between', async () => {
  const [ann, bob] = [await newClient(), await newClient()];
  for (let n = 0; n < 3; n++) await order(ann);
  for (let n = 0; n < 2; n++) await order(bob);

  const queries: string[] = [];
  const watched = new Kysely<object>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void queries.push(query.sql),
  });
  const usage = createUsageQueries(watched);
  const places = async (client: string, limit: number) => {
    queries.length = 0;
    const { jobs: page } = await usage.history(client, { limit, offset: 0 });
    return page.map(({ metadata }) => metadata.queue_position);
  };
  // Newest first.
  expect(await places(ann, 1)).toEqual([5]);
  const queriesOfOnePage = queries.length;
  expect(await places(ann, 100)).toEqual([5, 3, 1]);
  expect(queries).toHaveLength(queriesOfOnePage);
  expect(await places(bob, 100)).toEqual([4, 2]);
});
