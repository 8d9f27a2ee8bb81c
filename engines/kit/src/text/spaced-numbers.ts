// Finds numbers with spaces as thousands separators: "1 299 €" is one number.

const NUMBER_START = '(?<![\\p{L}\\p{N}.,])';
const SPACE = '[ \\u00a0\\u202f\\u2009]';
/** Groups of three digits. The lookbehind keeps the pattern from trying again at each group of a number that did not match. */
const GROUPS = `(?<!${NUMBER_START}\\d{1,3}${SPACE}\\d{3})(?:${SPACE}\\d{3})+`;

/** In any language: thousands with non-breaking spaces, prices, and round thousands. */
const ANYWHERE = new RegExp(
  `${NUMBER_START}\\d{1,3}(?:${GROUPS}(?=(?:[.,]\\d{1,2})?\\s?[€$£₽₴])|(?:[\\u00a0\\u202f\\u2009]\\d{3})+|(?: 000)+)(?![\\p{L}\\p{N}])`,
  'gu',
);
const WITH_SPACES = new RegExp(`${NUMBER_START}\\d{1,3}${GROUPS}(?![\\p{L}\\p{N}]| \\d)`, 'gu');

/** CLDR has a point for these, but schools and standards also teach a space. */
const ALSO_WITH_SPACES = new Set(['de', 'es', 'it', 'pt']);
const usesSpaces = new Map<string, boolean>();

function groupsWithSpaces(language: string): boolean {
  let result = usesSpaces.get(language);
  if (result === undefined) {
    const parts =
      Intl.NumberFormat.supportedLocalesOf(language).length === 0
        ? []
        : new Intl.NumberFormat(language).formatToParts(1_234_567);
    result = ALSO_WITH_SPACES.has(language) || parts.some(({ type, value }) => type === 'group' && /^\s$/u.test(value));
    usesSpaces.set(language, result);
  }
  return result;
}

/**
 * Replaces the numbers in a text whose thousands are separated by spaces. Which languages use spaces follows from Unicode CLDR.
 *
 * @param language a base code such as `fr`
 * @param replacement receives a number as it is written, without decimals
 */
export function replaceSpacedNumbers(text: string, language: string, replacement: (written: string) => string): string {
  return text.replace(groupsWithSpaces(language) ? WITH_SPACES : ANYWHERE, replacement);
}
