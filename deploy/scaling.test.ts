// Tests on PostgreSQL the queries by which KEDA scales the workers.
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { sql } from '../server/src/db/db.ts';
import { openTestDb } from '../server/src/db/testing.ts';

const database = await openTestDb();
const { db } = database;
afterAll(database.close);

interface Trigger {
  name: string;
  metadata: { query: string; targetQueryValue: string };
}

const text = await readFile(join(import.meta.dirname, 'kubernetes/scaling.yaml'), 'utf8');
const triggersOf = (deployment: string): Trigger[] => {
  const objects = parseAllDocuments(text).map((document) => document.toJS());
  return objects.find(({ spec }) => spec.scaleTargetRef?.name === deployment).spec.triggers;
};

/** KEDA reads one number from the first row. */
async function readTrigger(deployment: string, name: string): Promise<number> {
  const { query } = triggersOf(deployment).find((trigger) => trigger.name === name)!.metadata;
  const { rows } = await sql.raw<Record<string, number>>(query).execute(db);
  expect(rows).toHaveLength(1);
  return Object.values(rows[0]!)[0]!;
}

test('workers are scaled by the oldest queued job of their own queue, and by its running jobs', async () => {
  for (const name of ['queue-age', 'running-jobs']) expect(await readTrigger('greenroom-worker-batch', name)).toBe(0);
  const client = randomUUID();
  await sql`insert into clients (id, name) values (${client}, 'Test')`.execute(db);
  const add = (queue: string, status: string, minutes: number) =>
    sql`insert into jobs (id, client_id, kind, queue, input, status, start_deadline, timeout_ms, queued_at)
      values (${randomUUID()}, ${client}, 'test', ${queue}, '{}', ${status}, now(), 1000, now() - ${minutes} * interval '1 minute')`.execute(
      db,
    );
  await add('batch', 'queued', 5);
  await add('batch', 'queued', 2);
  await add('batch', 'running', 60);
  await add('interactive', 'queued', 1);
  const ages = await Promise.all([
    readTrigger('greenroom-worker-batch', 'queue-age'),
    readTrigger('greenroom-worker-interactive', 'queue-age'),
  ]);
  // The queries run some seconds later.
  expect(ages.map((seconds) => Math.floor(seconds / 60))).toEqual([5, 1]);
  expect(await readTrigger('greenroom-worker-batch', 'running-jobs')).toBe(1);
  expect(await readTrigger('greenroom-worker-interactive', 'running-jobs')).toBe(0);
});
