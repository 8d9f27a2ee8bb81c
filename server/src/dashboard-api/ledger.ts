// The endpoints for the ledger: a row for each top-up and each order, in pages, and every entry as CSV.
import { Readable } from 'node:stream';
import { Ledger, LedgerFileQuery, LedgerQuery, type LedgerRow } from '@greenroom/contract/dashboard/ledger';
import type { Db } from '../db/db.ts';
import { pageOf } from '../http/page-of.ts';
import { listStatementEntries, readStatement, type StatementEntry, type StatementRange } from '../ledger/statement.ts';
import { findLedgerOrders, type LedgerOrder } from '../reporting/ledger-orders.ts';
import { type DashboardEndpoint, dashboardEndpoint } from './endpoint.ts';
import { ledgerFile } from './ledger-file.ts';
import { ledgerTexts } from './ledger-texts.ts';

export const createLedgerEndpoints = ({ db }: { db: Db }): DashboardEndpoint[] => [
  dashboardEndpoint({
    method: 'GET',
    path: '/ledger',
    report: true,
    access: 'member',
    query: LedgerQuery,
    response: Ledger,
    async handler({ visitor, query: { cursor, limit, ...query } }) {
      const [after, balance] = cursor === undefined ? [] : cursor.slice(1).split('.').map(Number);
      const found = await listStatementEntries(db, visitor.client, {
        ...rangeOf(query),
        ordersOnce: true,
        order: 'newest first',
        after,
        limit: limit + 1,
      });
      const ids = found.flatMap(({ order }) => order ?? []);
      const orders = await findLedgerOrders(db, visitor.client, ids);
      const isFiltered = Object.values(query).some((value) => value !== undefined);
      const newest = isFiltered ? undefined : cursor === undefined ? found[0]?.present : balance;
      return pageOf(withBalances(found, newest), limit, ({ entry, balance: shown }) =>
        show(entry, orders.get(entry.order ?? ''), shown),
      );
    },
  }),
  dashboardEndpoint({
    method: 'GET',
    path: '/ledger.csv',
    report: true,
    access: 'member',
    query: LedgerFileQuery,
    response: 'file',
    async handler({ visitor: { client, language }, query }) {
      const texts = ledgerTexts[language ?? 'en'];
      const titlesOf = async (ids: string[]) =>
        new Map(
          [...(await findLedgerOrders(db, client, ids))].flatMap(([id, { title }]) =>
            title === null ? [] : [[id, title]],
          ),
        );
      return {
        type: 'text/csv; charset=utf-8',
        fileName: texts.fileName,
        body: Readable.from(ledgerFile(readStatement(db, client, rangeOf(query)), texts, titlesOf)),
      };
    },
  }),
];

const rangeOf = ({ from, to, kind }: LedgerFileQuery): StatementRange => ({
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

const show = (
  { id, createdAt, kind, reason, order, purchase, free, held, debt }: StatementEntry,
  job: LedgerOrder | undefined,
  balance: number | null,
): LedgerRow => ({
  id,
  made_at: createdAt.toISOString(),
  kind: kind as LedgerRow['kind'],
  reason,
  job_id: order,
  job: job ? { kind: job.kind, title: job.title } : null,
  receipt_id: purchase,
  credits: free + held,
  balance,
  debt,
});
