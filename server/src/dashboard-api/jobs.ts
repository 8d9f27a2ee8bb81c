// The endpoints for jobs: list, details, and running one again.
import { JobDetail, JobPath, JobRows, JobsQuery, RunAgain, RunAgainOffer } from '@greenroom/contract/dashboard/jobs';
import { VideoQueued } from '@greenroom/contract/videos';
import type { Db } from '../db/db.ts';
import type { Job } from '../jobs/job.ts';
import { queuePositions } from '../jobs/positions.ts';
import { getJob, listSteps, searchJobs } from '../jobs/reads.ts';
import { Problem } from '../kernel/problem.ts';
import type { AssetUrls } from '../library/asset-urls.ts';
import { getCharacter } from '../library/characters.ts';
import { addVideoMail } from '../library/video-mails.ts';
import { getVoice } from '../library/voices.ts';
import { findOrders } from '../orders/orders.ts';
import type { Retry } from '../production/video/retry.ts';
import type { RunAgain as RunAgainOrders } from '../production/video/run-again.ts';
import { createAssetQueries } from '../reporting/assets.ts';
import { type DashboardEndpoint, dashboardEndpoint } from './endpoint.ts';
import { requestOf } from './job-summary.ts';
import { showJob, showRow } from './present-job.ts';

export interface JobDeps {
  db: Db;
  /** Connections for the list. */
  reports: Db;
  assetUrls: AssetUrls;
  runAgain: RunAgainOrders;
  retry: Pick<Retry, 'retriedAs'>;
}

/** The name, or null if it was deleted since. */
const nameOf = async (found: Promise<{ name: string }> | undefined): Promise<string | null> => {
  try {
    return (await found)?.name ?? null;
  } catch (error) {
    if (error instanceof Problem && error.code === 'not_found') return null;
    throw error;
  }
};

export function createJobEndpoints({ db, reports, assetUrls, runAgain, retry }: JobDeps): DashboardEndpoint[] {
  const assets = createAssetQueries({ db, assetUrls });

  const list = async (client: string, { limit, from, to, cursor, ...filter }: JobsQuery): Promise<JobRows> => {
    const found = await searchJobs(reports, client, {
      ...filter,
      from: from === undefined ? undefined : new Date(from),
      to: to === undefined ? undefined : new Date(to),
      after: cursor,
      limit: limit + 1,
    });
    const page = found.slice(0, limit);
    const orders = await findOrders(
      reports,
      page.map(({ id }) => id),
    );
    const positions = await queuePositions(reports, page);
    return {
      items: page.map((job) => showRow(job, orders.get(job.id), positions.get(job.id))),
      next_cursor: found.length > limit ? page.at(-1)!.id : null,
    };
  };

  const assetOf = ({ client, result }: Job) => {
    const id = (result as { asset_id?: string } | null)?.asset_id;
    return id === undefined ? undefined : assets.findWithPreviews(client, id);
  };

  const detail = async (client: string, id: string): Promise<JobDetail> => {
    const job = await getJob(db, client, id);
    const order = (await findOrders(db, [id])).get(id);
    const request = requestOf(job, order);
    const [positions, steps, asset, characterName, voiceName, retriedAs] = await Promise.all([
      queuePositions(db, [job]),
      listSteps(db, id),
      assetOf(job),
      nameOf(request ? getCharacter(db, client, request.character_id) : undefined),
      nameOf(request?.voice_id === undefined ? undefined : getVoice(db, client, request.voice_id)),
      job.status === 'failed' ? retry.retriedAs(id) : null,
    ]);
    return showJob({ job, order, queuePosition: positions.get(id), steps, asset, characterName, voiceName, retriedAs });
  };

  return [
    dashboardEndpoint({
      method: 'GET',
      path: '/jobs',
      report: true,
      access: 'member',
      query: JobsQuery,
      response: JobRows,
      handler: ({ visitor, query }) => list(visitor.client, query),
    }),
    dashboardEndpoint({
      method: 'GET',
      path: '/jobs/{id}',
      access: 'member',
      params: JobPath,
      response: JobDetail,
      handler: ({ visitor, params }) => detail(visitor.client, params.id),
    }),
    dashboardEndpoint({
      method: 'GET',
      path: '/jobs/{id}/again',
      access: 'member',
      params: JobPath,
      response: RunAgainOffer,
      handler: ({ visitor: { client }, params, signal }) => runAgain.offer({ client, signal }, params.id),
    }),
    dashboardEndpoint({
      method: 'POST',
      path: '/jobs/{id}/again',
      access: 'member',
      params: JobPath,
      body: RunAgain,
      response: VideoQueued,
      handler: ({ visitor: { client, userId: user }, params, body, signal }) =>
        runAgain.order({ client, signal }, params.id, body.idempotency_key, (tx, { workflow_id: job }) =>
          addVideoMail(tx, { job, user }),
        ),
    }),
  ];
}
