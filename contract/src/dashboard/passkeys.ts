// The wire schemas of passkeys, under `/dashboard/api/account/passkeys` and `/dashboard/auth`. What browsers create is as WebAuthn names it.
import { z } from 'zod';
import { anyText, dateTime, text } from '../text.ts';
import { accountLimits } from './account-limits.ts';

const base64url = (max: number) =>
  z
    .string()
    .regex(/^[\w-]*$/, 'must be base64url')
    .max(max);

/** Ids have at most 1,023 bytes. */
const credential = { id: base64url(1_400), rawId: base64url(1_400), type: z.literal('public-key') };

export const Passkey = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Whether a password manager copies it to the user's other devices. */
  synced: z.boolean(),
  created_at: dateTime(),
  last_used_at: dateTime().nullable(),
});
export type Passkey = z.output<typeof Passkey>;

const name = () => text(accountLimits.maxNameLength).transform((given) => given.trim());

/** `POST /account/passkeys/options` and `POST /account/passkeys/{passkey_id}/removal`: the password, or a recent sign-in if the user has none. */
export const PasskeyChange = z.object({ current_password: anyText(accountLimits.maxPasswordLength).optional() });
export type PasskeyChange = z.input<typeof PasskeyChange>;

/** The options for the browser's WebAuthn functions, which go there unchanged. The challenge works once, for ten minutes. */
export const WebAuthnOptions = z.looseObject({ challenge: z.string() });

/** `POST /account/passkeys`, within ten minutes of the options. */
export const NewPasskey = z.object({
  name: name(),
  credential: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: base64url(4_000),
      attestationObject: base64url(16_000),
      transports: z
        .array(z.string().regex(/^[a-z-]{1,20}$/))
        .max(10)
        .optional(),
    }),
  }),
});
export type NewPasskey = z.output<typeof NewPasskey>;

export const PasskeyPath = z.object({ passkey_id: z.guid() });

/** `POST /account/passkeys/{passkey_id}/name`. */
export const PasskeyName = z.object({ name: name() });
export type PasskeyName = z.input<typeof PasskeyName>;

/** `POST /dashboard/auth/sign-in/passkey`, within ten minutes of `POST /dashboard/auth/sign-in/passkey-options`. */
export const PasskeySignIn = z.object({
  credential: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: base64url(4_000),
      authenticatorData: base64url(4_000),
      signature: base64url(8_000),
      /** The id of the user, which every discoverable credential has. */
      userHandle: base64url(100),
    }),
  }),
});
export type PasskeySignIn = z.output<typeof PasskeySignIn>;
