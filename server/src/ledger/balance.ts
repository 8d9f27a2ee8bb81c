// A client's balance: its available credits, the base of the current period, and the credits charged in it.
import { type Reader, sql } from '../db/db.ts';
import { type AccountBalances, type ClientAccount, clientAccounts } from './accounts.ts';

export interface Balance {
  /** Available credits: reserved ones are deducted. */
  balance: number;
  /** The settled balance right after the last grant, changed since only by withdrawals and payment reversals. */
  base: number;
  /** Credits charged since the last grant. */
  spentLifetime: number;
}

/** The balance of each account. Throws an Error for a client without accounts. */
export async function getAccountBalances(reader: Reader, client: string): Promise<AccountBalances> {
  const { rows } = await sql<{ [name in ClientAccount]: number | null }>`
    select ${sql.join(clientAccounts.map((name) => sql`sum(balance) filter (where id like ${`%/${name}`})::bigint as ${sql.ref(name)}`))}
    from ledger_accounts where client_id = ${client}::uuid`.execute(reader);
  const [row] = rows;
  if (!row || row.free === null) throw new Error(`The client ${client} has no ledger accounts.`);
  return row as AccountBalances;
}

/** Throws an Error for a client without accounts. */
export async function balance(reader: Reader, client: string): Promise<Balance> {
  const { free, held, spent } = await getAccountBalances(reader, client);
  return { balance: free, base: free + held + spent, spentLifetime: spent };
}

/**
 * Credits charged by orders that were settled from `from` (inclusive) to `to` (exclusive).
 * Without `to` the range has no end, so that the clocks of this machine and the database may differ.
 *
 * The difference of two running totals, plus the charges inside the quarter hours of `from` and `to`.
 */
export async function consumedBetween(reader: Reader, client: string, from: Date, to?: Date): Promise<number> {
  const { rows } = await sql<{ used: number }>`with recursive kinds as (
      (select kind from charge_totals where client_id = ${client}::uuid order by kind limit 1)
      union all
      select (select kind from charge_totals where client_id = ${client}::uuid and kind > kinds.kind order by kind limit 1)
      from kinds where kind is not null
    ), instants (sign, instant) as (
      values (-1, ${from}::timestamptz), (1, ${to ?? 'infinity'}::timestamptz)
    ), parts as (
      select sign, credits from instants cross join kinds, lateral (
        select credits from charge_totals
        where client_id = ${client}::uuid and charge_totals.kind = kinds.kind and quarter_hour < quarter_hour_of(instant)
        order by quarter_hour desc limit 1
      ) total
      union all
      select sign, charged from instants, ledger_holds where client_id = ${client}::uuid and charged > 0
        and closed_at >= quarter_hour_of(instant) and closed_at < instant
    )
    select coalesce(sum(sign * credits), 0)::bigint as used from parts`.execute(reader);
  return rows[0]?.used ?? 0;
}
