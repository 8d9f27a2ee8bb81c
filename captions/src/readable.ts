// Reduces a spoken word to what can be shown: without emoji, and not at all where no font here has its letters.
import { hasGlyph } from './fonts.ts';

const PIECE =
  '(?:\\p{Extended_Pictographic}|\\p{Emoji_Modifier}|\\p{Regional_Indicator}|[\\u{FE0E}\\u{FE0F}]|\\u{20E3}|[\\u{E0020}-\\u{E007F}])';
/**
 * A flag, a family, a hand of some skin: what joins its pieces goes with them, and the space before it. It is looked for from
 * the beginning of a run of spaces or joiners alone, not from each of them.
 */
const EMOJI = new RegExp(`(?:(?<!\\s)\\s+|(?<![\\s\\u{200D}]))(?:\\u{200D}*${PIECE})+\\u{200D}*`, 'gu');
const LETTER = /[\p{L}\p{N}]/u;
const SIGNS = new Set(['©', '®', '™']);
/** Joiners and marks of direction: they shape the letters around them and have no picture of their own. */
const UNSEEN = /[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u00AD]/u;

/** The word as it can be drawn, or undefined where nothing of it can. */
export const readable = (word: string): string | undefined => {
  const text = word
    .normalize('NFC')
    .replace(EMOJI, (emoji, at: number, all: string) => {
      const sign = emoji.replace(/\uFE0E|\uFE0F/gu, '');
      if (SIGNS.has(sign.trim())) return sign;
      // Between two words it stands for a space: bread🥐coffee.
      return LETTER.test(all[at - 1] ?? '') && LETTER.test(all[at + emoji.length] ?? '') ? ' ' : '';
    })
    .replace(/\s+/gu, ' ')
    .trim();
  const characters = [...text].filter(
    (character) => UNSEEN.test(character) || character === ' ' || hasGlyph(character),
  );
  const shown = characters.join('');
  // Signs that are missing may go; a letter that is missing takes the word with it.
  const drawn = new Set(characters);
  const complete = [...text].every((character) => !LETTER.test(character) || drawn.has(character));
  return complete && shown.length > 0 && /[^\s\u200B-\u200F]/u.test(shown) ? shown : undefined;
};
