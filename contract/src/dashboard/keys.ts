// The wire schemas of the client's API keys: the live one and the test key.
import { z } from 'zod';

export const ApiKey = z.object({
  /** The start of the key, such as `gr_0123456789ab`. The whole key is not stored. */
  prefix: z.string(),
  created_at: z.iso.datetime(),
  /** Up to a minute late; null if never used. */
  last_used_at: z.iso.datetime().nullable(),
});
export type ApiKey = z.output<typeof ApiKey>;

export const TestKey = ApiKey.extend({
  /** Test credits that can be spent today. */
  credits: z.int(),
});
export type TestKey = z.output<typeof TestKey>;

/** Response of `GET /keys`; null for a key that does not exist. */
export const KeysResponse = z.object({
  key: ApiKey.nullable(),
  test_key: TestKey.nullable(),
  /** Test credits for each day in UTC. 0: there are no test keys. */
  test_credits_daily: z.int(),
});
export type KeysResponse = z.output<typeof KeysResponse>;

/**
 * `POST /keys` and `POST /keys/test`, owners only: creates a key. `replaces`: the prefix of the current key, null if there is none. Otherwise 409, so that
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
