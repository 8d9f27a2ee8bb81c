// A client's four accounts: their ids, and how they are opened and locked.
import { sql, type Tx } from '../db/db.ts';

/**
 * free: available. held: reserved for orders in progress. spent: charged since the last grant.
 * debt: credits to recover that were already spent; the next grants pay it.
 */
export const clientAccounts = ['free', 'held', 'spent', 'debt'] as const;
export type ClientAccount = (typeof clientAccounts)[number];

export type AccountBalances = Record<ClientAccount, number>;

/** The system's accounts: credits are issued from the first and earned by the second. Those of sandboxes have a third. */
export type SystemAccount = 'issued' | 'revenue' | 'sandbox';

export type Account = SystemAccount | `${string}/${ClientAccount}`;

export const clientAccount = (client: string, name: ClientAccount): Account => `${client}/${name}`;

/** The client that owns the account; undefined for a system account. */
export const clientOf = (account: Account): string | undefined =>
  account.includes('/') ? account.slice(0, account.indexOf('/')) : undefined;

/** Opens a client's accounts, empty. Safe to repeat. */
export async function openAccount(tx: Tx, client: string): Promise<void> {
  await sql`insert into ledger_accounts (id, client_id, balance)
    select ${client} || '/' || name, ${client}::uuid, 0 from unnest(${[...clientAccounts]}::text[]) as name
    on conflict (id) do nothing`.execute(tx);
}

/**
 * Locks a client's accounts until the transaction ends and returns their balances.
 * It always locks all of them in id order, so that transactions of one client queue up instead of deadlocking.
 */
export async function lockAccounts(tx: Tx, client: string): Promise<AccountBalances> {
  const { rows } = await sql<{ id: string; balance: number }>`
    select id, balance from ledger_accounts where client_id = ${client}::uuid order by id for update`.execute(tx);
  if (rows.length === 0) throw new Error(`The client ${client} has no ledger accounts.`);
  return Object.fromEntries(rows.map(({ id, balance }) => [id.slice(id.indexOf('/') + 1), balance])) as AccountBalances;
}
