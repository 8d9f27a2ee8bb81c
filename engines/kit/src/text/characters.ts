// The length of a text: in characters, for limits and prices, and in columns, for its width on a screen.

/** Counts Unicode code points: an emoji of one code point counts once, a letter with a combining accent twice. */
export function characterCount(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}

const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303F\uFF01-\uFF60]/u;
const ZERO_WIDTH = /[\p{M}\p{Cf}]/u;

/** Counts columns: 2 for East Asian wide characters, 0 for combining and invisible characters, 1 for all others. */
export function columnCount(text: string): number {
  let count = 0;
  for (const character of text) count += ZERO_WIDTH.test(character) ? 0 : WIDE.test(character) ? 2 : 1;
  return count;
}
