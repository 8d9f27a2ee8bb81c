// The doors of signing in under `/console/auth`: each takes its own shape alone, and answers in the words of the service.
import {
  PasswordReset,
  PasswordResetRequest,
  SignIn,
  type SignInRefusal,
  SignUp,
  SocialSignIn,
} from '@greenroom/contract/console/sign-in';
import { z } from 'zod';
import { countPasswordAttempt, countResetMail, forgetPasswordAttempts } from '../../clients/attempts.ts';
import { wasSignedInAt } from '../../clients/sessions.ts';
import type { Db } from '../../db/db.ts';
import { Problem } from '../../kernel/problem.ts';
import type { Visitor } from '../endpoint.ts';

export interface AuthRoute {
  /** Below `/console/auth`, and the library's own path. */
  path: string;
  body: z.ZodType;
  /** What is looked at first; throws what is refused. */
  before?(request: { db: Db; body: never; address: string; visitor(): Promise<Visitor | undefined> }): Promise<void>;
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
  visitor(): Promise<Visitor | undefined>;
}

export const authRoutes: readonly AuthRoute[] = [
  {
    path: '/sign-up/email',
    body: SignUp,
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
    before: async ({ db, body: { email }, address }: Asked<typeof SignIn>) =>
      countPasswordAttempt(db, email, (await wasSignedInAt(db, email, address)) ? address : undefined),
    after: ({ db, body: { email } }: Pick<Asked<typeof SignIn>, 'db' | 'body'>) => forgetPasswordAttempts(db, email),
  },
  { path: '/sign-out', body: z.object({}).optional() },
  {
    path: '/sign-in/social',
    body: SocialSignIn,
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
    leastMs: 300,
    before: ({ db, body: { email } }: Asked<typeof PasswordResetRequest>) => countResetMail(db, email),
  },
  { path: '/reset-password', body: PasswordReset },
];

/** By the library's code. */
const SENTENCES: Readonly<Record<string, string>> = {
  INVALID_EMAIL_OR_PASSWORD: 'E-mail address or password is wrong. Forgotten it? Ask for a new password below.',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'There is an account with this e-mail address already: sign in instead.',
  INVALID_TOKEN: 'This link was used already or is older than an hour: ask for a new one.',
  RESET_PASSWORD_DISABLED: 'This installation sends no mail: ask the operator for a link to choose a new password.',
  PROVIDER_NOT_FOUND: 'This way to sign in is not set up here.',
};

export function refusalOf(status: number, answer: unknown, retryAfter: string | null): SignInRefusal {
  const { code, message } = Object(answer) as { code?: unknown; message?: unknown };
  if (status === 429)
    return { error: `Too many attempts: try again in ${retryAfter ?? 60} seconds.`, code: 'RATE_LIMITED' };
  const known = typeof code === 'string' ? { code } : {};
  const sentence = SENTENCES[known.code ?? ''] ?? (typeof message === 'string' && status < 500 ? message : undefined);
  return { error: sentence ?? 'Signing in does not work just now: try again in a minute.', ...known };
}
