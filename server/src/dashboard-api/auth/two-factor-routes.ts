// The routes of two-factor authentication: turning it on and off, new recovery codes, and the codes at sign-in.
import {
  type NewRecoveryCodes,
  RecoveryCode,
  TwoFactorChange,
  TwoFactorCode,
  type TwoFactorSetup,
} from '@greenroom/contract/dashboard/two-factor';
import type { z } from 'zod';
import { countAttempt, type Limit } from '../../clients/rate-limits.ts';
import type { Db } from '../../db/db.ts';
import { Problem } from '../../kernel/problem.ts';
import type { Visitor } from '../endpoint.ts';
import type { AuthRoute, RouteRequest } from './auth-route.ts';
import { requireProof } from './proof.ts';
import { normalizeRecoveryCode } from './two-factor.ts';

/** Per client address. */
const LIMIT: Limit = { max: 20, windowSeconds: 60 };
/** Per signed-in user; the library limits sign-ins. */
const CODES: Limit = { max: 10, windowSeconds: 15 * 60 };

interface Change {
  db: Db;
  body: z.output<typeof TwoFactorChange>;
  visitor(): Promise<Visitor | undefined>;
}

async function prove({ db, body, visitor }: Change): Promise<void> {
  const user = await visitor();
  if (!user) throw new Problem('unauthorized', 'You are not signed in. Sign in and try again.');
  await requireProof(db, user, body.current_password);
}

const proved = {
  body: TwoFactorChange,
  limit: LIMIT,
  before: prove,
  requestOf: ({ current_password }: z.output<typeof TwoFactorChange>) => ({ password: current_password }),
};

export const twoFactorRoutes: readonly AuthRoute[] = [
  {
    ...proved,
    path: '/two-factor/enable',
    responseOf: ({ totpURI, backupCodes }: { totpURI: string; backupCodes: string[] }): TwoFactorSetup => ({
      uri: totpURI,
      recovery_codes: backupCodes,
    }),
  },
  { ...proved, path: '/two-factor/disable' },
  {
    ...proved,
    path: '/two-factor/generate-backup-codes',
    responseOf: ({ backupCodes }: { backupCodes: string[] }): NewRecoveryCodes => ({ recovery_codes: backupCodes }),
  },
  {
    path: '/two-factor/verify-totp',
    body: TwoFactorCode,
    limit: LIMIT,
    async before({ db, visitor }: RouteRequest<typeof TwoFactorCode>) {
      const user = await visitor();
      if (!user) return;
      const { allowed, retryAfterSeconds } = await countAttempt(db, `two-factor|${user.userId}`, CODES);
      if (allowed) return;
      const minutes = Math.ceil(retryAfterSeconds / 60);
      throw new Problem('rate_limited', `Too many codes. Try again in ${minutes} minutes.`, { retryAfterSeconds });
    },
  },
  {
    path: '/two-factor/verify-backup-code',
    body: RecoveryCode,
    limit: LIMIT,
    async before({ visitor }: RouteRequest<typeof RecoveryCode>) {
      if (await visitor()) throw new Problem('conflict', 'You are already signed in.');
    },
    requestOf: ({ code }: z.output<typeof RecoveryCode>) => ({ code: normalizeRecoveryCode(code) }),
  },
];
