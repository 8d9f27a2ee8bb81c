// The words of a title that a label beside the presenter shows, and those of them that belong together.
import type { SceneShot } from '@greenroom/engine-kit/ports/scene-clip';

export type TitleWords = Pick<NonNullable<SceneShot['title']>, 'before' | 'key' | 'after'>;

/** The maximum length of a label, in characters: what fits three lines. Half a claim could say its opposite, so nearly every title fits. */
const MAX_LETTERS = 64;

/** A number and its noun are as large as the number, if they are short: "3 hours". */
const CLAIM_LETTERS = 11;

/** As much of a title as fits a label; always its key words. */
export const labelText = ({ before, key, after }: TitleWords): string =>
  [`${before} ${key} ${after}`, `${key} ${after}`]
    .map((text) => text.trim())
    .find((text) => [...text].length <= MAX_LETTERS) ?? key;

/** The title with a short noun of its number among the key words. */
export const claimOf = ({ before, key, after }: TitleWords): TitleWords => {
  const claim = `${key} ${after}`.trim();
  return before !== '' && [...claim].length <= CLAIM_LETTERS
    ? { before, key: claim, after: '' }
    : { before, key, after };
};
