// Finds the key words of a sentence for a title: a number that claims something with its noun, or a short sentence.
import { announcesPrice, priceDropIn } from '@greenroom/engine-kit/text/price-drops';
import { splitSentences } from '@greenroom/engine-kit/text/sentences';
import { isClaim, isHalfPrice, isOffer, isOfOthers, NUMBERS, SPELLED } from './number-claims.ts';
import { UNSPACED } from './unspaced.ts';
import { isUnstressed } from './unstressed.ts';

/** In reading order; `key` is emphasized. */
export interface KeyWords {
  before: string;
  key: string;
  after: string;
}

const MAX_WORDS_BESIDE = 9;
const MAX_LETTERS_BESIDE = 52;

const MAX_WORDS_AFTER = 3;
/** Of a clause; more would cost more than they tell. */
const MAX_NUMBERS = 8;

/** Of a hook in a script without spaces. */
const MAX_UNSPACED = 18;

const SHORT = { words: 5, letters: 32 };
/** For a video with nothing else to show. */
const LONG = { words: 9, letters: 60 };
/** Of a question or another sentence that opens a film: what fits its label. */
const OPENING = { words: 14, letters: 64 };
/** Of the next sentence that the first picture has too: "A new bike? No need." */
const MAX_WORDS_WITH_OPENING = 2;

/** Scripts in which sentences start with a capital. */
const CASED = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}]/u;

/** "Or after long hours?" asks nothing alone, nor with the sentence after it. */
const ENDS_QUESTION = /^\s*\p{Ll}[^.!?]*\?/u;

