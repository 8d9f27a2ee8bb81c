// Verbalizes money, percentages, measures and dates in any language, with the words and forms of Unicode's CLDR.
import { verbalizeSymbols } from './verbalize-symbols.ts';

/** Symbols and their ISO 4217 codes. */
const CURRENCIES: Readonly<Record<string, string>> = {
  R$: 'BRL',
  $: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  '₹': 'INR',
  '₽': 'RUB',
  '₴': 'UAH',
  '₺': 'TRY',
  '₩': 'KRW',
  '₪': 'ILS',
  '₫': 'VND',
  zł: 'PLN',
  EUR: 'EUR',
  USD: 'USD',
  GBP: 'GBP',
  CHF: 'CHF',
};
/** Names shorter than CLDR's, which include the country of dollars and rupees. */
const SHORT_NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  USD: {
    de: 'Dollar',
    es: 'dólares',
    fr: 'dollars',
    it: 'dollari',
    pt: 'dólares',
    nl: 'dollar',
    ar: 'دولار',
    hi: 'डॉलर',
  },
  BRL: { pt: 'reais' },
  INR: { hi: 'रुपये' },
  GBP: { de: 'Pfund', es: 'libras', fr: 'livres', it: 'sterline', pt: 'libras', nl: 'pond' },
};
/** The country of rubles and zlotys, which is omitted. */
const COUNTRY = /(?:^|\s)(?:российск|polsk|українськ)\S+/u;
/** The word between the whole amount and the hundredths. */
const AND: Readonly<Record<string, string>> = { es: 'con ', it: 'e ', pt: 'e ', ar: 'و ' };

const UNITS: Readonly<Record<string, string>> = {
  'km/h': 'kilometer-per-hour',
  km: 'kilometer',
  cm: 'centimeter',
  mm: 'millimeter',
  m: 'meter',
  kg: 'kilogram',
  g: 'gram',
  mg: 'milligram',
  l: 'liter',
  ml: 'milliliter',
  gb: 'gigabyte',
  mb: 'megabyte',
  min: 'minute',
  h: 'hour',
  '%': 'percent',
  '٪': 'percent',
  '°c': 'celsius',
  '°f': 'fahrenheit',
};
/** Percent where CLDR has no word for it. */
const PERCENT: Readonly<Record<string, string>> = { ar: 'بالمئة', fa: 'درصد', ur: 'فیصد' };

const NUMBER = "\\p{Nd}+(?:[.,'’ \\u00a0\\u202f]\\p{Nd}+)*";
export const SIGN = Object.keys(CURRENCIES)
  .map((sign) => sign.replace('$', '\\$'))
  .join('|');
export const UNIT = Object.keys(UNITS)
  .sort((a, b) => b.length - a.length)
  .join('|');
