// The endpoints for the ledger: a row for each top-up and each order, in pages, and every entry as CSV.
import { Ledger, LedgerFileQuery, LedgerQuery } from '@greenroom/contract/dashboard/ledger';
import type { Db } from '../db/db.ts';
import { readStatement } from '../ledger/statement.ts';
import { findLedgerOrders } from '../reporting/ledger-orders.ts';
import { type DashboardEndpoint, dashboardEndpoint } from './endpoint.ts';
import { ledgerFile } from './ledger-file.ts';
import { rangeOf, readLedgerPage } from './ledger-page.ts';

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
    handler: async ({ visitor: { client, language }, query }) =>
      ledgerFile(readStatement(db, client, rangeOf(query)), language, (ids) => findLedgerOrders(db, client, ids)),
  }),
];
