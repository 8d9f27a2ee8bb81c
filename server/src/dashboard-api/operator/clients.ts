// The operator's endpoints for clients: list, details, credits, suspension and deletion.
import { Ledger, LedgerFileQuery, LedgerQuery } from '@greenroom/contract/dashboard/ledger';
import {
  AddedClient,
  ClientDeletion,
  ClientDetail,
  ClientPath,
  ClientRow,
  ClientsPage,
  ClientsQuery,
  CreditAdjustment,
  NewClient,
  SuspensionChange,
} from '@greenroom/contract/dashboard/operator';
import { deleteClient } from '../../billing/delete-client.ts';
import { openAuditedClient } from '../../billing/open-client.ts';
import { adjustCredits } from '../../billing/operator-credits.ts';
import { listPurchases } from '../../billing/operator-purchases.ts';
import { type ListedClient, searchClients } from '../../clients/directory.ts';
import { findSuspensionReason, resumeClient, suspendClient } from '../../clients/suspension.ts';
import type { Db } from '../../db/db.ts';
import { activityOf } from '../../jobs/activity.ts';
import { findJobs } from '../../jobs/reads.ts';
import { notFound } from '../../kernel/problem.ts';
import { chargedSince, findAccountBalances, listClientsInDebt } from '../../ledger/account-balances.ts';
import { readStatement } from '../../ledger/statement.ts';
import { type DashboardEndpoint, dashboardEndpoint } from '../endpoint.ts';
import { ledgerFile } from '../ledger-file.ts';
import { rangeOf, readLedgerPage } from '../ledger-page.ts';
import { showJobs } from './job-rows.ts';
import { pageFrom } from './page.ts';

/** The latest purchases on a client's page. */
const LATEST = 5;

const MONTH_MS = 30 * 86_400_000;

const SUSPENDED = { active: false, suspended: true, in_debt: undefined };

