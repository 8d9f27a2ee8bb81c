// Retries a failed video for an operator: the same request as a new order of the same client, at the current price.
import type { Retried } from '@greenroom/contract/dashboard/operator';
import { listRetries, type NewAuditEntry, recordAudit } from '../../clients/audit-log.ts';
import { isSuspended } from '../../clients/suspension.ts';
import type { Db, Reader } from '../../db/db.ts';
import type { Job } from '../../jobs/job.ts';
import { showJob } from '../../jobs/reads.ts';
import { Problem } from '../../kernel/problem.ts';
import type { RunAgain } from './run-again.ts';

/**
 * The failure refunded all credits, so a retry is an order like any other: reserved, charged for what is delivered, and
 * refunded if it fails. If the client should not pay, the operator grants the credits first; the grant has its own entries
 * in the audit log and the ledger.
 */
export interface Retry {
  isFor(job: Pick<Job, 'queue' | 'status'>): boolean;
  /** The retry of the job that did not fail; null if there is none. */
  retriedAs(job: string): Promise<string | null>;
  /**
   * At most one retry of a failed job succeeds or runs, no matter who orders it and how often. The order and its entry in the
   * audit log are one transaction. Throws 404 for an unknown job; 409 for one that did not fail, was already retried, or
   * whose client is suspended; 402 if the balance is too low; 400 if something it needs was deleted.
   */
  order(entry: Pick<NewAuditEntry, 'id' | 'actor' | 'reason'> & { job: string }, signal: AbortSignal): Promise<Retried>;
}

const isFor: Retry['isFor'] = ({ queue, status }) => queue === 'batch' && status === 'failed';

export const createRetry = ({ db, runAgain }: { db: Db; runAgain: Pick<RunAgain, 'order'> }): Retry => {
  /** How many retries were recorded, and the one that did not fail. */
  const findRetries = async (reader: Reader, id: string): Promise<{ count: number; current: string | null }> => {
    const retries = await listRetries(reader, id);
    for (const retry of retries) {
      const { job } = await showJob(reader, retry);
      if (job.status !== 'failed') return { count: retries.length, current: retry };
    }
    return { count: retries.length, current: null };
  };

  return {
    isFor,
    retriedAs: async (job) => (await findRetries(db, job)).current,

    async order({ id, job: failed, actor, reason }, signal) {
      const { job } = await showJob(db, failed);
      if (!isFor(job)) throw new Problem('conflict', 'Only failed videos can be retried.');
      if (await isSuspended(db, job.client)) throw new Problem('conflict', 'The client is suspended. Resume it first.');
      const { count, current } = await findRetries(db, failed);
      if (current !== null) throw new Problem('conflict', `This video was already retried as ${current}.`);
      // One key for each attempt: a second operator gets the order of the first and records nothing.
      const key = `retry ${count + 1} of ${failed}`;
      const ordered = await runAgain.order({ client: job.client, signal }, failed, key, async (tx, { workflow_id }) => {
        const entry = {
          id,
          action: 'retry',
          client: job.client,
          job: failed,
          retryJob: workflow_id,
          actor,
          reason,
        } as const;
        if (await recordAudit(tx, entry)) return;
        // This entry belongs to an earlier retry that has failed since. Another retry needs another entry.
        throw new Problem('conflict', 'This retry was already ordered. Reload the page before you retry again.');
      });
      return { workflow_id: ordered.workflow_id, credits_reserved: ordered.credits_reserved };
    },
  };
};
