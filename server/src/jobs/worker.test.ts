import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../db/db.ts';
import { openTestDb } from '../db/testing.ts';
import { uuidv7 } from '../kernel/ids.ts';
import { openRoom } from './jobs-fixtures/room.ts';
import { type Story, TABLES } from './jobs-fixtures/story.ts';
import { showJob } from './reads.ts';

const scratchRoot = mkdtempSync(join(tmpdir(), 'greenroom-jobs-'));
const test_db = await openTestDb();
const { db, url } = test_db;
let room: Awaited<ReturnType<typeof openRoom>>;
const client = uuidv7();

beforeAll(async () => {
  await TABLES.execute(db);
  await sql`insert into clients (id, name) values (${client}, 'ann')`.execute(db);
  room = await openRoom({ url, scratchRoot });
  await room.worker.start();
});
afterAll(async () => {
  await room.close();
  await test_db.close();
  rmSync(scratchRoot, { recursive: true, force: true });
});

const signal = new AbortController().signal;
const start = async (input: Story, over: { lane?: 'fast' | 'video'; wallMs?: number; startMs?: number } = {}) => {
  const id = `job_${uuidv7().replaceAll('-', '')}`;
  await db
    .transaction()
    .execute((tx) =>
      room.jobs.enqueue(tx, { id, client, kind: 'story', lane: 'fast', input, wallMs: 60_000, ...over }),
    );
  return id;
};
const outcome = (id: string) => room.jobs.wait(id, { timeoutMs: 20_000, signal });
const effects = async (id: string) =>
  (await sql<{ what: string }>`select what from effect where job = ${id} order by what`.execute(db)).rows.map(
    (row) => row.what,
  );

test('a job runs through its steps and answers who waits', async () => {
  const t = performance.now();
  const id = await start({});
  expect(await outcome(id)).toEqual({ status: 'completed', result: { ms: 1200 }, failure: null });
  console.log('ms', performance.now() - t);
  await expect.poll(() => effects(id)).toEqual(['published', 'settled', 'swept']);
  const shown = await showJob(db, id);
  console.log(shown.steps);
  expect(readdirSync(scratchRoot)).toEqual([]);
});
