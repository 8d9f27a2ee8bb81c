// A ledger for a test file: clients with credits, transactions and open holds.
import { randomUUID } from 'node:crypto';
import type { Tx } from '../db/db.ts';
import { openTestDb } from '../db/testing.ts';
import { openAccount } from './accounts.ts';
import { grant } from './grants.ts';

export async function openTestLedger() {
  const { db, url, close } = await openTestDb();
  const atomically = <T>(act: (tx: Tx) => Promise<T>) => db.transaction().execute(act);
  return {
    db,
    url,
    close,
    atomically,
    async clientWith(credits: number): Promise<string> {
      const client = randomUUID();
      await atomically(async (tx) => {
        await openAccount(tx, client);
        if (credits > 0) await grant(tx, { client, amount: credits, key: randomUUID(), reason: 'test' });
      });
      return client;
    },
  };
}

/** The live orders for `verifyLedger` in tests whose orders have no jobs. */
export async function listOpenHolds(tx: Tx): Promise<ReadonlySet<string>> {
  const rows = await tx.selectFrom('ledger_holds').select('order_id').where('closed_at', 'is', null).execute();
  return new Set(rows.map(({ order_id }) => order_id));
}
