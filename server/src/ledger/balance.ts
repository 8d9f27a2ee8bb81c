// What a client can spend, what it began this period with, and what it used of that.
import { type Reader, sql } from '../db/db.ts';
import { type AccountBalances, accountBalances, type ClientAccount } from './accounts.ts';

export interface Balance {
  /** Credits that can be spent now: holds are deducted. */
  balance: number;
  /** The settled balance right after the last grant, moved since by withdrawals and claw-backs only. */
  base: number;
  /** Credits charged since the last grant. */
  spentLifetime: number;
}

/** What is in each purse. Throws an Error for a client without accounts. */
export async function readAccountBalances(reader: Reader, client: string): Promise<AccountBalances> {
  const { rows } = await sql<{ [clientAccount in ClientAccount]: number | null }>`
    select ${sql.join(accountBalances.map((name) => sql`sum(balance) filter (where id like ${`%/${name}`})::bigint as ${sql.ref(name)}`))}
    from ledger_accounts where client_id = ${client}::uuid`.execute(reader);
  const [row] = rows;
  if (!row || row.free === null) throw new Error(`The client ${client} has no ledger accounts.`);
  return row as AccountBalances;
}

/** Throws an Error for a client without accounts. */
export async function balance(reader: Reader, client: string): Promise<Balance> {
  const { free, held, spent } = await readAccountBalances(reader, client);
  return { balance: free, base: free + held + spent, spentLifetime: spent };
}

/**
 * Credits charged by orders that were settled from `from` (inclusive) to `to` (exclusive).
 * Without `to`: until now, whatever this machine's clock and the database's think of each other.
 *
 * The difference of two running totals, to which the charges inside the quarters of an hour of `from` and `to` are added.
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
