// Assigns users to clients: a new user to the one that invited them or to their own with trial credits, and others to further ones.
import { consumeInvitation, findInvitation } from '../clients/invitations.ts';
import { addMembership, chooseTeam, type Role } from '../clients/memberships.ts';
import { type Reader, sql, type Tx } from '../db/db.ts';
import { Problem } from '../kernel/problem.ts';
import { addClient } from './open-client.ts';

export interface SignUpRules {
  /** `invite`: only with an invitation. `closed`: never. */
  mode: 'open' | 'invite' | 'closed';
  /** The starting credits of a user's own client. */
  credits: number;
}

/**
 * Throws if this visitor cannot sign up. Call it before looking up the e-mail address, so that a visitor who cannot sign
 * up does not learn which accounts exist.
 */
export async function checkSignUp(
  reader: Reader,
  invitation: string | undefined,
  mode: SignUpRules['mode'],
): Promise<void> {
  if (mode === 'closed') throw new Problem('forbidden', 'Sign-up is closed. Ask the operator.');
  if (invitation === undefined ? mode === 'open' : await findInvitation(reader, invitation)) return;
  if (invitation !== undefined) throw invalidInvitation();
  throw new Problem(
    'forbidden',
    'Sign-up is by invitation only. Ask an owner of your team, or the operator, for a link.',
  );
}

const invalidInvitation = (): Problem =>
  new Problem('not_found', 'This invitation was used, was revoked or has expired. Ask for a new one.');

/**
 * Call it in the transaction that writes the user, so that a failure leaves no client, no grant and an open invitation.
 * `opened`: the client is the user's own.
 */
export async function assignClient(
  tx: Tx,
  { name, invitation }: { name: string; invitation: string | undefined },
  { mode, credits }: SignUpRules,
): Promise<{ client: string; role: Role; opened: boolean }> {
  await checkSignUp(tx, invitation, mode);
  if (invitation !== undefined) {
    const membership = await consumeInvitation(tx, invitation);
    // A concurrent sign-up used it.
    if (!membership) throw invalidInvitation();
    return { ...membership, opened: false };
  }
  return { client: await addClient(tx, { name, credits }), role: 'owner', opened: true };
}

/** A user joins another client, and the session switches to it. Throws 404 for an invalid invitation, 409 for a member of the client. */
export async function joinTeam(
  tx: Tx,
  { user, session, invitation }: { user: string; session: string; invitation: string },
): Promise<void> {
  const place = await consumeInvitation(tx, invitation);
  if (!place) throw invalidInvitation();
  const known = await sql`select from memberships where user_id = ${user} and client_id = ${place.client}`.execute(tx);
  if (known.rows.length > 0) throw new Problem('conflict', 'You already belong to this team. Switch to it.');
  await addMembership(tx, { user, ...place });
  await chooseTeam(tx, { user, session, client: place.client });
}
