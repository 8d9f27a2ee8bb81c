// Tests the comparison of real lengths of speech with their estimates.
import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { sql } from '../db/db.ts';
import { openTestDb } from '../db/testing.ts';
import { speechPaces } from './speech-pace.ts';

const { db, close } = await openTestDb();
afterAll(close);

test('each engine has the median and the 95th percentile of its videos with a script', async () => {
  const client = randomUUID();
  await sql`insert into clients (id, name) values (${client}, 'Test')`.execute(db);
  const add = async (engine: string, seconds: number, items: string[]) => {
    const id = randomUUID();
    await sql`insert into jobs (id, client_id, kind, queue, input, status, start_deadline, timeout_ms, completed_at)
      values (${id}, ${client}, 'talking_head', 'batch', '{}', 'completed', now(), 1, now())`.execute(db);
    // Ten seconds were estimated.
    const lines = items.map((item) => ({ item, seconds, rate: 13.4, estimated: 134, actual: 1 }));
    await sql`insert into orders (job_id, client_id, kind, credits_estimated, line_items, metadata)
      values (${id}, ${client}, 'talking_head', 134, ${JSON.stringify(lines)}::jsonb,
        ${JSON.stringify({ engines: { speech: engine } })}::jsonb)`.execute(db);
  };
  for (const seconds of [8, 9, 10, 11, 20]) await add('cloud', seconds, ['lipsync', 'tts']);
  await add('studio', 9, ['lipsync', 'tts']);
  // A recording was not estimated.
  await add('cloud', 40, ['lipsync']);
  const [cloud, studio] = await speechPaces(db);
  expect(cloud).toMatchObject({ engine: 'cloud', videos: 5, median: 1 });
  expect(cloud!.p95).toBeGreaterThan(1.8);
  expect(studio).toMatchObject({ engine: 'studio', videos: 1, median: 0.9 });
});
