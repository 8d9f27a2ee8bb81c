// The doors of signing in under `/dashboard/auth`: each takes its own shape alone, and answers in the words of the service.
import {
  PasswordReset,
  PasswordResetRequest,
  SignIn,
  type SignInRefusal,
  SignUp,
  SocialSignIn,
} from '@greenroom/contract/dashboard/sign-in';
import { z } from 'zod';
import { findResetToken, takeResetToken } from '../../clients/account-links.ts';
import { proveAddress } from '../../clients/address-proof.ts';
import { countMail, countPasswordAttempt, forgetPasswordAttempts, type Limit } from '../../clients/rate-limits.ts';
import { wasSignedInAt } from '../../clients/sessions.ts';
import { setPassword } from '../../clients/sign-ins.ts';
import { findUserEmail } from '../../clients/users.ts';
import { endWaysIn, lockUser } from '../../clients/ways-in.ts';
import type { Db } from '../../db/db.ts';
import { Problem } from '../../kernel/problem.ts';
import type { Visitor } from '../endpoint.ts';
import { hashPassword } from './passwords.ts';

export interface AuthRoute {
  /** Below `/dashboard/auth`, and the library's own path. */
  path: string;
  body: z.ZodType;
  /** Of one client address, behind which may be a whole office. What it has too many of is counted nowhere else. */
  limit: Limit;
  /** What is looked at first; throws what is refused. */
  before?(request: {
    db: Db;
    body: never;
    address: string;
    providers: readonly string[];
    visitor(): Promise<Visitor | undefined>;
  }): Promise<void>;
  /** Does it in the place of the library; answers the code of a refusal. */
  act?(request: { db: Db; body: never }): Promise<string | undefined>;
  /** Once the library has done it. */
  after?(request: { db: Db; body: never }): Promise<void>;
  /** What the library is sent. */
  sent?(body: never): object;
  /** What of its answer is told; a session's token stays in its cookie. */
  told?(answer: never): object;
  /** Only a few at once are worked on. */
  inLine?: true;
  /** Answers take at least this long, whatever they cost: how long would tell who has an account. */
  leastMs?: number;
}

interface Asked<Body extends z.ZodType> {
  db: Db;
  body: z.output<Body>;
  /** Of whoever asks, as sessions keep it. */
  address: string;
  /** Those that are set up. */
  providers: readonly string[];
  visitor(): Promise<Visitor | undefined>;
}

type Act<Body extends z.ZodType> = Pick<Asked<Body>, 'db' | 'body'>;

const MINUTE_S = 60;
/** Of the addresses to which providers send browsers back. */
export const CALLBACK_LIMIT: Limit = { most: 60, windowSeconds: MINUTE_S };

export const authRoutes: readonly AuthRoute[] = [
  {
    path: '/sign-up/email',
    body: SignUp,
    limit: { most: 10, windowSeconds: MINUTE_S },
    inLine: true,
    async before({ body: { invitation }, visitor }: Asked<typeof SignUp>) {
      const member = invitation && (await visitor());
      if (!member) return;
      throw new Problem('conflict', `You are signed in as ${member.email}: sign out, and join with another address.`);
    },
  },
  {
    path: '/sign-in/email',
    body: SignIn,
    limit: { most: 20, windowSeconds: MINUTE_S },
    before: async ({ db, body: { email }, address }: Asked<typeof SignIn>) =>
      countPasswordAttempt(db, email, { from: address, known: await wasSignedInAt(db, email, address) }),
    after: ({ db, body: { email } }: Act<typeof SignIn>) => forgetPasswordAttempts(db, email),
  },
  { path: '/sign-out', body: z.object({}).optional(), limit: { most: 100, windowSeconds: MINUTE_S } },
  {
    path: '/sign-in/social',
    body: SocialSignIn,
    limit: { most: 20, windowSeconds: MINUTE_S },
    async before({ body: { provider }, providers }: Asked<typeof SocialSignIn>) {
      if (!providers.includes(provider)) throw new Problem('not_found', 'This way to sign in is not set up here.');
    },
    sent: ({ provider, invitation }: z.output<typeof SocialSignIn>) => ({
      provider,
      callbackURL: '/',
      errorCallbackURL: '/sign-in',
      disableRedirect: true,
      ...(invitation && { additionalData: { invitation } }),
    }),
    told: ({ url }: { url: string }) => ({ url }),
  },
  {
    path: '/request-password-reset',
    body: PasswordResetRequest,
    limit: { most: 5, windowSeconds: 5 * MINUTE_S },
    leastMs: 300,
    before: ({ db, body: { email } }: Asked<typeof PasswordResetRequest>) => countMail(db, 'reset', email),
  },
  {
    path: '/reset-password',
    body: PasswordReset,
    limit: { most: 10, windowSeconds: MINUTE_S },
    // The library would set the password apart from what ends with it.
    async act({ db, body: { token, newPassword } }: Act<typeof PasswordReset>) {
      const user = await findResetToken(db, token);
      if (!user) return 'INVALID_TOKEN';
      const hash = await hashPassword(newPassword);
      const isSet = await db.transaction().execute(async (tx) => {
        if (!(await lockUser(tx, user)) || !(await takeResetToken(tx, user, token))) return false;
        if (!(await proveAddress(tx, user))) await endWaysIn(tx, user);
        await setPassword(tx, user, hash);
        return true;
      });
      if (!isSet) return 'INVALID_TOKEN';
      // Somebody who was locked out by others' guesses is let in with the new password.
      const email = await findUserEmail(db, user);
      if (email) await forgetPasswordAttempts(db, email);
    },
  },
];

/** By the library's code. */
const SENTENCES: Readonly<Record<string, string>> = {
  INVALID_EMAIL_OR_PASSWORD: 'E-mail address or password is wrong. Forgotten it? Ask for a new password below.',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'There is an account with this e-mail address already: sign in instead.',
  INVALID_TOKEN: 'This link was used already or is older than an hour: ask for a new one.',
  RESET_PASSWORD_DISABLED: 'This installation sends no mail: ask the operator for a link to choose a new password.',
  SIGN_IN_VOID: 'What opens this account was replaced meanwhile. Sign in again.',
};

export function refusalOf(status: number, answer: unknown): SignInRefusal {
  const { code, message } = Object(answer) as { code?: unknown; message?: unknown };
  const known = typeof code === 'string' ? { code } : {};
  const sentence = SENTENCES[known.code ?? ''] ?? (typeof message === 'string' && status < 500 ? message : undefined);
  return { error: sentence ?? 'Signing in does not work just now: try again in a minute.', ...known };
}
