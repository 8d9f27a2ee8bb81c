// A client's four accounts: what they are called, how they are opened, and how they are locked before credits move.
import { sql, type Tx } from '../db/db.ts';

/**
 * free: can be spent now. held: set aside for orders under way. spent: charged since the last grant.
 * debt: credits to be taken back that had been spent before, paid by the next grants.
 */
export const accountBalances = ['free', 'held', 'spent', 'debt'] as const;
export type ClientAccount = (typeof accountBalances)[number];

export type AccountBalances = Record<ClientAccount, number>;

/** The house's accounts: where credits come from, and where they go when they were earned. */
export type HouseAccount = 'issued' | 'revenue';

export type Account = HouseAccount | `${string}/${ClientAccount}`;

export const clientAccount = (client: string, name: ClientAccount): Account => `${client}/${name}`;

/** Whose account it is; undefined for the house's. */
export const clientOf = (account: Account): string | undefined =>
  account.includes('/') ? account.slice(0, account.indexOf('/')) : undefined;

/** Opens a client's accounts, empty. Safe to repeat. */
export async function openAccount(tx: Tx, client: string): Promise<void> {
  await sql`insert into ledger_accounts (id, client_id, balance)
    select ${client} || '/' || name, ${client}::uuid, 0 from unnest(${[...accountBalances]}::text[]) as name
    on conflict (id) do nothing`.execute(tx);
}

/**
 * Locks a client's accounts until the transaction ends and answers what is in them.
 * Always all of them, always in id order: whoever moves credits of the same client queues up instead of deadlocking.
 */
export async function lockAccounts(tx: Tx, client: string): Promise<AccountBalances> {
  const { rows } = await sql<{ id: string; balance: number }>`
    select id, balance from ledger_accounts where client_id = ${client}::uuid order by id for update`.execute(tx);
  if (rows.length === 0) throw new Error(`The client ${client} has no ledger accounts.`);
  return Object.fromEntries(rows.map(({ id, balance }) => [id.slice(id.indexOf('/') + 1), balance])) as AccountBalances;
}
