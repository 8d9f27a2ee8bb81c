// The operator's endpoints for jobs of all clients, with causes of errors, and for retrying failed videos.
import {
  JobPath,
  JobViewing,
  type OperatorJob,
  OperatorJobDetail,
  OperatorJobPage,
  OperatorJobQuery,
  Retried,
  RetryRequest,
  ViewedJob,
} from '@greenroom/contract/dashboard/operator';
import { recordAudit } from '../../clients/audit-log.ts';
import { findClientNames } from '../../clients/directory.ts';
import type { Db } from '../../db/db.ts';
import type { Job } from '../../jobs/job.ts';
import { searchJobs, showJob } from '../../jobs/reads.ts';
import type { AssetUrls } from '../../library/asset-urls.ts';
import { excerptOf } from '../../library/excerpt.ts';
import { findOrders, type Order } from '../../orders/orders.ts';
import type { Quality } from '../../production/video/quality.ts';
import type { Retry } from '../../production/video/retry.ts';
import { createAssetQueries } from '../../reporting/assets.ts';
import { createEngineCosts } from '../../reporting/engine-costs.ts';
import { findJobs } from '../../reporting/find-jobs.ts';
import { type DashboardEndpoint, dashboardEndpoint } from '../endpoint.ts';
import { textOf } from '../job-summary.ts';
import { outputOf } from '../present-job.ts';
import { pageFrom } from './page.ts';

interface Deps {
  db: Db;
  /** For the list. One job is read from the primary, because it is shown after a retry. */
  replica: Db;
  assetUrls: AssetUrls;
  retry: Retry;
}

export function createJobEndpoints({ db, replica, assetUrls, retry }: Deps): DashboardEndpoint[] {
  const costs = createEngineCosts(db);
  const assets = createAssetQueries({ db, assetUrls });
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
      report: true,
      access: 'operator',
      query: OperatorJobQuery,
      response: OperatorJobPage,
      async handler({ query: { client_id: client, search = '', from, to, cursor: after, limit, ...filter } }) {
        const page = {
          ...filter,
          from: from === undefined ? undefined : new Date(from),
          to: to === undefined ? undefined : new Date(to),
          after,
          limit: limit + 1,
        };
        const words = search.trim();
        const found = words
          ? await findJobs(replica, { words, client, ...page })
          : await searchJobs(replica, client, page);
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
        const { excerpt: _, ...row } = rows[0]!;
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
          lipsync: (orders.get(id)?.metadata as { quality?: Quality } | undefined)?.quality?.lipsync ?? null,
          costs: await costs.ofJob(id, row.credits_charged),
          retried_as: await retry.retriedAs(id),
          retryable: retry.isFor(job),
        };
      },
    }),

    dashboardEndpoint({
      method: 'POST',
      path: '/operator/jobs/{job_id}/view',
      access: 'operator',
      params: JobPath,
      body: JobViewing,
      response: ViewedJob,
      async handler({ visitor, params: { job_id: id }, body: { action_id } }) {
        const { job } = await showJob(db, id);
        const entry = { id: action_id, action: 'view', client: job.client, job: id, actor: visitor.email } as const;
        // Committed before anything is read, so that nothing is shown without it.
        await db.transaction().execute((tx) => recordAudit(tx, { ...entry, reason: 'Showed script and output' }));
        const order = (await findOrders(db, [id])).get(id);
        const { asset_id: asset } = (job.result ?? {}) as { asset_id?: string };
        const found = asset === undefined ? undefined : await assets.findWithPreviews(job.client, asset);
        const { video_url, captions_vtt_url, image_url, audio_url } =
          (job.status === 'completed' && job.result && outputOf(job, found)) || {};
        return {
          text: textOf(job, order),
          video_url: video_url ?? null,
          captions_vtt_url: captions_vtt_url ?? null,
          image_url: image_url ?? null,
          audio_url: audio_url ?? null,
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
  excerpt: excerptOf(textOf(job, order) ?? '') || null,
  credits_reserved: order?.creditsEstimated ?? null,
  credits_charged: job.completedAt ? (order?.creditsActual ?? 0) : null,
  queued_at: job.queuedAt.toISOString(),
  started_at: job.startedAt?.toISOString() ?? null,
  completed_at: job.completedAt?.toISOString() ?? null,
  error: job.failure?.message ?? null,
  cause: job.cause,
});
