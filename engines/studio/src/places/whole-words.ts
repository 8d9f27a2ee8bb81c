// Patterns of words from the lists of places and trades.
import { once } from '@greenroom/engine-kit/once';

/**
 * @param whole words that match only whole, separated by white space; `*` is any letters, `_` a space
 * @param anywhere a pattern that matches inside words too, or ''
 */
export const wholeWords = (whole: string, anywhere: string, flags: 'u' | 'gu'): RegExp => {
  const bounded = wordsOf(whole).join('|').replaceAll('*', '\\p{L}*');
  return new RegExp(`(?<![\\p{L}\\p{M}])(?:${bounded})(?![\\p{L}\\p{M}])${anywhere && `|${anywhere}`}`, flags);
};

const wordsOf = (whole: string): string[] =>
  whole
    .trim()
    .split(/\s+/)
    .map((word) => word.replaceAll('_', ' '));

/**
 * Returns a function that gives the pattern of all such words, if a text may have one. A pattern with the letters of all scripts
 * takes most of the time of a search to make, so a simpler one first tells whether the text has a part of any of the words.
 * @param make makes the pattern that it gives
 */
export const patternWhereNeeded = (
  whole: string,
  anywhere: string,
  make = (): RegExp => wholeWords(whole, anywhere, 'gu'),
): ((text: string) => RegExp | undefined) => {
  const parts = once(
    () => new RegExp([...wordsOf(whole).map(longestPart), ...(anywhere ? [anywhere] : [])].join('|'), 'u'),
  );
  const pattern = once(make);
  return (text) => (parts().test(text) ? pattern() : undefined);
};

const longestPart = (word: string): string =>
  word.split('*').reduce((longest, part) => (part.length > longest.length ? part : longest));

/** Returns a function that finds all such words in a text. */
export const wholeWordsFinder = (whole: string, anywhere: string): ((text: string) => readonly RegExpExecArray[]) => {
  const patternFor = patternWhereNeeded(whole, anywhere);
  return (text) => {
    const pattern = patternFor(text);
    return pattern ? [...text.matchAll(pattern)] : [];
  };
};
