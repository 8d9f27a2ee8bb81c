// The wire schemas by which users export what is stored about them, and delete their account.
import { z } from 'zod';
import { anyText, dateTime } from '../text.ts';
import { Session } from './account.ts';
import { accountLimits } from './account-limits.ts';
import { role } from './me.ts';
import { Passkey } from './passkeys.ts';

/** Of both: the password, or a recent sign-in if the user has none. */
const proof = { current_password: anyText(accountLimits.maxPasswordLength).optional() };

/** `POST /account/export`. */
export const ExportRequest = z.object(proof);
export type ExportRequest = z.input<typeof ExportRequest>;

/** The newest 10,000 of each list. */
export const AccountExport = z.object({
  exported_at: dateTime(),
  profile: z.object({
    user_id: z.uuid(),
    name: z.string(),
    email: z.string(),
    email_verified: z.boolean(),
    /** A picture at a sign-in provider. */
    image: z.string().nullable(),
    time_zone: z.string().nullable(),
    language: z.string().nullable(),
    operator: z.boolean(),
    two_factor: z.boolean(),
    created_at: dateTime(),
  }),
  /** `credential` is the password, of which only a hash is stored. */
  sign_in_methods: z.array(z.object({ provider: z.string(), provider_account_id: z.string(), created_at: dateTime() })),
  passkeys: z.array(Passkey),
  memberships: z.array(
    z.object({ client_id: z.uuid(), team: z.string(), role, video_mail: z.boolean(), joined_at: dateTime() }),
  ),
  sessions: z.array(Session.omit({ current: true }).extend({ expires_at: dateTime() })),
  /** By this user, as long as they are stored: 90 days after they expired. */
  invitations: z.array(
    z.object({
      client_id: z.uuid(),
      role,
      created_at: dateTime(),
      expires_at: dateTime(),
      used_at: dateTime().nullable(),
      revoked_at: dateTime().nullable(),
    }),
  ),
  /** Those that name this e-mail address as the buyer. */
  purchases: z.array(
    z.object({
      client_id: z.uuid(),
      buyer_name: z.string(),
      buyer_email: z.string(),
      credits: z.int(),
      amount_cents: z.int(),
      currency: z.string(),
      state: z.string(),
      receipt: z.string().nullable(),
      created_at: dateTime(),
    }),
  ),
  /** Recorded by this user when a face or a voice was cloned. */
  consents: z.array(
    z.object({
      client_id: z.uuid(),
      subject: z.string(),
      person: z.string(),
      statement: z.string(),
      given_at: dateTime(),
    }),
  ),
  /** Actions of this user as an operator. */
  audit_log: z.array(z.object({ action: z.string(), client_id: z.uuid(), reason: z.string(), created_at: dateTime() })),
});
export type AccountExport = z.output<typeof AccountExport>;

/** `GET /account/deletion`: what deleting the account would do now. */
export const AccountDeletionPreview = z.object({
  /** Sentences that say why the account cannot be deleted now; empty if it can. */
  obstacles: z.array(z.string()),
  /** Teams without other members, which are deleted too. `credits` are forfeited. */
  teams: z.array(z.object({ client_id: z.uuid(), name: z.string(), credits: z.int() })),
});
export type AccountDeletionPreview = z.output<typeof AccountDeletionPreview>;

/** `POST /account/deletion`: `teams` as previewed; 409 if more would be lost by now. Ends all sessions. */
export const AccountDeletionRequest = z.object({
  ...proof,
  teams: z.array(z.object({ client_id: z.guid(), credits: z.int().min(0) })).max(1_000),
});
export type AccountDeletionRequest = z.input<typeof AccountDeletionRequest>;
