// Credits that an operator gives or takes away: the act in the audit list and the movement in the ledger, together or not at all.

import { type NewAuditEntry, recordAudit } from '../clients/audit-log.ts';
import { clientExists } from '../clients/clients.ts';
import type { Db } from '../db/db.ts';
import { notFound } from '../kernel/problem.ts';
import { grant, withdraw } from '../ledger/grants.ts';

export type CreditsAct = Pick<NewAuditEntry, 'id' | 'client' | 'actor' | 'reason'> & {
  action: 'grant' | 'withdraw';
  /** Whole credits, above zero. */
  credits: number;
};

/**
 * The reason stands in the client's ledger too. Sent again under the same id nothing moves.
 * Throws 404 for an unknown client, 402 where more is to be withdrawn than is free, 409 for an id of another act.
 */
export const adjustCredits = (db: Db, act: CreditsAct): Promise<void> =>
  db.transaction().execute(async (tx) => {
    if (!(await clientExists(tx, act.client))) throw notFound();
    if (!(await recordAudit(tx, act))) return;
    const move = act.action === 'grant' ? grant : withdraw;
    await move(tx, { client: act.client, amount: act.credits, key: `operator:${act.id}`, reason: act.reason });
  });
