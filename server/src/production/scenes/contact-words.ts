// Finds the words for the end: a web or e-mail address or a telephone number, with the street address; or else a price or an offer, or else
// a street address.
import { type KeyWords, offerOf } from './key-words.ts';
import { streetIn } from './street-address.ts';
import { partsByScript } from './unspaced.ts';

/** Lower-case, because a missing space after a sentence looks like a domain too. */
const WEB = /^(?:https?:\/\/)?(?:[\p{L}\p{N}-]+\.)+\p{Ll}{2,}(?:[/?#]\S*)?$/u;
const MAIL = /^[^\s@]+@(?:[\p{L}\p{N}-]+\.)+\p{Ll}{2,}$/u;
/** With the longest address that a frame can show large. */
const MAX_ADDRESS = 40;

/** A longer word can be wider than a line of the small words. */
const MAX_SMALL_WORD = 16;

const OPENERS = new Set('("\'«“‘[<¿¡');
const CLOSERS = new Set(')"\'»”’]>.,;:!?…');

/** A letter before a number makes it a name, but not in scripts without spaces: 电话010-12345678. */
const TELEPHONE =
  /(?<![\p{N}$€£¥₹.,\/\-]|[\p{L}--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]])(?:\+\s?|\()?\p{Nd}[\p{Nd} \(\).\/\-]{5,20}\p{Nd}(?![\p{L}\p{N}%€])/gv;
const MIN_DIGITS = 7;
/** 2.000.000, 2 000 000, 25.11.2026, 2026-11-25, 2019-2024 and 1000 / 2000. */
const NO_TELEPHONE =
  /^(?:\p{Nd}{1,3}(?:\.\p{Nd}{3})+|\p{Nd}{1,2}(?: \p{Nd}{3}){2}|\p{Nd}{1,2}[./-]\p{Nd}{1,2}[./-]\p{Nd}{2,4}|\p{Nd}{4}[./-]\p{Nd}{1,2}[./-]\p{Nd}{1,2}|\p{Nd}{4}\s?[/-]\s?\p{Nd}{4})$/u;

/**
 * In the whole script, the last of the first kind that there is; undefined if there is none.
 * @param shown key words of the titles so far: a price among them is not repeated
 */
export function contactWordsOf(script: string, shown: readonly string[] = []): KeyWords | undefined {
  const street = streetIn(script);
  const contact = addressIn(script) ?? telephoneIn(script);
  if (contact !== undefined)
    return { ...alone(contact), after: street !== undefined && fitsBelow(street) ? street : '' };
  const offer = offerOf(script);
  if (offer && !shown.some((title) => has(title, offer.key))) return offer;
  return street === undefined ? undefined : alone(street);
}

/** Whether a title has this number; "$59" does not have "$5". */
const has = (title: string, number: string): boolean => {
  const from = title.indexOf(number);
  return from >= 0 && !/\p{N}$/u.test(title.slice(0, from)) && !/^[.,]?\p{N}/u.test(title.slice(from + number.length));
};

const fitsBelow = (street: string): boolean => street.split(/\s/u).every((word) => word.length <= MAX_SMALL_WORD);

const alone = (key: string): KeyWords => ({ before: '', key, after: '' });

const addressIn = (script: string): string | undefined =>
  script
    .split(/\s+/u)
    .map((word) => partsByScript(word).map(withoutMarks).find(isWholeAddress) ?? withoutMarks(word))
    .findLast(isAddress);

/** Not the end of a name in two scripts, or the beginning of a path in two: 東京123.com, warmcup.com/菜单. */
const isWholeAddress = (part: string): boolean => isAddress(part) && /^[a-z].*[\da-z]$/iu.test(part);

const isAddress = (word: string): boolean => word.length <= MAX_ADDRESS && (WEB.test(word) || MAIL.test(word));

const telephoneIn = (script: string): string | undefined => telephonesIn(script).at(-1);

export const telephonesIn = (text: string): string[] =>
  [...text.matchAll(TELEPHONE)]
    .map(([number]) => number)
    .filter((number) => (number.match(/\p{Nd}/gu)?.length ?? 0) >= MIN_DIGITS && !NO_TELEPHONE.test(number));

const withoutMarks = (word: string): string => {
  let [from, to] = [0, word.length];
  while (from < to && OPENERS.has(word[from]!)) from += 1;
  while (to > from && CLOSERS.has(word[to - 1]!)) to -= 1;
  return word.slice(from, to);
};
