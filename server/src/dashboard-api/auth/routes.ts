// The routes for signing in under `/dashboard/auth`, with their schemas, limits and error messages.
import {
  PasswordReset,
  PasswordResetRequest,
  type SignedIn,
  SignIn,
  type SignInError,
  SignUp,
  SocialSignIn,
} from '@greenroom/contract/dashboard/sign-in';
import { z } from 'zod';
import { lockUser, revokeAccess } from '../../clients/access.ts';
import { consumeResetToken, findResetToken } from '../../clients/account-links.ts';
import { verifyEmail } from '../../clients/email-verification.ts';
import { clearPasswordAttempts, countMail, countPasswordAttempt, type Limit } from '../../clients/rate-limits.ts';
import { hasSignedInFrom } from '../../clients/sessions.ts';
import { setPassword } from '../../clients/sign-in-methods.ts';
import { findUserEmail } from '../../clients/users.ts';
import { Problem } from '../../kernel/problem.ts';
import type { AuthRoute, RouteInput, RouteRequest } from './auth-route.ts';
import { passkeyRoutes } from './passkey-routes.ts';
import { hashPassword } from './passwords.ts';
import { twoFactorRoutes } from './two-factor-routes.ts';

const MINUTE_S = 60;
/** The limit of provider callbacks. */
export const CALLBACK_LIMIT: Limit = { max: 60, windowSeconds: MINUTE_S };

export const authRoutes: readonly AuthRoute[] = [
  ...twoFactorRoutes,
  ...passkeyRoutes,
  {
    path: '/sign-up/email',
    body: SignUp,
    limit: { max: 10, windowSeconds: MINUTE_S },
    limitedConcurrency: true,
    async before({ body: { invitation }, visitor }: RouteRequest<typeof SignUp>) {
      const member = invitation && (await visitor());
      if (!member) return;
      throw new Problem(
        'conflict',
        `You are signed in as ${member.email}. Reload the page to join with this account, or sign out first.`,
      );
    },
  },
  {
    path: '/sign-in/email',
    body: SignIn,
    limit: { max: 20, windowSeconds: MINUTE_S },
    before: async ({ db, body: { email }, address }: RouteRequest<typeof SignIn>) =>
      countPasswordAttempt(db, email, { from: address, known: await hasSignedInFrom(db, email, address) }),
    after: ({ db, body: { email } }: RouteInput<typeof SignIn>) => clearPasswordAttempts(db, email),
    responseOf: ({ twoFactorRedirect }: { twoFactorRedirect?: boolean }): SignedIn =>
      twoFactorRedirect ? { two_factor: true } : {},
  },
  { path: '/sign-out', body: z.object({}).optional(), limit: { max: 100, windowSeconds: MINUTE_S } },
  {
    path: '/sign-in/social',
    body: SocialSignIn,
    limit: { max: 20, windowSeconds: MINUTE_S },
    async before({ body: { provider }, providers }: RouteRequest<typeof SocialSignIn>) {
      if (!providers.includes(provider))
        throw new Problem('not_found', 'This sign-in provider is not set up. Use another way to sign in.');
    },
    requestOf: ({ provider, invitation }: z.output<typeof SocialSignIn>) => ({
      provider,
      // Which returns to the page that the user came from.
      callbackURL: '/sign-in',
      errorCallbackURL: '/sign-in',
      disableRedirect: true,
      ...(invitation && { additionalData: { invitation } }),
    }),
    responseOf: ({ url }: { url: string }) => ({ url }),
  },
  {
    path: '/request-password-reset',
    body: PasswordResetRequest,
    limit: { max: 5, windowSeconds: 5 * MINUTE_S },
    minMs: 300,
    before: ({ db, body: { email } }: RouteRequest<typeof PasswordResetRequest>) => countMail(db, 'reset', email),
  },
  {
    path: '/reset-password',
    body: PasswordReset,
    limit: { max: 10, windowSeconds: MINUTE_S },
    // The library would not set the password and end sessions in one transaction.
    async handler({ db, body: { token, newPassword } }: RouteInput<typeof PasswordReset>) {
      const user = await findResetToken(db, token);
      if (!user) return 'INVALID_TOKEN';
      const hash = await hashPassword(newPassword);
      const isSet = await db.transaction().execute(async (tx) => {
        if (!(await lockUser(tx, user)) || !(await consumeResetToken(tx, user, token))) return false;
        if (!(await verifyEmail(tx, user))) await revokeAccess(tx, user);
        await setPassword(tx, user, hash);
        return true;
      });
      if (!isSet) return 'INVALID_TOKEN';
      // Guesses by others must not lock out the owner of the new password.
      const email = await findUserEmail(db, user);
      if (email) await clearPasswordAttempts(db, email);
    },
  },
];

/** Messages by the library's code. */
const MESSAGES: Readonly<Record<string, string>> = {
  INVALID_EMAIL_OR_PASSWORD: 'Wrong e-mail address or password. Try again or reset your password.',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'An account with this e-mail address already exists. Sign in instead.',
  INVALID_TOKEN: 'This link was already used or has expired. Request a new one.',
  RESET_PASSWORD_DISABLED: 'E-mail is not set up. Ask the operator for a link to reset your password.',
  INVALID_CODE: 'Wrong code. Enter the code that your app shows now.',
  CODE_USED: 'This code was already used. Wait for the next one.',
  INVALID_BACKUP_CODE: 'Wrong recovery code, or one that was already used. Try another one.',
  INVALID_TWO_FACTOR_COOKIE: 'This sign-in has expired. Start again.',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'Too many wrong codes. Start again.',
  ACCOUNT_TEMPORARILY_LOCKED: 'Too many wrong codes. Try again in 15 minutes.',
  TOTP_ALREADY_ENABLED: 'Two-factor authentication is already on. Reload the page.',
  TOTP_NOT_ENABLED: 'Two-factor authentication is off. Reload the page.',
  TWO_FACTOR_NOT_ENABLED: 'Two-factor authentication is off. Reload the page.',
  UNKNOWN_PASSKEY: 'This passkey is not registered here. It may have been removed. Use another way to sign in.',
  PASSKEY_REJECTED: 'The passkey was rejected. Try again or use another way to sign in.',
  PASSKEY_EXPIRED: 'This took too long. Try again.',
  NO_PASSKEYS_HERE: 'There are no passkeys at this address. Use another way to sign in.',
  SIGN_IN_VOID: 'The password or provider of this account has changed. Sign in again.',
};

export function signInErrorOf(status: number, body: unknown): SignInError {
  const { code, message } = Object(body) as { code?: unknown; message?: unknown };
  const known = typeof code === 'string' ? { code } : {};
  const sentence = MESSAGES[known.code ?? ''] ?? (typeof message === 'string' && status < 500 ? message : undefined);
  return { error: sentence ?? 'Sign-in is temporarily unavailable. Try again in a minute.', ...known };
}
