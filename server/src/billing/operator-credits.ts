// Adjusts a client's credits for an operator: the audit log entry and the ledger transfer in one transaction.
import { type NewAuditEntry, recordAudit } from '../clients/audit-log.ts';
import { findClient } from '../clients/clients.ts';
import type { Db } from '../db/db.ts';
import { notFound, Problem } from '../kernel/problem.ts';
import { grant, withdraw } from '../ledger/grants.ts';

export type CreditAdjustment = Pick<NewAuditEntry, 'id' | 'client' | 'actor' | 'reason'> & {
  action: 'grant' | 'withdraw';
  /** Whole credits, above zero. */
  credits: number;
};

/**
 * The reason is shown in the client's ledger too. A repeated id moves nothing.
 * Throws 404 for an unknown client, 402 if fewer credits are available, 409 if the id belongs to another action,
 * or for a grant to a deleted client.
 */
export const adjustCredits = (db: Db, adjustment: CreditAdjustment): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const client = await findClient(tx, adjustment.client);
    if (!client) throw notFound();
    if (!(await recordAudit(tx, adjustment))) return;
    if (client.deleted && adjustment.action === 'grant') throw new Problem('conflict', 'The client was deleted.');
    const move = adjustment.action === 'grant' ? grant : withdraw;
    await move(tx, {
      client: adjustment.client,
      amount: adjustment.credits,
      key: `operator:${adjustment.id}`,
      reason: adjustment.reason,
    });
  });
