// Verbalizes a written token: it removes emoji and markup, spells addresses and simplifies styled letters.
import { replaceSpacedNumbers } from '@greenroom/engine-kit/text/spaced-numbers';
import { expandAbbreviation, type Neighbours } from './abbreviations.ts';
import { verbalizeAddress } from './verbalize-address.ts';
import { verbalizeEnglish } from './verbalize-english.ts';
import { verbalizeNumbers } from './verbalize-numbers.ts';
import { verbalizePhoneNumbers } from './verbalize-phone-numbers.ts';

/**
 * Returns the spoken form of one token: letters, digits and the punctuation that synthesizers use for phrasing. It may
 * be empty.
 */
export function verbalizeToken(text: string, language: string, near: Neighbours = {}): string {
  const base = language.split('-')[0]!.toLowerCase();
  const plain = text
    .replace(NOT_SPOKEN, ' ')
    .replace(INVISIBLE, '')
    .replace(/(?<=\d)(?=[¼-¾⅐-⅞])/gu, ' ')
    .replace(/[^ºª]+/gu, (piece) => piece.normalize('NFKC'))
    .replaceAll('\u2044', '/')
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/\u2010/g, '-')
    .replace(/(?<=[\p{L}\p{N}%.€]\s?)–(?=\s?[\p{L}\p{N}$€£])|(?<=\d)—(?=\d)/gu, '-')
    .replace(/[–—]/g, ', ')
    .slice(0, MAX_LENGTH);
  return cleanUp(
    verbalizePhoneNumbers(plain, base) ??
      verbalizeNumbersOf(expandAbbreviation(plain, base, near) ?? verbalizeAddress(plain, base) ?? plain, base),
  );
}

/** Maximum length of a token to process: several times what a passage uses, and a bound on the time. */
const MAX_LENGTH = 640;

function verbalizeNumbersOf(text: string, language: string): string {
  const whole = replaceSpacedNumbers(text, language, (number) => number.replace(/\s/gu, ''));
  return language === 'en' ? verbalizeEnglish(whole) : verbalizeNumbers(whole, language);
}

const cleanUp = (read: string): string =>
  read
    .replace(/[<>&"“”„«»‹›()[\]{}*_#~|\\^=「」『』【】《》〈〉•·]/g, ' ')
    .replace(/\/+/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[ ',.!?;:-]+| $/g, '')
    .replace(/(?<![!?.])([!?.])[!?.]+$/, '$1')
    .replace(/ (?=[,.!?;:])/g, '');

/** Emoji, flags, skin tones, private-use and control characters. */
const NOT_SPOKEN =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\p{Co}|\p{Cc}|\p{Cs}|\u20e3|\ufffd|[\u2028\u2029]/gu;

/** Soft hyphens, direction marks, variation selectors, and joiners that join no letters. */
const INVISIBLE =
  /\u00ad|\u200b|\u200e|\u200f|[\u202a-\u202e]|[\u2060-\u206f]|\ufeff|\p{Variation_Selector}|[\u200c\u200d](?![\p{L}\p{M}])/gu;