export function createClientEndpoints({ db, keyPrefix }: { db: Db; keyPrefix: string }): DashboardEndpoint[] {
  const show = async (clients: readonly ListedClient[]): Promise<ClientRow[]> => {
    const ids = clients.map(({ id }) => id);
    const [accountBalances, activity, charged] = await Promise.all([
      findAccountBalances(db, ids),
      activityOf(db, ids),
      chargedSince(db, ids, new Date(Date.now() - MONTH_MS)),
    ]);
    return clients.map(({ id, name, createdAt, suspendedAt, deletedAt, erasedAt, storage, key, users }) => ({
      client_id: id,
      name,
      created_at: createdAt.toISOString(),
      suspended_at: suspendedAt?.toISOString() ?? null,
      deleted_at: deletedAt?.toISOString() ?? null,
      erased_at: erasedAt?.toISOString() ?? null,
      credits: accountBalances.get(id) ?? { free: 0, held: 0, spent: 0, debt: 0 },
      charged_30_days: charged.get(id) ?? 0,
      storage,
      users: users.map(({ createdAt: joined, twoFactor, signedInAt, ...user }) => ({
        ...user,
        created_at: joined.toISOString(),
        two_factor: twoFactor,
        signed_in_at: signedInAt?.toISOString() ?? null,
      })),
      active_jobs: activity.get(id)?.active ?? 0,
      last_job_at: activity.get(id)?.lastQueuedAt.toISOString() ?? null,
      key: key && {
        prefix: `${keyPrefix}_${key.lookup}`,
        created_at: key.createdAt.toISOString(),
        last_used_at: key.lastUsedAt?.toISOString() ?? null,
      },
    }));
  };

  const rowOf = async (client: string): Promise<ClientRow> => {
    const [row] = await show(await searchClients(db, { among: [client], limit: 1 }));
    if (!row) throw notFound();
    return row;
  };

  const findNamedJobs = async (ids: readonly string[]) => {
    const { rows } = await showJobs(db, await findJobs(db, ids));
    return new Map(rows.map(({ job_id, kind, title, seconds }) => [job_id, { kind, title, seconds }]));
  };

  return [
    dashboardEndpoint({
      method: 'GET',
      path: '/operator/clients',
      access: 'operator',
      query: ClientsQuery,
      response: ClientsPage,
      async handler({ query: { search, status, sort, cursor, limit } }) {
        const found = await searchClients(db, {
          search,
          suspended: status && SUSPENDED[status],
          among: status === 'in_debt' ? await listClientsInDebt(db) : undefined,
          sort,
          after: cursor,
          limit: limit + 1,
        });
        const { items, next_cursor } = pageFrom(found, limit);
        return { items: await show(items), next_cursor };
      },
    }),

    dashboardEndpoint({
      method: 'POST',
      path: '/operator/clients',
      access: 'operator',
      body: NewClient,
      response: AddedClient,
      async handler({ visitor, body: { action_id: id, ...given } }) {
        const { client, apiKey } = await openAuditedClient(db, { id, actor: visitor.email, keyPrefix, ...given });
        return { client_id: client, api_key: apiKey };
      },
    }),

    dashboardEndpoint({
      method: 'GET',
      path: '/operator/clients/{client_id}',
      access: 'operator',
      params: ClientPath,
      response: ClientDetail,
      async handler({ params: { client_id: client } }) {
        const row = await rowOf(client);
        const [suspensionReason, purchases] = await Promise.all([
          findSuspensionReason(db, client),
          listPurchases(db, client, LATEST),
        ]);
        return {
          ...row,
          suspension_reason: suspensionReason,
          purchases: purchases.map((purchase) => ({
            id: purchase.id,
            state: purchase.state,
            buyer_email: purchase.buyerEmail,
            credits: purchase.credits,
            amount_cents: purchase.amountCents,
            currency: purchase.currency,
            provider: purchase.provider,
            provider_reference: purchase.providerReference,
            receipt_number: purchase.receiptNumber,
            created_at: purchase.createdAt.toISOString(),
          })),
        };
      },
    }),

    dashboardEndpoint({
      method: 'GET',
      path: '/operator/clients/{client_id}/ledger',
      report: true,
      access: 'operator',
      params: ClientPath,
      query: LedgerQuery,
      response: Ledger,
      handler: ({ params: { client_id: client }, query }) => readLedgerPage(db, client, query, findNamedJobs),
    }),

    dashboardEndpoint({
      method: 'GET',
      path: '/operator/clients/{client_id}/ledger.csv',
      report: true,
      access: 'operator',
      params: ClientPath,
      query: LedgerFileQuery,
      response: 'file',
      async handler({ visitor: { language }, params: { client_id: client }, query }) {
        const file = ledgerFile(readStatement(db, client, rangeOf(query)), language, findNamedJobs);
        return { ...file, fileName: file.fileName.replace('.csv', `-${client}.csv`) };
      },
    }),

    dashboardEndpoint({
      method: 'POST',
      path: '/operator/clients/{client_id}/credits',
      access: 'operator',
      params: ClientPath,
      body: CreditAdjustment,
      response: ClientRow,
      async handler({ visitor, params: { client_id: client }, body: { action_id: id, action, credits, reason } }) {
        await adjustCredits(db, { id, action, client, credits, actor: visitor.email, reason });
        return rowOf(client);
      },
    }),

    dashboardEndpoint({
      method: 'POST',
      path: '/operator/clients/{client_id}/suspension',
      access: 'operator',
      params: ClientPath,
      body: SuspensionChange,
      response: ClientRow,
      async handler({ visitor, params: { client_id: client }, body: { action_id: id, suspended, reason } }) {
        const change = suspended ? suspendClient : resumeClient;
        await change(db, { id, client, actor: visitor.email, reason });
        return rowOf(client);
      },
    }),

    dashboardEndpoint({
      method: 'POST',
      path: '/operator/clients/{client_id}/deletion',
      access: 'operator',
      params: ClientPath,
      body: ClientDeletion,
      response: ClientRow,
      async handler({ visitor, params: { client_id: client }, body: { action_id: id, ...deletion } }) {
        await deleteClient(db, { id, client, actor: visitor.email, ...deletion });
        return rowOf(client);
      },
    }),
  ];
}
