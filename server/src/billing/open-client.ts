// Opening a client: its row, its account in the ledger and the credits it starts with, in one transaction.
import { issueKey } from '../clients/api-keys.ts';
import { createClient } from '../clients/clients.ts';
import type { Db, Tx } from '../db/db.ts';
import { openAccount } from '../ledger/accounts.ts';
import { grant } from '../ledger/grants.ts';

/** Answers its id. `credits` may be zero. It has no key yet. */
export async function addClient(tx: Tx, { name, credits }: { name: string; credits: number }): Promise<string> {
  const client = await createClient(tx, name);
  await openAccount(tx, client);
  if (credits > 0) await grant(tx, { client, amount: credits, key: `opening:${client}`, reason: 'opening' });
  return client;
}

/** `apiKey` is shown once and kept nowhere. */
export const openClient = (
  db: Db,
  { keyPrefix, ...given }: { name: string; credits: number; keyPrefix: string },
): Promise<{ client: string; apiKey: string }> =>
  db.transaction().execute(async (tx) => {
    const client = await addClient(tx, given);
    return { client, apiKey: await issueKey(tx, client, keyPrefix) };
  });
