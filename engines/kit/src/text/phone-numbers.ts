// Finds phone numbers in a text by the formats of many countries, and tells them from prices, dates, ranges and thousands.

/** Separates the groups of a number: a space, a point or a hyphen. */
const SEPARATOR = '[ .\\u00a0\\u202f\\u2010\\u2011-]';
const SPACE_OR_HYPHEN = '[ \\u00a0\\u202f\\u2010\\u2011-]';
const DATE = '\\d{1,2}[./-]\\d{1,2}[./-]\\d{4}(?!\\d)';

const SHAPES = [
  // With a country code: +44 20 7946 0958, +49 (0) 30 123456.
  `\\+\\d+(?:${SEPARATOR}?\\(\\d{1,5}\\)${SEPARATOR}?\\d{2,}|${SEPARATOR}\\d{2,})*`,
  // With the area code in parentheses: (555) 123-4567, (11) 91234-5678.
  `(?:[178]${SEPARATOR})?\\((?!19|20\\d\\d)\\d{2,5}\\)${SEPARATOR}?\\d{3,}(?:${SEPARATOR}\\d{2,})*`,
  // 555-123-4567, 1-800-555-0199, 333 123 4567.
  `(?:1${SEPARATOR})?\\d{3}${SEPARATOR}\\d{3}${SEPARATOR}\\d{4}`,
  `1${SPACE_OR_HYPHEN}8\\d\\d${SPACE_OR_HYPHEN}[A-Z]{3,8}(?:${SPACE_OR_HYPHEN}[A-Z]{3,8})?(?![a-z])`,
  '\\d{3}[\\u2010\\u2011-]\\d{4}',
  // With a trunk prefix of 0: 01 23 45 67 89, 030/123456, 0800 123 456, 0612345678.
  `(?!${DATE})0(?:${SPACE_OR_HYPHEN}8\\d\\d|\\d{1,4})(?:/|${SEPARATOR})\\d{2,}(?:${SEPARATOR}\\d{2,})*`,
  '0\\d{8,11}',
  // Australia, Brazil, China, India, Russia.
  `1[38]00${SPACE_OR_HYPHEN}\\d{3}${SPACE_OR_HYPHEN}\\d{3}`,
  `\\d{2}${SPACE_OR_HYPHEN}9?\\d{4}-\\d{4}`,
  '9\\d{4}-\\d{4}',
  `1\\d{2}${SPACE_OR_HYPHEN}\\d{4}${SPACE_OR_HYPHEN}\\d{4}`,
  '[6-9]\\d{4}[ \\u00a0\\u202f]\\d{5}',
  `8${SPACE_OR_HYPHEN}\\d{3}${SPACE_OR_HYPHEN}\\d{3}${SPACE_OR_HYPHEN}\\d{2}${SPACE_OR_HYPHEN}\\d{2}`,
];
/** Without a trunk prefix, as in Spain, Portugal and Poland; elsewhere groups of three digits are thousands. */
const NINE_DIGIT_SHAPES = [
  `[5-9]\\d{2}${SPACE_OR_HYPHEN}(?!000)\\d{3}${SPACE_OR_HYPHEN}(?!000)\\d{3}`,
  `[6-9]\\d{2}(?:${SPACE_OR_HYPHEN}\\d{2}){3}`,
];
const NINE_DIGIT_LANGUAGES = new Set(['es', 'pt', 'pl', 'it', 'ca', 'gl', 'eu']);

/** A letter that cannot touch a number; letters of scripts without spaces can. */
const LETTER = '(?![\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}])\\p{L}';

/** Not inside a word, a price, a decimal or a longer number, and not in front of a unit. */
const patternOf = (shapes: readonly string[]) =>
  new RegExp(
    `(?<!${LETTER}|[\\p{N}$€£¥₹+/#-]|\\p{N}[.,])(?:${shapes.join('|')})(?!${LETTER}|[\\p{N}%°/]|[.,:-]\\p{N}|\\s?(?:[€$£¥₹%]|zł))`,
    'gu',
  );
const PHONE_NUMBER = patternOf(SHAPES);
const PHONE_NUMBER_OR_NINE_DIGITS = patternOf([...SHAPES, ...NINE_DIGIT_SHAPES]);

const MIN_DIGITS = 9;
const MAX_DIGITS = 15;

/**
 * Replaces the phone numbers in a text.
 *
 * @param language a base code such as `en`; it decides whether nine digits without a prefix are a phone number
 * @param replacement receives a number as it is written, and its groups of digits or capitals; a country code starts with `+`
 */
export function replacePhoneNumbers(
  text: string,
  language: string,
  replacement: (written: string, groups: readonly string[]) => string,
): string {
  return text.replace(NINE_DIGIT_LANGUAGES.has(language) ? PHONE_NUMBER_OR_NINE_DIGITS : PHONE_NUMBER, (written) => {
    const groups = written.match(/\+?\d+|[A-Z]+/g)!;
    return isPhoneNumber(written, groups) ? replacement(written, groups) : written;
  });
}

function isPhoneNumber(written: string, groups: readonly string[]): boolean {
  // The end of a round million.
  if (written.startsWith('000')) return false;
  // A range of round numbers has the same format as a local number: 500-1000.
  if (groups.length === 2 && groups[0]!.length === 3) return !groups.every((group) => /^[1-9]\d*[05]0$/.test(group));
  const digitCount = written.replace(/[^\dA-Z]/g, '').length;
  return (digitCount >= MIN_DIGITS && digitCount <= MAX_DIGITS) || /^0[589]00/.test(written);
}
