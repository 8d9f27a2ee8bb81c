// The wire schemas of the client's API key.
import { z } from 'zod';

export const ApiKey = z.object({
  /** The start of the key, such as `gr_0123456789ab`. The whole key is not stored. */
  prefix: z.string(),
  created_at: z.iso.datetime(),
  /** Up to a minute late; null if never used. */
  last_used_at: z.iso.datetime().nullable(),
});
export type ApiKey = z.output<typeof ApiKey>;

/** Response of `GET /keys`; null if there is no key. */
export const KeyResponse = z.object({ key: ApiKey.nullable() });
export type KeyResponse = z.output<typeof KeyResponse>;

/**
 * `POST /keys`, owners only: creates a key. `replaces`: the prefix of the current key, null if there is none. Otherwise 409, so that
 * one of two concurrent replacements fails.
 */
export const NewKey = z.object({ replaces: z.string().max(100).nullable() });
export type NewKey = z.input<typeof NewKey>;

export const CreatedKey = z.object({
  /** The whole key, returned only once. */
  api_key: z.string(),
  key: ApiKey,
});
export type CreatedKey = z.output<typeof CreatedKey>;
