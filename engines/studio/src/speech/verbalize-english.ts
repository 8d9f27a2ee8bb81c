// Verbalizes English text that Flite misreads: money, percentages, dates, times, ranges, units, fractions and scaled
// numbers.
import { clockWords } from './english-clock.ts';

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const DAYS = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ');
const CURRENCY: Readonly<Record<string, readonly [string, string, string, string]>> = {
  $: ['dollar', 'dollars', 'cent', 'cents'],
  '€': ['euro', 'euros', 'cent', 'cents'],
  '£': ['pound', 'pounds', 'penny', 'pence'],
  '¥': ['yen', 'yen', 'sen', 'sen'],
  '₹': ['rupee', 'rupees', 'paisa', 'paise'],
};
const SCALE: Readonly<Record<string, string>> = {
  k: 'thousand',
  m: 'million',
  b: 'billion',
  bn: 'billion',
  t: 'trillion',
};
const UNITS: Readonly<Record<string, string>> = {
  km: 'kilometers',
  cm: 'centimeters',
  mm: 'millimeters',
  kg: 'kilograms',
  mg: 'milligrams',
  ml: 'milliliters',
  l: 'liters',
  lb: 'pounds',
  lbs: 'pounds',
  oz: 'ounces',
  ft: 'feet',
  mph: 'miles an hour',
  gb: 'gigabytes',
  mb: 'megabytes',
  tb: 'terabytes',
  hrs: 'hours',
  min: 'minutes',
  x: 'times',
  '°c': 'degrees Celsius',
  '°f': 'degrees Fahrenheit',
  '°': 'degrees',
};
/** After a price and a slash. */
const PERIODS: Readonly<Record<string, string>> = { mo: 'month', yr: 'year', wk: 'week', hr: 'hour', min: 'minute' };
const FRACTIONS: Readonly<Record<string, string>> = {
  '1/2': 'half',
  '1/3': 'third',
  '2/3': 'two thirds',
  '1/4': 'quarter',
  '3/4': 'three quarters',
  '1/8': 'eighth',
};

const PRICE = '([$€£¥₹])\\s?(\\d[\\d,]*)(?:\\.(\\d\\d))?';
const DAY = '(Mon|Tues?|Wed|Thu(?:rs)?|Fri|Sat|Sun)(?:[a-z]*day)?\\.?';
const MONTH =
  '(Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\\.?';
const HALF_DAY = '([ap])\\.?\\s?m\\b\\.?';

