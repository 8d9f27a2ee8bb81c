// What Flite would misread in English: money, percents, dates, times, ranges, units, numbers with a letter behind.

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
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
  g: 'grams',
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
  hrs: 'hours',
  min: 'minutes',
  x: 'times',
  '°c': 'degrees Celsius',
  '°f': 'degrees Fahrenheit',
  '°': 'degrees',
};

const RULES: readonly (readonly [RegExp, (match: RegExpExecArray) => string])[] = [
  [
    /([$€£¥₹])(\d[\d,]*(?:\.\d+)?)(k|m|bn?|t)\b/iu,
    ([, sign, amount, scale]) => `${spellDecimal(amount!)} ${SCALE[scale!.toLowerCase()]} ${CURRENCY[sign!]![1]}`,
  ],
  [/([$€£¥₹])\s?(\d[\d,]*)(?:\.(\d\d))?(?![\d.]*\d)/u, ([, sign, whole, cents]) => money(sign!, whole!, cents)],
  [/(?<![\d$€£])(\d[\d,]*)(?:\.(\d\d))?\s?([€£¥₹])/u, ([, whole, cents, sign]) => money(sign!, whole!, cents)],
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
    /\b(\d{1,2}):(\d{2})\s?([ap])\.?m\b\.?/i,
    ([, hour, minute, half]) => `${clock(hour!, minute!)} ${half!.toLowerCase()} m`,
  ],
  [/\b(\d{1,2}):(\d{2})\b(?!:)/, ([, hour, minute]) => clock(hour!, minute!)],
  [/\b(\d{1,2})([ap])\.?m\b\.?/i, ([, hour, half]) => `${hour} ${half!.toLowerCase()} m`],
  [/(\d)\s?%/, ([, digit]) => `${digit} percent`],
  [/#(?=\d)/, () => 'number '],
  [/^@(?=\w)/, () => 'at '],
  [/(\d)\s?[-~]\s?(?=\d+(?:\D|$))/, ([, digit]) => `${digit} to `],
  [
    /\b(\d+(?:\.\d+)?)\s?(km|cm|mm|kg|g|mg|ml|l|lbs?|oz|ft|mph|gb|mb|hrs|min|x|°c|°f|°)(?![a-z])/iu,
    ([, amount, unit]) => `${spellDecimal(amount!)} ${UNITS[unit!.toLowerCase()]}`,
  ],
  [/\b(\d+(?:\.\d+)?)(k|m|bn)\b/iu, ([, amount, scale]) => `${spellDecimal(amount!)} ${SCALE[scale!.toLowerCase()]}`],
  [/&/, () => ' and '],
  [/\+/, () => ' plus '],
  [/=/, () => ' equals '],
];

/** `text` is one token of plain characters; what needs no help comes back as it was, without accents. */
export function readEnglish(text: string): string {
  let read = text;
  for (const [pattern, say] of RULES) {
    for (let from = 0, match = pattern.exec(read); match && from < 8; from++, match = pattern.exec(read)) {
      read = `${read.slice(0, match.index)}${say(match)}${read.slice(match.index + match[0].length)}`;
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

function clock(hour: string, minute: string): string {
  if (minute === '00') return hour;
  return minute.startsWith('0') ? `${hour} oh ${minute[1]}` : `${hour} ${minute}`;
}
