// Opening a client: its row, its account in the ledger, its key and the credits it starts with, in one transaction.
import { issueKey } from '../clients/api-keys.ts';
import { createClient } from '../clients/clients.ts';
import type { Db } from '../db/db.ts';
import { openAccount } from '../ledger/accounts.ts';
import { grant } from '../ledger/grants.ts';

/** `apiKey` is shown once and kept nowhere. `credits` may be zero. */
export const openClient = (
  db: Db,
  { name, credits, keyPrefix }: { name: string; credits: number; keyPrefix: string },
): Promise<{ client: string; apiKey: string }> =>
  db.transaction().execute(async (tx) => {
    const client = await createClient(tx, name);
    await openAccount(tx, client);
    if (credits > 0) await grant(tx, { client, amount: credits, key: `opening:${client}`, reason: 'opening' });
    return { client, apiKey: await issueKey(tx, client, keyPrefix) };
  });
