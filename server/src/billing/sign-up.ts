// Where a new user belongs: the client that invited them, or one of their own with the credits to try things.
import { takeInvitation } from '../clients/invitations.ts';
import type { Role } from '../clients/users.ts';
import type { Tx } from '../db/db.ts';
import { Problem } from '../kernel/problem.ts';
import { addClient } from './open-client.ts';

export interface SignUpRules {
  /** `invite`: only with an invitation. `closed`: not even with one. */
  mode: 'open' | 'invite' | 'closed';
  /** What a client of one's own starts with. */
  credits: number;
}

/** In the transaction that writes the user: without the user there is no client, no grant, and the invitation stays open. */
export async function placeNewUser(
  tx: Tx,
  { name, invitation }: { name: string; invitation: string | undefined },
  { mode, credits }: SignUpRules,
): Promise<{ client: string; role: Role }> {
  if (mode === 'closed') throw new Problem('forbidden', 'Nobody can sign up here: ask the operator.');
  if (invitation !== undefined) {
    const place = await takeInvitation(tx, invitation);
    if (!place) {
      throw new Problem('not_found', 'This invitation was used, revoked or is older than a week: ask for a new one.');
    }
    return place;
  }
  if (mode === 'invite') {
    throw new Problem(
      'forbidden',
      'One signs up here by invitation: ask an owner of your team, or the operator, for a link.',
    );
  }
  return { client: await addClient(tx, { name, credits }), role: 'owner' };
}
