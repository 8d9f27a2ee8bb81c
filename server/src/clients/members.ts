// Who belongs to a client: roles change and people go, but an owner always stays.
import { sql, type Tx } from '../db/db.ts';
import { notFound, Problem } from '../kernel/problem.ts';
import { lockClient } from './clients.ts';
import { revokeInvitationsOf } from './invitations.ts';
import type { Role } from './users.ts';

/** Throws 404 for whoever is not of this client, and 409 for the last owner who would become a member. */
export async function changeRole(tx: Tx, client: string, { user, role }: { user: string; role: Role }): Promise<void> {
  await keepAnOwner(tx, client, { user, staysOwner: role === 'owner' });
  if (role !== 'owner') await revokeInvitationsOf(tx, client, user);
  await sql`update users set role = ${role}, updated_at = now() where id = ${user}`.execute(tx);
}

/** Their sessions and invitations end with them. Throws 404 for whoever is not of this client, and 409 for the last owner. */
export async function removeMember(tx: Tx, client: string, user: string): Promise<void> {
  await keepAnOwner(tx, client, { user, staysOwner: false });
  await revokeInvitationsOf(tx, client, user);
  await tx.deleteFrom('users').where('id', '=', user).execute();
}

/** Under the client's lock, so that two owners cannot remove each other at once. */
async function keepAnOwner(
  tx: Tx,
  client: string,
  { user, staysOwner }: { user: string; staysOwner: boolean },
): Promise<void> {
  await lockClient(tx, client);
  const rows = await tx.selectFrom('users').select(['id', 'role']).where('client_id', '=', client).execute();
  if (!rows.some(({ id }) => id === user)) throw notFound();
  const owners = rows.filter(({ id, role }) => (id === user ? staysOwner : role === 'owner'));
  if (owners.length === 0) {
    throw new Problem('conflict', 'This is the last owner: make somebody else an owner first.');
  }
}
