// Reads the account balances and charges of many clients at once, for the operator's lists.
import { type Reader, type Sql, sql } from '../db/db.ts';
import type { AccountBalances } from './accounts.ts';

/** Finds balances, by client. A client without accounts has no entry. */
export async function findAccountBalances(
  reader: Reader,
  clients: readonly string[],
): Promise<Map<string, AccountBalances>> {
  const { rows } = await sql<AccountBalances & { client: string }>`select client_id as client,
      sum(balance) filter (where id like '%/free')::bigint as free,
      sum(balance) filter (where id like '%/held')::bigint as held,
      sum(balance) filter (where id like '%/spent')::bigint as spent,
      sum(balance) filter (where id like '%/debt')::bigint as debt
    from ledger_accounts where client_id = any(${[...clients]}::uuid[]) group by client_id`.execute(reader);
  return new Map(rows.map(({ client, ...accountBalances }) => [client, accountBalances]));
}

export async function listClientsInDebt(reader: Reader): Promise<string[]> {
  const { rows } = await sql<{ client: string }>`
    select client_id as client from ledger_accounts where id like '%/debt' and balance > 0`.execute(reader);
  return rows.map(({ client }) => client);
}

/**
 * The credits charged since the start of the quarter hour of `from`, by client. Differences of running totals: a few rows for each client
 * and kind, however long its history is. A client that was never charged has no entry.
 */
export async function chargedSince(
  reader: Reader,
  clients: readonly string[],
  from: Date,
): Promise<Map<string, number>> {
  const totalOf = (condition: Sql) => sql`select credits from charge_totals
    where client_id = client and kind = kinds.kind and ${condition} order by quarter_hour desc limit 1`;
  const { rows } = await sql<{ client: string; credits: number }>`
    select client, sum(latest.credits - coalesce(earlier.credits, 0))::bigint as credits
    from unnest(${[...clients]}::uuid[]) client, lateral (
      with recursive found as (
        (select kind from charge_totals where client_id = client order by kind limit 1)
        union all
        select (select kind from charge_totals where client_id = client and kind > found.kind order by kind limit 1)
        from found where kind is not null
      ) select kind from found where kind is not null
    ) kinds, lateral (${totalOf(sql`true`)}) latest
      left join lateral (${totalOf(sql`quarter_hour < quarter_hour_of(${from})`)}) earlier on true
    group by client`.execute(reader);
  return new Map(rows.map(({ client, credits }) => [client, credits]));
}
