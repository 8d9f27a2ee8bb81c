// How a written token is said: emoji and markup dropped, addresses spelled with their "dot" and "at", styled letters made plain.
import { replaceSpacedNumbers } from '@greenroom/engine-kit/text/spaced-numbers';
import { type Neighbours, readAbbreviation } from './abbreviations.ts';
import { readAddress } from './read-address.ts';
import { readEnglish } from './read-english.ts';
import { readFigures } from './read-figures.ts';
import { readPhoneNumbers } from './read-phone.ts';

/** `text` is one token. What remains has letters, digits and the punctuation that synthesisers phrase by; it may be empty. */
export function readAloud(text: string, language: string, near: Neighbours = {}): string {
  const base = language.split('-')[0]!.toLowerCase();
  const plain = text
    .replace(UNSAID, ' ')
    .replace(INVISIBLE, '')
    .replace(/(?<=\d)(?=[¼-¾⅐-⅞])/gu, ' ')
    .replace(/[^ºª]+/gu, (piece) => piece.normalize('NFKC'))
    .replaceAll('\u2044', '/')
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/\u2010/g, '-')
    .replace(/(?<=[\p{L}\p{N}%.€]\s?)–(?=\s?[\p{L}\p{N}$€£])|(?<=\d)—(?=\d)/gu, '-')
    .replace(/[–—]/g, ', ')
    .slice(0, LONGEST_READ);
  return tidied(
    readPhoneNumbers(plain, base) ??
      readFiguresOf(readAbbreviation(plain, base, near) ?? readAddress(plain, base) ?? plain, base),
  );
}

/** Characters of a token that are looked at: several times what a passage takes of one, and what keeps each reading of it short. */
const LONGEST_READ = 640;

function readFiguresOf(text: string, language: string): string {
  const whole = replaceSpacedNumbers(text, language, (number) => number.replace(/\s/gu, ''));
  return language === 'en' ? readEnglish(whole) : readFigures(whole, language);
}

const tidied = (read: string): string =>
  read
    .replace(/[<>&"“”„«»‹›()[\]{}*_#~|\\^=「」『』【】《》〈〉•·]/g, ' ')
    .replace(/\/+/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[ ',.!?;:-]+| $/g, '')
    .replace(/(?<![!?.])([!?.])[!?.]+$/, '$1')
    .replace(/ (?=[,.!?;:])/g, '');

/** Pictures, flags, skin tones, private and control characters. */
const UNSAID =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\p{Co}|\p{Cc}|\p{Cs}|\u20e3|\ufffd|[\u2028\u2029]/gu;

/** Soft hyphens, marks of direction, variation selectors, and joiners that join no letters. */
const INVISIBLE =
  /\u00ad|\u200b|\u200e|\u200f|[\u202a-\u202e]|[\u2060-\u206f]|\ufeff|\p{Variation_Selector}|[\u200c\u200d](?![\p{L}\p{M}])/gu;
