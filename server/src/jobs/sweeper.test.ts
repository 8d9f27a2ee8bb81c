// Tests that a locked row or a failing hook does not keep other overdue jobs from being closed.
import { afterAll, expect, test } from 'vitest';
import { openDb, sql, timeLimits } from '../db/db.ts';
import { createLogger } from '../kernel/logger.ts';
import { openHarness } from './fixtures/harness.ts';
import type { JobHooks } from './job.ts';
import { createScratch } from './scratch.ts';
import { createSweeper } from './sweeper.ts';
import { createTestJobs } from './testing.ts';

const harness = await openHarness();
const service = openDb(harness.url, { max: 4, limits: timeLimits.service, onError: () => undefined });
afterAll(async () => {
  await service.close();
  await harness.close();
});

test('a locked job, and one whose refund waits or fails, are left for the next round', async () => {
  const { db } = harness;
  await sql`create table accounts (job text primary key)`.execute(db);
  const hooks: JobHooks = {
    async failed(tx, { id }) {
      await sql`select from accounts where job = ${id} for update`.execute(tx);
      if (id === broken) throw new Error('The hook failed.');
    },
    closed: async () => undefined,
  };
  const log = createLogger('silent');
  const jobs = createTestJobs(db, hooks);
  const client = await harness.newClient();
  const queue = async () => harness.queue(jobs, {}, { startTimeoutMs: -1_000, client });
  const locked = await queue();
  const waiting = await queue();
  const broken = await queue();
  const free = [await queue(), await queue()];
  await sql`insert into accounts values (${waiting})`.execute(db);

  const sweeper = createSweeper({ db: service.db, hooks, scratch: createScratch(harness.scratchRoot), log });
  const statusOf = async (id: string) =>
    (await sql<{ status: string }>`select status from jobs where id = ${id}`.execute(db)).rows[0]?.status;
  await db.transaction().execute(async (tx) => {
    await sql`select from jobs where id = ${locked} for update`.execute(tx);
    await sql`select from accounts where job = ${waiting} for update`.execute(tx);
    await sweeper.closeOverdue();
    for (const id of free) expect(await statusOf(id)).toBe('failed');
    for (const id of [locked, waiting, broken]) expect(await statusOf(id)).toBe('queued');
  });
  await sweeper.closeOverdue();
  expect(await Promise.all([locked, waiting].map(statusOf))).toEqual(['failed', 'failed']);
});
