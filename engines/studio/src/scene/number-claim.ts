// A number in a phrase of the speech with the words around it: it is a claim, and is seen large in digits.
import type { TitleWords } from './label-text.ts';
import { numberOf } from './number-words.ts';

/** A number with the noun that it counts, or nothing that is paid. Not a price or an hour, which have no noun. */
const COUNTED = /^(?:\p{Nd}{1,3}|\p{L}{2,12})$/u;
const NOTHING =
  /^(.{0,24}(?:pay|pays|costs?|paga|pagas|pagan|cuesta|zahlst|zahlen|kostet|payez|paies|coûte|paghi|costa))\s+(?:nothing|nada|nichts|rien|niente)$/iu;
const LETTER = /^\p{L}/u;
const EURO = /€|\beuros?\b|\bEUR\b/iu;
const SIGN = /[$£¥₹]/u;

/** Undefined if a phrase counts nothing. @param speech of the film, which tells the currency */
export const numberClaim = (phrase: string, speech: string): TitleWords | undefined => {
  const [, paid] = NOTHING.exec(phrase) ?? [];
  const zero = SIGN.exec(speech)?.[0] ?? (EURO.test(speech) ? '€' : undefined);
  if (paid && zero) return { before: paid, key: zero === '€' ? '0 €' : `${zero}0`, after: '' };
  const words = phrase.split(/\s+/u);
  const at = words.findIndex((word, index) => {
    const isLast = index === words.length - 1;
    return !isLast && COUNTED.test(word) && (numberOf(word) ?? 0) > 1 && LETTER.test(words[index + 1]!);
  });
  if (at < 0) return undefined;
  const part = (from: number, to?: number): string => words.slice(from, to).join(' ');
  return { before: part(0, at), key: String(numberOf(words[at]!)), after: part(at + 1) };
};
