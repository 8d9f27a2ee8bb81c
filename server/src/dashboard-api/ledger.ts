// The endpoints for the ledger: every entry of the client's credits, in pages and as CSV.
import { Readable } from 'node:stream';
import { Ledger, type LedgerEntryKind, LedgerFileQuery, LedgerQuery } from '@greenroom/contract/dashboard/ledger';
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
      return {
        type: 'text/csv; charset=utf-8',
        fileName: texts.fileName,
        body: Readable.from(ledgerFile(readStatement(db, client, rangeOf(query)), texts)),
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
  { id, createdAt, kind, reason, order, free, held, spent, debt, balance }: StatementEntry,
  job: LedgerOrder | undefined,
) => ({
  id,
  made_at: createdAt.toISOString(),
  kind: kind as LedgerEntryKind,
  reason,
  job_id: order,
  job: job ? { kind: job.kind, failed: job.failed, title: job.title } : null,
  free,
  held,
  spent,
  debt,
  balance,
});
