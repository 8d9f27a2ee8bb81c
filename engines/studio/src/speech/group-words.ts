// Groups neighbouring words that are spoken as one and stay together in captions: "25 kg", "1 299 €", "z. B.", a phone
// number.
import { replacePhoneNumbers } from '@greenroom/engine-kit/text/phone-numbers';
import { replaceSpacedNumbers } from '@greenroom/engine-kit/text/spaced-numbers';
import { splitWords } from '@greenroom/engine-kit/text/words';
import { expandAbbreviation } from './abbreviations.ts';
import { SIGN, UNIT } from './verbalize-numbers.ts';

/** Placeholders for a space and a hyphen inside a group: letters to a word segmenter, and used in no script. */
const SPACE = '\ufe33';
const HYPHEN = '\ufe34';
const protect = (text: string): string => text.replace(/\s/gu, SPACE).replaceAll('-', HYPHEN);
const restore = (text: string): string => text.replaceAll(SPACE, ' ').replaceAll(HYPHEN, '-');

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

/** Returns the words of a sentence as `splitWords` finds them; grouped words contain a space. */
export function groupWords(sentence: string, language: string): string[] {
  let text = replacePhoneNumbers(sentence, language, protect);
  text = replaceSpacedNumbers(text, language, protect);
  for (const pattern of language === 'en' ? [...ANYWHERE, ...ENGLISH] : ANYWHERE) text = text.replace(pattern, protect);
  const words: string[] = [];
  for (const word of splitWords(text).map(restore)) {
    const last = words.at(-1);
    const both = `${last} ${word}`;
    if (
      last &&
      last.length < MAX_GROUP_LENGTH &&
      (belongTogether(last, word, language) || expandAbbreviation(both, language) !== undefined)
    ) {
      words[words.length - 1] = both;
    } else words.push(word);
  }
  return words;
}

/** Longer words are not grouped with the next one. */
const MAX_GROUP_LENGTH = 80;

/** The last digits decide, whatever separates them from earlier ones. */
const ENDS_IN_NUMBER = /(?:^|[^\p{L}\p{N}]|\d[x×])\p{Nd}+$/u;
const ONLY_UNIT = new RegExp(`^(?:${UNIT}|${SIGN})(?:/\\p{L}+)?[.,;:!?]*$`, 'iu');
const ONLY_ENGLISH_UNIT = /^(?:[ap]\.?m|lbs?|oz|ft|mph|tb|hrs)[.,;:!?]*$/iu;
const ENDS_IN_SIGN = new RegExp(`(?:^|\\s)(?:${SIGN})$`, 'u');
const GERMAN_MONTH =
  /^(?:Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)(?!\p{L})/u;

/** Whether two words are a number and its unit, a time and its "Uhr", or a German ordinal and its month. */
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
