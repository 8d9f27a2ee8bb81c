// The operator's endpoints for jobs of all clients, with causes of errors, and for retrying failed videos.
import {
  JobPath,
  type OperatorJob,
  OperatorJobDetail,
  OperatorJobPage,
  OperatorJobQuery,
  Retried,
  RetryRequest,
} from '@greenroom/contract/dashboard/operator';
import { findClientNames } from '../../clients/directory.ts';
import type { Db } from '../../db/db.ts';
import type { Job } from '../../jobs/job.ts';
import { searchJobs, showJob } from '../../jobs/reads.ts';
import { findOrders, type Order } from '../../orders/orders.ts';
import type { Retry } from '../../production/video/retry.ts';
import { createEngineCosts } from '../../reporting/engine-costs.ts';
import { type DashboardEndpoint, dashboardEndpoint } from '../endpoint.ts';
import { pageFrom } from './page.ts';

interface Deps {
  db: Db;
  /** For the list. One job is read from the primary, because it is shown after a retry. */
  replica: Db;
  retry: Retry;
}

export function createJobEndpoints({ db, replica, retry }: Deps): DashboardEndpoint[] {
  const costs = createEngineCosts(db);
  const show = async (
    reader: Db,
    jobs: readonly Job[],
  ): Promise<{ rows: OperatorJob[]; orders: Map<string, Order> }> => {
    const [orders, names] = await Promise.all([
      findOrders(
        reader,
        jobs.map(({ id }) => id),
      ),
      findClientNames(
        reader,
        jobs.map(({ client }) => client),
      ),
    ]);
    return { orders, rows: jobs.map((job) => rowOf(job, orders.get(job.id), names.get(job.client) ?? '')) };
  };

  return [
    dashboardEndpoint({
      method: 'GET',
      path: '/operator/jobs',
      access: 'operator',
      query: OperatorJobQuery,
      response: OperatorJobPage,
      async handler({ query: { client_id: client, from, to, cursor: after, limit, ...filter } }) {
        const found = await searchJobs(replica, client, {
          ...filter,
          from: from === undefined ? undefined : new Date(from),
          to: to === undefined ? undefined : new Date(to),
          after,
          limit: limit + 1,
        });
        const { items, next_cursor } = pageFrom(found, limit);
        return { items: (await show(replica, items)).rows, next_cursor };
      },
    }),

    dashboardEndpoint({
      method: 'GET',
      path: '/operator/jobs/{job_id}',
      access: 'operator',
      params: JobPath,
      response: OperatorJobDetail,
      async handler({ params: { job_id: id } }) {
        const { job, worker, steps } = await showJob(db, id);
        const { rows, orders } = await show(db, [job]);
        const row = rows[0]!;
        return {
          ...row,
          worker,
          steps: steps.map(({ name, status, attempts, startedAt, finishedAt, durationMs, cause }) => ({
            name,
            done: status === 'done',
            attempts,
            started_at: startedAt.toISOString(),
            finished_at: finishedAt?.toISOString() ?? null,
            duration_ms: durationMs,
            cause,
          })),
          line_items: [...(orders.get(id)?.lineItems ?? [])],
          costs: await costs.ofJob(id, row.credits_charged),
          retried_as: await retry.retriedAs(id),
          retryable: retry.isFor(job),
        };
      },
    }),

    dashboardEndpoint({
      method: 'POST',
      path: '/operator/jobs/{job_id}/retry',
      access: 'operator',
      params: JobPath,
      body: RetryRequest,
      response: Retried,
      handler: ({ visitor, params: { job_id: job }, body: { action_id: id, reason }, signal }) =>
        retry.order({ id, job, actor: visitor.email, reason }, signal),
    }),
  ];
}

const rowOf = (job: Job, order: Order | undefined, clientName: string): OperatorJob => ({
  job_id: job.id,
  kind: job.kind,
  queue: job.queue,
  status: job.status,
  phase: job.phase,
  progress: job.progress,
  client_id: job.client,
  client_name: clientName,
  credits_reserved: order?.creditsEstimated ?? null,
  credits_charged: job.completedAt ? (order?.creditsActual ?? 0) : null,
  queued_at: job.queuedAt.toISOString(),
  started_at: job.startedAt?.toISOString() ?? null,
  completed_at: job.completedAt?.toISOString() ?? null,
  error: job.failure?.message ?? null,
  cause: job.cause,
});
