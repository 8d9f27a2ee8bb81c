// The words of a text as one reads them: between spaces, or as a dictionary finds them where a script has no spaces.

const SPACELESS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Not before a text needs it: its dictionaries take a while to open. */
let segmenter: Intl.Segmenter | undefined;

/**
 * Words with the punctuation that belongs to them, each a stretch of the text; nothing but white space lies between.
 * A mark that stands alone goes with the word before it: « maintenant ! » is one.
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

/** Whether a space parts these neighbours: not where either of them meets the other with a letter of a script without spaces. */
export const spaceBetween = (before: string, after: string): boolean =>
  !SPACELESS.test([...before].findLast((character) => LETTER.test(character)) ?? '') &&
  !SPACELESS.test(LETTER.exec(after)?.[0] ?? '');

/** Words of `splitWords` as a text again. */
export const joinWords = (words: readonly string[]): string =>
  words.map((word, i) => (i > 0 && spaceBetween(words[i - 1]!, word) ? ` ${word}` : word)).join('');
