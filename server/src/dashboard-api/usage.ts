// The endpoint for usage: charges and videos by day.
import { DailyUsage, DailyUsageQuery } from '@greenroom/contract/dashboard/usage';
import { type DashboardEndpoint, dashboardEndpoint } from './endpoint.ts';

export interface UsageDeps {
  dailyUsage(client: string, query: DailyUsageQuery): Promise<DailyUsage>;
}

export const createUsageEndpoints = ({ dailyUsage }: UsageDeps): DashboardEndpoint[] => [
  dashboardEndpoint({
    method: 'GET',
    path: '/usage',
    report: true,
    access: 'member',
    query: DailyUsageQuery,
    response: DailyUsage,
    handler: ({ visitor, query }) => dailyUsage(visitor.client, query),
  }),
];
