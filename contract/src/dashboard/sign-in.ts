// The wire schemas of `/dashboard/auth`: sign-up, sign-in, sign-out and password reset. Responses set or clear the session cookie.
import { z } from 'zod';
import { anyText, text } from '../text.ts';
import { accountLimits } from './account-limits.ts';
import { languages } from './languages.ts';
import { provider } from './me.ts';

export const email = () => z.email().max(accountLimits.maxEmailLength);
export const newPassword = () => z.string().min(accountLimits.minPasswordLength).max(accountLimits.maxPasswordLength);
/** A user's name, shown to their team. */
export const personName = () => text(accountLimits.maxNameLength).transform((name) => name.trim());

/** The token of an invitation's link, `/join#<token>`. */
export const invitationToken = () => z.string().regex(/^[0-9a-f]{48}$/);

/** `POST /sign-up/email`: creates a client, or joins the client of the invitation. */
export const SignUp = z.object({
  name: personName(),
  email: email(),
  password: newPassword(),
  invitation: invitationToken().optional(),
  /** Of the confirmation e-mail, until the user chooses another. */
  language: z.enum(languages).optional(),
});
export type SignUp = z.input<typeof SignUp>;

/** `POST /sign-in/email`. */
export const SignIn = z.object({ email: email(), password: anyText(accountLimits.maxPasswordLength) });
export type SignIn = z.input<typeof SignIn>;

/** With two-factor authentication, the session begins after a code: see `two-factor.ts`. */
export interface SignedIn {
  two_factor?: true;
}

/** `POST /sign-in/social`: returns `{url}` for the browser, which returns to `/sign-in` or `/sign-in?error=…`. */
export const SocialSignIn = z.object({ provider, invitation: invitationToken().optional() });
export type SocialSignIn = z.input<typeof SocialSignIn>;

/** `POST /request-password-reset`: the response is the same whether or not the user exists. */
export const PasswordResetRequest = z.object({ email: email() });
export type PasswordResetRequest = z.input<typeof PasswordResetRequest>;

/** `POST /reset-password`, with the token of a link `/reset#<token>`: single use, one hour. Ends all sessions of the user. */
export const PasswordReset = z.object({ token: text(100), newPassword: newPassword() });
export type PasswordReset = z.input<typeof PasswordReset>;

/** The body of every error: a sentence for people, and a stable code if there is one, such as `INVALID_EMAIL_OR_PASSWORD`. */
export const SignInError = z.object({ error: z.string(), code: z.string().optional() });
export type SignInError = z.output<typeof SignInError>;
