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
      const found = await listStatementEntries(db, visitor.client, {
        ...rangeOf(query),
        ordersOnce: true,
        order: 'newest first',
        after: cursor === undefined ? undefined : Number(cursor.slice(1)),
        limit: limit + 1,
      });
      const ids = found.flatMap(({ order }) => order ?? []);
      const orders = await findLedgerOrders(db, visitor.client, ids);
      const rows = found.map((entry) => ({ entry, id: `m${entry.id}` }));
      return pageOf(rows, limit, ({ entry }) => show(entry, orders.get(entry.order ?? '')));
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

const show = (
  { id, createdAt, kind, reason, order, free, held, debt }: StatementEntry,
  job: LedgerOrder | undefined,
): LedgerRow => ({
  id,
  made_at: createdAt.toISOString(),
  kind: kind as LedgerRow['kind'],
  reason,
  job_id: order,
  job: job ? { kind: job.kind, title: job.title } : null,
  credits: free + held,
  debt,
});
