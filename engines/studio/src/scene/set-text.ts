// Breaks text into lines by measured width, in any script, keeping only drawable words.
import { drawableText } from '@greenroom/captions/drawable-text';
import { measureCaption } from '@greenroom/captions/fonts';
import { isLeading } from '@greenroom/engine-kit/text/leading-words';
import { splitWords } from '@greenroom/engine-kit/text/words';

const LETTER = /[\p{L}\p{N}]/u;

/** Parts of a telephone number or a price: "+1 (555) 010-9988", "R$ 29,90", "99 €". Marks may follow the last part. */
const DIGITS = /^\s?[+(]{0,2}\p{Nd}[\p{Nd}()./-]{0,20}$/u;
const LAST_DIGITS = /^\s[+(]{0,2}\p{Nd}[\p{Nd}().,:;!?…/-]{0,20}$/u;
const CURRENCY_BEFORE = /^\s?(?:\p{Lu}{0,2}[$€£¥₹]|EUR|USD|GBP|CHF)$/u;
const NUMBER = /^\s?[\p{Nd}.,:٫٬’'-]{1,20}$/u;
const UNIT_AFTER =
  /^\s(?:[$€£¥₹%٪]|EUR|USD|GBP|CHF|[Ee]uros?|dollars?|dólares|reais|pounds?|pesos?|francs?|Franken)[.,:;!?…]{0,3}$/u;
/** A longer one could be wider than a line. */
const MAX_UNBROKEN = 24;

/** Joins the parts of telephone numbers and prices, so that no line ends inside one. */
const withWholeNumbers = (words: readonly string[]): string[] => {
  const joined: string[] = [];
  let previous = '';
  for (const word of words) {
    const belongs =
      (DIGITS.test(previous) && LAST_DIGITS.test(word)) ||
      (CURRENCY_BEFORE.test(previous) && LAST_DIGITS.test(word)) ||
      (NUMBER.test(previous) && UNIT_AFTER.test(word));
    const last = joined.at(-1) ?? '';
    if (belongs && last.length + word.length <= MAX_UNBROKEN) joined[joined.length - 1] = last + word;
    else joined.push(word);
    previous = word;
  }
  return joined;
};

/** The drawable words of a text, each with its preceding space, telephone numbers and prices as one word, and the `missing` words that the fonts cannot draw. */
export const drawableWords = (text: string): { words: string[]; missing: string[] } => {
  const words: string[] = [];
  const missing: string[] = [];
  let at = 0;
  for (const word of splitWords(text)) {
    const start = text.indexOf(word, at);
    const spaced = words.length > 0 && start > at;
    at = start + word.length;
    const drawn = drawableText(word);
    if (drawn !== undefined) words.push(spaced ? ` ${drawn}` : drawn);
    else if (LETTER.test(word)) missing.push(word);
  }
  return { words: withWholeNumbers(words), missing };
};

export const widthOf = (line: string, fontPx: number): number => measureCaption(fontPx, line);

/** Fills lines greedily; a word wider than a line gets its own. */
const fillLines = (words: readonly string[], widest: number, fontPx: number): string[] => {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(last + word, fontPx) <= widest) lines[lines.length - 1] = last + word;
    else lines.push(word.trimStart());
  }
  return lines;
};

/** Lines that end with a word that leads to the next one: "Book a | table". */
const badEnds = (lines: readonly string[]): number =>
  lines.slice(0, -1).filter((line) => isLeading(line.slice(line.lastIndexOf(' ') + 1))).length;

/** Breaks words into as few lines as `fillLines`, where they belong together least, and balanced in width. */
export const evenLines = (words: readonly string[], widest: number, fontPx: number): string[] => {
  let best = fillLines(words, widest, fontPx);
  for (let narrower = widest * 0.97; narrower > widest * 0.3; narrower *= 0.97) {
    const tighter = fillLines(words, narrower, fontPx);
    if (tighter.length > best.length || tighter.some((line) => widthOf(line, fontPx) > narrower)) break;
    if (badEnds(tighter) <= badEnds(best)) best = tighter;
  }
  return best;
};

/** The parts of an address too long for one line, each with the mark that ends it. */
export const piecesOf = (word: string): string[] =>
  word.split(/(?<=[/?&=._-])(?<!:\/\/)(?![/?&=._-])|(?=@)/u).filter(Boolean);
