// Which numbers of a sentence claim something: amounts and shares do; ordinals, years, dates, addresses and labels do not.
import { HALF_PRICE } from '@greenroom/engine-kit/text/gifts';
import { UNSTRESSED } from '@greenroom/engine-kit/text/unstressed-words';
import { isUnstressed } from './unstressed.ts';

const CURRENCY = '\\p{Sc}';
const CURRENCY_WORD =
  '(?:[Ee]uros?|EUR|dollars?|dólares|reais|pounds?|pesos?|francs?|Franken|zł|złotych|TL|kr|Kč|руб(?:лей|ля|\\.)|евро)(?!\\p{L})';
const PERCENT = '(?:percent|[Pp]rozent|procent|por ciento|por cento|pour cent|per cento|процент(?:ов|а)?)(?!\\p{L})';
const UNIT = `(?:\\+|\\s?(?:[%٪°]|${CURRENCY}|(?:k|x)\\b|${PERCENT}|${CURRENCY_WORD}))`;
const OUT_OF = '(?:\\s\\p{L}{2,20})?\\s(?:out of|of|in|von|de cada|em cada|sur|su|van de|op de|из|na)\\s';
const SHARE_FOLLOWS = `${OUT_OF}\\p{Nd}{1,3}(?![.,]?\\p{Nd})`;
/** 9 out of 10, 9 von 10, 9 de cada 10, 9 clients sur 10. */
const SHARE = `\\p{Nd}{1,3}${SHARE_FOLLOWS}`;
/** Numbers to nine in words, as the source of a regular expression. */
export const SPELLED = [
  'one|two|three|four|five|six|seven|eight|nine|ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun',
  'uno|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|um|uma|dois|duas|três|quatro|sete|oito|nove',
  'un|une|deux|trois|quatre|cinq|sept|huit|neuf|due|tre|quattro|cinque|sei|sette|otto',
  'twee|vijf|zes|zeven|acht|negen|dwie|trzy|cztery|pięć|sześć|siedem|osiem|dziewięć|две|три|четыре|пять|шесть|семь|восемь|девять',
].join('|');
const TENS =
  'ten|a hundred|zehn|hundert|diez|cien|dez|cem|dix|cent|dieci|cento|tien|honderd|dziesięć|dziesięciu|sto|десяти|ста';
/** Nine out of ten, neun von zehn, nueve de cada diez. */
const SPELLED_SHARE = `(?<!\\p{L})(?:${SPELLED}|${SPELLED.replaceAll(/(?<![^|])\p{L}/gu, (letter) => letter.toUpperCase())})${OUT_OF}(?:${TENS})(?!\\p{L})`;

const monthsIn = (languages: readonly string[]): string[] =>
  languages.flatMap((language) =>
    Array.from({ length: 12 }, (_, month) =>
      new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2000, month)),
    ),
  );
/** "On May 3". After other words, a day with a noun is an amount: "In June 10 coaches". */
const DAY_FOLLOWS = '(?<=(?<!\\p{L})(?:[Oo]n|[Uu]ntil|[Tt]ill|[Bb]y|[Ff]rom|[Bb]efore|[Aa]fter)\\s)';
const NOUN_FOLLOWS = `\\s(?!(?:${[...UNSTRESSED.en!].join('|')})(?!\\p{L}))\\p{Ll}`;
const ENGLISH_MONTH = `(?<!\\p{L})(?:${monthsIn(['en']).join('|')})\\s`;
/** Not the beginning of an amount: "In May 20% off", "Since March 1,200 customers", "a May 10-minute workout". */
const DAY = `\\p{Nd}{1,2}(?![\\p{Nd}:/]|[.,]\\p{Nd}|-\\p{L}|${UNIT})`;
/** May 3, 14 March, 3 de mayo, 3 mars. A German day is an ordinal: 3. Mai. */
const DATE = [
  `${DAY_FOLLOWS}${ENGLISH_MONTH}${DAY}`,
  `${ENGLISH_MONTH}${DAY}(?!${NOUN_FOLLOWS}|${SHARE_FOLLOWS})`,
  `(?<!\\p{N})\\p{Nd}{1,2}\\s(?:de\\s)?(?:${[...new Set(monthsIn(['en', 'es', 'fr', 'pt', 'it', 'nl']))].join('|')})(?!\\p{L})`,
].join('|');

