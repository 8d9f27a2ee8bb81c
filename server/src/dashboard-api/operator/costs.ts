// The operator's endpoint for costs and margins of a range of days.
import { Costs, CostsQuery } from '@greenroom/contract/dashboard/costs';
import type { Db } from '../../db/db.ts';
import { createEngineCosts } from '../../reporting/engine-costs.ts';
import { type DashboardEndpoint, dashboardEndpoint } from '../endpoint.ts';

export function createCostEndpoints({ db }: { db: Db }): DashboardEndpoint[] {
  const costs = createEngineCosts(db);
  return [
    dashboardEndpoint({
      method: 'GET',
      path: '/operator/costs',
      report: true,
      access: 'operator',
      query: CostsQuery,
      response: Costs,
      handler: ({ query }) => costs.between(query),
    }),
  ];
}
