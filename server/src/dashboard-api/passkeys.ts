// The endpoints by which users add, rename and remove their passkeys.
import { Done } from '@greenroom/contract/dashboard/account';
import {
  NewPasskey,
  PasskeyChange,
  PasskeyName,
  PasskeyPath,
  WebAuthnOptions,
} from '@greenroom/contract/dashboard/passkeys';
import { lockUser } from '../clients/access.ts';
import { consumeChallenge, storeChallenge } from '../clients/passkey-challenges.ts';
import { addPasskey, listPasskeys, removePasskey, renamePasskey } from '../clients/passkeys.ts';
import { countAttempt, type Limit } from '../clients/rate-limits.ts';
import { findSignInTime } from '../clients/sessions.ts';
import type { Db } from '../db/db.ts';
import { Problem } from '../kernel/problem.ts';
import { type RelyingParty, relyingParty } from './auth/origins.ts';
import { requireProof } from './auth/proof.ts';
import { challengeOf, registrationOptions, verifyRegistration } from './auth/webauthn.ts';
import { type DashboardEndpoint, dashboardEndpoint } from './endpoint.ts';

export interface PasskeyDeps {
  db: Db;
  publicUrl: string;
}

/** Each stores a challenge. */
const ATTEMPTS: Limit = { max: 20, windowSeconds: 15 * 60 };

const INVALID = 'The passkey could not be checked. Start again, with this page at the address of the dashboard.';

export const createPasskeyEndpoints = ({ db, publicUrl }: PasskeyDeps): DashboardEndpoint[] => {
  const getParty = (): RelyingParty => {
    const party = relyingParty(publicUrl);
    if (!party) {
      throw new Problem(
        'conflict',
        'Passkeys need a domain name. Ask the operator to set PUBLIC_URL to an address with one.',
      );
    }
    return party;
  };
  return [
    dashboardEndpoint({
      method: 'POST',
      path: '/account/passkeys/options',
      access: 'member',
      body: PasskeyChange,
      response: WebAuthnOptions,
      async handler({ visitor, body }) {
        const { userId: user, email, name } = visitor;
        const party = getParty();
        await requireProof(db, visitor, body.current_password);
        const { allowed, retryAfterSeconds } = await countAttempt(db, `passkeys|${user}`, ATTEMPTS);
        if (!allowed) {
          const minutes = Math.ceil(retryAfterSeconds / 60);
          throw new Problem('rate_limited', `Too many attempts. Try again in ${minutes} minutes.`, {
            retryAfterSeconds,
          });
        }
        const existing = await listPasskeys(db, user);
        const options = await registrationOptions(party, { user, email, name, existing });
        await storeChallenge(db, options.challenge, user);
        return { ...options };
      },
    }),

    dashboardEndpoint({
      method: 'POST',
      path: '/account/passkeys',
      access: 'member',
      body: NewPasskey,
      response: Done,
      async handler({ visitor: { userId: user, session }, body }) {
        const party = getParty();
        const challenge = await challengeOf(body.credential.response.clientDataJSON);
        if (!(await consumeChallenge(db, challenge, user))) {
          throw new Problem('conflict', 'This took too long. Start again.');
        }
        const passkey = await verifyRegistration(party, body, challenge);
        if (!passkey) throw new Problem('invalid_request', `credential is invalid. ${INVALID}`);
        await db.transaction().execute(async (tx) => {
          await lockUser(tx, user);
          // The owner of the e-mail address may have revoked all access meanwhile.
          if (!(await findSignInTime(tx, session))) {
            throw new Problem('unauthorized', 'You are signed out. Sign in again.');
          }
          await addPasskey(tx, user, passkey);
        });
        return {};
      },
    }),

    dashboardEndpoint({
      method: 'POST',
      path: '/account/passkeys/{passkey_id}/name',
      access: 'member',
      params: PasskeyPath,
      body: PasskeyName,
      response: Done,
      async handler({ visitor, params, body }) {
        await db.transaction().execute((tx) => renamePasskey(tx, visitor.userId, params.passkey_id, body.name));
        return {};
      },
    }),

    dashboardEndpoint({
      method: 'POST',
      path: '/account/passkeys/{passkey_id}/removal',
      access: 'member',
      params: PasskeyPath,
      body: PasskeyChange,
      response: Done,
      async handler({ visitor, params, body }) {
        await requireProof(db, visitor, body.current_password);
        await db.transaction().execute((tx) => removePasskey(tx, visitor.userId, params.passkey_id));
        return {};
      },
    }),
  ];
};
