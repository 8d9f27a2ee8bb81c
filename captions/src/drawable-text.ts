// Reduces a word to the text that the fonts can draw: without emoji, and undefined if letters are missing.
import { hasGlyph } from './fonts.ts';

const PIECE =
  '(?:\\p{Extended_Pictographic}|\\p{Emoji_Modifier}|\\p{Regional_Indicator}|[\\u{FE0E}\\u{FE0F}]|\\u{20E3}|[\\u{E0020}-\\u{E007F}])';
/**
 * A sequence of emoji with its joiners and the space before it. It matches only from the start of a run of spaces or joiners,
 * so that the search takes linear time.
 */
const EMOJI = new RegExp(`(?:(?<!\\s)\\s+|(?<![\\s\\u{200D}]))(?:\\u{200D}*${PIECE})+\\u{200D}*`, 'gu');
const LETTER = /[\p{L}\p{N}]/u;
const SIGNS = new Set(['©', '®', '™']);
/** Joiners and direction marks: they shape the letters around them and have no glyph. */
const INVISIBLE = /[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u00AD]/u;

/** Returns the drawable text of the word, or undefined if there is none. */
export const drawableText = (word: string): string | undefined => {
  const text = word
    .normalize('NFC')
    .replace(EMOJI, (emoji, at: number, all: string) => {
      const sign = emoji.replace(/\uFE0E|\uFE0F/gu, '');
      if (SIGNS.has(sign.trim())) return sign;
      // Between two words it becomes a space: bread🥐coffee.
      return LETTER.test(all[at - 1] ?? '') && LETTER.test(all[at + emoji.length] ?? '') ? ' ' : '';
    })
    .replace(/\s+/gu, ' ')
    .trim();
  const characters = [...text].filter(
    (character) => INVISIBLE.test(character) || character === ' ' || hasGlyph(character),
  );
  const shown = characters.join('');
  // Missing signs are left out; a word with a missing letter is not shown.
  const drawn = new Set(characters);
  const complete = [...text].every((character) => !LETTER.test(character) || drawn.has(character));
  return complete && shown.length > 0 && /[^\s\u200B-\u200F]/u.test(shown) ? shown : undefined;
};
