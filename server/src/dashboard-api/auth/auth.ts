// Signing in, as the library is set up: e-mail and password, GitHub, Google, sessions in the database.
import { AsyncLocalStorage } from 'node:async_hooks';
import { accountLimits } from '@greenroom/contract/dashboard/account-limits';
import { betterAuth } from 'better-auth';
import { APIError, createAuthMiddleware, getOAuthState } from 'better-auth/api';
import { checkDoor, placeNewUser, type SignUpRules } from '../../billing/sign-up.ts';
import { RESET_LINK_MINUTES, resetLink, storedIdentifier } from '../../clients/account-links.ts';
import { proveAddress } from '../../clients/address-proof.ts';
import { dropOldSessions } from '../../clients/sessions.ts';
import { endVoidSession } from '../../clients/ways-in.ts';
import type { OpenedDb } from '../../db/db.ts';
import { uuidv7 } from '../../kernel/ids.ts';
import type { Logger } from '../../kernel/logger.ts';
import { Problem } from '../../kernel/problem.ts';
import type { Mailer } from '../../net/mail.ts';
import { sendConfirmation } from './confirmation.ts';
import { resetMail } from './emails.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { currentReader, currentTx, rowsOf, sessionTable, signInTable, userTable, verificationTable } from './tables.ts';

/** Carries the address of whoever asks, as the web server knows it. */
export const ADDRESS_HEADER = 'x-client-address';
export const AUTH_PATH = '/dashboard/auth';

export interface ProviderKeys {
  clientId: string;
  clientSecret: string;
}

export interface AuthDeps {
  database: Pick<OpenedDb, 'db' | 'dialect'>;
  /** Without a slash at the end. */
  publicUrl: string;
  /** Signs the cookies. */
  secret: string;
  signUp: SignUpRules;
  providers: { github?: ProviderKeys | undefined; google?: ProviderKeys | undefined };
  mailer: Mailer | undefined;
  log: Logger;
}

export type Auth = ReturnType<typeof createAuth>;

const DAY_S = 86_400;
const MINUTE_S = 60;