/** 1 500 000: the thousands may be apart. */
const THOUSANDS = '\\p{Nd}{1,3}(?:[ \\u00a0\\u202f]\\p{Nd}{3})+(?!\\p{Nd})';

/** Dates, shares, also in words, half of a price, and numbers with their signs and units: $1,299.00, R$ 29,90, 24/7, 20 %, 3.5, 10:30, 100+. */
export const NUMBERS = new RegExp(
  `${DATE}|(?:\\p{Lu}{0,2}${CURRENCY}\\s?|[%٪])?(?:${SHARE}|(?:${THOUSANDS}|\\p{Nd}+)(?:[.,:/٫٬]\\p{Nd}+)*${UNIT}?)|${SPELLED_SHARE}|${HALF_PRICE}`,
  'gu',
);

const OFFER = new RegExp(`[%٪]|${PERCENT}|${CURRENCY}|${CURRENCY_WORD}`, 'u');
/** Whether the number is a price or a share of one. */
export const isOffer = (number: string): boolean => OFFER.test(number);

const WHOLE_SPELLED_SHARE = new RegExp(`^${SPELLED_SHARE}$`, 'u');
/** Whether it is half of a price, which has no digits. */
export const isHalfPrice = (number: string): boolean => !/\p{Nd}/u.test(number) && !WHOLE_SPELLED_SHARE.test(number);

const BARE = /^\p{Nd}+(?:[.,]\p{Nd}+)*$/u;
/** Another group of digits, as in telephone numbers. */
const DIGITS_BEFORE = /\p{Nd}[ \u00a0\u202f-]$/u;
const DIGITS_AFTER = /^[ \u00a0\u202f-]\p{Nd}/u;
/** Without a unit, groups may be a telephone number too. */
const GROUPS = /^\p{Nd}+[ \u00a0\u202f][\p{Nd} \u00a0\u202f.,]*$/u;
const YEAR = /^(?:19|20)\p{Nd}{2}$/u;
/** Before an amount that looks like a year. */
const QUANTITY =
  /(?<!\p{L})(?:over|than|nearly|almost|about|only|über|als|rund|fast|nur|casi|quase|presque|oltre|m[aá]s de|plus de|mais de|più di)\s*$/iu;

/** Before a number that names one of many: Platform 9, Zimmer 12, version 3. */
const LABEL = new RegExp(
  `(?<!\\p{L})(?:${[
    'room|suite|floor|gate|platform|hall|booth|stand|no|number|version|chapter|step|day|page|level|unit|building|apartment|route|bus|line|terminal',
    'under|nr|nummer|halle|zimmer|raum|gleis|kapitel|schritt|tag|seite|linie|haus|salle|quai|chapitre|étape|jour|ligne|sala|planta|puerta',
    'capítulo|paso|página|línea|número|versión|linha|passo|versão|capitolo|pagina|linea|numero|binario|versione',
  ].join('|')})\\.?\\s*$`,
  'iu',
);
const STREET_BEFORE =
  /(?:straße|strasse|str\.|platz|gasse|allee)\s*$|(?<!\p{L})(?:calle|avenida|paseo|plaza|carrera|rua|travessa|praça|via|viale|corso|piazza|rue)(?:\s+\S{1,30}){1,4}\s*$/iu;
