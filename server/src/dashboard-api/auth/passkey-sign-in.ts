// Sign-in with a passkey, as a plugin of better-auth, which creates the session.
import { type PasskeySignIn, PasskeySignIn as SignInBody } from '@greenroom/contract/dashboard/passkeys';
import { APIError, createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { consumeChallenge, storeChallenge } from '../../clients/passkey-challenges.ts';
import { findPasskey, recordPasskeyUse } from '../../clients/passkeys.ts';
import type { Db } from '../../db/db.ts';
import { type RelyingParty, relyingParty } from './origins.ts';
import { challengeOf, signInOptions, verifySignIn } from './webauthn.ts';

const rejected = (code: string) => new APIError('UNAUTHORIZED', { code });

export function passkeyPlugin({ db, publicUrl }: { db: Db; publicUrl: string }) {
  const getParty = (): RelyingParty => {
    const party = relyingParty(publicUrl);
    if (!party) throw new APIError('CONFLICT', { code: 'NO_PASSKEYS_HERE' });
    return party;
  };
  return {
    id: 'passkey-sign-in',
    endpoints: {
      passkeySignInOptions: createAuthEndpoint('/sign-in/passkey-options', { method: 'POST' }, async (ctx) => {
        const options = await signInOptions(getParty());
        await storeChallenge(db, options.challenge);
        return ctx.json(options);
      }),

      signInWithPasskey: createAuthEndpoint('/sign-in/passkey', { method: 'POST', body: SignInBody }, async (ctx) => {
        const party = getParty();
        const body: PasskeySignIn = ctx.body;
        const passkey = await findPasskey(db, body.credential.id);
        if (!passkey) throw rejected('UNKNOWN_PASSKEY');
        // Before the passkey is checked: if the user's access is revoked from here on, either the passkey is gone or this version of
        // the credentials is outdated, which ends the session.
        const user = await ctx.context.internalAdapter.findUserById(passkey.user);
        const challenge = await challengeOf(body.credential.response.clientDataJSON);
        if (!(await consumeChallenge(db, challenge))) throw rejected('PASSKEY_EXPIRED');
        const counter = await verifySignIn(party, body, { passkey, challenge });
        if (!user || counter === undefined || !(await recordPasskeyUse(db, passkey.id, counter))) {
          throw rejected('PASSKEY_REJECTED');
        }
        const session = await ctx.context.internalAdapter.createSession(user.id);
        await setSessionCookie(ctx, { session, user });
        return ctx.json({});
      }),
    },
  };
}
