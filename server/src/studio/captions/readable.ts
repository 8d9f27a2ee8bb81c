// What of a spoken word can be shown: emoji fall away, and a word in letters that no font here has is left out.
import { hasGlyph } from './fonts.ts';

/** With the space before it. */
const EMOJI =
  /\s*(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u{FE0F}|\u{20E3}|[\u{E0020}-\u{E007F}])/gu;
const SIGNS = new Set(['©', '®', '™']);
/** Joiners and marks of direction: they shape the letters around them and have no picture of their own. */
const UNSEEN = /[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u00AD]/u;
const LETTER = /[\p{L}\p{N}]/u;

/** The word as it can be drawn, or undefined where nothing of it can. */
export const readable = (word: string): string | undefined => {
  const text = word
    .normalize('NFC')
    .replace(EMOJI, (sign) => (SIGNS.has(sign.trim()) ? sign : ''))
    // A joiner between two emoji that are gone.
    .replace(/^\u200D+|\u200D+$/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
  const characters = [...text].filter(
    (character) => UNSEEN.test(character) || character === ' ' || hasGlyph(character),
  );
  const shown = characters.join('');
  // Signs that are missing may go; a letter that is missing takes the word with it.
  const complete = [...text].every((character) => !LETTER.test(character) || characters.includes(character));
  return complete && shown.length > 0 && /[^\s\u200B-\u200F]/u.test(shown) ? shown : undefined;
};
