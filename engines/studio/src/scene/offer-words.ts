// The price or discount in the words of an offer, or what it gives for nothing or half of its price.
import { giftIn } from '@greenroom/engine-kit/text/gifts';
import { type PriceDrop, priceDropIn } from '@greenroom/engine-kit/text/price-drops';
import type { TitleWords } from './label-text.ts';

/** The last words of an end card, and frames before they are spoken. */
export interface SpokenPromise {
  text: string;
  at: number;
}

const AMOUNT = "\\p{Nd}{1,9}(?:[\\s.,'’٬]\\p{Nd}{3}(?!\\p{Nd})){0,3}(?:[.,٫]\\p{Nd}{1,2})?(?![.,٫]?\\p{Nd})";
const CURRENCY = '\\p{Sc}';
const UNIT_WORD =
  '(?:percent|[Pp]rozent|por ciento|por cento|per cento|zł|TL|рублей|[Ee]uros?|dollars?|dólares|reais|pounds?|pesos?|francs?|Franken|EUR|USD|GBP|CHF)(?!\\p{L})';
/** "$1.2 million" is no price. */
const NOT_MILLIONS = '(?!\\s?(?:million|millones|milh|Mio|billion|thousand|[km](?!\\p{L})))';
const OFFER = new RegExp(
  `(?:\\p{Lu}{0,2}${CURRENCY}\\s?${AMOUNT}${NOT_MILLIONS}|(?<!\\p{Nd}[\\s.,'’]?)${AMOUNT}\\s?(?:[%٪]|${CURRENCY}|${UNIT_WORD}))`,
  'gu',
);
/** Shortly before an amount that is not asked: "no $500 fee", "instead of $99", "orders over $50". */
const NOT_ASKED =
  /(?<!\p{L})(?:no|not|never|without|instead of|was|were|over|above|used to cost|kein\p{L}{0,2}|nicht|nie|statt|war|über|sin|nunca|en vez de|más de|antes|sem|em vez de|mais de|sans|jamais|au lieu de|plus de|senza|mai|invece di|più di)(?:\s+[^\s]{1,24}){0,2}\s*$/iu;
const MARKS_AHEAD = /^[\s,;:–—]+/u;
/** As large as the amount before it. */
const OFF = /^off$/iu;

/** With the words around it; undefined if there is none, or another price that it does not replace, or one that is not asked. */
export const offerIn = (text: string): (TitleWords & { old?: string }) | undefined => {
  const drop = priceDropIn(text);
  if (drop) return reducedIn(text, drop);
  const [found, second] = text.matchAll(OFFER);
  if (second !== undefined) return undefined;
  const gift = giftIn(text);
  const key = found?.[0] ?? gift?.text;
  const from = found?.index ?? gift?.from;
  if (key === undefined || from === undefined) return undefined;
  const before = text.slice(0, from).trim();
  if (NOT_ASKED.test(before)) return undefined;
  const rest = text
    .slice(from + key.length)
    .replace(MARKS_AHEAD, '')
    .trim();
  const [first = '', ...others] = rest.split(/\s+/u);
  return OFF.test(first) ? { before, key: `${key} ${first}`, after: others.join(' ') } : { before, key, after: rest };
};

/** The price of now with the words before and after both. */
const reducedIn = (text: string, drop: PriceDrop): TitleWords & { old: string } => {
  const isOldFirst = drop.old.from < drop.now.from;
  const said = text.slice(0, isOldFirst ? drop.from : drop.now.from).trim();
  const [first = '', ...rest] = [said, drop.before].filter(Boolean).join(' ');
  const after = [drop.after, text.slice(drop.to).trim()].filter(Boolean).join(' ');
  return { before: first.toLocaleUpperCase() + rest.join(''), key: drop.now.text, after, old: drop.old.text };
};
