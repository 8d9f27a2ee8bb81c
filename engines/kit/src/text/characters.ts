// Length of a text: as limits and prices count it, and as it takes room on a screen.

/** Unicode code points: an emoji of one code point counts once, a letter with a combining accent twice. */
export function characterCount(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}

const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303F\uFF01-\uFF60]/u;
const UNSEEN = /[\p{M}\p{Cf}]/u;

/** How many columns a text takes: an ideograph two, an accent of its own none. */
export function columnCount(text: string): number {
  let count = 0;
  for (const character of text) count += UNSEEN.test(character) ? 0 : WIDE.test(character) ? 2 : 1;
  return count;
}
