// Tests the credits that the metrics count.
import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import type { Tx } from '../db/db.ts';
import { openTestDb } from '../db/testing.ts';
import { openAccount } from './accounts.ts';
import { createCreditFlow } from './flow.ts';
import { grant } from './grants.ts';
import { closeHold, hold } from './holds.ts';

const { db, close } = await openTestDb();
afterAll(close);

test('credits are counted by kind and once under concurrent reads, and young transfers are left out', async () => {
  const client = randomUUID();
  const young = createCreditFlow(db);
  const flow = createCreditFlow(db, { lagSeconds: 0 });
  const inTx = (run: (tx: Tx) => Promise<unknown>) => db.transaction().execute(run);
  await inTx((tx) => openAccount(tx, client));
  await inTx((tx) => grant(tx, { client, amount: 100, key: 'a', reason: 'test' }));
  await inTx((tx) => hold(tx, { order: 'o', client, amount: 40 }));
  await inTx((tx) => closeHold(tx, 'o', 30));
  expect(await young()).toEqual(new Map());

  const [first, second] = await Promise.all([flow(), flow()]);
  expect(first).toBe(second);
  expect(Object.fromEntries(first)).toMatchObject({ grant: 100, hold: 40, charge: 30, release: 10 });
});
