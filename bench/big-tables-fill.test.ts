// A database as an earlier version left it: after the migrations its running totals and balances are what its rows add up to.
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { sql } from '../server/src/db/db.ts';
import { migrate } from '../server/src/db/migrate.ts';
import { openTestDb } from '../server/src/db/testing.ts';
import { liveJobs } from '../server/src/jobs/reads.ts';
import { verifyVideoTotals } from '../server/src/jobs/verify-totals.ts';
import { readAccountBalances } from '../server/src/ledger/balance.ts';
import { listMovements } from '../server/src/ledger/statement.ts';
import { verifyLedger } from '../server/src/ledger/verify.ts';
import { verifyCharges } from '../server/src/orders/verify-charges.ts';
import { fill, migrateHalfway } from './big-tables-fill.ts';

const { db, close } = await openTestDb();
const scratch = await mkdtemp(join(tmpdir(), 'greenroom-fill-'));
afterAll(async () => {
  await close();
  await rm(scratch, { recursive: true });
});

test('the figures of a year that was written before running totals were kept add up', async () => {
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
  const client = randomUUID();
  await migrateHalfway(db, scratch);
  const history = { jobs: 500, transfers: 2_000, assets: 100, characters: 5, receipts: 5 };
  await fill(db, new Map([[client, history]]), 3);
  await migrate(db);

  const { problems, transfers } = await verifyLedger(db, (tx) => liveJobs(tx));
  expect([...problems, ...(await verifyCharges(db)), ...(await verifyVideoTotals(db))]).toEqual([]);
  expect(transfers).toBeGreaterThanOrEqual(2_000);
  const [latest] = await listMovements(db, client, { order: 'newest first', limit: 1 });
  expect(latest?.balance).toBe((await readAccountBalances(db, client)).free);
  const { rows } = await sql<{
    unknown: number;
  }>`select count(*) as unknown from stored_objects where size_bytes is null`.execute(db);
  expect(rows).toEqual([{ unknown: 0 }]);
});
