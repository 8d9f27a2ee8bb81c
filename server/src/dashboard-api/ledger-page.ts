// A page of a client's ledger: a row for each top-up and each order, with the balance after it.
import type { Ledger, LedgerQuery, LedgerRow } from '@greenroom/contract/dashboard/ledger';
import type { Reader } from '../db/db.ts';
import { pageOf } from '../http/page-of.ts';
import { listStatementEntries, type StatementEntry, type StatementRange } from '../ledger/statement.ts';

/** What the orders of rows were for, by id. Orders whose jobs were deleted are missing. */
type FindOrders = (ids: readonly string[]) => Promise<ReadonlyMap<string, LedgerRow['job']>>;

export async function readLedgerPage(
  reader: Reader,
  client: string,
  { cursor, limit, ...query }: LedgerQuery,
  findOrders: FindOrders,
): Promise<Ledger> {
  const [after, balance] = cursor === undefined ? [] : cursor.slice(1).split('.').map(Number);
  const found = await listStatementEntries(reader, client, {
    ...rangeOf(query),
    ordersOnce: true,
    order: 'newest first',
    after,
    limit: limit + 1,
  });
  const orders = await findOrders(found.flatMap(({ order }) => order ?? []));
  const isFiltered = Object.values(query).some((value) => value !== undefined);
  const newest = isFiltered ? undefined : cursor === undefined ? found[0]?.present : balance;
  return pageOf(withBalances(found, newest), limit, ({ entry, balance: shown }) => ({
    ...rowOf(entry),
    job: orders.get(entry.order ?? '') ?? null,
    balance: shown,
  }));
}

export const rangeOf = ({
  from,
  to,
  kind,
}: Pick<LedgerQuery, 'from' | 'to'> & { kind?: string | undefined }): StatementRange => ({
  from: from === undefined ? undefined : new Date(from),
  to: to === undefined ? undefined : new Date(to),
  kind,
});

/**
 * The balance after each entry, from the one after the newest: no other entries change it, and a page that was read once does not change.
 * The cursor of an entry has the balance before it, so that the next page continues without the entries of this one.
 */
function withBalances(entries: readonly StatementEntry[], newest: number | undefined) {
  let balance = newest;
  return entries.map((entry) => {
    const after = balance;
    if (balance !== undefined) balance -= entry.free + entry.held;
    return { entry, balance: after ?? null, id: balance === undefined ? `m${entry.id}` : `m${entry.id}.${balance}` };
  });
}

const rowOf = ({ id, createdAt, kind, reason, order, purchase, free, held, debt }: StatementEntry) => ({
  id,
  made_at: createdAt.toISOString(),
  kind: kind as LedgerRow['kind'],
  reason,
  job_id: order,
  receipt_id: purchase,
  credits: free + held,
  debt,
});
