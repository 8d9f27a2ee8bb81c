// A number in a phrase of the speech with the words around it: it is a claim, and is seen large in digits.
import { spelledNumberAt } from '@greenroom/engine-kit/text/spelled-numbers';
import type { TitleWords } from './label-text.ts';
import { speechLanguageOf, unstressedWordsOf } from './unstressed.ts';

const NOTHING =
  /^(.{0,24}(?:pay|pays|costs?|paga|pagas|pagan|cuesta|zahlst|zahlen|kostet|payez|paies|coûte|paghi|costa|custa|kost))\s+(?:nothing|nada|nichts|rien|niente|nulla|niets)$/iu;
/** Of a double negative, which a zero would turn around, and what joins it to other words: "y no cuesta nada". */
const NEGATED = /(?<!\p{L})(?:no|ne|non|não)\s|^(?:and|y|e|et|und|en)\s/giu;
/** Of a number that is not read as a whole: "две с половиной тысячи". */
const MAX_WORDS_BETWEEN_PARTS = 2;
const MARK_BEHIND = /\p{P}$/u;
const LETTER = /^\p{L}/u;
const DIGITS = /^\p{Nd}{1,3}$/u;
const EURO = /€|\beuros?\b|\bEUR\b/iu;
const SIGN = /[$£¥₹]/u;
/** After a number that counts nothing, "mil gracias", and parts of one, "vier Fünftel". */
const NO_NOUN =
  /^(?:thanks|gracias|grazie|mercis?|dank|obrigad[oa]s?|besos|kisses|fifths?|quarters?|thirds?|drittel|viertel|fünftel|tercios?|cuartos?|quintos?|tiers|quarts?|cinquièmes?|terzi|quarti|quinti|terços?|derde|kwart|vijfde)(?!\p{L})/iu;
/** After the noun of a number: "due ore e mezza". */
const AND_A_HALF =
  /^(?:and a half|y medi[oa]|e mezz[oa]|e mei[oa]|et demie?|en een half|i pół|с половиной|buçuk)(?!\p{L})/iu;
/** Before the whole of a share, or before an old price: "8 in 10 adults", "instead of nine". */
const SHARE_BEFORE = /(?:^|\s)(?:in|of|von|de|em|sur|su|van|op|na|z|из)$/iu;
const INSTEAD_BEFORE =
  /(?:^|\s)(?:instead of|statt|anstatt|lugar de|vez de|lieu de|invece di|plaats van|zamiast|вместо)$/iu;
/** A name goes on with a number: "Level 3 biology", "Hauptstraße 12". In German, all nouns have a capital. */
const NAME = { other: /^\p{Lu}/u, de: /(?:straße|strasse|str\.|platz|gasse|allee|weg|ring|ufer|damm)$/iu };

interface Film {
  language: string;
  unstressed: ReadonlySet<string>;
}

let last: { speech: string; film: Film } | undefined;

/** All phrases of a film are of one speech. */
const filmOf = (speech: string): Film => {
  if (last?.speech !== speech) {
    const spoken = speech.split(/\s+/u);
    last = { speech, film: { language: speechLanguageOf(spoken), unstressed: unstressedWordsOf(spoken) } };
  }
  return last.film;
};

/** Undefined if a phrase counts nothing. @param speech of the film, which tells the currency and the language */
export const numberClaim = (phrase: string, speech: string): TitleWords | undefined => {
  const [, paid] = NOTHING.exec(phrase) ?? [];
  const zero = SIGN.exec(speech)?.[0] ?? (EURO.test(speech) ? '€' : undefined);
  if (paid && zero) return { before: paid.replaceAll(NEGATED, ''), key: zero === '€' ? '0 €' : `${zero}0`, after: '' };
  const words = phrase.split(/\s+/u);
  const film = filmOf(speech === '' ? phrase : speech);
  let unreadTo = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < words.length; at++) {
    const number = numberAt(words, at, film.language);
    if (number === undefined) continue;
    const { count, value } = number;
    // "Four point eight": neither part is a number of its own.
    const isUnread = value === undefined || at - unreadTo <= MAX_WORDS_BETWEEN_PARTS;
    // An article is no part: "een tweeëndertig dagen".
    if (isUnread && !film.unstressed.has(words[at]!.toLowerCase())) unreadTo = at + count;
    if (!isUnread && value > 1 && isCounted(words, { at, count }, film)) {
      const part = (from: number, to?: number): string => words.slice(from, to).join(' ');
      return { before: part(0, at), key: inDigits(value, film.language), after: part(at + count) };
    }
    at += count - 1;
  }
  return undefined;
};

/** The number that begins with a word, in digits or in words. */
const numberAt = (words: readonly string[], at: number, language: string) =>
  DIGITS.test(words[at]!) ? { count: 1, value: Number(words[at]) } : spelledNumberAt(words, at, language);

/** Whether a number has a noun behind it, all of which it counts; one that names a thing, a share or an old price does not. */
const isCounted = (
  words: readonly string[],
  { at, count }: { at: number; count: number },
  { language, unstressed }: Film,
): boolean => {
  const [last, noun = '', next] = words.slice(at + count - 1);
  if (MARK_BEHIND.test(last!) || !LETTER.test(noun) || unstressed.has(noun.toLowerCase())) return false;
  if (NO_NOUN.test(noun) || AND_A_HALF.test(words.slice(at + count + 1, at + count + 4).join(' '))) return false;
  // "Three euros fifty".
  if (next !== undefined && !MARK_BEHIND.test(noun) && numberAt(words, at + count + 1, language)) return false;
  const before = words.slice(0, at).join(' ');
  if (/\p{Nd}$/u.test(before) || INSTEAD_BEFORE.test(before)) return false;
  if (SHARE_BEFORE.test(before) && isNumber(words, at - 2, language)) return false;
  if (language === 'de') return !NAME.de.test(before);
  return !NAME.other.test(noun) && !(at > 1 && NAME.other.test(words[at - 1]!));
};

const isNumber = (words: readonly string[], at: number, language: string): boolean =>
  at >= 0 && numberAt(words, at, language) !== undefined;

/** As the language writes it: 2,500 or 2.500. */
const inDigits = (value: number, language: string): string =>
  new Intl.NumberFormat(language, { useGrouping: 'always' }).format(value).replaceAll(/\s/gu, ' ');
