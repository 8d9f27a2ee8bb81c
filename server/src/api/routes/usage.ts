// /usage: balance, charges and job history.
import { PageQuery } from '@greenroom/contract/queries';
import { JobHistory, UsageQuery, UsageSummary } from '@greenroom/contract/usage';
import { Problem } from '../../kernel/problem.ts';
import type { UsageQueries } from '../../reporting/usage.ts';
import { type PartnerEndpoint, partnerEndpoint } from '../endpoint.ts';
import { samples } from './samples.ts';

/** `from` defaults to the start of the current UTC month; without `to` the range is open. */
function rangeOf(query: UsageQuery, now: Date): { from: Date; to: Date | undefined } {
  const monthStart = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth()));
  const from = query.from === undefined ? monthStart : new Date(query.from);
  const to = query.to === undefined ? undefined : new Date(query.to);
  if (from > (to ?? now)) throw new Problem('invalid_request', 'from must not be after to.');
  return { from, to };
}

export interface UsageDeps {
  usageLists: Pick<UsageQueries, 'summary' | 'history'>;
}

export const createUsageEndpoints = ({ usageLists }: UsageDeps): PartnerEndpoint[] => [
  partnerEndpoint({
    name: 'getUsageSummary',
    tag: 'Usage',
    method: 'GET',
    path: '/usage/summary',
    report: true,
    summary: 'Show balance and charges',
    description: 'Returns the current balance, and the charges and video jobs of a time range.',
    query: UsageQuery,
    response: UsageSummary,
    errors: { 400: 'from or to is not a date-time, or from is after to.' },
    example: {
      response: {
        credits_balance: 4848,
        credits_balance_base: 5000,
        credits_spent_lifetime: 152,
        credits_consumed_in_range: 152,
        job_counts: { completed: 1, failed: 0, running_or_queued: 0, total_in_range: 1 },
        from: '2026-11-01T00:00:00.000Z',
        to: samples.later,
      },
    },
    handler: async ({ context, query }) => usageLists.summary(context.client, rangeOf(query, new Date())),
  }),

  partnerEndpoint({
    name: 'listJobs',
    tag: 'Usage',
    method: 'GET',
    path: '/usage/jobs',
    report: true,
    summary: 'List jobs',
    description: 'Lists the video jobs of the account with their charges, newest first.',
    query: PageQuery,
    response: JobHistory,
    errors: { 400: 'limit or offset is out of range.' },
    example: {
      response: {
        jobs: [
          {
            workflow_id: samples.workflow,
            status: 'completed',
            credits_estimated: 136,
            credits_actual: 132,
            queued_at: samples.time,
            completed_at: samples.later,
            error_message: null,
            metadata: {
              progress: 1,
              engine: 'studio',
              warnings: [],
              line_items: [{ item: 'render', seconds: 4.92, rate: 8, estimated: 41, actual: 40 }],
            },
            job_type: 'talking_head',
          },
        ],
      },
    },
    handler: ({ context, query }) => usageLists.history(context.client, query),
  }),
];
