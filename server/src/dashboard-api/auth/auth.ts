// Configures better-auth: e-mail and password, GitHub, Google, and sessions in the database.
import { AsyncLocalStorage } from 'node:async_hooks';
import { accountLimits } from '@greenroom/contract/dashboard/account-limits';
import { isLanguage } from '@greenroom/contract/dashboard/languages';
import { betterAuth } from 'better-auth';
import { APIError, createAuthMiddleware, getOAuthState } from 'better-auth/api';
import { assignClient, checkSignUp, type SignUpRules } from '../../billing/sign-up.ts';
import { endStaleSession } from '../../clients/access.ts';
import { RESET_LINK_MINUTES, resetLink, storedIdentifier } from '../../clients/account-links.ts';
import { verifyEmail } from '../../clients/email-verification.ts';
import { addMembership, latestTeam } from '../../clients/memberships.ts';
import { deleteExpiredSessions, endSession } from '../../clients/sessions.ts';
import { getLanguage } from '../../clients/users.ts';
import type { OpenedDb } from '../../db/db.ts';
import { uuidv7 } from '../../kernel/ids.ts';
import type { Logger } from '../../kernel/logger.ts';
import { Problem } from '../../kernel/problem.ts';
import type { Mailer } from '../../net/mail.ts';
import { sendConfirmation } from './confirmation.ts';
import { emails } from './emails.ts';
import { passkeyPlugin } from './passkey-sign-in.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import {
  currentReader,
  currentTx,
  libraryDatabase,
  sessionTable,
  signInTable,
  userTable,
  verificationTable,
} from './tables.ts';
import { twoFactorPlugin, useCode } from './two-factor.ts';

/** Carries the caller's address as the web server knows it. */
export const ADDRESS_HEADER = 'x-client-address';
export const AUTH_PATH = '/dashboard/auth';

export interface ProviderKeys {
  clientId: string;
  clientSecret: string;
}

export interface AuthDeps {
  database: Pick<OpenedDb, 'db' | 'dialect'>;
  /** Without a trailing slash. */
  publicUrl: string;
  /** Signs the session cookies. */
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
    database: libraryDatabase(database),
    telemetry: { enabled: false },
    logger: {
      // Most of its errors are failed sign-ins.
      log: (_level, message, ...rest) => {
        const err = rest.find((part) => part instanceof Error);
        log[err ? 'warn' : 'debug']({ err }, `sign-in: ${message}`);
      },
    },
    onAPIError: { errorURL: `${publicUrl}/sign-in` },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: accountLimits.minPasswordLength,
      maxPasswordLength: accountLimits.maxPasswordLength,
      password: { hash: hashPassword, verify: verifyPassword },
      resetPasswordTokenExpiresIn: RESET_LINK_MINUTES * MINUTE_S,
      ...(mailer && {
        // Not awaited: the time would reveal who has an account.
        async sendResetPassword({ user, token }) {
          getLanguage(database.db, user.id)
            .then((language) => mailer.send({ to: user.email, ...emails[language].reset(resetLink(publicUrl, token)) }))
            .catch((error: unknown) => log.error({ err: error }, 'the password reset e-mail was not sent'));
        },
      }),
    },
    ...(mailer && {
      emailVerification: {
        sendOnSignUp: true,
        // Our own token instead of the library's: it works once, and only for the signed-in user.
        async sendVerificationEmail({ user }) {
          sendConfirmation({ db: database.db, mailer, publicUrl }, user).catch((error: unknown) =>
            log.error({ err: error }, 'the confirmation e-mail was not sent'),
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
      // By e-mail address, which the provider must have verified. If it was not verified here, `proveAddress` removes
      // everything that the creator of the account prepared.
      accountLinking: { enabled: true, trustedProviders: [], requireLocalEmailVerified: false },
    },
    verification: {
      ...verificationTable,
      storeIdentifier: { hash: async (identifier) => storedIdentifier(identifier) },
    },
    // Requests are counted before they reach the library.
    rateLimit: { enabled: false },
    plugins: [twoFactorPlugin(), passkeyPlugin({ db: database.db, publicUrl })],
    hooks: {
      before: createAuthMiddleware(async ({ path, body }) => {
        if (path === '/sign-up/email')
          await asLibraryError(() => checkSignUp(database.db, body.invitation, signUp.mode));
      }),
      after: createAuthMiddleware(async ({ path, body, context: { newSession } }) => {
        if (!newSession) return;
        if (path === '/two-factor/verify-totp' && !(await useCode(database.db, newSession.user.id, body.code))) {
          await database.db.transaction().execute((tx) => endSession(tx, newSession.user.id, newSession.session.id));
          throw new APIError('UNAUTHORIZED', { code: 'CODE_USED' });
        }
        // The user's credentials when they were checked.
        const credentialsVersion = Number(newSession.user.credentialsVersion) + (request.getStore()?.proved ? 1 : 0);
        if (await endStaleSession(database.db, newSession.session.id, credentialsVersion)) {
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
            const id = uuidv7();
            const { opened, ...place } = await asLibraryError(() =>
              assignClient(currentTx(), { name, invitation }, signUp),
            );
            await addMembership(currentTx(), { user: id, ...place, createdClient: opened });
            const language = isLanguage(context?.body?.language) ? context.body.language : null;
            return { data: { ...user, id, name, language, image: undefined, operator: false } };
          },
        },
      },
      account: {
        create: {
          async before(account) {
            const scope = request.getStore();
            // A provider is linked to an existing user: it has verified the address, otherwise the library rejects it.
            if (scope && !scope.newUser) {
              scope.proved = await database.db.transaction().execute((tx) => verifyEmail(tx, account.userId));
            }
            // Only the identity is needed from a provider.
            return { data: { ...account, ...noProviderTokens } };
          },
        },
      },
      session: {
        create: {
          async before(session) {
            const reader = currentReader(database.db);
            await deleteExpiredSessions(reader, session.userId);
            const clientId = await latestTeam(reader, session.userId);
            return { data: { ...session, clientId, userAgent: session.userAgent?.slice(0, 300) } };
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

const noProviderTokens = {
  accessToken: undefined,
  refreshToken: undefined,
  idToken: undefined,
  accessTokenExpiresAt: undefined,
  refreshTokenExpiresAt: undefined,
  scope: undefined,
};

/** A provider may not know a name. */
const nameOf = ({ name, email }: { name: string; email: string }): string =>
  name.replaceAll('\0', '').trim().slice(0, accountLimits.maxNameLength) || email.slice(0, email.indexOf('@'));

/** The library passes on only its own errors. */
async function asLibraryError<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    throw new APIError(error.code === 'not_found' ? 'NOT_FOUND' : 'FORBIDDEN', {
      message: error.message,
      code: error.code === 'not_found' ? 'INVITATION_INVALID' : 'SIGN_UP_REJECTED',
    });
  }
}
