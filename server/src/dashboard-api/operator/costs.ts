// The operator's endpoints for costs and margins of a range of days: a report, and its days as CSV.
import { Readable } from 'node:stream';
import { Costs, CostsQuery } from '@greenroom/contract/dashboard/costs';
import type { Db } from '../../db/db.ts';
import { createEngineCosts } from '../../reporting/engine-costs.ts';
import { csvFile } from '../csv-file.ts';
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
    dashboardEndpoint({
      method: 'GET',
      path: '/operator/costs.csv',
      report: true,
      access: 'operator',
      query: CostsQuery,
      response: 'file',
      async handler({ visitor: { language }, query }) {
        const { days } = await costs.between(query);
        return {
          type: 'text/csv; charset=utf-8',
          fileName: 'greenroom-costs.csv',
          body: Readable.from(csvFile(columns[language ?? 'en'], linesOf(days))),
        };
      },
    }),
  ];
}

const columns = {
  en: ['Day (UTC)', 'Credits', 'Charged (USD)', 'Calls', 'Calls without a price', 'Cost (USD)', 'Margin (USD)'],
  es: ['Día (UTC)', 'Créditos', 'Cobrado (USD)', 'Llamadas', 'Llamadas sin precio', 'Costo (USD)', 'Margen (USD)'],
};

async function* linesOf(days: Costs['days']): AsyncGenerator<(string | number)[]> {
  for (const { day, credits, charged_usd, calls, unpriced_calls, cost_usd, margin_usd } of days)
    yield [day, credits, charged_usd, calls, unpriced_calls, cost_usd, margin_usd];
}