const STREET_AFTER =
  /^\s+(?:(?:\p{Lu}[\p{L}'’-]{0,30}\.?\s+){1,3}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Drive|Boulevard|Square|Way|Court)(?!\p{L})|(?:bis\s+)?(?:rue|avenue|boulevard|place|allée|chemin|quai|impasse|route)\s)/u;

/** Before a date that names a street: "calle 5 de mayo", "plaza del 2 de mayo". */
const STREET_WORD =
  /(?<!\p{L})(?:calle|avenida|av\.|paseo|plaza|carrera|rua|travessa|praça|via|viale|corso|piazza|rue|place|avenue)(?:\s(?:del?|du|da|do|della))?\s*$/iu;

const MONTHS = new Set(monthsIn(['en', 'es', 'de', 'fr', 'pt', 'it', 'nl']).map((month) => month.toLowerCase()));

/** Part of a name (A4, iPhone15), an address or an ordinal (1st, 3ª). */
const LETTER_BEFORE = /[\p{L}\p{N}@._/-]$/u;
const LETTER_AFTER = /^[\p{L}@]/u;
const WORD_AFTER = /^\s+(\p{L}[\p{L}\p{M}]*)/u;

/** `before` and `after`: the rest of the clause, with its spaces. */
export function isClaim(before: string, number: string, after: string): boolean {
  if (LETTER_BEFORE.test(before) || LETTER_AFTER.test(after)) return false;
  // A number alone says little.
  if (!/[\p{L}\p{N}]/u.test(before + after) && !isOffer(number) && !isHalfPrice(number)) return false;
  if (GROUPS.test(number)) return false;
  if (!BARE.test(number)) return !STREET_WORD.test(before);
  if (DIGITS_BEFORE.test(before) || DIGITS_AFTER.test(after)) return false;
  const noun = WORD_AFTER.exec(after)?.[1]?.toLowerCase();
  if (noun === undefined || isUnstressed(noun) || MONTHS.has(noun)) return false;
  if (YEAR.test(number) && !QUANTITY.test(before)) return false;
  return !LABEL.test(before) && !STREET_BEFORE.test(before) && !STREET_AFTER.test(after);
}

/** Those whose prices are not the client's: "most agencies", "the big gyms", "my old plan". */
const othersIn = (words: readonly string[]): string =>
  `(?<!\\p{L})(?:${words.join('|')})(?!\\p{L}|\\s(?:(?:of|de|d[oa]s|dei|delle)\\s)?(?:our|unsere|nuestr|noss|nos|nostr))`;
const MOST = [
  '(?<!(?:the|our|your|at)\\s)most|die meisten|la mayoría|a maioria|la plupart|la maggior parte|de meesten?|większość',
];
const STRANGERS = [
  'others|(?:other|the big)(?=\\s(?:\\p{L}{1,20}\\s)?(?:\\p{L}{1,20}s|people)(?!\\p{L}))|(?:my|our|the) old',
  'andere[nr]?|meine?[mnrs]? alte[nrs]?|die großen',
  'otr[oa]s|mi (?:viej|antigu)[oa]|l[oa]s grandes',
  'outr[oa]s|meu (?:antigo|velho)|minha (?:antiga|velha)|[oa]s grandes',
  'autres|mon (?:ancien(?:ne)?|vieux)|les grande?s',
  'altr[ie]|il mio vecchio|la mia vecchia|(?:i|le) grandi',
];
const MOST_BEFORE = new RegExp(othersIn(MOST), 'iu');
const STRANGERS_BEFORE = new RegExp(othersIn(STRANGERS), 'iu');
/** "The $49 that the other shops ask". */
const OTHERS_AFTER = new RegExp(
  `^\\s*(?:that|which|die|den|que|qui|che)\\s(?:\\p{L}{1,5}\\s)?${othersIn([...MOST, ...STRANGERS])}`,
  'iu',
);
/** Most of those who pay less are the client's: "Most families pay 60 percent less". */
const LESS =
  /^\s*(?:less|lower|off|weniger|günstiger|(?:de\s|a\s)?menos|de moins|moins|(?:in\s|di\s)?meno|minder|mniej)(?!\p{L})/iu;
const SAVE =
  /(?<!\p{L})(?:save|sparen|ahorran|économisent|risparmiano|risparmia|economizam|economiza|poupam|besparen)(?!\p{L})/iu;
const INSTEAD =
  /(?<!\p{L})(?:instead of|statt|anstatt|en (?:vez|lugar) de|em vez de|au lieu de|invece di)(?:\s(?:the|den|los|l[ea]s))?\s*$/iu;
/** From here on, the words are about the client again: "others ask $150, but you pay". The Portuguese "mais de 20" is more than 20. */
const OURS = /(?<!\p{L})(?=(?:but|we|aber|wir|pero|nosotros|mas|nós|mais(?!\sde(?!\p{L}))|ma|noi)(?!\p{L}))/iu;

/** Whether a price is that of others. `before` and `after` as in `isClaim`. */
export const isOfOthers = (before: string, after: string): boolean => {
  if (INSTEAD.test(before) || OTHERS_AFTER.test(after)) return true;
  const said = before.split(OURS).at(-1)!;
  return STRANGERS_BEFORE.test(said) || (MOST_BEFORE.test(said) && !LESS.test(after) && !SAVE.test(said));
};
