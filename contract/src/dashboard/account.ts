// The wire schemas of a user's own name, e-mail address, time zone, password and sessions.
import { z } from 'zod';
import { anyText, text } from '../text.ts';
import { accountLimits } from './account-limits.ts';
import { languages } from './languages.ts';
import { provider } from './me.ts';
import { Passkey } from './passkeys.ts';
import { email, newPassword, personName } from './sign-in.ts';
import { timeZone } from './time-zone.ts';

export const Session = z.object({
  id: z.uuid(),
  /** The session of the request. */
  current: z.boolean(),
  created_at: z.iso.datetime(),
  /** To the day: a session in use is renewed once a day. */
  renewed_at: z.iso.datetime(),
  address: z.string().nullable(),
  /** The browser's own description. */
  user_agent: z.string().nullable(),
});
export type Session = z.output<typeof Session>;

/** `GET /account`. */
export const Account = z.object({
  name: z.string(),
  email: z.string(),
  /** False: the user signs in with a provider, and can set a password by resetting it. */
  has_password: z.boolean(),
  providers: z.array(provider),
  /** Whether sign-in asks for a code too. */
  two_factor: z.boolean(),
  /** Newest first. */
  passkeys: z.array(Passkey),
  /** Newest first. */
  sessions: z.array(Session),
  /** The teams of the user, in alphabetical order. */
  teams: z.array(
    z.object({
      client_id: z.uuid(),
      name: z.string(),
      /** Whether the user gets an e-mail when a video that they ordered in the dashboard has ended. */
      video_mail: z.boolean(),
    }),
  ),
});
export type Account = z.output<typeof Account>;

/** `POST /account/name`. */
export const NewName = z.object({ name: personName() });
export type NewName = z.input<typeof NewName>;

/** Of changes that need a proof: the password, or a recent sign-in if the user has none. */
const proof = { current_password: anyText(accountLimits.maxPasswordLength).optional() };

/** `POST /account/email`: mails a link `/change-email#<token>:<address>` to the new address. */
export const NewEmail = z.object({ email: email(), ...proof });
export type NewEmail = z.input<typeof NewEmail>;

/** `POST /account/email/confirmation`, with both parts of the link: single use, one day, only for the user who is signed in. */
export const EmailChange = z.object({ email: email(), token: text(100) });
export type EmailChange = z.input<typeof EmailChange>;

/** `POST /account/time-zone`. Null: that of the browser. */
export const NewTimeZone = z.object({ time_zone: timeZone().nullable() });
export type NewTimeZone = z.input<typeof NewTimeZone>;

/** `POST /account/language`: of the dashboard and of e-mails. */
export const NewLanguage = z.object({ language: z.enum(languages) });
export type NewLanguage = z.input<typeof NewLanguage>;

/** `POST /account/video-mail`, of one of the user's teams. */
export const VideoMailChoice = z.object({ client_id: z.guid(), video_mail: z.boolean() });
export type VideoMailChoice = z.input<typeof VideoMailChoice>;

/** `POST /account/password`: ends all other sessions. */
export const PasswordChange = z.object({
  current_password: anyText(accountLimits.maxPasswordLength),
  new_password: newPassword(),
});
export type PasswordChange = z.input<typeof PasswordChange>;

/** `DELETE /account/sessions/{session_id}`; `POST /account/sign-out-others` ends all but this one. */
export const SessionPath = z.object({ session_id: z.guid() });

/** The response of endpoints without a result. */
export const Done = z.object({});
