// Tells whether a sentence says when something ends: "Shipping is free until Sunday".

const WEEK = Array.from({ length: 7 }, (_, day) => Date.UTC(2024, 0, 1 + day));
const YEAR = Array.from({ length: 12 }, (_, month) => Date.UTC(2024, month, 1));

/** Before the time, between, and times without a name in the calendar, by language. */
const DEADLINES: Readonly<Record<string, readonly [until: string, between: string, time: string]>> = {
  en: ['until|till|ends', 'on|at|the|this|next|end|of', 'today|tonight|tomorrow|midnight|noon|weekend|week|month|year'],
  de: [
    'bis|endet',
    'zum|am|um|nächste[nrs]?|diese[nrs]?|einschließlich|ende|des|der',
    'heute|morgen|mitternacht|wochenende|woche|monats(?:ende)?|jahres(?:ende)?',
  ],
  es: ['hasta', 'el|las?|est[ea]|próxim[oa]|final|fin|de|del', 'hoy|mañana|medianoche|semana|mes|año'],
  fr: ["jusqu['’](?:à|au|en)", 'ce|le|la|fin|de|du', 'demain|minuit|soir|week-end|semaine|mois'],
  pt: ['até', 'o|a|à|às|ao|est[ea]|próxim[oa]|final|fim|de|do|da', 'hoje|amanhã|meia-noite|semana|mês|ano'],
  it: ['fino (?:al?|all[ae])', 'fine|di|del|della|questa|prossim[oa]', 'oggi|domani|mezzanotte|settimana|mese'],
  nl: ['tot', 'en|met|het|eind|einde|van|de|deze|komende', 'vandaag|morgen|middernacht|weekend|week|maand'],
};

const ONLY_NOW = 'only today|today only|this week only|nur heute|nur diese woche|s[oó]lo hoy|só hoje';

const patternsOf = ([language, [until, between, time]]: [string, (typeof DEADLINES)[string]]): string => {
  const named = (part: 'weekday' | 'month', dates: readonly number[]): string[] =>
    dates.map((date) => new Intl.DateTimeFormat(language, { [part]: 'long', timeZone: 'UTC' }).format(date));
  const months = named('month', YEAR);
  // Portuguese leaves out the end of "sexta-feira".
  const days = named('weekday', WEEK).map((day) => day.replace('-feira', '(?:-feira)?'));
  // Of "up to 30 kg", the number is no time.
  const number = `\\p{N}{1,2}(?:st|nd|rd|th|er|º)?(?:[.:h/]\\p{N}{0,4}){0,2}(?=[\\s!]*$|\\s(?:(?:de|of)\\s)?(?:${months.join('|')}|uhr|[ap]\\.?m)(?!\\p{L}))`;
  // A sentence that begins with it may be a farewell: "Bis morgen!"
  return `(?<=\\S\\s)(?:${until})(?:\\s(?:${between})){0,4}\\s(?:${number}|(?:${[...days, ...months, time].join('|')})(?!\\p{L}))`;
};

const DEADLINE = new RegExp(
  `(?<!\\p{L})(?:${ONLY_NOW})(?!\\p{L})|${Object.entries(DEADLINES).map(patternsOf).join('|')}`,
  'iu',
);

export const endsSoon = (sentence: string): boolean => DEADLINE.test(sentence);