const RULES: readonly (readonly [RegExp, (match: RegExpExecArray) => string])[] = [
  // Ranges of values that later rules read as a whole.
  [
    new RegExp(`${PRICE}\\s?-\\s?\\1?(?=(\\d[\\d,]*(?:\\.\\d\\d)?)(?![\\d.]*[kmbt\\d])\\b)`, 'iu'),
    ([, sign, from, cents]) => `${cents === undefined ? from : money(sign!, from!, cents)} to ${sign}`,
  ],
  [/(?<=\d(?:k|m|bn?|t)?)\s?-\s?(?=[$€£¥₹]\d)/iu, () => ' to '],
  [
    new RegExp(`^(\\W*)${DAY}\\s?-\\s?${DAY}(?![a-z])`),
    ([, open, from, to]) => `${open}${dayOf(from!)} to ${dayOf(to!)}`,
  ],
  [
    new RegExp(`^(\\W*)${MONTH}\\s?-\\s?${MONTH}(?![a-z])`),
    ([, open, from, to]) => `${open}${monthOf(from!)} to ${monthOf(to!)}`,
  ],
  [/(?<=\d(?:\s?[ap]\.?m\.?)?)\s?-\s?(?=\d{1,2}(?::\d\d)?\s?[ap]\.?m\b)/i, () => ' to '],
  [/(?<=:\d\d)\s?-\s?(?=\d{1,2}:\d\d)/, () => ' to '],
  // Money.
  [
    /([$€£¥₹])(\d[\d,]*(?:\.\d+)?)(k|m|bn?|t)\b/iu,
    ([, sign, amount, scale]) => `${spellDecimal(amount!)} ${SCALE[scale!.toLowerCase()]} ${CURRENCY[sign!]![1]}`,
  ],
  [new RegExp(`${PRICE}(?![\\d.]*\\d)`, 'u'), ([, sign, whole, cents]) => money(sign!, whole!, cents)],
  [/(?<![\d$€£])(\d[\d,]*)(?:\.(\d\d))?\s?([€£¥₹])/u, ([, whole, cents, sign]) => money(sign!, whole!, cents)],
  [
    /(?<=(?:dollars?|euros?|pounds?|cents?|pence|yen|rupees?))\s?\/\s?(mo|yr|wk|hr|min|\p{L}{3,})\b\.?/iu,
    ([, period]) => ` per ${PERIODS[period!.toLowerCase()] ?? period}`,
  ],
  // Dates and times.
  [
    /\b(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})\b/,
    ([all, month, day, year]) => date(Number(month), Number(day), year!) ?? all!.replaceAll('/', ' '),
  ],
  [
    /\b(\d{4})-(\d{2})-(\d{2})\b/,
    ([all, year, month, day]) => date(Number(month), Number(day), year!) ?? all!.replaceAll('-', ' '),
  ],
  [/\b24\/7\b/, () => 'twenty four seven'],
  [
    new RegExp(`\\b(\\d{1,2})(?::(\\d{2}))?\\s?${HALF_DAY}`, 'i'),
    ([, hour, minute, half]) => `${clockWords(hour!, minute ?? '00')} ${half!.toUpperCase()} M`,
  ],
  [/^([ap])\.m\.?(?=\W*$)/i, ([, half]) => `${half!.toUpperCase()} M`],
  [
    /(?<![\d:])(\d{1,2}):(\d{2})\b(?!:)/,
    ([, hour, minute]) =>
      minute === '00' && Number(hour) > 12 && Number(hour) <= 24 ? `${hour} hundred` : clockWords(hour!, minute!),
  ],
  // Fractions and counts.
  [
    /(?:\b(\d+)\s)?(?<![\d/])(1\/[2348]|2\/3|3\/4)(?![\d/])/,
    ([, whole, part]) => {
      const fraction = FRACTIONS[part!]!;
      const one = part!.startsWith('1') ? `${whole || part === '1/2' ? 'a' : 'one'} ` : '';
      return whole ? `${whole} and ${one}${fraction}` : part === '1/2' ? 'one half' : `${one}${fraction}`;
    },
  ],
  // A part larger than the whole is a date.
  [
    /(?<![\d/.])(\d+(?:\.\d+)?)\/(5|10)(?![\d/])/,
    ([, part, whole]) => `${part} ${Number(part) <= Number(whole) ? 'out of ' : ''}${whole}`,
  ],
  [/\b([2458])K\b/, ([, count]) => `${count} K`],
  [/#(?=\d)/, () => 'number '],
  [/±\s?(?=\d)/, () => 'plus or minus '],
  [/~\s?(?=\d)/, () => 'about '],
  [/^(\W*)[-−]\s?(?=\d)/, ([, open]) => `${open}minus `],
  [/(\d)\s?[x×]\s?(?=\d)/iu, ([, count]) => `${count} by `],
  [/^(\W*)x(?=\d+\W*$)/i, ([, open]) => `${open}times `],
  [/\bv(?=\d)/i, () => 'version '],
  [/\bw\/(o\b)?\s?/, ([, out]) => (out ? 'without ' : 'with ')],
  [/(\d)'(\d{1,2})(?!\d)/, ([, feet, inches]) => `${feet} foot ${inches}`],
  [/(\d%?)\s?[-~]\s?(?=\d+(?:\D|$))/, ([, digit]) => `${digit} to `],
  [/(\d)\s?%/, ([, digit]) => `${digit} percent`],
  [
    /\b(\d[\d,]*(?:\.\d+)?)\s?(km|cm|mm|kg|mg|ml|l|lbs?|oz|ft|mph|gb|mb|tb|hrs|min|x|°c|°f|°)(?![a-z])\.?/iu,
    ([, amount, unit]) => `${spellDecimal(amount!)} ${UNITS[unit!.toLowerCase()]}`,
  ],
  // Lower case only: 5G is no weight. With a space only: 5m is five million.
  [/(\d)\sm(?![A-Za-z'])/, ([, digit]) => `${digit} meters`],
  [/(\d)\s?g(?![A-Za-z])/, ([, digit]) => `${digit} grams`],
  [/\b(\d+(?:\.\d+)?)(k|m|bn)\b/iu, ([, amount, scale]) => `${spellDecimal(amount!)} ${SCALE[scale!.toLowerCase()]}`],
  [/&/, () => ' and '],
  [/\+/, () => ' plus '],
  [/=/, () => ' equals '],
];

/** Returns the spoken form of one token of plain characters; other text is returned unchanged, without accents. */
export function verbalizeEnglish(text: string): string {
  let read = text;
  for (const [pattern, replace] of RULES) {
    for (let from = 0, match = pattern.exec(read); match && from < 8; from++, match = pattern.exec(read)) {
      read = `${read.slice(0, match.index)}${replace(match)}${read.slice(match.index + match[0].length)}`;
    }
  }
  return read
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[øØ]/g, 'o')
    .replace(/[ßẞ]/g, 'ss')
    .replace(/[æÆ]/g, 'ae')
    .replace(/[łŁ]/g, 'l')
    .replace(/[^\x20-\x7e]/g, ' ');
}

const dayOf = (short: string): string => DAYS.find((day) => day.startsWith(short.slice(0, 3)))!;
const monthOf = (short: string): string => MONTHS.find((month) => month.startsWith(short.slice(0, 3)))!;

const spellDecimal = (amount: string): string => amount.replaceAll(',', '');

function money(sign: string, whole: string, cents: string | undefined): string {
  const [one, many, cent, centMany] = CURRENCY[sign]!;
  const amount = spellDecimal(whole);
  const main = `${amount} ${amount === '1' ? one : many}`;
  if (cents === undefined || cents === '00') return main;
  const rest = `${Number(cents)} ${cents === '01' ? cent : centMany}`;
  return amount === '0' ? rest : `${main} ${rest}`;
}

function date(month: number, day: number, year: string): string | undefined {
  const name = MONTHS[month - 1];
  return name && day >= 1 && day <= 31 ? `${name} ${ordinal(day)} ${year}` : undefined;
}

function ordinal(day: number): string {
  const ending = day % 100 >= 11 && day % 100 <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th');
  return `${day}${ending}`;
}
