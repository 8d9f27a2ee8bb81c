// The wire schemas of a user's own name, password and sessions.
import { z } from 'zod';
import { anyText } from '../text.ts';
import { accountLimits } from './account-limits.ts';
import { provider } from './me.ts';
import { newPassword, personName } from './sign-in.ts';

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
  /** Newest first. */
  sessions: z.array(Session),
});
export type Account = z.output<typeof Account>;

/** `POST /account/name`. */
export const NewName = z.object({ name: personName() });
export type NewName = z.input<typeof NewName>;

/** `POST /account/password`: ends all other sessions. */
export const PasswordChange = z.object({
  current_password: anyText(accountLimits.maxPasswordLength),
  new_password: newPassword(),
});
export type PasswordChange = z.input<typeof PasswordChange>;

/** `DELETE /account/sessions/{session_id}`; `POST /account/sign-out-everywhere` ends all, this one too. */
export const SessionPath = z.object({ session_id: z.guid() });

/** The response of endpoints without a result. */
export const Done = z.object({});
