// Two-factor authentication with better-auth: codes of an authenticator app, and recovery codes.
import { randomInt } from 'node:crypto';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { countAttempt, type Limit } from '../../clients/rate-limits.ts';
import type { Db } from '../../db/db.ts';

const MINUTE_S = 60;
const RECOVERY_CODES = 10;
/** Without characters that look alike. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** `abcde-fghij`: 50 random bits. */
function recoveryCode(): string {
  const letters = Array.from({ length: 10 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}

/** A code as the library stores it: people type it with spaces, in capitals or without the dash. */
export function normalizeRecoveryCode(typed: string): string {
  const letters = typed.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}

export function twoFactorPlugin() {
  const plugin = twoFactor({
    issuer: 'Greenroom',
    // A user who signs in with a provider has none. Our routes then demand a recent sign-in.
    allowPasswordless: true,
    twoFactorCookieMaxAge: 10 * MINUTE_S,
    backupCodeOptions: {
      storeBackupCodes: 'encrypted',
      customBackupCodesGenerate: () => Array.from({ length: RECOVERY_CODES }, recoveryCode),
    },
    accountLockout: { enabled: true, maxFailedAttempts: 10, durationSeconds: 15 * MINUTE_S },
    schema: {
      user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
      twoFactor: {
        modelName: 'two_factors',
        fields: {
          userId: 'user_id',
          backupCodes: 'recovery_codes',
          failedVerificationCount: 'failed_attempts',
          lockedUntil: 'locked_until',
        },
      },
    },
  });
  // The library asks only after a password. Somebody who reads the e-mails of a user could open an account at a provider with the
  // address, which would then be linked here.
  for (const hook of plugin.hooks.after) {
    hook.matcher = ({ path }) => path === '/sign-in/email' || path?.startsWith('/callback/') === true;
  }
  return plugin;
}

/** Longer than a code is accepted. */
const USED_CODE: Limit = { max: 1, windowSeconds: 2 * MINUTE_S };

/** Records that a right code was used. Returns false if it was used before: a code that someone has read is of no use. */
export const useCode = async (db: Db, user: string, code: string): Promise<boolean> =>
  (await countAttempt(db, `used code|${user}|${code}`, USED_CODE)).allowed;
