// The wire schemas of the client's API key.
import { z } from 'zod';

export const ShownKey = z.object({
  /** What the key begins with, e.g. `gr_0123456789ab`. The rest was shown once and is kept nowhere. */
  prefix: z.string(),
  created_at: z.iso.datetime(),
  /** Up to a minute late; null: never. */
  last_used_at: z.iso.datetime().nullable(),
});
export type ShownKey = z.output<typeof ShownKey>;

/** `GET /keys`; null: there is none yet. */
export const KeyAnswer = z.object({ key: ShownKey.nullable() });
export type KeyAnswer = z.output<typeof KeyAnswer>;

/**
 * `POST /keys`, owners only: makes a key. `replaces` is the prefix of the live one as it was shown, and null where there is
 * none; anything else is a 409, so that of two replacements at once one is told.
 */
export const NewKey = z.object({ replaces: z.string().max(100).nullable() });
export type NewKey = z.input<typeof NewKey>;

export const NewKeyAnswer = z.object({
  /** The whole key, returned only once. */
  api_key: z.string(),
  key: ShownKey,
});
export type NewKeyAnswer = z.output<typeof NewKeyAnswer>;
