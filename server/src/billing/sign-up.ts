// Where a new user belongs: the client that invited them, or one of their own with the credits to try things.
import { findInvitation, takeInvitation } from '../clients/invitations.ts';
import type { Role } from '../clients/users.ts';
import type { Reader, Tx } from '../db/db.ts';
import { Problem } from '../kernel/problem.ts';
import { addClient } from './open-client.ts';

export interface SignUpRules {
  /** `invite`: only with an invitation. `closed`: not even with one. */
  mode: 'open' | 'invite' | 'closed';
  /** What a client of one's own starts with. */
  credits: number;
}

/**
 * Throws what shuts the door on a stranger. Asked before anybody looks whether there is an account with their address:
 * whoever cannot sign up anyway is not told who has.
 */
export async function checkDoor(
  reader: Reader,
  invitation: string | undefined,
  mode: SignUpRules['mode'],
): Promise<void> {
  if (mode === 'closed') throw new Problem('forbidden', 'Nobody can sign up here: ask the operator.');
  if (invitation === undefined ? mode === 'open' : await findInvitation(reader, invitation)) return;
  if (invitation !== undefined) throw invitationIsOver();
  throw new Problem(
    'forbidden',
    'One signs up here by invitation: ask an owner of your team, or the operator, for a link.',
  );
}

const invitationIsOver = (): Problem =>
  new Problem('not_found', 'This invitation was used, revoked or is older than a week: ask for a new one.');

/**
 * In the transaction that writes the user: without the user there is no client, no grant, and the invitation stays open.
 * `opened`: the client is the user's own.
 */
export async function placeNewUser(
  tx: Tx,
  { name, invitation }: { name: string; invitation: string | undefined },
  { mode, credits }: SignUpRules,
): Promise<{ client: string; role: Role; opened: boolean }> {
  await checkDoor(tx, invitation, mode);
  if (invitation !== undefined) {
    const place = await takeInvitation(tx, invitation);
    // Somebody else was faster.
    if (!place) throw invitationIsOver();
    return { ...place, opened: false };
  }
  return { client: await addClient(tx, { name, credits }), role: 'owner', opened: true };
}
