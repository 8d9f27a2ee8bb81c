// Shows jobs and credits to clients: one job, the history with receipts, and the summary of a range.
import type { JobResult, JobView } from '@greenroom/contract/jobs';
import type { PageQuery } from '@greenroom/contract/queries';
import type { JobHistory, UsageSummary } from '@greenroom/contract/usage';
import { batchReads } from '../db/batch-reads.ts';
import { byKey, type Db, sql } from '../db/db.ts';
import type { Job } from '../jobs/job.ts';
import { queuePositions } from '../jobs/positions.ts';
import { countVideos, listVideoJobs } from '../jobs/reads.ts';
import { notFound } from '../kernel/problem.ts';
import { balance, consumedBetween } from '../ledger/balance.ts';
import { findOrders, type Order } from '../orders/orders.ts';

type ShownJob = Pick<Job, 'id' | 'status' | 'failure' | 'queuedAt' | 'completedAt'>;
type Credits = Pick<Order, 'creditsEstimated' | 'creditsActual'>;

const about = (job: ShownJob, order: Credits | undefined) => ({
  workflow_id: job.id,
  status: job.status,
  error_message: job.failure?.message ?? null,
  credits_estimated: order?.creditsEstimated ?? null,
  credits_actual: order?.creditsActual ?? null,
  queued_at: job.queuedAt.toISOString(),
  completed_at: job.completedAt?.toISOString() ?? null,
});

/** Null until the job has ended. A failed job was refunded. */
const consumed = (job: ShownJob, order: Credits | undefined): number | null => {
  if (job.status === 'failed') return order?.creditsActual ?? 0;
  if (job.status !== 'completed') return null;
  return order?.creditsActual ?? order?.creditsEstimated ?? null;
};

type PolledJob = Pick<Job, 'client' | 'result'> & ShownJob & Credits;

/** Video jobs of clients with their orders, because jobs are polled more often than anything else is requested. */
async function findPolledJobs(
  db: Db,
  asked: readonly { client: string; id: string }[],
): Promise<(PolledJob | undefined)[]> {
  const { rows } = await sql<PolledJob>`${byKey}
    select id, jobs.client_id as client, status, failure, result,
      queued_at as "queuedAt", completed_at as "completedAt", credits_estimated as "creditsEstimated",
      credits_actual as "creditsActual"
    from jobs left join orders on job_id = id
    where id = any(${asked.map(({ id }) => id)}) and queue = 'batch'`.execute(db);
  const found = new Map(rows.map((row) => [row.id, row]));
  return asked.map(({ client, id }) => {
    const job = found.get(id);
    return job?.client === client ? job : undefined;
  });
}

export type UsageQueries = ReturnType<typeof createUsageQueries>;

export const createUsageQueries = (db: Db) => {
  const findPolledJob = batchReads((asked: readonly { client: string; id: string }[]) => findPolledJobs(db, asked));
  return {
    /** Throws not-found unless it is a video job of this client. */
    async job(client: string, id: string): Promise<JobView> {
      const job = await findPolledJob({ client, id });
      if (!job) throw notFound();
      const result = job.status === 'completed' ? (job.result as JobResult) : null;
      return {
        ...about(job, job),
        credits_consumed: consumed(job, job),
        image_url: result?.image_url ?? null,
        video_url: result?.video_url ?? null,
        result,
      };
    },

    async history(client: string, { limit, offset }: PageQuery): Promise<JobHistory> {
      const page = await listVideoJobs(db, client, { limit, offset });
      const orders = await findOrders(
        db,
        page.map((job) => job.id),
      );
      const positions = await queuePositions(db, page);
      return {
        jobs: page.map((job) => {
          const order = orders.get(job.id);
          const position = positions.get(job.id);
          return {
            ...about(job, order),
            metadata: {
              ...(job.phase === null ? {} : { phase: job.phase }),
              progress: job.progress,
              ...(position === undefined ? {} : { queue_position: position }),
              ...order?.metadata,
              line_items: order?.lineItems ?? [],
            },
            job_type: job.kind,
          };
        }),
      };
    },

    async summary(client: string, { from, to }: { from: Date; to: Date | undefined }): Promise<UsageSummary> {
      const [credits, spent, counts] = await Promise.all([
        balance(db, client),
        consumedBetween(db, client, from, to),
        countVideos(db, client, { from, to }),
      ]);
      return {
        credits_balance: credits.balance,
        credits_balance_base: credits.base,
        credits_spent_lifetime: credits.spentLifetime,
        credits_consumed_in_range: spent,
        job_counts: {
          completed: counts.completed,
          failed: counts.failed,
          running_or_queued: counts.runningOrQueued,
          total_in_range: counts.total,
        },
        from: from.toISOString(),
        to: (to ?? new Date()).toISOString(),
      };
    },
  };
};
