// Suspending a client: its key opens nothing from the next request on, it places no order, and what runs is finished.
import { type Db, type Reader, sql } from '../db/db.ts';
import { notFound } from '../kernel/problem.ts';
import { type NewAuditEntry, recordAudit } from './audit-log.ts';

export type SuspensionAct = Pick<NewAuditEntry, 'id' | 'client' | 'actor' | 'reason'>;

/** Does nothing to a client that is suspended already. Throws 404 for an unknown one. */
export const suspendClient = (db: Db, act: SuspensionAct): Promise<void> => change(db, act, 'suspend');

/** The key it had is good again. Does nothing to a client that is not suspended. Throws 404 for an unknown one. */
export const resumeClient = (db: Db, act: SuspensionAct): Promise<void> => change(db, act, 'resume');

const change = (db: Db, act: SuspensionAct, to: 'suspend' | 'resume'): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ suspended: boolean }>`select suspended_at is not null as suspended from clients
      where id = ${act.client} for no key update`.execute(tx);
    if (!rows[0]) throw notFound();
    if (rows[0].suspended === (to === 'suspend') || !(await recordAudit(tx, { ...act, action: to }))) return;
    await sql`update clients set suspended_at = ${to === 'suspend' ? sql`now()` : null} where id = ${act.client}`.execute(
      tx,
    );
  });

export const isSuspended = async (reader: Reader, client: string): Promise<boolean> => {
  const { rows } = await sql`select from clients where id = ${client} and suspended_at is not null`.execute(reader);
  return rows.length > 0;
};
