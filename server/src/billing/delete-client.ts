// Deletes a client in one transaction: access ends and it becomes a pseudonym; erasure then erases its data in the background.
import { type NewAuditEntry, recordAudit } from '../clients/audit-log.ts';
import { endMemberships, listMemberIds } from '../clients/memberships.ts';
import { findSandbox } from '../clients/sandboxes.ts';
import { type Db, sql, type Tx } from '../db/db.ts';
import { notFound, Problem } from '../kernel/problem.ts';
import { getAccountBalances } from '../ledger/balance.ts';

export type ClientDeletion = Pick<NewAuditEntry, 'id' | 'client' | 'actor' | 'reason'> & {
  /** The name of the client, typed by the operator. */
  confirm: string;
  /** Whether available and reserved credits are forfeited. */
  forfeit: boolean;
};

/** The name of a deleted client. The end of its id is random. */
export const pseudonymOf = (client: string): string => `Deleted client ${client.slice(-8)}`;

/**
 * Does nothing if the client was deleted. Erasure withdraws forfeited credits after it has closed the client's jobs.
 * Throws 404 for an unknown client; 409 if the name differs, credits would be lost, or an operator is a member.
 */
export const deleteClient = (
  db: Db,
  { id, client, actor, reason, confirm, forfeit }: ClientDeletion,
): Promise<{ name: string }> =>
  db.transaction().execute(async (tx) => {
    // Not `for no key update`: requests that store data for the client lock its row too, and see the deletion after it.
    const { rows } = await sql<{ name: string; deleted: boolean }>`select name, deleted_at is not null as deleted
      from clients where id = ${client} for update`.execute(tx);
    const [row] = rows;
    if (!row) throw notFound();
    if (row.deleted) return { name: row.name };
    if (row.name !== confirm)
      throw new Problem('conflict', 'The confirmation differs from the name of the client. Nothing was deleted.');
    return { name: await deleteLockedClient(tx, { id, client, actor, reason, maxForfeited: forfeit ? Infinity : 0 }) };
  });

/**
 * Deletes a client that `tx` has locked for update. Returns the pseudonym. `maxForfeited`: the credits that may be lost.
 * Throws 409 as `deleteClient`.
 */
export async function deleteLockedClient(
  tx: Tx,
  { id, client, actor, reason, maxForfeited }: Omit<ClientDeletion, 'confirm' | 'forfeit'> & { maxForfeited: number },
): Promise<string> {
  const operators = await sql`select from memberships join users on users.id = user_id
    where client_id = ${client} and operator`.execute(tx);
  if (operators.rows.length > 0)
    throw new Problem('conflict', 'An operator is a member of this client. Revoke the operator role first.');

  // Without a lock on the accounts: a job that completes holds it while it waits for the row of the client. Orders and grants wait
  // for that row too, so the sum can only become smaller.
  const { free, held } = await getAccountBalances(tx, client);
  const credits = free + held;
  if (credits > maxForfeited)
    throw new Problem(
      'conflict',
      `The client has ${credits} credits. Refund them, or confirm that they are forfeited.`,
    );
  const entry = { id, client, actor, action: 'delete', reason } as const;
  await recordAudit(tx, credits > 0 ? { ...entry, credits } : entry);

  const sandbox = await findSandbox(tx, client);
  if (sandbox) await endClient(tx, sandbox.id);
  return endClient(tx, client);
}

/** Returns the pseudonym. */
async function endClient(tx: Tx, client: string): Promise<string> {
  const name = pseudonymOf(client);
  await sql`delete from api_keys where client_id = ${client}`.execute(tx);
  await sql`delete from invitations where client_id = ${client}`.execute(tx);
  // With their secrets. Nothing is sent any more.
  await sql`delete from webhook_endpoints where client_id = ${client}`.execute(tx);
  // Users without another team are deleted, with their sessions and identities.
  await endMemberships(tx, client, await listMemberIds(tx, client));
  await sql`update clients set name = ${name}, deleted_at = now(), suspended_at = coalesce(suspended_at, now())
    where id = ${client}`.execute(tx);
  return name;
}
