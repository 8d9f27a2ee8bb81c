// Splits a text into words, at spaces or with a dictionary for scripts without spaces, and joins them again.

const SPACELESS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Created when a text needs it, because its dictionaries take time to load. */
let segmenter: Intl.Segmenter | undefined;

/**
 * Splits a text into words with their punctuation. Each word is a part of the text, and only white space is dropped. A separate mark
 * belongs to the word before it: "maintenant !" is one word. Scripts without spaces are segmented by Unicode UAX #29 with ICU's
 * dictionaries.
 */
export function splitWords(text: string): string[] {
  const words: { start: number; end: number }[] = [];
  for (const { index, 0: token } of text.matchAll(/\S+/gu)) {
    const last = words.at(-1);
    if (SPACELESS.test(token)) {
      for (const { start, end } of dictionaryWords(token)) words.push({ start: index + start, end: index + end });
    } else if (/[\p{L}\p{N}]/u.test(token) || !last) words.push({ start: index, end: index + token.length });
    else last.end = index + token.length;
  }
  return words.map(({ start, end }) => text.slice(start, end));
}

function dictionaryWords(token: string): { start: number; end: number }[] {
  const words: { start: number; end: number }[] = [];
  segmenter ??= new Intl.Segmenter('und', { granularity: 'word' });
  for (const { segment, index, isWordLike } of segmenter.segment(token)) {
    const last = words.at(-1);
    if (isWordLike || !last) words.push({ start: index, end: index + segment.length });
    else last.end = index + segment.length;
  }
  return words;
}

const LETTER = /[\p{L}\p{N}]/u;

/** Whether two neighbouring words have a space between them: not if one of the adjacent letters is of a script without spaces. */
export const spaceBetween = (before: string, after: string): boolean =>
  !SPACELESS.test([...before].findLast((character) => LETTER.test(character)) ?? '') &&
  !SPACELESS.test(LETTER.exec(after)?.[0] ?? '');

/** Joins words of `splitWords` to a text, with single spaces if the script has them. */
export const joinWords = (words: readonly string[]): string =>
  words.map((word, i) => (i > 0 && spaceBetween(words[i - 1]!, word) ? ` ${word}` : word)).join('');
