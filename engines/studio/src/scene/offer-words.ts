// The price or discount in the words of an offer.
import type { TitleWords } from './label-text.ts';

const AMOUNT = '\\p{Nd}{1,9}(?:[.,٫٬]\\p{Nd}{1,3}){0,3}';
const CURRENCY = '[$€£¥₹]';
const UNIT_WORD =
  '(?:percent|[Ee]uros?|dollars?|dólares|reais|pounds?|pesos?|francs?|Franken|EUR|USD|GBP|CHF)(?!\\p{L})';
const OFFER = new RegExp(
  `(?:\\p{Lu}{0,2}${CURRENCY}\\s?${AMOUNT}|(?<!\\p{Nd})${AMOUNT}\\s?(?:[%٪]|${CURRENCY}|${UNIT_WORD}))`,
  'u',
);
/** As large as the amount before it. */
const OFF = /^off$/iu;

/** The first price or discount with the words around it; undefined if there is none. */
export const offerIn = (text: string): TitleWords | undefined => {
  const found = OFFER.exec(text);
  if (found === null) return undefined;
  const before = text.slice(0, found.index).trim();
  const [first = '', ...rest] = text
    .slice(found.index + found[0].length)
    .trim()
    .split(/\s+/u);
  return OFF.test(first)
    ? { before, key: `${found[0]} ${first}`, after: rest.join(' ') }
    : { before, key: found[0], after: [first, ...rest].join(' ').trim() };
};
