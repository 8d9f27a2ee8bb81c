// Tests on PostgreSQL the queries by which KEDA scales the workers.
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { sql } from '../server/src/db/db.ts';
import { openTestDb } from '../server/src/db/testing.ts';
import { createProcessEntry } from '../server/src/jobs/process-registry.ts';
import { createLogger } from '../server/src/kernel/logger.ts';

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

const client = randomUUID();
await sql`insert into clients (id, name) values (${client}, 'Test')`.execute(db);
const add = (queue: string, status: string, { minutes = 0, worker }: { minutes?: number; worker?: string } = {}) =>
  sql`insert into jobs (id, client_id, kind, queue, input, status, start_deadline, timeout_ms, queued_at, worker)
    values (${randomUUID()}, ${client}, 'test', ${queue}, '{}', ${status}, now(), 1000,
      now() - ${minutes} * interval '1 minute', ${worker ?? null})`.execute(db);
const busy = async () => [
  await readTrigger('greenroom-worker-interactive', 'busy-slots'),
  await readTrigger('greenroom-worker-batch', 'busy-slots'),
];

test('workers are scaled by the oldest queued job of their own queue', async () => {
  for (const name of ['queue-age', 'busy-slots']) expect(await readTrigger('greenroom-worker-batch', name)).toBe(0);
  await add('batch', 'queued', { minutes: 5 });
  await add('batch', 'queued', { minutes: 2 });
  await add('batch', 'running', { minutes: 60 });
  await add('interactive', 'queued', { minutes: 1 });
  const ages = await Promise.all([
    readTrigger('greenroom-worker-batch', 'queue-age'),
    readTrigger('greenroom-worker-interactive', 'queue-age'),
  ]);
  // The queries run some seconds later.
  expect(ages.map((seconds) => Math.floor(seconds / 60))).toEqual([5, 1]);
});

test('a job occupies a worker while it holds a slot or its worker has ended, and not while it waits for a provider', async () => {
  await sql`truncate jobs cascade`.execute(db);
  const log = createLogger('silent');
  const slots = { interactive: 8, batch: 2 };
  const entry = createProcessEntry({ db, version: '1', serves: false, slots, log });
  await entry.register();
  for (let job = 0; job < 100; job++) await add('batch', 'running', { worker: entry.name });
  expect(await busy()).toEqual([0, 0]);
  await entry.heartbeat({ interactive: 3, batch: 1 });
  expect(await busy()).toEqual([3, 1]);
  // Not fetched by a worker yet.
  await add('batch', 'running');
  expect(await busy()).toEqual([3, 2]);
  await sql`update processes set seen_at = now() - interval '13 seconds'`.execute(db);
  expect(await busy()).toEqual([0, 101]);
});

test('a worker of a version that does not report its busy slots occupies all of them', async () => {
  await sql`truncate jobs, processes cascade`.execute(db);
  await sql`insert into processes (name, version, serves, interactive_slots, batch_slots, draining)
    values ('old', '0', false, 8, 2, false)`.execute(db);
  expect(await busy()).toEqual([8, 2]);
});
