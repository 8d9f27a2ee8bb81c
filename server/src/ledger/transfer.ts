// Moves credits between two accounts: the only function that writes ledger entries.
import { sql, type Tx } from '../db/db.ts';
import { type Account, clientAccount, clientOf } from './accounts.ts';

export interface Transfer {
  /** Identifies the event, e.g. `hold:partner_thv_…`. A repeated key moves credits only once. */
  key: string;
  from: Account;
  to: Account;
  /** Whole credits, above zero. */
  amount: number;
  reason: string;
}

/**
 * Moves credits between two accounts. Returns false if this transfer was made before.
 *
 * The caller has locked the client's accounts and checked their balances. The database rejects a negative balance, and a
 * key that belongs to another transfer is an Error; both end the transaction.
 */
export async function transfer(tx: Tx, { key, from, to, amount, reason }: Transfer): Promise<boolean> {
  const client = clientOf(from) ?? clientOf(to);
  if (client === undefined) throw new Error(`Transfer ${key} is between two system accounts.`);
  const free = clientAccount(client, 'free');
  const gained = (to === free ? amount : 0) - (from === free ? amount : 0);
  const { rows } = await sql<{ made: boolean; entries: number }>`
    with made as (
      insert into ledger_transfers (key, from_account, to_account, amount, reason, client_id, kind, balance)
      values (${key}, ${from}, ${to}, ${amount}, ${reason}, ${client}, ${key.split(':', 1)[0]},
        coalesce((select balance from ledger_accounts where id = ${free}), 0) + ${gained}::bigint)
      on conflict (key) do nothing returning id
    ), legs (account_id, amount) as (
      values (${from}, -${amount}::bigint), (${to}, ${amount}::bigint)
    ), changed as (
      update ledger_accounts set balance = balance + legs.amount from legs, made
      where ledger_accounts.id = legs.account_id and balance is not null
    ), entered as (
      insert into ledger_entries (transfer_id, account_id, amount)
      select made.id, account.id, legs.amount from made, legs join ledger_accounts account on account.id = legs.account_id
      returning 1
    )
    select exists (select from made) as made, (select count(*) from entered) as entries`.execute(tx);
  const [move] = rows;
  if (!move?.made) return !(await transferExists(tx, { key, from, to, amount }));
  if (move.entries !== 2) throw new Error(`Account ${from} or ${to} does not exist.`);
  return true;
}

/** Whether this transfer was made before. Throws an Error if the key belongs to another transfer. */
export async function transferExists(tx: Tx, { key, from, to, amount }: Omit<Transfer, 'reason'>): Promise<boolean> {
  const { rows } = await sql<{ same: boolean }>`
    select (from_account, to_account, amount) = (${from}::text, ${to}::text, ${amount}::bigint) as same
    from ledger_transfers where key = ${key}`.execute(tx);
  const [earlier] = rows;
  if (earlier && !earlier.same) throw new Error(`The key ${key} already belongs to another transfer.`);
  return earlier !== undefined;
}
