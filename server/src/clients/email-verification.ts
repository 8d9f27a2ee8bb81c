// Verifies users' e-mail addresses. The first proof revokes access that a stranger may have set up with the address before.
import { sql, type Tx } from '../db/db.ts';
import { notFound, Problem } from '../kernel/problem.ts';
import { lockUser, revokeAccess } from './access.ts';
import { deleteAccountLinks } from './account-links.ts';
import { renameInviter, revokeAllInvitations, revokeInvitationsOf } from './invitations.ts';
import { endMemberships, listMemberIds } from './memberships.ts';
import { removeAllPasskeys } from './passkeys.ts';
import { turnOffTwoFactor } from './two-factor.ts';

/**
 * Call it when the user comes by a link or a provider that only the owner of the address has. Marks the address as
 * verified and revokes what a stranger may have set up: sessions, links, the password, passkeys, the second factor and providers; in a client that the
 * user opened also the API key, the invitations and the other members. In other clients the user must first confirm that
 * they belong to them. Returns false, and does nothing, if the address was verified before.
 */
export async function verifyEmail(tx: Tx, user: string): Promise<boolean> {
  const locked = await lockUser(tx, user);
  if (!locked || locked.emailVerified) return false;
  await revokeAccess(tx, user);
  await sql`update users set email_verified = true where id = ${user}`.execute(tx);
  await sql`delete from identities where user_id = ${user}`.execute(tx);
  await removeAllPasskeys(tx, user);
  await turnOffTwoFactor(tx, user);
  for (const { client, owned } of locked.teams) {
    if (owned) await removeStrangers(tx, client, user);
    else {
      await revokeInvitationsOf(tx, client, user);
      await sql`update memberships set unconfirmed = true where user_id = ${user} and client_id = ${client}`.execute(
        tx,
      );
    }
  }
  return true;
}

async function removeStrangers(tx: Tx, client: string, owner: string): Promise<void> {
  // Before the members: this waits for a user who is joining by an invitation, who is then removed with the others.
  await revokeAllInvitations(tx, client);
  const members = await listMemberIds(tx, client);
  await endMemberships(
    tx,
    client,
    members.filter((member) => member !== owner),
  );
  await sql`delete from api_keys where client_id = ${client}`.execute(tx);
}

/** Verifies the address by the mailed link while the user is signed in: the account's creator owns the address, so nothing is revoked. */
export async function confirmEmail(tx: Tx, user: string): Promise<void> {
  await sql`update users set email_verified = true, updated_at = now() where id = ${user}`.execute(tx);
  await deleteAccountLinks(tx, user);
}

/**
 * The user opened the link that was mailed to the new address, which is therefore verified. Links to the old address end.
 * Throws 409 if another user has the address. `tx` has locked the user.
 */
export async function changeEmail(tx: Tx, user: string, email: string): Promise<void> {
  await deleteAccountLinks(tx, user);
  // Before the user: they are found by the old address.
  await renameInviter(tx, user, email.toLowerCase());
  // A concurrent sign-up with the address waits for this transaction, or this one for the sign-up.
  const { rows } = await sql`update users set email = ${email.toLowerCase()}, email_verified = true, updated_at = now()
    where id = ${user} returning 1`
    .execute(tx)
    .catch((error: unknown) => {
      throw (error as { code?: string }).code === '23505'
        ? new Problem('conflict', 'Another account uses this e-mail address. Use another one.')
        : error;
    });
  if (rows.length === 0) throw notFound();
}

/** The user confirms that they belong to the client. */
export async function confirmTeam(tx: Tx, user: string, client: string): Promise<void> {
  await sql`update memberships set unconfirmed = false where user_id = ${user} and client_id = ${client}`.execute(tx);
}

/** The user does not belong to the client and leaves it, even as its last owner. Without another team the address can sign up again. */
export async function leaveUnconfirmedTeam(tx: Tx, user: string, client: string): Promise<void> {
  if (!(await lockUser(tx, user))) return;
  const { rows } = await sql`select from memberships
    where user_id = ${user} and client_id = ${client} and unconfirmed`.execute(tx);
  if (rows.length > 0) await endMemberships(tx, client, [user]);
}
