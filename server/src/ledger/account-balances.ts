// Reads the account balances of many clients at once, for the operator's lists.
import { type Reader, sql } from '../db/db.ts';
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
