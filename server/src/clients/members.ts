// Changes and removes members of a client, which always keeps an owner.
import { sql, type Tx } from '../db/db.ts';
import { notFound, Problem } from '../kernel/problem.ts';
import { lockUser } from './access.ts';
import { lockClient } from './clients.ts';
import { revokeInvitationsOf } from './invitations.ts';
import { endMemberships, type Role } from './memberships.ts';

/** Throws not-found if the user is not a member of the client, 409 if no owner would be left. */
export async function changeRole(tx: Tx, client: string, { user, role }: { user: string; role: Role }): Promise<void> {
  await requireOwner(tx, client, { user, staysOwner: role === 'owner' });
  if (role !== 'owner') await revokeInvitationsOf(tx, client, user);
  await sql`update memberships set role = ${role} where user_id = ${user} and client_id = ${client}`.execute(tx);
}

/**
 * Ends the user's invitations too, and access with the next request. Throws not-found for a user of another client, 409 for the last
 * owner.
 */
export async function removeMember(tx: Tx, client: string, user: string): Promise<void> {
  await requireOwner(tx, client, { user, staysOwner: false });
  await revokeInvitationsOf(tx, client, user);
  await endMemberships(tx, client, [user]);
}

/** Of the user's own will. Throws 409 for the only team, because a user without one is deleted, and for the last owner. */
export async function leaveTeam(tx: Tx, client: string, user: string): Promise<void> {
  const locked = await lockUser(tx, user);
  if (!locked || locked.teams.length < 2)
    throw new Problem('conflict', 'This is your only team. To leave it, delete your account.');
  await removeMember(tx, client, user);
}

/** Throws 409 for a change that leaves no owner. Locks the client, so that two owners cannot remove each other at once. */
async function requireOwner(
  tx: Tx,
  client: string,
  { user, staysOwner }: { user: string; staysOwner: boolean },
): Promise<void> {
  await lockClient(tx, client);
  const rows = await tx
    .selectFrom('memberships')
    .select(['user_id as id', 'role'])
    .where('client_id', '=', client)
    .execute();
  if (!rows.some(({ id }) => id === user)) throw notFound();
  const owners = rows.filter(({ id, role }) => (id === user ? staysOwner : role === 'owner'));
  if (owners.length === 0) {
    throw new Problem('conflict', 'This is the last owner. Make another member an owner first.');
  }
}
