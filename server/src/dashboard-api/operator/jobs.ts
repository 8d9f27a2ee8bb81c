// The operator's endpoints for jobs of all clients, with causes of errors, and for retrying failed videos. What clients wrote is shown with an
// entry in the audit log only.
import { createHash } from 'node:crypto';
import {
  JobPath,
  JobViewing,
  OperatorJobDetail,
  OperatorJobPage,
  OperatorJobQuery,
  Retried,
  RetryRequest,
  ScriptSearch,
  ViewedJob,
} from '@greenroom/contract/dashboard/operator';
import { recordAudit, recordAudits } from '../../clients/audit-log.ts';
import type { Db } from '../../db/db.ts';
import { searchJobs, showJob } from '../../jobs/reads.ts';
import type { AssetUrls } from '../../library/asset-urls.ts';
import { findOrders } from '../../orders/orders.ts';
import type { Quality } from '../../production/video/quality.ts';
import type { Retry } from '../../production/video/retry.ts';
import { createAssetQueries } from '../../reporting/assets.ts';
import { createEngineCosts } from '../../reporting/engine-costs.ts';
import { findJobs, searchScripts } from '../../reporting/find-jobs.ts';
import { type DashboardEndpoint, dashboardEndpoint } from '../endpoint.ts';
import { textOf } from '../job-summary.ts';
import { outputOf } from '../present-job.ts';
import { showJobs } from './job-rows.ts';
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
        return { items: (await showJobs(replica, items)).rows, next_cursor };
      },
    }),

    dashboardEndpoint({
      method: 'POST',
      path: '/operator/jobs/search',
      report: true,
      access: 'operator',
      body: ScriptSearch,
      response: OperatorJobPage,
      async handler({
        visitor,
        body: { client_id: client, action_id, words, from, to, cursor: after, limit, ...filter },
      }) {
        const found = await searchScripts(replica, {
          ...filter,
          words,
          client,
          from: from === undefined ? undefined : new Date(from),
          to: to === undefined ? undefined : new Date(to),
          after,
          limit: limit + 1,
        });
        const { items, next_cursor } = pageFrom(found, limit);
        const actor = visitor.email;
        const entries = [...new Set(items.map((job) => job.client))].sort().map((searched) => ({
          id: entryIdOf({ action_id, actor, words, client: searched }),
          action: 'search' as const,
          client: searched,
          actor,
          reason: `Searched titles and scripts for: ${words}`,
        }));
        // Committed before anything is shown.
        await db.transaction().execute((tx) => recordAudits(tx, entries));
        return { items: (await showJobs(replica, items)).rows, next_cursor };
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
        const { rows, orders } = await showJobs(db, [job]);
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

/** One search has an entry for each client that is found. Other words, or another operator, make it another search. */
function entryIdOf(search: { action_id: string; actor: string; words: string; client: string }): string {
  const { action_id, actor, words, client } = search;
  const hex = createHash('sha256')
    .update(JSON.stringify([action_id, actor, words, client]))
    .digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}
