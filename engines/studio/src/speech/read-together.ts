// Which neighbouring words of a sentence are read as one, and stay one in captions: "25 kg", "1 299 €", "z. B.", a phone number.
import { replacePhoneNumbers } from '@greenroom/engine-kit/text/phone-numbers';
import { replaceSpacedNumbers } from '@greenroom/engine-kit/text/spaced-numbers';
import { splitWords } from '@greenroom/engine-kit/text/words';
import { readAbbreviation } from './abbreviations.ts';
import { SIGN, UNIT } from './read-figures.ts';

/** Stand for a space and a hyphen inside of what is one: letters to a dictionary that looks for words, and in no script. */
const SPACE = '\ufe33';
const HYPHEN = '\ufe34';
const joined = (text: string): string => text.replace(/\s/gu, SPACE).replaceAll('-', HYPHEN);
const parted = (text: string): string => text.replaceAll(SPACE, ' ').replaceAll(HYPHEN, '-');

const ENGLISH_TIME = '\\d{1,2}(?::\\d\\d)?\\s?[ap]\\.?m\\.?';
const ENGLISH_DAY = '(?:Mon|Tues?|Wed|Thu(?:rs)?|Fri|Sat|Sun)(?:[a-z]*day)?\\.?';
const ENGLISH = [
  // 9 am – 5 pm, Mon – Fri, 2 1/2 and 10 x 20.
  new RegExp(`${ENGLISH_TIME}\\s[-–]\\s${ENGLISH_TIME}`, 'giu'),
  new RegExp(`\\b${ENGLISH_DAY}\\s[-–]\\s${ENGLISH_DAY}(?![a-z])`, 'gu'),
  /\b\d+\s[123]\/[2348]\b(?!\/)/gu,
];
/** 10 x 20, 10:30 – 12:00. */
const ANYWHERE = [/\d\s[x×]\s(?=\d)/gu, /\b\d{1,2}:\d\d\s[-–]\s\d{1,2}:\d\d\b/gu];

/** The words of a sentence as `splitWords` finds them, those that are read as one with a space in between. */
export function wordsReadTogether(sentence: string, language: string): string[] {
  let text = replacePhoneNumbers(sentence, language, joined);
  text = replaceSpacedNumbers(text, language, joined);
  for (const pattern of language === 'en' ? [...ANYWHERE, ...ENGLISH] : ANYWHERE) text = text.replace(pattern, joined);
  const words: string[] = [];
  for (const word of splitWords(text).map(parted)) {
    const last = words.at(-1);
    const both = `${last} ${word}`;
    if (
      last &&
      last.length < LONGEST_TOGETHER &&
      (belongTogether(last, word, language) || readAbbreviation(both, language) !== undefined)
    ) {
      words[words.length - 1] = both;
    } else words.push(word);
  }
  return words;
}

/** Nothing longer goes on to be read as one with what follows. */
const LONGEST_TOGETHER = 80;

/** The last of its figures tell, whatever parts them from those before. */
const ENDS_IN_NUMBER = /(?:^|[^\p{L}\p{N}]|\d[x×])\p{Nd}+$/u;
const ONLY_UNIT = new RegExp(`^(?:${UNIT}|${SIGN})(?:/\\p{L}+)?[.,;:!?]*$`, 'iu');
const ONLY_ENGLISH_UNIT = /^(?:[ap]\.?m|lbs?|oz|ft|mph|tb|hrs)[.,;:!?]*$/iu;
const ENDS_IN_SIGN = new RegExp(`(?:^|\\s)(?:${SIGN})$`, 'u');
const GERMAN_MONTH =
  /^(?:Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)(?!\p{L})/u;

/** A number and its unit, a time and its "Uhr", a German ordinal and its month. */
function belongTogether(before: string, after: string, language: string): boolean {
  if (!/\p{Nd}/u.test(before + after[0])) return false;
  if (ENDS_IN_NUMBER.test(before) && (ONLY_UNIT.test(after) || (language === 'en' && ONLY_ENGLISH_UNIT.test(after)))) {
    return true;
  }
  if (ENDS_IN_SIGN.test(before) && /^\p{Nd}/u.test(after)) return true;
  if (language !== 'de') return false;
  return (
    (/(?:^|-)\d{1,2}(?:[:.]\d{2})?$/.test(before) && /^Uhr/.test(after)) ||
    (/^\d{1,2}\.$/.test(before) && GERMAN_MONTH.test(after))
  );
}
