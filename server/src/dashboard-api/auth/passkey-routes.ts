// The routes of signing in with a passkey.
import { PasskeySignIn, type WebAuthnOptions } from '@greenroom/contract/dashboard/passkeys';
import { z } from 'zod';
import type { AuthRoute } from './auth-route.ts';

const MINUTE_S = 60;

export const passkeyRoutes: readonly AuthRoute[] = [
  {
    path: '/sign-in/passkey-options',
    body: z.object({}).optional(),
    // The sign-in page asks for them when it is opened.
    limit: { max: 60, windowSeconds: MINUTE_S },
    responseOf: (options: z.output<typeof WebAuthnOptions>) => options,
  },
  { path: '/sign-in/passkey', body: PasskeySignIn, limit: { max: 20, windowSeconds: MINUTE_S } },
];
