// The wire schema of the signed-in user and of what this installation offers.
import { z } from 'zod';
import { dateTime } from '../text.ts';
import { languages } from './languages.ts';

export const role = z.enum(['owner', 'member']);
export type Role = z.output<typeof role>;

const signUpMode = z.enum(['open', 'invite', 'closed']);

export const provider = z.enum(['github', 'google']);
export type Provider = z.output<typeof provider>;

/** Response of `GET /me`, also for signed-out users. */
export const Me = z.object({
  /** Null if signed out. */
  visitor: z
    .object({
      user_id: z.uuid(),
      email: z.string(),
      /** If false and `mail` is true: no API keys, invitations or purchases until the mailed link is opened. */
      email_verified: z.boolean(),
      name: z.string(),
      role,
      operator: z.boolean(),
      client_id: z.uuid(),
      client_name: z.string(),
      /** When the user joined the team by an invitation; null if they founded it. */
      joined_at: dateTime().nullable(),
      /** All teams of the user, in alphabetical order; `client_id` is the one of this session. */
      teams: z.array(z.object({ client_id: z.uuid(), name: z.string() })),
      /** The address was added to the team before it was verified. The user must confirm the membership first. */
      team_unconfirmed: z.boolean(),
      /** An IANA name; null: that of the browser. */
      time_zone: z.string().nullable(),
      /** Null: the dashboard stores the one that it is shown in. */
      language: z.enum(languages).nullable(),
      /** Suspended by an operator: nothing can be ordered. */
      suspended: z.boolean(),
    })
    .nullable(),
  /** `invite`: only with an invitation. `closed`: not even with one. */
  sign_up: signUpMode,
  /** Credits that a new client is given. */
  sign_up_credits: z.int(),
  /** Providers for sign-in besides e-mail and password. */
  providers: z.array(provider),
  /**
   * The origin at which passkeys work; null if there is none. It differs from that of the page on `127.0.0.1`: browsers demand a name, such as
   * `localhost`.
   */
  passkey_origin: z.string().nullable(),
  /** Whether e-mail is set up. Without it, the operator creates password reset links. */
  mail: z.boolean(),
  /** `test`: a test checkout without money. `none`: credits cannot be bought. */
  checkout: z.enum(['stripe', 'test', 'none']),
  /** Whether the guide is at `/guide`. */
  guide: z.boolean(),
});
export type Me = z.output<typeof Me>;