const MONEY_BEFORE = new RegExp(`(${SIGN})\\s?(${NUMBER})(?!\\p{L})`, 'gu');
const MONEY_BEHIND = new RegExp(`(${NUMBER})\\s?(${SIGN})(?!\\p{L})`, 'gu');
const MEASURE = new RegExp(`(${NUMBER})\\s?(${UNIT})(?![\\p{L}\\d/])`, 'iu');
const DAY_FIRST = /(?<![\d.])(\d{1,2})[./-](\d{1,2})[./-](\d{4})(?!\d)/;
const YEAR_FIRST = /(?<!\d)(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/;

/**
 * Returns the spoken form of one token in a language (a base code) other than English; other text is returned
 * unchanged.
 */
export function verbalizeNumbers(written: string, language: string): string {
  if (!/[\p{Nd}&-]/u.test(written)) return written;
  const dated = written
    .replace(YEAR_FIRST, (all, year, month, day) => date(+year, +month, +day, language) ?? all)
    .replace(DAY_FIRST, (all, day, month, year) => date(+year, +month, +day, language) ?? all);
  const text = verbalizeSymbols(dated, language);
  if (!/\p{Nd}/u.test(text) || Intl.NumberFormat.supportedLocalesOf(language).length === 0) return text;
  const spoken = text
    .replace(MONEY_BEFORE, (_, sign, amount) => money(sign, amount, language))
    .replace(MONEY_BEHIND, (_, amount, sign) => money(sign, amount, language))
    .replace(MEASURE, (all, amount, unit) => measure(amount, unit.toLowerCase(), language) ?? all);
  return language === 'de' ? verbalizeGermanOrdinals(spoken) : spoken;
}

function money(sign: string, amount: string, language: string): string {
  // A separator before one or two digits separates hundredths, any other one thousands.
  const [, whole = '', hundredths = ''] = /^(.*?)(?:[.,](\p{Nd}{1,2}))?$/u.exec(amount) ?? [];
  const figures = whole.replace(/\P{Nd}/gu, '');
  const currency = sign === '¥' && language === 'zh' ? 'CNY' : CURRENCIES[sign]!;
  const format = formatFor(language, currency, {
    style: 'currency',
    currency,
    currencyDisplay: 'name',
    maximumFractionDigits: 0,
  });
  const named = phrase(format, figures, SHORT_NAMES[currency]?.[language]);
  return /[1-9]/.test(hundredths) ? `${named} ${AND[language] ?? ''}${Number(hundredths.padEnd(2, '0'))}` : named;
}

function measure(amount: string, unit: string, language: string): string | undefined {
  const format = formatFor(language, unit, { style: 'unit', unit: UNITS[unit]!, unitDisplay: 'long' });
  const measured = phrase(format, amount);
  if (!/[%٪]/.test(measured)) return measured;
  const word = PERCENT[language];
  return word === undefined ? undefined : `${amount} ${word}`;
}

let formatsOf = '';
const formats = new Map<string, Intl.NumberFormat>();

/** Creating a format takes longer than everything else, so those of the latest language are kept. */
function formatFor(language: string, name: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  if (language !== formatsOf) formats.clear();
  formatsOf = language;
  const format = formats.get(name) ?? new Intl.NumberFormat(`${language}-u-nu-latn`, options);
  formats.set(name, format);
  return format;
}

/** Formats a number but keeps its written digits, so that they are read as written. */
function phrase(format: Intl.NumberFormat, written: string, name?: string): string {
  const value = Number(written.replace(',', '.')) || 2;
  const parts = format.formatToParts(value).map(({ type, value }) => {
    if (type === 'integer') return '\ue000';
    if (type === 'currency') return name ?? value.replace(COUNTRY, '').trim();
    return ['group', 'decimal', 'fraction'].includes(type) ? '' : value;
  });
  return parts
    .join('')
    .replace(/\ue000+/, written)
    .replaceAll('\ue000', '')
    .replaceAll('\u00a0', ' ');
}

function date(year: number, month: number, day: number, language: string): string | undefined {
  const when = new Date(Date.UTC(year, month - 1, day));
  if (when.getUTCMonth() !== month - 1 || when.getUTCDate() !== day) return undefined;
  const format = new Intl.DateTimeFormat(`${language}-u-nu-latn-ca-gregory`, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(when).replace(/ г\.$/, '');
}

const ORDINALS =
  'nullte erste zweite dritte vierte fünfte sechste siebte achte neunte zehnte elfte zwölfte dreizehnte vierzehnte fünfzehnte sechzehnte siebzehnte achtzehnte neunzehnte'.split(
    ' ',
  );
const TENS = ['', '', 'zwanzigste', 'dreißigste'];
const ONES = ['', 'einund', 'zweiund', 'dreiund', 'vierund', 'fünfund', 'sechsund', 'siebenund', 'achtund', 'neunund'];

/** German ordinals of dates, in the most frequent form before a month: "am zwölften Mai". */
function verbalizeGermanOrdinals(text: string): string {
  return text.replace(/(\d{1,2})\. (?=\p{L})/u, (all, day) => {
    const ordinal = ORDINALS[day] ?? `${ONES[day % 10]}${TENS[Math.floor(day / 10)] ?? ''}`;
    return day <= 31 ? `${ordinal}n ` : all;
  });
}
