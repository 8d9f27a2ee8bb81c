// Opens a client: its row, its accounts in the ledger and its starting credits, in one transaction.
import { issueKey } from '../clients/api-keys.ts';
import { type NewAuditEntry, recordAudit } from '../clients/audit-log.ts';
import { createClient } from '../clients/clients.ts';
import type { Db, Tx } from '../db/db.ts';
import { Problem } from '../kernel/problem.ts';
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

interface Given {
  name: string;
  credits: number;
  keyPrefix: string;
}

interface Opened {
  client: string;
  /** Shown once and not stored. */
  apiKey: string;
}

const open = async (tx: Tx, { keyPrefix, ...given }: Given): Promise<Opened> => {
  const client = await addClient(tx, { ...given, nameChosen: true });
  return { client, apiKey: await issueKey(tx, client, keyPrefix) };
};

/** The operator chose the name. */
export const openClient = (db: Db, given: Given): Promise<Opened> => db.transaction().execute((tx) => open(tx, given));

/** Likewise in the dashboard, with an entry in the audit log. Throws 409 if the id was used before: nothing is added twice. */
export const openAuditedClient = (
  db: Db,
  { id, actor, reason, ...given }: Given & Pick<NewAuditEntry, 'id' | 'actor' | 'reason'>,
): Promise<Opened> =>
  db.transaction().execute(async (tx) => {
    const opened = await open(tx, given);
    const entry = { id, action: 'create', client: opened.client, actor, reason } as const;
    // The entry of a repeated request has another client.
    await recordAudit(tx, given.credits > 0 ? { ...entry, credits: given.credits } : entry).catch((error: unknown) => {
      throw error instanceof Problem ? new Problem('conflict', ALREADY_ADDED, { cause: error }) : error;
    });
    return opened;
  });

const ALREADY_ADDED =
  'The client was already added. If its key was not shown, create a new one with "greenroom client rotate-key".';
