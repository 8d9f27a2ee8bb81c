// Opens a client: its row, its accounts in the ledger and its starting credits, in one transaction.
import { issueKey } from '../clients/api-keys.ts';
import { createClient } from '../clients/clients.ts';
import type { Db, Tx } from '../db/db.ts';
import { openAccount } from '../ledger/accounts.ts';
import { grant } from '../ledger/grants.ts';

/** Returns the client's id. `credits` may be zero. The client has no API key yet. `nameChosen`: see `createClient`. */
export async function addClient(
  tx: Tx,
  { name, credits, nameChosen = false }: { name: string; credits: number; nameChosen?: boolean },
): Promise<string> {
  const client = await createClient(tx, name, { nameChosen });
  await openAccount(tx, client);
  if (credits > 0) await grant(tx, { client, amount: credits, key: `starting:${client}`, reason: 'starting credits' });
  return client;
}

/** The operator chose the name. `apiKey` is shown once and not stored. */
export const openClient = (
  db: Db,
  { keyPrefix, ...given }: { name: string; credits: number; keyPrefix: string },
): Promise<{ client: string; apiKey: string }> =>
  db.transaction().execute(async (tx) => {
    const client = await addClient(tx, { ...given, nameChosen: true });
    return { client, apiKey: await issueKey(tx, client, keyPrefix) };
  });
