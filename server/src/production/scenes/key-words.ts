// The few words of a sentence that can stand alone on a screen: a number with what it counts, or a sentence that is short anyway.

/** In order of reading; `key` is what it is about. */
export interface KeyWords {
  before: string;
  key: string;
  after: string;
}

/** Scripts without spaces: a few words of them are not told from a sentence by counting. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Digits with what belongs to them: $1,299.00, 24/7, 20 %, 3.5, 10:30, 100+. */
const NUMBER = /(?:[$€£¥₹]\s?)?\p{Nd}+(?:[.,:/٫٬]\p{Nd}+)*(?:\+|\s?(?:[%٪°€$£¥₹]|percent\b|k\b|x\b))?/u;
const MOST_WORDS_BESIDE = 8;
const MOST_LETTERS_BESIDE = 44;

const MOST_WORDS_COUNTED = 3;

const SHORT = { words: 5, letters: 32 };
/** Of a sentence or clause that is shown for want of anything else to see. */
const LONG = { words: 9, letters: 60 };

/** Where sentences begin with capitals. */
const CASED = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}]/u;

const CLAUSES = /(?<=[,;:–—،؛])\s+/u;
const MARKS_BEFORE = /^[\s,;:–—،؛"«»“”]+/u;
/** Looked for from the first mark of a run alone, not from each. */
const MARKS_BEHIND = /(?<![\s,;:–—،؛.…"«»“”])[\s,;:–—،؛.…"«»“”]+$/u;
const trimmed = (text: string): string => text.replace(MARKS_BEFORE, '').replace(MARKS_BEHIND, '');
const wordCount = (text: string): number => text.split(/\s+/u).filter(Boolean).length;
const within = (text: string, most: { words: number; letters: number }): boolean =>
  /[\p{L}\p{N}]/u.test(text) && wordCount(text) <= most.words && [...text].length <= most.letters;

/**
 * The key words of one or more sentences in any language; undefined where there are none.
 * @param longer also whole clauses that say nothing short: for a film that has nothing else to show
 */
export function keyWordsOf(text: string, longer = false): KeyWords | undefined {
  if (UNSPACED.test(text)) return undefined;
  return numbered(text) ?? short(text, longer ? LONG : SHORT);
}

/** The same with a capital, as what stands alone begins, though it was cut out of the middle; names and addresses as they are written. */
export function asTitle(words: KeyWords): KeyWords {
  return words.before === '' ? { ...words, key: begun(words.key) } : { ...words, before: begun(words.before) };
}

function begun(text: string): string {
  const [first = ''] = text.split(/\s/u, 1);
  if (!/^\p{Ll}[\p{Ll}\p{M}'’-]*[,;:!?]?$/u.test(first) || !CASED.test(first)) return text;
  const [letter = ''] = text;
  // A Turkish i keeps its dot.
  return letter.toLocaleUpperCase(/[ğışİ]/u.test(text) ? 'tr' : 'en') + text.slice(letter.length);
}

function numbered(text: string): KeyWords | undefined {
  for (const clause of text.split(/(?<=[.!?؟])\s+/u).flatMap((sentence) => sentence.split(CLAUSES))) {
    const found = NUMBER.exec(clause);
    if (!found) continue;
    const before = trimmed(clause.slice(0, found.index));
    const after = trimmed(clause.slice(found.index + found[0].length));
    // A lone digit counts little, and part of a name (A4, iPhone15) or an address counts nothing.
    const partOfWord =
      /[\p{L}\p{N}@._/-]$/u.test(clause.slice(0, found.index)) ||
      /^[\p{L}@]/u.test(clause.slice(found.index + found[0].length));
    if (partOfWord || (before === '' && after === '')) continue;
    if (fits(`${before} ${after}`)) return { before, key: found[0].trim(), after };
    // What leads up to it may be left unsaid, what it counts may not.
    if (after !== '' && wordCount(after) <= MOST_WORDS_COUNTED && fits(after))
      return { before: '', key: found[0].trim(), after };
  }
  return undefined;
}

const fits = (beside: string): boolean =>
  within(beside.trim(), { words: MOST_WORDS_BESIDE, letters: MOST_LETTERS_BESIDE });

function short(text: string, most: { words: number; letters: number }): KeyWords | undefined {
  const sentence = trimmed(text);
  if (within(sentence, most)) return { before: '', key: sentence, after: '' };
  if (most !== LONG) return undefined;
  const clause = text
    .split(/(?<=[.!?؟])\s+/u)
    .flatMap((part) => part.split(CLAUSES))
    .map(trimmed)
    .find((part) => within(part, most));
  return clause === undefined ? undefined : { before: '', key: clause, after: '' };
}
