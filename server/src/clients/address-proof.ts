// Proof of an e-mail address. With the first one, what was made with the address before may be a stranger's, and stops working.
import { sql, type Tx } from '../db/db.ts';
import { dropLinks } from './account-links.ts';
import { revokeAllInvitations, revokeInvitationsOf } from './invitations.ts';
import { endWaysIn, lockUser } from './ways-in.ts';

/**
 * For who comes by a link or a provider that only the owner of the address has. Where it was never proved it is now, and
 * everything ends that a stranger may have prepared: sessions, links, the password and providers; of a client that the user
 * opened, the API key, the invitations and the other members. In a client of others the user is asked first whether they
 * belong there. Answers false, and does nothing, where the address was proved before.
 */
export async function proveAddress(tx: Tx, user: string): Promise<boolean> {
  const locked = await lockUser(tx, user);
  if (!locked || locked.proved) return false;
  await endWaysIn(tx, user);
  const { client, ownsClient } = locked;
  await sql`update users set email_verified = true, team_unconfirmed = ${!ownsClient} where id = ${user}`.execute(tx);
  await sql`delete from identities where user_id = ${user}`.execute(tx);
  if (!ownsClient) {
    await revokeInvitationsOf(tx, client, user);
    return true;
  }
  // Before the members: somebody who is joining by one of them is waited for, and goes with the others.
  await revokeAllInvitations(tx, client);
  await sql`delete from users where client_id = ${client} and id <> ${user}`.execute(tx);
  await sql`delete from api_keys where client_id = ${client}`.execute(tx);
  return true;
}

/** By the link that was mailed, opened where the user is signed in: who made the account owns the address, and nothing ends. */
export async function confirmAddress(tx: Tx, user: string): Promise<void> {
  await sql`update users set email_verified = true, updated_at = now() where id = ${user}`.execute(tx);
  await dropLinks(tx, user);
}

/** The user says that they belong to the client in which they found themselves. */
export async function confirmTeam(tx: Tx, user: string): Promise<void> {
  await sql`update users set team_unconfirmed = false, updated_at = now() where id = ${user}`.execute(tx);
}

/** The user says that they do not: they go, even as the last owner, and the address is free again. */
export async function leaveUnconfirmedTeam(tx: Tx, user: string): Promise<void> {
  if (!(await lockUser(tx, user))) return;
  await sql`delete from users where id = ${user} and team_unconfirmed`.execute(tx);
}
