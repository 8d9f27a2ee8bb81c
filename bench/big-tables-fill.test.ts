// The generated database is consistent: balances and running totals agree with the rows.
import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { verifyPurchases } from '../server/src/billing/verify-purchases.ts';
import { openTestDb } from '../server/src/db/testing.ts';
import { liveJobs } from '../server/src/jobs/reads.ts';
import { verifyVideoTotals } from '../server/src/jobs/verify-totals.ts';
import { getAccountBalances } from '../server/src/ledger/balance.ts';
import { listStatementEntries } from '../server/src/ledger/statement.ts';
import { verifyLedger } from '../server/src/ledger/verify.ts';
import { verifyCharges } from '../server/src/orders/verify-charges.ts';
import { fill } from './big-tables-fill.ts';

const { db, close } = await openTestDb();
afterAll(close);

test('balances and running totals of a generated year agree with its rows', async () => {
  const client = randomUUID();
  const history = { jobs: 500, transfers: 2_000, assets: 100, characters: 5, receipts: 5 };
  await fill(db, new Map([[client, history]]), 3);

  const { problems, transfers } = await verifyLedger(db, (tx) => liveJobs(tx));
  expect([
    ...problems,
    ...(await verifyPurchases(db)),
    ...(await verifyCharges(db, new Date(0))),
    ...(await verifyVideoTotals(db, new Date(0))),
  ]).toEqual([]);
  expect(transfers).toBeGreaterThanOrEqual(2_000);
  const [latest] = await listStatementEntries(db, client, { order: 'newest first', limit: 1 });
  expect(latest?.balance).toBe((await getAccountBalances(db, client)).free);
});
