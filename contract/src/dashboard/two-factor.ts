// The wire schemas of two-factor authentication, under `/dashboard/auth/two-factor`.
import { z } from 'zod';
import { anyText, text } from '../text.ts';
import { accountLimits } from './account-limits.ts';

/**
 * `POST /enable`, `POST /disable` and `POST /generate-backup-codes`: the password, or a recent sign-in if the user has none.
 * A first code at `POST /verify-totp` turns it on.
 */
export const TwoFactorChange = z.object({ current_password: anyText(accountLimits.maxPasswordLength).optional() });
export type TwoFactorChange = z.input<typeof TwoFactorChange>;

export interface NewRecoveryCodes {
  /** Each works once; they are not shown again. */
  recovery_codes: string[];
}

export interface TwoFactorSetup extends NewRecoveryCodes {
  /** `otpauth://totp/…`, with the secret. */
  uri: string;
}

/** `POST /verify-totp`: turns it on, or completes a sign-in. */
export const TwoFactorCode = z.object({ code: z.string().regex(/^\d{6}$/, 'must be the six digits of your app') });
export type TwoFactorCode = z.input<typeof TwoFactorCode>;

/** `POST /verify-backup-code`: completes a sign-in. */
export const RecoveryCode = z.object({ code: text(40) });
export type RecoveryCode = z.input<typeof RecoveryCode>;
