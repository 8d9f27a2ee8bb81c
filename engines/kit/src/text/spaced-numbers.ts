// Numbers whose thousands are parted by spaces: "1 299 €" is one number.

/** Where a number may begin. */
const BEGIN = '(?<![\\p{L}\\p{N}.,])';
const SPACE = '[ \\u00a0\\u202f\\u2009]';
/** Three figures by three. What could not be a number from its beginning is not tried again from each group inside it. */
const GROUPS = `(?<!${BEGIN}\\d{1,3}${SPACE}\\d{3})(?:${SPACE}\\d{3})+`;

/** With a space that does not break they are one number in any language, and so are prices, and thousands without a remainder. */
const ANYWHERE = new RegExp(
  `${BEGIN}\\d{1,3}(?:${GROUPS}(?=(?:[.,]\\d{1,2})?\\s?[€$£₽₴])|(?:[\\u00a0\\u202f\\u2009]\\d{3})+|(?: 000)+)(?![\\p{L}\\p{N}])`,
  'gu',
);
const WITH_SPACES = new RegExp(`${BEGIN}\\d{1,3}${GROUPS}(?![\\p{L}\\p{N}]| \\d)`, 'gu');

/** CLDR has a stop for these, but schools and standards teach a space beside it. */
const ALSO_WITH_SPACES = new Set(['de', 'es', 'it', 'pt']);
const known = new Map<string, boolean>();

function groupsWithSpaces(language: string): boolean {
  let answer = known.get(language);
  if (answer === undefined) {
    const parts =
      Intl.NumberFormat.supportedLocalesOf(language).length === 0
        ? []
        : new Intl.NumberFormat(language).formatToParts(1_234_567);
    answer = ALSO_WITH_SPACES.has(language) || parts.some(({ type, value }) => type === 'group' && /^\s$/u.test(value));
    known.set(language, answer);
  }
  return answer;
}

/** The text with what `say` makes of each such number. `language` is a base code. */
export function replaceSpacedNumbers(text: string, language: string, say: (written: string) => string): string {
  return text.replace(groupsWithSpaces(language) ? WITH_SPACES : ANYWHERE, say);
}
