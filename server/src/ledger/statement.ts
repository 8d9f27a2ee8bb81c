// A client's statement: every transfer of its credits, the change of each account, and the available balance after it.
import { type Reader, type Row, sql } from '../db/db.ts';
import { type AccountBalances, type ClientAccount, clientAccount, clientAccounts } from './accounts.ts';

export interface StatementEntry
  extends AccountBalances,
    Row<'ledger_transfers', 'id' | 'createdAt' | 'kind' | 'reason' | 'balance'> {
  /** The order of a hold, charge or release. */
  order: string | null;
  /** The purchase of a grant; null if it was no purchase. */
  purchase: string | null;
  /** Available and reserved credits when the page was read. */
  present: number;
}

export interface StatementRange {
  /** Inclusive. */
  from?: Date | undefined;
  /** Exclusive. */
  to?: Date | undefined;
  kind?: string | undefined;
}

export interface StatementPage extends StatementRange {
  /** Without reservations, what an order returned beside its charge, and counterparts of other entries. */
  ordersOnce?: boolean;
  order: 'oldest first' | 'newest first';
  /** The id of the client's entry after which the page begins, in that order. */
  after?: number | undefined;
  limit: number;
}

/**
 * Transfers are made under the lock on the client's accounts, so that a page that was read once does not change. Each
 * stores the balance after it: a page reads only its own rows, from an index.
 */
export async function listStatementEntries(
  reader: Reader,
  client: string,
  { ordersOnce, from, to, kind, order, after, limit }: StatementPage,
): Promise<StatementEntry[]> {
  const forward = order === 'oldest first';
  const direction = forward ? sql`asc` : sql`desc`;
  const behind = sql`(created_at, id) ${forward ? sql`>` : sql`<`}
    (select created_at, id from ledger_transfers where id = ${after} and client_id = ${client})`;
  const conditions = [
    sql`client_id = ${client}`,
    ...(ordersOnce ? [eachOrderOnce] : []),
    ...(kind === undefined ? [] : [sql`kind = ${kind}`]),
    ...(from ? [sql`created_at >= ${from}`] : []),
    ...(to ? [sql`created_at < ${to}`] : []),
    ...(after === undefined ? [] : [behind]),
  ];
  const { rows } = await sql<StatementEntry>`
    select id, created_at as "createdAt", kind, reason, balance, ${sql.join(clientAccounts.map((name) => change(client, name)))},
      case when kind in ('hold', 'charge', 'release') then substr(key, strpos(key, ':') + 1) end as "order",
      substring(key from '^grant:purchase:(.+)$') as purchase,
      (select sum(account.balance)::bigint from ledger_accounts account
        where account.id in (${clientAccount(client, 'free')}, ${clientAccount(client, 'held')})) as present
    from ledger_transfers where ${sql.join(conditions, sql` and `)}
    order by created_at ${direction}, id ${direction} limit ${limit}`.execute(reader);
  return rows;
}

/** A scalar subquery, because the planner may answer "not exists" by reading the charges of all clients. */
const eachOrderOnce = sql`kind not in ('hold', 'settle', 'earned') and (kind <> 'release' or (
  select charge.id from ledger_transfers charge where charge.key = 'charge:' || substr(ledger_transfers.key, length('release:') + 1)
) is null)`;

const change = (client: string, name: ClientAccount) =>
  sql`case ${clientAccount(client, name)} when to_account then amount when from_account then -amount else 0 end as ${sql.ref(name)}`;

const BATCH = 2_000;

/** All entries in the range, oldest first, read in batches. Entries made meanwhile are left out. */
export async function* readStatement(
  reader: Reader,
  client: string,
  range: StatementRange,
): AsyncGenerator<StatementEntry> {
  const [newest] = await listStatementEntries(reader, client, { order: 'newest first', limit: 1 });
  for (let after: number | undefined; ; ) {
    const page = await listStatementEntries(reader, client, {
      ...range,
      order: 'oldest first',
      after,
      limit: BATCH,
    });
    for (const entry of page) {
      if (entry.id > (newest?.id ?? 0)) return;
      yield entry;
    }
    const last = page.at(-1);
    if (!last || page.length < BATCH) return;
    after = last.id;
  }
}
