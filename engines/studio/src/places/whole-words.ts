// Patterns of words from the lists of places and trades.

/**
 * @param whole words that match only whole, separated by white space; `*` is any letters, `_` a space
 * @param anywhere a pattern that matches inside words too, or ''
 */
export const wholeWords = (whole: string, anywhere: string, flags: 'u' | 'gu'): RegExp => {
  const bounded = alternatives(whole).replaceAll('*', '\\p{L}*');
  return new RegExp(`(?<![\\p{L}\\p{M}])(?:${bounded})(?![\\p{L}\\p{M}])${anywhere && `|${anywhere}`}`, flags);
};

const alternatives = (whole: string): string => whole.trim().replace(/\s+/g, '|').replaceAll('_', ' ');

/**
 * Returns a function that finds all such words in a text. Compiling a pattern with the letters of all scripts takes most of the
 * time of a search, so a simpler pattern first tells whether the text has any of the words, alone or inside others.
 */
export const wholeWordsFinder = (whole: string, anywhere: string): ((text: string) => readonly RegExpExecArray[]) => {
  const parts = new RegExp(`${alternatives(whole).replaceAll('*', '')}${anywhere && `|${anywhere}`}`, 'u');
  const pattern = wholeWords(whole, anywhere, 'gu');
  return (text) => (parts.test(text) ? [...text.matchAll(pattern)] : []);
};
