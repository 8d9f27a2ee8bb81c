// Shares of people in titles: "9 out of 10 customers", "un adulte sur trois", "jeder Dritte".
import type { TitleWords } from './label-text.ts';
import { numberOf, numberWords } from './number-words.ts';
import { namesPeople } from './people-words.ts';

const MOST = 10;

export interface Share {
  part: number;
  whole: number;
}

const NUMBER = `(\\p{Nd}{1,2}|${['one', 'eine?r?', 'un[aeo]?', 'uma?', 'één', 'jeden|jedna', 'один|одна', ...numberWords].join('|')})`;
/** Between both numbers. "In" and "of" stand between other numbers too, as in "2 lessons in 3 days" and "2 packs of 6". */
const OUT_OF = '(out of|in|of|sur|su|von|de cada|em cada|van de|op de|op|na|из)';
const SHARE = new RegExp(
  `(?<![\\p{L}\\p{N}.,])${NUMBER}(?:\\s(\\p{L}{2,20}))??\\s${OUT_OF}\\s${NUMBER}(?![\\p{L}\\p{N}]|[.,:]\\p{Nd})`,
  'iu',
);
const AMBIGUOUS = /^(?:in|of)$/iu;
/** Before a number that names one of many, or is denied: "step 2 out of 3", "Teil 2 von 3", "not 9 out of 10". */
const NO_SHARE_BEFORE =
  /(?<!\p{L})(?:step|tip|part|day|week|lesson|number|no|not|nur|nicht|teil|folge|tag|woche|schritt|kapitel|lektion|modul|runde|platz|nummer|étape|partie|jour|pas|passo|parte|giorno|non|não|paso|día)\.?\s*$/iu;
/** After a share of something other than people. */
const NO_SHARE_AFTER = new RegExp(
  `^\\s*(?:[\\p{Nd}-]|star|stern|étoile|stell|estrella|estrela|point|punkt|punt|${[
    'times|cases|days|weeks|hours|dogs|cats|pets|orders|products|projects|companies|businesses|fälle|tage|hunde|katzen|bestellungen|produkte|firmen',
    'veces|casos|días|perros|gatos|pedidos|productos|empresas|fois|cas|jours|chiens|chats|commandes|produits|entreprises|volte|casi|giorni|cani|gatti',
    'vezes|dias|cães|keer|gevallen|dagen|honden|katten|bedrijven|razy|przypadk|dni|psów|kotów|firm|случа|раз|дней|собак|кошек|компани',
  ].join('|')})`,
  'iu',
);
/** Words after a share that can tell whose it is: "8 in 10 German adults". */
const WORDS_AFTER = 3;
const US = /^\s*(?:of (?:us|them|you)|von uns|de nosotros|d'entre nous|di noi)(?!\p{L})/iu;
const END = /^[\s\p{P}]*$/u;

/** "Every third customer", "jeder Dritte", "каждый третий". The first ordinal is that of three. */
const ORDINALS =
  'third|fourth|fifth|sixth|seventh|eighth|ninth|tenth dritte|vierte|fünfte|sechste|siebte|achte|neunte|zehnte trzeci|czwarty|piąty|szósty|siódmy|ósmy|dziewiąty|dziesiąty третий|четвёртый|пятый|шестой|седьмой|восьмой|девятый|десятый'
    .split(' ')
    .map((ordinals) => ordinals.split('|'));
const EVERY = new RegExp(
  `(?<!\\p{L})(?:every|jede[rsn]?|co|каждый)\\s(${ORDINALS.flat().join('|')})[rn]?(?!\\p{L})`,
  'iu',
);
/** In German, a person without a noun has a capital; in Polish and Russian, it is one too. */
const IS_NOUN = /^(?:\p{Lu}|\p{Script=Cyrillic}|\p{L}{3,10}[iy]$)/u;

/** "Üç kişiden biri": the whole is first. */
const TURKISH =
  /(?<!\p{L})(\p{Nd}{1,2}|üç|dört|beş|altı|yedi|sekiz|dokuz|on)\s\p{L}{2,16}[dt][ae]n\s(\p{Nd}|\p{L}{4,7})/iu;
const TURKISH_NUMBERS = ['bir', 'iki', 'üç', 'dör', 'beş', 'altı', 'yedi', 'sekiz', 'dokuz', 'on'];
const turkishNumber = (word: string): number | undefined =>
  numberOf(word) ?? (1 + TURKISH_NUMBERS.findIndex((number) => word.toLowerCase().startsWith(number)) || undefined);

/** The share of people that a title names, of at most ten; undefined if it names none. */
export const shareOf = ({ before, key, after }: TitleWords): Share | undefined => shareIn(`${before} ${key} ${after}`);

/** The same of a phrase. */
export const shareIn = (text: string): Share | undefined =>
  checked(fractionIn(text)) ?? checked(everyIn(text)) ?? checked(turkishIn(text));

/** As far as they are known. */
type Numbers = { [name in keyof Share]: number | undefined };

const checked = (share: Numbers | undefined): Share | undefined => {
  const { part = 0, whole = 0 } = share ?? { part: 0, whole: 0 };
  return part > 0 && part <= whole && whole > 2 && whole <= MOST ? { part, whole } : undefined;
};

const fractionIn = (text: string): Numbers | undefined => {
  const found = SHARE.exec(text);
  if (found === null) return undefined;
  const [share, part, noun, outOf, whole] = found;
  const before = text.slice(0, found.index);
  const after = text.slice(found.index + share.length);
  if (NO_SHARE_BEFORE.test(before) || NO_SHARE_AFTER.test(after)) return undefined;
  const isOfPeople = namesPeople(after.split(/\s+/u, WORDS_AFTER + 1).join(' ')) || US.test(after);
  const isShare = noun === undefined ? !AMBIGUOUS.test(outOf!) || isOfPeople || END.test(after) : namesPeople(noun);
  return isShare ? { part: numberOf(part!), whole: numberOf(whole!) } : undefined;
};

const everyIn = (text: string): Numbers | undefined => {
  const found = EVERY.exec(text);
  if (found === null) return undefined;
  const [every, ordinal] = found;
  const [next = ''] = text
    .slice(found.index + every.length)
    .trim()
    .split(/\s/u, 1);
  if (!namesPeople(next) && !(IS_NOUN.test(ordinal!) && !/^\p{L}/u.test(next))) return undefined;
  const list = ORDINALS.find((ordinals) => ordinals.includes(ordinal!.toLowerCase()))!;
  return { part: 1, whole: 3 + list.indexOf(ordinal!.toLowerCase()) };
};

const turkishIn = (text: string): Numbers | undefined => {
  const found = TURKISH.exec(text);
  if (found === null || !namesPeople(found[0])) return undefined;
  return { part: turkishNumber(found[2]!), whole: turkishNumber(found[1]!) };
};
