// Verbalizes symbols that synthesizers omit or name: "&", "#1", "−5", "10-20", "17:00", "1/2" and "€/…", in languages
// other than English.

interface Words {
  and: string;
  /** In ranges. */
  to?: string;
  minus?: string;
  /** Before a rank or street number: #1. */
  number?: string;
  /** Between a price and its unit. */
  per?: string;
  /** After the hour of a full hour, and of a time with minutes. */
  hour?: readonly [string, string];
  /** A half alone and after a whole number, a third, a quarter, three quarters. */
  parts?: readonly [string, string, string, string, string];
}

const WORDS: Readonly<Record<string, Words>> = {
  de: {
    and: 'und',
    to: 'bis',
    minus: 'minus',
    number: 'Nummer',
    per: 'pro',
    hour: [' Uhr', ' Uhr '],
    parts: ['ein halb', 'einhalb', 'ein Drittel', 'ein Viertel', 'drei Viertel'],
  },
  fr: {
    and: 'et',
    to: 'à',
    minus: 'moins',
    number: 'numéro',
    per: 'par',
    hour: [' heures', ' heures '],
    parts: ['un demi', 'et demi', 'un tiers', 'un quart', 'trois quarts'],
  },
  es: {
    and: 'y',
    to: 'a',
    minus: 'menos',
    number: 'número',
    per: 'por',
    hour: [' horas', ' y '],
    parts: ['medio', 'y medio', 'un tercio', 'un cuarto', 'tres cuartos'],
  },
  it: {
    and: 'e',
    to: 'a',
    minus: 'meno',
    number: 'numero',
    per: 'al',
    hour: ['', ' e '],
    parts: ['mezzo', 'e mezzo', 'un terzo', 'un quarto', 'tre quarti'],
  },
  pt: {
    and: 'e',
    to: 'a',
    minus: 'menos',
    number: 'número',
    per: 'por',
    hour: [' horas', ' e '],
    parts: ['meio', 'e meio', 'um terço', 'um quarto', 'três quartos'],
  },
  nl: {
    and: 'en',
    to: 'tot',
    minus: 'min',
    number: 'nummer',
    per: 'per',
    hour: [' uur', ' uur '],
    parts: ['een half', 'en een half', 'een derde', 'een kwart', 'drie kwart'],
  },
  sv: { and: 'och', to: 'till', minus: 'minus', number: 'nummer', per: 'per' },
  da: { and: 'og', to: 'til', minus: 'minus', number: 'nummer', per: 'per' },
  nb: { and: 'og', to: 'til', minus: 'minus', number: 'nummer', per: 'per' },
  pl: { and: 'i', to: 'do', minus: 'minus', number: 'numer', per: 'za' },
  cs: { and: 'a', to: 'až', minus: 'minus', number: 'číslo', per: 'za' },
  tr: { and: 've', minus: 'eksi', number: 'numara' },
  ru: { and: 'и', minus: 'минус', number: 'номер' },
  uk: { and: 'і', minus: 'мінус', number: 'номер' },
  ar: { and: 'و' },
  hi: { and: 'और', to: 'से', minus: 'माइनस', number: 'नंबर' },
};

const CLOCK =
  /(?<![\d:.,])(\d{1,2})(?::|\s?h\s?|\.(?=\d\d\s?Uhr))([0-5]\d)(?![\d:])(?:\s?Uhr|\s?uur|\s?h(?!\p{L}))?/giu;
const PARTS = ['1/2', '1/3', '1/4', '3/4'];

/** Returns the spoken form of one token; `language` is a base code. */
export function verbalizeSymbols(text: string, language: string): string {
  const words = WORDS[language];
  if (words === undefined) return text;
  const { and, to, minus, number, per, hour, parts } = words;
  let read = text.replace(/\s*&\s*/g, ` ${and} `);
  if (to) read = verbalizeDays(read, language, to);
  if (!/\d/.test(read)) return read;
  if (parts) {
    const [half, andHalf, ...others] = parts;
    read = read.replace(/(?<![\d/.,])(?:(\d+)\s)?(1\/[234]|3\/4)(?![\d/])/g, (_, whole: string | undefined, part) => {
      const fraction = part === '1/2' ? (whole ? andHalf : half) : others[PARTS.indexOf(part) - 1];
      return whole ? `${whole} ${fraction}` : fraction!;
    });
  }
  if (number) read = read.replace(/#(?=\d)/g, `${number} `);
  if (minus) read = read.replace(/^(\W*)[-−]\s?(?=\d)/, `$1${minus} `);
  if (per) read = read.replace(/([€$£]|Euro)\s?\/\s?(?=\p{L})/gu, `$1 ${per} `);
  if (hour) {
    read = read.replace(CLOCK, (_, hours: string, minutes: string) =>
      minutes === '00' ? `${Number(hours)}${hour[0]}` : `${Number(hours)}${hour[1]}${Number(minutes)}`,
    );
  }
  return to ? verbalizeRanges(read, to) : read;
}

/** Excludes 01-02-2026 and the like. */
const RANGE = /(?<![-\d]\d*)(\p{Sc}?\d[\d.,]*(?:\s?[%€$£]|\s\p{L}+(?:\s\d+)?)?)\s?-\s?(?=\p{Sc}?\d[\d.,]*(?!\d*-))/gu;

const verbalizeRanges = (text: string, to: string): string =>
  text.replace(/(\p{Sc})(\d[\d.,]*)\s?-\s?\1(?=\d)/gu, `$2 ${to} $1`).replace(RANGE, `$1 ${to} `);

const DAYS_OF_RANGE = /^([^\p{L}]*)(\p{L}{2,3})\.?\s?-\s?(\p{L}{2,3})(?![\p{L}\d])\.?/u;
const SUNDAY = Date.UTC(2023, 0, 1);
const DAY_MS = 86_400_000;

/** Expands Mo-Fr and lun.-ven. with CLDR's day names. */
function verbalizeDays(text: string, language: string, to: string): string {
  if (!DAYS_OF_RANGE.test(text)) return text;
  const names = (weekday: 'short' | 'long') => {
    const format = new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' });
    return Array.from({ length: 7 }, (_, day) => format.format(SUNDAY + day * DAY_MS));
  };
  const [short, long] = [names('short').map((name) => name.replace('.', '').toLowerCase()), names('long')];
  return text.replace(DAYS_OF_RANGE, (all, open: string, from: string, until: string) => {
    const [first, last] = [from, until].map((name) => long[short.indexOf(name.toLowerCase())]);
    return first && last ? `${open}${first} ${to} ${last}` : all;
  });
}
