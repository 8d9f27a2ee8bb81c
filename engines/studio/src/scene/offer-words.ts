// The price or discount in the words of an offer.
import type { TitleWords } from './label-text.ts';
import { namesOldPrice, reductionIn } from './price.ts';

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
/** As large as the amount before it. */
const OFF = /^off$/iu;

/** The price or discount with the words around it; undefined if there is none, or another one that it does not replace, or one that is not asked. */
export const offerIn = (text: string): (TitleWords & { old?: string }) | undefined => {
  const reduction = reductionIn(text);
  const reduced = reduction && offerIn(reduction.now);
  if (reduced) {
    const [first = '', ...rest] = reduced.before;
    return { ...reduced, before: first.toLocaleUpperCase() + rest.join(''), old: reduction.old };
  }
  const [found, second] = text.matchAll(OFFER);
  if (found === undefined) return undefined;
  const rest = text.slice(found.index + found[0].length).trim();
  if (second !== undefined && !namesOldPrice(rest)) return undefined;
  const before = text.slice(0, found.index).trim();
  if (NOT_ASKED.test(before)) return undefined;
  const [first = '', ...others] = rest.split(/\s+/u);
  return OFF.test(first)
    ? { before, key: `${found[0]} ${first}`, after: others.join(' ') }
    : { before, key: found[0], after: rest };
};
