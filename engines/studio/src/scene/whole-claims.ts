// Phrases that end with a number and its noun are seen with the words of their clause before them: alone, they are seen too shortly. So are
// those after a phrase that denies, for half of it says the opposite, and short parts of a clause.
import type { SceneShot } from '@greenroom/engine-kit/ports/scene-clip';
import type { SpokenWord } from '@greenroom/engine-kit/ports/timings';
import { joinWords } from '@greenroom/engine-kit/text/words';
import { denies } from './denied.ts';
import { claimOf } from './label-text.ts';
import { numberClaim } from './number-claim.ts';

/** Characters before the number that fit a label in two lines, and after it in one. */
const LETTERS = { before: 38, after: 14 };
/** Characters of what is denied, with the words before it. */
const DENIED_LETTERS = 46;
/** Of a phrase that says nothing alone, the first or the last, "and folds | into its own pocket | that you need", and with the other. */
const STUB_LETTERS = { first: 10, last: 14, whole: 38 };
const MARK_BEHIND = /\p{P}$/u;

type Phrase = NonNullable<SceneShot['phrases']>[number];

export const withWholeClaims = (shots: readonly SceneShot[], words: readonly SpokenWord[]): SceneShot[] => {
  const speech = joinWords(words.map(({ text }) => text));
  const belongs = (before: Phrase, { text, startMs }: Phrase): boolean => {
    const claim = numberClaim(text, speech);
    const last = words.findLast((word) => word.startMs < startMs - 1);
    const first = numberClaim(before.text, speech);
    if (MARK_BEHIND.test(last?.text ?? '')) return false;
    // "You pay nothing | for thirty days": nothing is paid until then.
    if (first && first.after !== '')
      return claim === undefined && [...`${first.after} ${text}`].length <= LETTERS.after;
    if (claim === undefined) {
      const letters = [...`${before.text} ${text}`].length;
      // Where words have no spaces, few letters say much.
      const isStub =
        /\s/u.test(before.text + text) &&
        ([...before.text].length <= STUB_LETTERS.first || [...text].length <= STUB_LETTERS.last);
      return (isStub && letters <= STUB_LETTERS.whole) || (denies(before.text) && letters <= DENIED_LETTERS);
    }
    const whole = claimOf({ ...claim, before: `${before.text} ${claim.before}`.trim() });
    return [...whole.before].length <= LETTERS.before && [...whole.after].length <= LETTERS.after;
  };
  return shots.map(({ phrases = [], ...shot }) => {
    const joined: Phrase[] = [];
    for (const phrase of phrases) {
      const before = joined.at(-1);
      if (before && belongs(before, phrase))
        joined[joined.length - 1] = { ...before, text: `${before.text} ${phrase.text}` };
      else joined.push(phrase);
    }
    return { ...shot, phrases: joined };
  });
};
