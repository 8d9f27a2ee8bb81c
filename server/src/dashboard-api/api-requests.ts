// The endpoints for the latest requests to the partner API.
import { ApiEndpoints, ApiRequestPage, ApiRequestsQuery } from '@greenroom/contract/dashboard/api-requests';
import { type ApiRequest, listApiRequests } from '../clients/api-requests.ts';
import { findSandbox } from '../clients/sandboxes.ts';
import type { Db } from '../db/db.ts';
import { type DashboardEndpoint, dashboardEndpoint } from './endpoint.ts';

export interface ApiRequestDeps {
  /** Requests are shown a second after they were made, so a replica would be too late. */
  db: Db;
  /** Those of the partner API. */
  apiEndpoints: readonly { method: string; path: string }[];
}

export const createApiRequestEndpoints = ({ db, apiEndpoints }: ApiRequestDeps): DashboardEndpoint[] => [
  dashboardEndpoint({
    method: 'GET',
    path: '/api-requests',
    report: true,
    access: 'member',
    query: ApiRequestsQuery,
    response: ApiRequestPage,
    async handler({ visitor, query: { status, endpoint, cursor, limit } }) {
      const [method = '', route = ''] = endpoint?.split(' ') ?? [];
      const sandbox = await findSandbox(db, visitor.client);
      const found = await listApiRequests(db, [visitor.client, ...(sandbox ? [sandbox.id] : [])], {
        statusClass: status && Number(status[0]),
        endpoint: endpoint === undefined ? undefined : { method, route },
        after: cursor,
        limit: limit + 1,
      });
      const page = found.slice(0, limit);
      return {
        items: page.map((request) => show(request, { isTest: request.client === sandbox?.id })),
        next_cursor: found.length > limit ? page.at(-1)!.id : null,
      };
    },
  }),
  dashboardEndpoint({
    method: 'GET',
    path: '/api-endpoints',
    access: 'member',
    response: ApiEndpoints,
    handler: async () => ({ endpoints: apiEndpoints.map(({ method, path }) => `${method} ${path}`) }),
  }),
];

const show = (request: ApiRequest, { isTest }: { isTest: boolean }) => ({
  id: request.id,
  is_test: isTest,
  method: request.method,
  route: request.route,
  path_id: request.pathId,
  status: request.status,
  error_code: request.errorCode,
  request_id: request.requestId,
  duration_ms: request.durationMs,
  count: request.count,
  made_at: request.at.toISOString(),
  last_made_at: request.lastAt.toISOString(),
});
