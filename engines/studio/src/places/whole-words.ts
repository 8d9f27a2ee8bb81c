// Patterns of words from the lists of places and trades.

/**
 * @param whole words that match only whole, separated by white space; `*` is any letters, `_` a space
 * @param anywhere a pattern that matches inside words too, or ''
 */
export const wholeWords = (whole: string, anywhere: string, flags: 'u' | 'gu'): RegExp => {
  const bounded = whole.trim().replace(/\s+/g, '|').replaceAll('_', ' ').replaceAll('*', '\\p{L}*');
  return new RegExp(`(?<![\\p{L}\\p{M}])(?:${bounded})(?![\\p{L}\\p{M}])${anywhere && `|${anywhere}`}`, flags);
};
