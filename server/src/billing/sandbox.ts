// Sandboxes with their keys and test credits.
import { type ApiKey, findKey, issueKey, replaceKey } from '../clients/api-keys.ts';
import { lockClient } from '../clients/clients.ts';
import { createSandbox, findSandbox, takeRefill } from '../clients/sandboxes.ts';
import type { Db, Reader, Tx } from '../db/db.ts';
import { openAccount } from '../ledger/accounts.ts';
import { getAccountBalances } from '../ledger/balance.ts';
import { refillSandbox } from '../ledger/sandbox-credits.ts';

/** What test keys have after the prefix of keys. */
const TEST = '_test';

export interface TestKey extends ApiKey {
  /** Test credits that can be spent today. */
  credits: number;
}

/** Undefined if the client has no test key. */
export async function findTestKey(reader: Reader, live: string, allowance: number): Promise<TestKey | undefined> {
  const sandbox = await findSandbox(reader, live);
  const key = sandbox && (await findKey(reader, sandbox.id));
  if (!key) return undefined;
  const { free } = await getAccountBalances(reader, sandbox.id);
  return { ...key, credits: sandbox.refillIsDue ? allowance : free };
}

/**
 * Replaces the test key named `replaces`, or issues the first one, with the sandbox, if it is null. Throws 409 if the client has
 * another test key. Returns the key, which is not stored.
 */
export async function replaceTestKey(
  tx: Tx,
  live: string,
  { keyPrefix, replaces }: { keyPrefix: string; replaces: string | null },
): Promise<string> {
  await lockClient(tx, live);
  const sandbox = (await findSandbox(tx, live))?.id ?? (await openSandbox(tx, live));
  return replaceKey(tx, sandbox, { prefix: keyPrefix + TEST, replaces });
}

/** Issues the test key, or replaces it, whatever it is. Returns the key, which is not stored. */
export async function rotateTestKey(tx: Tx, live: string, keyPrefix: string): Promise<string> {
  await lockClient(tx, live);
  const sandbox = (await findSandbox(tx, live))?.id ?? (await openSandbox(tx, live));
  return issueKey(tx, sandbox, keyPrefix + TEST);
}

async function openSandbox(tx: Tx, live: string): Promise<string> {
  const sandbox = await createSandbox(tx, live);
  await openAccount(tx, sandbox);
  return sandbox;
}

/** Sets the credits of a sandbox to the daily allowance, if that has not been done today. */
export const createSandboxRefill =
  (db: Db, allowance: number) =>
  (sandbox: string): Promise<void> =>
    db.transaction().execute(async (tx) => {
      const day = await takeRefill(tx, sandbox);
      if (day !== undefined) await refillSandbox(tx, { client: sandbox, allowance, day });
    });
