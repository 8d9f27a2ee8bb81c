// The endpoints for the ledger: a row for each top-up and each order, in pages, and every entry as CSV.
import { Readable } from 'node:stream';
import { Ledger, LedgerFileQuery, LedgerQuery } from '@greenroom/contract/dashboard/ledger';
import type { Db } from '../db/db.ts';
import { readStatement } from '../ledger/statement.ts';
import { findLedgerOrders } from '../reporting/ledger-orders.ts';
import { type DashboardEndpoint, dashboardEndpoint } from './endpoint.ts';
import { ledgerFile } from './ledger-file.ts';
import { rangeOf, readLedgerPage } from './ledger-page.ts';
import { ledgerTexts } from './ledger-texts.ts';

export const createLedgerEndpoints = ({ db }: { db: Db }): DashboardEndpoint[] => [
  dashboardEndpoint({
    method: 'GET',
    path: '/ledger',
    report: true,
    access: 'member',
    query: LedgerQuery,
    response: Ledger,
    handler: ({ visitor: { client }, query }) =>
      readLedgerPage(db, client, query, (ids) => findLedgerOrders(db, client, ids)),
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
