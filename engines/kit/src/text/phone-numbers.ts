// Phone numbers in a text, told from prices, dates, ranges and thousands by the shapes that countries write them in.

/** What stands between the groups of one number: a space, a stop or a hyphen. */
const MARK = '[ .\\u00a0\\u202f\\u2010\\u2011-]';
const GAP = '[ \\u00a0\\u202f\\u2010\\u2011-]';
const DATE = '\\d{1,2}[./-]\\d{1,2}[./-]\\d{4}(?!\\d)';

const SHAPES = [
  // With a country's code: +44 20 7946 0958, +49 (0) 30 123456.
  `\\+\\d+(?:${MARK}?\\(\\d{1,5}\\)${MARK}?\\d{2,}|${MARK}\\d{2,})*`,
  // With its area in brackets: (555) 123-4567, (11) 91234-5678.
  `(?:[178]${MARK})?\\((?!19|20\\d\\d)\\d{2,5}\\)${MARK}?\\d{3,}(?:${MARK}\\d{2,})*`,
  // 555-123-4567, 1-800-555-0199, 333 123 4567.
  `(?:1${MARK})?\\d{3}${MARK}\\d{3}${MARK}\\d{4}`,
  `1${GAP}8\\d\\d${GAP}[A-Z]{3,8}(?:${GAP}[A-Z]{3,8})?(?![a-z])`,
  '\\d{3}[\\u2010\\u2011-]\\d{4}',
  // With the nought of long distance: 01 23 45 67 89, 030/123456, 0800 123 456, 0612345678.
  `(?!${DATE})0(?:${GAP}8\\d\\d|\\d{1,4})(?:/|${MARK})\\d{2,}(?:${MARK}\\d{2,})*`,
  '0\\d{8,11}',
  // Australia, Brazil, China, India, Russia.
  `1[38]00${GAP}\\d{3}${GAP}\\d{3}`,
  `\\d{2}${GAP}9?\\d{4}-\\d{4}`,
  '9\\d{4}-\\d{4}',
  `1\\d{2}${GAP}\\d{4}${GAP}\\d{4}`,
  '[6-9]\\d{4}[ \\u00a0\\u202f]\\d{5}',
  `8${GAP}\\d{3}${GAP}\\d{3}${GAP}\\d{2}${GAP}\\d{2}`,
];
/** Without a nought in front, as in Spain, Portugal and Poland; elsewhere three figures by three are thousands. */
const NINE_FIGURES = [`[5-9]\\d{2}${GAP}(?!000)\\d{3}${GAP}(?!000)\\d{3}`, `[6-9]\\d{2}(?:${GAP}\\d{2}){3}`];
const OF_NINE_FIGURES = new Set(['es', 'pt', 'pl', 'it', 'ca', 'gl', 'eu']);

/** A letter that ends a word or begins one: scripts without spaces stand close. */
const LETTER = '(?![\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}])\\p{L}';

/** Not inside a word, a price, a decimal or a longer number, and not in front of a unit. */
const among = (shapes: readonly string[]) =>
  new RegExp(
    `(?<!${LETTER}|[\\p{N}$€£¥₹+/#-]|\\p{N}[.,])(?:${shapes.join('|')})(?!${LETTER}|[\\p{N}%°/]|[.,:-]\\p{N}|\\s?(?:[€$£¥₹%]|zł))`,
    'gu',
  );
const ANYWHERE = among(SHAPES);
const IN_NINES = among([...SHAPES, ...NINE_FIGURES]);

const FEWEST_FIGURES = 9;
const MOST_FIGURES = 15;

/** The text with what `say` makes of each phone number: as it is written, and its groups of figures, a plus before a country's code. */
export function replacePhoneNumbers(
  text: string,
  language: string,
  say: (written: string, groups: readonly string[]) => string,
): string {
  return text.replace(OF_NINE_FIGURES.has(language) ? IN_NINES : ANYWHERE, (written) => {
    const groups = written.match(/\+?\d+|[A-Z]+/g)!;
    return isPhoneNumber(written, groups) ? say(written, groups) : written;
  });
}

function isPhoneNumber(written: string, groups: readonly string[]): boolean {
  // What is left of a round million.
  if (written.startsWith('000')) return false;
  // A range of round numbers has the same shape as a number in one's own town: 500-1000.
  if (groups.length === 2 && groups[0]!.length === 3) return !groups.every((group) => /^[1-9]\d*[05]0$/.test(group));
  const figures = written.replace(/[^\dA-Z]/g, '').length;
  return (figures >= FEWEST_FIGURES && figures <= MOST_FIGURES) || /^0[589]00/.test(written);
}
