// Suspends clients: from the next request on the API key fails and no order is placed; running jobs finish.
import { type Db, type Reader, sql } from '../db/db.ts';
import { notFound, Problem } from '../kernel/problem.ts';
import { type NewAuditEntry, recordAudit } from './audit-log.ts';

export type SuspensionChange = Pick<NewAuditEntry, 'id' | 'client' | 'actor' | 'reason'>;

/** Does nothing if the client is suspended. Throws not-found for an unknown client. */
export const suspendClient = (db: Db, change: SuspensionChange): Promise<void> => apply(db, change, 'suspend');

/** The client's key works again. Does nothing if the client is not suspended. Throws not-found for an unknown client. */
export const resumeClient = (db: Db, change: SuspensionChange): Promise<void> => apply(db, change, 'resume');

const apply = (db: Db, change: SuspensionChange, to: 'suspend' | 'resume'): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ suspended: boolean; deleted: boolean }>`
      select suspended_at is not null as suspended, deleted_at is not null as deleted from clients
      where id = ${change.client} for no key update`.execute(tx);
    if (!rows[0]) throw notFound();
    if (rows[0].deleted) throw new Problem('conflict', 'The client was deleted.');
    if (rows[0].suspended === (to === 'suspend') || !(await recordAudit(tx, { ...change, action: to }))) return;
    await sql`update clients set suspended_at = ${to === 'suspend' ? sql`now()` : null} where id = ${change.client}`.execute(
      tx,
    );
  });

/** Why the client is suspended; null if it is not. */
export async function findSuspensionReason(reader: Reader, client: string): Promise<string | null> {
  const { rows } = await sql<{ reason: string }>`
    select reason from audit_log join clients on clients.id = client_id and suspended_at is not null
    where client_id = ${client} and action = 'suspend' order by audit_log.created_at desc limit 1`.execute(reader);
  return rows[0]?.reason ?? null;
}

export const isSuspended = async (reader: Reader, client: string): Promise<boolean> => {
  const { rows } = await sql`select from clients where id = ${client} and suspended_at is not null`.execute(reader);
  return rows.length > 0;
};