export function createAuth({ database, publicUrl, secret, signUp, providers, mailer, log }: AuthDeps) {
  const request = new AsyncLocalStorage<{ newUser?: boolean; proved?: boolean }>();
  const secure = publicUrl.startsWith('https:');
  const baseURL = publicUrl + AUTH_PATH;
  const auth = betterAuth({
    appName: 'Greenroom',
    baseURL,
    basePath: new URL(baseURL).pathname,
    secret,
    database: rowsOf(database),
    telemetry: { enabled: false },
    logger: {
      // What it calls an error is mostly a stranger at the door.
      log: (_level, message, ...rest) => {
        const err = rest.find((part) => part instanceof Error);
        log[err ? 'warn' : 'debug']({ err }, `signing in: ${message}`);
      },
    },
    onAPIError: { errorURL: `${publicUrl}/sign-in` },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: accountLimits.passwordLeast,
      maxPasswordLength: accountLimits.passwordMost,
      password: { hash: hashPassword, verify: verifyPassword },
      resetPasswordTokenExpiresIn: RESET_LINK_MINUTES * MINUTE_S,
      ...(mailer && {
        // Not waited for: how long a mail takes would tell who has an account.
        async sendResetPassword({ user, token }) {
          mailer
            .send({ to: user.email, ...resetMail(resetLink(publicUrl, token)) })
            .catch((error: unknown) => log.error({ err: error }, 'the mail for a password reset was not sent'));
        },
      }),
    },
    ...(mailer && {
      emailVerification: {
        sendOnSignUp: true,
        // The token that the library makes is left: ours works once, and only for who is signed in.
        async sendVerificationEmail({ user }) {
          sendConfirmation({ db: database.db, mailer, publicUrl }, user).catch((error: unknown) =>
            log.error({ err: error }, 'the mail to confirm an address was not sent'),
          );
        },
      },
    }),
    socialProviders: {
      ...(providers.github && { github: providers.github }),
      ...(providers.google && { google: providers.google }),
    },
    user: userTable,
    session: { ...sessionTable, expiresIn: 14 * DAY_S, updateAge: DAY_S },
    account: {
      ...signInTable,
      updateAccountOnSignIn: false,
      // By e-mail address, which the provider must have verified. Where it was not proved here, `proveAddress` makes sure that
      // nothing of who made the account is left.
      accountLinking: { enabled: true, trustedProviders: [], requireLocalEmailVerified: false },
    },
    verification: {
      ...verificationTable,
      storeIdentifier: { hash: async (identifier) => storedIdentifier(identifier) },
    },
    // Each request is counted before it comes here.
    rateLimit: { enabled: false },
    hooks: {
      before: createAuthMiddleware(async ({ path, body }) => {
        if (path === '/sign-up/email') await refusing(() => checkDoor(database.db, body.invitation, signUp.mode));
      }),
      after: createAuthMiddleware(async ({ context: { newSession } }) => {
        if (!newSession) return;
        // The user as they were when what they signed in with was looked at.
        const credentialsVersion = Number(newSession.user.credentialsVersion) + (request.getStore()?.proved ? 1 : 0);
        if (await endVoidSession(database.db, newSession.session.id, credentialsVersion)) {
          throw new APIError('UNAUTHORIZED', { code: 'SIGN_IN_VOID' });
        }
      }),
    },
    databaseHooks: {
      user: {
        create: {
          async before(user, context) {
            const name = nameOf(user);
            const invitation = context?.body?.invitation ?? (await getOAuthState())?.invitation;
            const scope = request.getStore();
            if (scope) scope.newUser = true;
            const place = await refusing(() => placeNewUser(currentTx(), { name, invitation }, signUp));
            const { client: clientId, role, opened: createdClient } = place;
            return { data: { ...user, name, image: undefined, clientId, role, createdClient, operator: false } };
          },
        },
      },
      account: {
        create: {
          async before(account) {
            const scope = request.getStore();
            // A provider is linked to a user who was there before: it has verified the address, or the library would refuse.
            if (scope && !scope.newUser) {
              scope.proved = await database.db.transaction().execute((tx) => proveAddress(tx, account.userId));
            }
            // Who they are is all that we want of a provider.
            return { data: { ...account, ...nothingOfProvider } };
          },
        },
      },
      session: {
        create: {
          async before(session) {
            await dropOldSessions(currentReader(database.db), session.userId);
            return { data: { ...session, userAgent: session.userAgent?.slice(0, 300) } };
          },
        },
      },
    },
    advanced: {
      cookiePrefix: secure ? '__Host-greenroom' : 'greenroom',
      // The library's own switch would write `__Secure-` before the name.
      useSecureCookies: false,
      defaultCookieAttributes: { secure, httpOnly: true, sameSite: 'lax', path: '/' },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
      database: { generateId: () => uuidv7(), validateSchema: false },
    },
  });
  return { ...auth, handler: (asked: Request): Promise<Response> => request.run({}, () => auth.handler(asked)) };
}

const nothingOfProvider = {
  accessToken: undefined,
  refreshToken: undefined,
  idToken: undefined,
  accessTokenExpiresAt: undefined,
  refreshTokenExpiresAt: undefined,
  scope: undefined,
};

/** A provider may know no name. */
const nameOf = ({ name, email }: { name: string; email: string }): string =>
  name.replaceAll('\0', '').trim().slice(0, accountLimits.nameLength) || email.slice(0, email.indexOf('@'));

/** The library takes refusals in its own form alone. */
async function refusing<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    throw new APIError(error.code === 'not_found' ? 'NOT_FOUND' : 'FORBIDDEN', {
      message: error.message,
      code: error.code === 'not_found' ? 'INVITATION_INVALID' : 'SIGN_UP_REFUSED',
    });
  }
}
