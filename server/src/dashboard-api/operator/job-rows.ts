// Jobs of any client as operators see them in lists: with the client and the cause of a failure, without what the client wrote.
import type { OperatorJob } from '@greenroom/contract/dashboard/operator';
import { findClientNames } from '../../clients/directory.ts';
import type { Db } from '../../db/db.ts';
import type { Job } from '../../jobs/job.ts';
import { findVideoTitles } from '../../library/videos.ts';
import { findOrders, type Order } from '../../orders/orders.ts';
import { givenTitle } from '../../production/video/video-title.ts';
import { videoOf } from '../job-summary.ts';

export async function showJobs(
  reader: Db,
  jobs: readonly Job[],
): Promise<{ rows: OperatorJob[]; orders: Map<string, Order> }> {
  const ids = jobs.map(({ id }) => id);
  const [orders, titles, names] = await Promise.all([
    findOrders(reader, ids),
    findVideoTitles(reader, ids),
    findClientNames(
      reader,
      jobs.map(({ client }) => client),
    ),
  ]);
  const rows = jobs.map((job) => {
    const request = videoOf(job, orders.get(job.id));
    const title = titles.get(job.id);
    const named = request && title !== undefined ? givenTitle(title, request) : null;
    return { ...rowOf(job, orders.get(job.id), names.get(job.client) ?? ''), title: named };
  });
  return { orders, rows };
}

/** The charged length; videos of several scenes have two lines. */
const secondsOf = (order: Order | undefined): number | null => {
  const rendered = order?.lineItems.filter(({ item, actual }) => item.startsWith('render') && actual !== null) ?? [];
  return rendered.length === 0 ? null : rendered.reduce((sum, { seconds }) => sum + (seconds ?? 0), 0);
};

const rowOf = (job: Job, order: Order | undefined, clientName: string): Omit<OperatorJob, 'title'> => ({
  job_id: job.id,
  kind: job.kind,
  queue: job.queue,
  status: job.status,
  phase: job.phase,
  progress: job.progress,
  client_id: job.client,
  client_name: clientName,
  seconds: job.status === 'completed' ? secondsOf(order) : null,
  credits_reserved: order?.creditsEstimated ?? null,
  credits_charged: job.completedAt ? (order?.creditsActual ?? 0) : null,
  queued_at: job.queuedAt.toISOString(),
  started_at: job.startedAt?.toISOString() ?? null,
  completed_at: job.completedAt?.toISOString() ?? null,
  error: job.failure?.message ?? null,
  error_code: job.failure?.code ?? null,
  cause: job.cause,
});
