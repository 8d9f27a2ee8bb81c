// The words of a title that a label beside the presenter shows.
import type { SceneShot } from '@greenroom/engine-kit/ports/scene-clip';

/** The maximum length of a label, in characters: what fits four lines. Half a claim could say its opposite, so nearly every title fits. */
const MAX_LETTERS = 64;

/** As much of a title as fits a label; always its key words. */
export const labelText = ({
  before,
  key,
  after,
}: Pick<NonNullable<SceneShot['title']>, 'before' | 'key' | 'after'>): string =>
  [`${before} ${key} ${after}`, `${key} ${after}`]
    .map((text) => text.trim())
    .find((text) => [...text].length <= MAX_LETTERS) ?? key;
