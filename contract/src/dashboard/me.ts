// The wire schema of the signed-in user and of what this installation offers.
import { z } from 'zod';

export const role = z.enum(['owner', 'member']);
export type Role = z.output<typeof role>;

export const signUpMode = z.enum(['open', 'invite', 'closed']);

export const provider = z.enum(['github', 'google']);
export type Provider = z.output<typeof provider>;

/** `GET /me`; answered to everybody. */
export const Me = z.object({
  /** Null: not signed in. */
  visitor: z
    .object({
      user_id: z.uuid(),
      email: z.string(),
      /** False where `mail` is set up: no API key, invitation or purchase until the mailed link was opened. */
      email_verified: z.boolean(),
      name: z.string(),
      role,
      operator: z.boolean(),
      client_id: z.uuid(),
      client_name: z.string(),
      /** Somebody put this address into the team before its owner came: nothing else until they say that they belong there. */
      team_unconfirmed: z.boolean(),
      /** By an operator: nothing can be ordered. */
      suspended: z.boolean(),
    })
    .nullable(),
  /** `invite`: only with an invitation. `closed`: not even with one. */
  sign_up: signUpMode,
  /** By whom one can sign in besides e-mail and password. */
  providers: z.array(provider),
  /** Whether mail is sent: a forgotten password can be reset by it; otherwise the operator makes a link. */
  mail: z.boolean(),
  /** `test`: a stand-in by which no money moves. `none`: credits cannot be bought here. */
  checkout: z.enum(['stripe', 'test', 'none']),
});
export type Me = z.output<typeof Me>;
