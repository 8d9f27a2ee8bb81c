// A failed video tried again by the operator: the same request as a new order, for the same client, at today's price.
import type { Retried } from '@greenroom/contract/dashboard/operator';
import { type NewAuditEntry, recordAudit, retriesOf } from '../../clients/audit-log.ts';
import { isSuspended } from '../../clients/suspension.ts';
import type { Db, Reader } from '../../db/db.ts';
import type { Job } from '../../jobs/job.ts';
import { showJob } from '../../jobs/reads.ts';
import { Problem } from '../../kernel/problem.ts';
import type { RunAgain } from './run-again.ts';

/**
 * A failure gave all credits back, so that trying again must be an order like any other: held, charged for what is
 * delivered, refunded once more if it fails. A job that ran again without one would be unpaid work that no ledger knows.
 * Where the house owes the client the video, the operator grants the credits first, which is an act of its own in the
 * audit list and in the ledger.
 */
export interface Retry {
  isFor(job: Pick<Job, 'queue' | 'status'>): boolean;
  /** The job that was ordered in its place and did not fail itself; null: there is none. */
  retriedAs(job: string): Promise<string | null>;
  /**
   * However often, and by however many, one order at most stands in the place of a failed job. The order and its entry in
   * the audit list are one transaction.
   * Throws 404 for an unknown job; 409 for one that did not fail, that was retried already, or whose client is
   * suspended; 402 where the client has too little; 400 where what it was made of is gone.
   */
  order(act: Pick<NewAuditEntry, 'id' | 'actor' | 'reason'> & { job: string }, signal: AbortSignal): Promise<Retried>;
}

const isFor: Retry['isFor'] = ({ queue, status }) => queue === 'batch' && status === 'failed';

export const createRetry = ({ db, runAgain }: { db: Db; runAgain: Pick<RunAgain, 'order'> }): Retry => {
  /** The retries that were recorded, and the one among them that did not fail. */
  const retriesSoFar = async (reader: Reader, id: string): Promise<{ count: number; standing: string | null }> => {
    const retries = await retriesOf(reader, id);
    for (const retry of retries) {
      const { job } = await showJob(reader, retry);
      if (job.status !== 'failed') return { count: retries.length, standing: retry };
    }
    return { count: retries.length, standing: null };
  };

  return {
    isFor,
    retriedAs: async (job) => (await retriesSoFar(db, job)).standing,

    async order({ id, job: failed, actor, reason }, signal) {
      const { job } = await showJob(db, failed);
      if (!isFor(job)) throw new Problem('conflict', 'Only a video that failed can be retried.');
      if (await isSuspended(db, job.client)) throw new Problem('conflict', 'The client is suspended: resume it first.');
      const { count, standing } = await retriesSoFar(db, failed);
      if (standing !== null) throw new Problem('conflict', `It was retried already, as ${standing}.`);
      // One key for all who make this attempt: a second operator gets the first one's order, and has done nothing to record.
      const key = `retry ${count + 1} of ${failed}`;
      const ordered = await runAgain.order({ client: job.client, signal }, failed, key, async (tx, { workflow_id }) => {
        const act = {
          id,
          action: 'retry',
          client: job.client,
          job: failed,
          retryJob: workflow_id,
          actor,
          reason,
        } as const;
        if (await recordAudit(tx, act)) return;
        // This very retry was ordered before, and that order has failed since: another one takes another act.
        throw new Problem('conflict', 'This retry was already ordered. Reload the page before you retry again.');
      });
      return { workflow_id: ordered.workflow_id, credits_reserved: ordered.credits_reserved };
    },
  };
};
