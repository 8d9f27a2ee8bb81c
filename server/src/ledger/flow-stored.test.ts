// Tests the stored totals of moved credits, which spare the next process from reading the whole ledger.
import { afterAll, expect, test } from 'vitest';
import { sql } from '../db/db.ts';
import { rowsRead } from '../db/testing.ts';
import { createCreditFlow } from './flow.ts';
import { listOpenHolds, openTestLedger } from './testing.ts';
import { verifyLedger } from './verify.ts';

const { db, close, atomically, clientWith } = await openTestLedger();
afterAll(close);

/** Makes all transfers an hour older. */
const age = () =>
  atomically(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`update ledger_transfers set created_at = created_at - interval '1 hour'`.execute(tx);
  });

const grants = async (flow: () => Promise<ReadonlyMap<string, number>>) => (await flow()).get('grant');

test('a process that starts reads the stored totals and later transfers; concurrent stores store once', async () => {
  for (let n = 0; n < 50; n++) await clientWith(10);
  await age();
  const counted = await Promise.all(
    Array.from({ length: 6 }, () => grants(createCreditFlow(db, { lagSeconds: 0, storeEvery: 1 }))),
  );
  expect(counted).toEqual(Array(6).fill(500));
  expect(await verifyLedger(db, listOpenHolds)).toMatchObject({ ok: true });

  await clientWith(7);
  let fresh: number | undefined;
  const read = await rowsRead(db, 'ledger_transfers', async (tx) => {
    // With so few rows a scan would be cheaper than the index.
    await sql`set local enable_seqscan = off`.execute(tx);
    fresh = await grants(createCreditFlow(tx, { lagSeconds: 0 }));
  });
  expect(fresh).toBe(507);
  expect(read).toBeLessThanOrEqual(2);
});

test('stored totals that differ from the transfers are found', async () => {
  await sql`update ledger_flow_checkpoint set credits_by_kind = credits_by_kind || '{"grant": 1}'`.execute(db);
  const { problems } = await verifyLedger(db, listOpenHolds);
  expect(problems.join('\n')).toMatch(
    /Up to transfer \d+, the metrics have 1 credits of kind grant but the transfers add up to 500/,
  );
});