const CLAUSES = /(?<=[,;:–—،؛])\s+/u;
const CLAUSE_MARK = /[,;:–—،؛]$/u;
const MARKS_BEFORE = /^[\s,;:–—،؛，、；："«»“”]+/u;
/** The lookbehind matches only at the first mark of a run, which keeps the time linear. */
const MARKS_BEHIND = /(?<![\s,;:–—،؛，、；：.…。।"«»“”])[\s,;:–—،؛，、；：.…。।"«»“”]+$/u;
export const trimmed = (text: string): string => text.replace(MARKS_BEFORE, '').replace(MARKS_BEHIND, '');
const wordCount = (text: string): number => text.split(/\s+/u).filter(Boolean).length;
export const within = (text: string, max: { words: number; letters: number }): boolean =>
  /[\p{L}\p{N}]/u.test(text) && wordCount(text) <= max.words && [...text].length <= max.letters;

/**
 * The key words of one or more sentences in any language; undefined if there are none.
 * @param longer also accepts whole clauses, for a video with nothing else to show
 */
export function keyWordsOf(text: string, longer = false): KeyWords | undefined {
  if (UNSPACED.test(text)) return undefined;
  return claimsIn(text)[0] ?? (ENDS_QUESTION.test(text) ? undefined : short(text, longer ? LONG : SHORT));
}

/** Capitalizes the first word as in a title, except names and addresses. */
export function asTitle(words: KeyWords): KeyWords {
  return words.before === ''
    ? { ...words, key: capitalized(words.key) }
    : { ...words, before: capitalized(words.before) };
}

function capitalized(text: string): string {
  const [first = ''] = text.split(/\s/u, 1);
  if (!/^\p{Ll}[\p{Ll}\p{M}'’-]*[,;:!?]?$/u.test(first) || !CASED.test(first)) return text;
  const [letter = ''] = text;
  // In Turkish, i becomes İ.
  return letter.toLocaleUpperCase(/[ğışİ]/u.test(text) ? 'tr' : 'en') + text.slice(letter.length);
}

/** The words of the last price or offer of a text. */
export const offerOf = (text: string): KeyWords | undefined => claimsIn(text, isOffer).at(-1);

/** The first sentence as a title, or else its first clause that is short enough. */
export function hookOf(text: string): KeyWords | undefined {
  const [sentence = ''] = splitSentences(text);
  if (!UNSPACED.test(sentence)) return short(sentence, LONG);
  const key = trimmed(sentence);
  return [...key].length <= MAX_UNSPACED ? { before: '', key, after: '' } : undefined;
}

/**
 * The words of the first picture: its first sentence with one of a word or two, or as many of its first clauses as fit. Later ones alone
 * would be the end of a question.
 */
export const openingOf = (text: string): KeyWords | undefined => {
  const [sentence = ''] = splitSentences(text);
  if (UNSPACED.test(sentence)) return hookOf(text);
  // More have more words than fit.
  const clauses = sentence.split(CLAUSES).slice(0, OPENING.words);
  const beginnings = clauses.map((_, index) => clauses.slice(0, clauses.length - index).join(' '));
  // Longer ones are shown as they are said.
  const isWhole = wordCount(text) - wordCount(sentence) <= MAX_WORDS_WITH_OPENING;
  const words = [...(isWhole ? [text] : []), ...beginnings].find((beginning) => within(trimmed(beginning), OPENING));
  if (words === undefined) return undefined;
  // With its mark, a part of a question is seen to go on.
  const isPart = ASKS.test(sentence) && CLAUSE_MARK.test(words);
  return isPart ? { before: '', key: words, after: '' } : short(words, OPENING);
};

const ASKS = /[?？؟]["'”’»)]*$/u;

const clausesOf = (text: string): string[] => splitSentences(text).flatMap(clausesOfSentence);

const clausesOfSentence = (sentence: string): string[] => withAnnouncements(withReductions(sentence.split(CLAUSES)));

/** Each clause joined to the one before, with all that is joined to that, where they belong together. */
const joinedWhere = (clauses: readonly string[], belong: (last: string, clause: string) => boolean): string[] => {
  const joined: string[] = [];
  for (const clause of clauses) {
    const last = joined.at(-1);
    if (last !== undefined && belong(last, clause)) joined[joined.length - 1] = `${last} ${clause}`;
    else joined.push(clause);
  }
  return joined;
};

/** Of two clauses, what is on both sides of the mark between them. */
const MAX_DROP_LETTERS = 60;

/** Clauses with an old price and the new one as one: "Was $149, now $99", "Before: $149, now: $99". */
export const withReductions = (clauses: readonly string[]): string[] =>
  joinedWhere(joinedWhere(clauses, announcesPrice), (last, clause) => {
    const end = last.slice(-MAX_DROP_LETTERS).trimEnd();
    const drop = priceDropIn(`${end} ${clause.slice(0, MAX_DROP_LETTERS)}`);
    return drop !== undefined && [drop.old, drop.now].some(({ to }) => to <= end.length) && drop.to > end.length;
  });

const ANNOUNCES = /[:：]$/u;
/** With the number, which is not beside itself. */
const ANNOUNCED = { words: MAX_WORDS_BESIDE + 3, letters: MAX_LETTERS_BESIDE + 8 };

/** The first of several things without a number. */
const BEGINS_LIST = /^\P{Nd}*[,،，]$/u;

/** What a colon announces says little without the words before it: "First visit: 45 minutes for £39". A list is not torn. */
const withAnnouncements = (clauses: readonly string[]): string[] =>
  joinedWhere(
    clauses,
    (last, clause) => ANNOUNCES.test(last) && !BEGINS_LIST.test(clause) && within(`${last} ${clause}`, ANNOUNCED),
  );

/** Whether a number in the text claims something. */
export const hasClaim = (text: string): boolean => claimsIn(text).length > 0;

/** A sentence that says what is not so. */
const MYTH =
  /^\P{L}{0,4}(?:the |der |die |el |le |il |o )?(?:myth|mythos|irrtum|mito|mythe|idée reçue|fabel|fabeltje|mit|миф|efsane|yanlış|bulo)(?:\s(?:n\p{L}{0,6}[.°º]?\s)?\p{Nd}{1,2})?\s?[:：–—]/iu;

/** One for each clause that has one. */
const claimsIn = (text: string, accepts?: (number: string) => boolean): KeyWords[] =>
  splitSentences(text)
    .filter((sentence) => !MYTH.test(sentence))
    .flatMap(clausesOfSentence)
    .flatMap((clause) => claimIn(clause, accepts) ?? []);

/** The first number of a clause that is a claim, with the words beside it that fit. */
function claimIn(clause: string, accepts = (_number: string): boolean => true): KeyWords | undefined {
  const numbers = [...clause.matchAll(NUMBERS).take(MAX_NUMBERS)];
  // Of "It takes 45 minutes and costs $49", the price counts most. Alone, it would not say what it is for.
  if (fits(clause)) numbers.sort((one, other) => Number(isOffer(other[0])) - Number(isOffer(one[0])));
  const drop = priceDropIn(clause);
  for (const found of numbers) {
    const isPart = ({ from, to }: { from: number; to: number }) =>
      found.index < to && found.index + found[0].length > from;
    if (drop && isPart(drop.old)) continue;
    // "Antes 49 euros, hoy 29".
    const isNow = drop !== undefined && isPart(drop.now);
    const [rawBefore, rawAfter] = [clause.slice(0, found.index), clause.slice(found.index + found[0].length)];
    const [before, key, after] = [withoutConjunction(trimmed(rawBefore)), found[0].trim(), trimmed(rawAfter)];
    if (!isNow && !(accepts(key) && isClaim(rawBefore, key, rawAfter))) continue;
    const isPrice = isNow || isOffer(key) || isHalfPrice(key);
    if (isPrice && isOfOthers(rawBefore, rawAfter)) continue;
    if (fits(`${before} ${after}`)) return { before, key, after };
    // Without its negation a claim says the opposite.
    if (NEGATION.test(before)) continue;
    // Most words before the number may be left out, the noun after it may not.
    const noun = nounOf(after);
    // Alone, a number would not say what it is about: "Der Sehtest dauert 15 Minuten".
    if (noun !== '' && fits(`${before} ${noun}`)) return { before, key, after: noun };
    const [ahead = ''] = COUNTED.exec(before) ?? PREPOSITION.exec(before) ?? [];
    if (noun !== '' && fits(`${ahead} ${noun}`)) return { before: ahead.trim(), key, after: noun };
    if (isPrice) return { before: '', key, after: '' };
  }
  return undefined;
}

export const NEGATION =
  /(?<!\p{L})(?:no|not|never|none|nobody|without|\p{L}{2,10}n['’]t|kein\p{L}{0,2}|nicht|nie|niemand|ohne|ni|nunca|nadie|ning[uú]n\p{L}{0,2}|sin|não|nem|ninguém|nenhum\p{L}?|sem|pas|jamais|aucun\p{L}?|personne|sans|non|mai|nessun\p{L}?|senza|niet|geen|nooit|zonder|nigdy|nikt|bez|żad\p{L}{1,3}|не|нет|ни|без|никогда|никто|değil|yok|hiç|asla|لا|لم|لن|ليس|بدون|नहीं|बिना)(?![\p{L}\p{M}])/iu;

/** The first words, until one without meaning or a period or a half, and with these: "hours a week", "ore e mezza". */
const nounOf = (after: string): string => {
  const words = after.split(/\s+/u);
  const restOf = (from: number): string => BELONGS_AFTER.exec(words.slice(from, from + MAX_REST).join(' '))?.[0] ?? '';
  const end = words.findIndex(
    (word, index) =>
      SUBORDINATING.test(word) || (index > 0 && (isUnstressed(word) || (index <= MAX_WORDS_AFTER && restOf(index)))),
  );
  if (end === -1 && words.length > MAX_WORDS_AFTER) return '';
  const noun = words.slice(0, end === -1 ? MAX_WORDS_AFTER : Math.min(end, MAX_WORDS_AFTER));
  return [...noun, restOf(noun.length)].filter(Boolean).join(' ');
};

/** Words of a period. */
const MAX_REST = 3;
const PERIODS = [
  'day|week|month|year|night|tag|woche|monat|jahr|d[ií]a|semana|mes|mês|ano|año|jour|semaine|mois|an|année',
  'giorno|settimana|mese|anno|dag|week|maand|jaar|dzień|tydzień|miesiąc|rok|день|неделю|месяц|год',
].join('|');
const BELONGS_AFTER = new RegExp(
  `^(?:(?:a|an|per|each|every|pro|im|am|in der|al|a la|por|cada|à la|par|alla|ao|à|na|w|в)\\s(?:${PERIODS})|(?:and|y|e|et|en)\\s(?:a half|medi[oa]|mezz[oa]|mei[oa]|demie?|een half))(?!\\p{L})`,
  'iu',
);

/** A number with its noun, which a number after it tells more about: "three sessions of 20 minutes". */
const COUNTED = new RegExp(
  `(?<!\\S)(?:\\p{Nd}{1,3}|${SPELLED})\\s\\p{L}{2,20}(?:\\s\\p{L}{2,20})?\\s(?:of|de|d[ei]|à|von|zu|mit|van|with|for|für|po|по)$`,
  'iu',
);

/** At the beginning of a clause: "and it is yours on May 3". The Portuguese "mais de 20" is more than 20. */
const COORDINATING = /^(?:and|or|but|y|pero|und|oder|aber|et|ou|mais(?!\s+de(?!\p{L}))|e|ma|mas)\s+/iu;
export const withoutConjunction = (clause: string): string => clause.replace(COORDINATING, '');

/** What is left of "in our shop or at". A capital is no conjunction: "rich in vitamin E". */
const LAST_CONJUNCTION = /\s(?:and|or|y|o|und|oder|et|ou|e|of|oraz|lub|albo|или|veya)\s*$/u;
export const withoutLastConjunction = (clause: string): string => clause.replace(LAST_CONJUNCTION, '');

const SUBORDINATING =
  /^(?:before|after|when|while|that|which|instead|statt|anstatt|invece|que|qui|che|bevor|nachdem|während|antes|después|mientras|depois|enquanto|avant|après|pendant|prima|dopo|mentre)$/iu;

/** Before a number that would say something else without it: "up to 30%". "For 18 hours" says no more than "18 hours". */
const PREPOSITION = new RegExp(
  `(?<!\\S)(?:${[
    'in|within|only|nur|en|em|dans|solo|só',
    'up to|from|at least|at most|more than|less than|over|under|almost|nearly',
    'bis zu|ab|mindestens|höchstens|mehr als|weniger als|über|unter|fast',
    'hasta|desde|a partir de|al menos|más de|menos de|casi|até|pelo menos|mais de|quase',
    "jusqu['’]à|dès|à partir de|au moins|plus de|moins de|presque|fino a|a partire da|almeno|più di|meno di|quasi",
    'tot|vanaf|minstens|meer dan|minder dan|bijna|do|od|ponad|co najmniej|prawie|до|от|более|больше|меньше|почти',
  ].join('|')})$`,
  'iu',
);

const fits = (beside: string): boolean =>
  within(beside.trim(), { words: MAX_WORDS_BESIDE, letters: MAX_LETTERS_BESIDE });

function short(text: string, max: { words: number; letters: number }): KeyWords | undefined {
  const sentence = trimmed(text);
  if (within(sentence, max)) return { before: '', key: sentence, after: '' };
  if (max !== LONG) return undefined;
  const clause = clausesOf(text)
    .map(trimmed)
    .find((part) => within(part, max));
  return clause === undefined ? undefined : { before: '', key: clause, after: '' };
}
