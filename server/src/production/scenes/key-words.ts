// Finds the key words of a sentence for a title: a number with its noun, or a short sentence.

/** In reading order; `key` is emphasized. */
export interface KeyWords {
  before: string;
  key: string;
  after: string;
}

/** Scripts without spaces, in which words cannot be counted. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Numbers with their signs and units: $1,299.00, 24/7, 20 %, 3.5, 10:30, 100+. */
const NUMBER = /(?:[$€£¥₹]\s?)?\p{Nd}+(?:[.,:/٫٬]\p{Nd}+)*(?:\+|\s?(?:[%٪°€$£¥₹]|percent\b|k\b|x\b))?/u;
const MAX_WORDS_BESIDE = 8;
const MAX_LETTERS_BESIDE = 44;

const MAX_WORDS_AFTER = 3;

const SHORT = { words: 5, letters: 32 };
/** For a video with nothing else to show. */
const LONG = { words: 9, letters: 60 };

/** Scripts in which sentences start with a capital. */
const CASED = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}]/u;

const CLAUSES = /(?<=[,;:–—،؛])\s+/u;
const MARKS_BEFORE = /^[\s,;:–—،؛"«»“”]+/u;
/** The lookbehind matches only at the first mark of a run, which keeps the time linear. */
const MARKS_BEHIND = /(?<![\s,;:–—،؛.…"«»“”])[\s,;:–—،؛.…"«»“”]+$/u;
const trimmed = (text: string): string => text.replace(MARKS_BEFORE, '').replace(MARKS_BEHIND, '');
const wordCount = (text: string): number => text.split(/\s+/u).filter(Boolean).length;
const within = (text: string, max: { words: number; letters: number }): boolean =>
  /[\p{L}\p{N}]/u.test(text) && wordCount(text) <= max.words && [...text].length <= max.letters;

/**
 * The key words of one or more sentences in any language; undefined if there are none.
 * @param longer also accepts whole clauses, for a video with nothing else to show
 */
export function keyWordsOf(text: string, longer = false): KeyWords | undefined {
  if (UNSPACED.test(text)) return undefined;
  return numbered(text) ?? short(text, longer ? LONG : SHORT);
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

function numbered(text: string): KeyWords | undefined {
  for (const clause of text.split(/(?<=[.!?؟])\s+/u).flatMap((sentence) => sentence.split(CLAUSES))) {
    const found = NUMBER.exec(clause);
    if (!found) continue;
    const before = trimmed(clause.slice(0, found.index));
    const after = trimmed(clause.slice(found.index + found[0].length));
    // A number alone says little, and part of a name (A4, iPhone15) or address is not a number.
    const partOfWord =
      /[\p{L}\p{N}@._/-]$/u.test(clause.slice(0, found.index)) ||
      /^[\p{L}@]/u.test(clause.slice(found.index + found[0].length));
    if (partOfWord || (before === '' && after === '')) continue;
    if (fits(`${before} ${after}`)) return { before, key: found[0].trim(), after };
    // The words before the number may be left out, the noun after it may not.
    if (after !== '' && wordCount(after) <= MAX_WORDS_AFTER && fits(after))
      return { before: '', key: found[0].trim(), after };
  }
  return undefined;
}

const fits = (beside: string): boolean =>
  within(beside.trim(), { words: MAX_WORDS_BESIDE, letters: MAX_LETTERS_BESIDE });

function short(text: string, max: { words: number; letters: number }): KeyWords | undefined {
  const sentence = trimmed(text);
  if (within(sentence, max)) return { before: '', key: sentence, after: '' };
  if (max !== LONG) return undefined;
  const clause = text
    .split(/(?<=[.!?؟])\s+/u)
    .flatMap((part) => part.split(CLAUSES))
    .map(trimmed)
    .find((part) => within(part, max));
  return clause === undefined ? undefined : { before: '', key: clause, after: '' };
}
