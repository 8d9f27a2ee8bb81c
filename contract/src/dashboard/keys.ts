// The wire schemas of the client's API key.
import { z } from 'zod';

export const ApiKey = z.object({
  /** What the key begins with, e.g. `gr_0123456789ab`. The rest was shown once and is kept nowhere. */
  prefix: z.string(),
  created_at: z.iso.datetime(),
  /** Up to a minute late; null: never. */
  last_used_at: z.iso.datetime().nullable(),
});
export type ApiKey = z.output<typeof ApiKey>;

/** `GET /keys`; null: there is none yet. */
export const KeyResponse = z.object({ key: ApiKey.nullable() });
export type KeyResponse = z.output<typeof KeyResponse>;

/**
 * `POST /keys`, owners only: makes a key. `replaces` is the prefix of the live one as it was shown, and null where there is
 * none; anything else is a 409, so that of two replacements at once one is told.
 */
export const NewKey = z.object({ replaces: z.string().max(100).nullable() });
export type NewKey = z.input<typeof NewKey>;

export const CreatedKey = z.object({
  /** The whole key, returned only once. */
  api_key: z.string(),
  key: ApiKey,
});
export type CreatedKey = z.output<typeof CreatedKey>;
