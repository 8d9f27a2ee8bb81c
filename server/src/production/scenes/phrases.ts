// The words of a shot that its title does not have, in phrases that are shown as they are spoken: many watch without sound.
import { endsClause, phrasesOf } from '@greenroom/captions/phrases';
import type { SceneShot } from '@greenroom/engine-kit/ports/scene-clip';
import { columnCount } from '@greenroom/engine-kit/text/characters';
import { spelledNumbersIn } from '@greenroom/engine-kit/text/spelled-numbers';
import { joinWords, spaceBetween } from '@greenroom/engine-kit/text/words';
import { telephonesIn } from './contact-words.ts';
import { NEGATION, trimmed, withoutLastConjunction } from './key-words.ts';
import { NUMBERS } from './number-claims.ts';
import { type Piece, positionOf, type TextWord } from './shot-pieces.ts';
import { streetsIn } from './street-address.ts';

type Title = NonNullable<SceneShot['title']>;
export type Phrase = NonNullable<SceneShot['phrases']>[number];

/** So many words are one phrase. */
const WHOLE = { words: 7, columns: 40 };
/** Fewer words beside a title are not shown: "… and that is all". */
const MIN_BESIDE = { words: 3, columns: 10 };
/** A title is seen for at least so long before the words after it. */
const MIN_TITLE_MS = 1500;
/** Too short a time to read a phrase. */
const MIN_PHRASE_MS = 700;
const LETTER = /[\p{L}\p{N}]/u;
/** Of a date: "May 3, 2027". */
const YEAR_NEXT = /^,? (?:19|20)\d{2}(?!\d)/;

/** @param title its words are in the text of the piece, if it says them at all */
export function phrasesIn(piece: Piece, title: Title | null): Phrase[] {
  const words = piece.timedWords();
  const read = (part: readonly TextWord[]): ReadPhrase[] => inPhrases(part, piece.text);
  if (title === null) return (piece.isCut ? ended(read(words)) : read(words)).map(shownAs);
  const at = placeOf(title, piece.text);
  if (at === undefined) return [];
  const shownMs = labelStart(piece, title);
  const before = words.filter(({ to }) => to <= at.from);
  const after = words.filter(({ from }) => from >= at.to);
  return [
    ...(isEnough(before) ? ended(read(before)).filter(({ startMs }) => startMs < shownMs) : []),
    ...(isEnough(after) ? fromTime(read(after), shownMs + MIN_TITLE_MS, piece.endMs) : []),
  ].map(shownAs);
}

/** `endsClause`: its last word has the mark of a clause. */
type ReadPhrase = Phrase & { endsClause: boolean };

/** Without the conjunction or the article before the title: "answer twelve questions, and", "delle famiglie paga il". */
const ended = (phrases: readonly ReadPhrase[]): ReadPhrase[] =>
  phrases.map((phrase, index) => {
    if (index < phrases.length - 1) return phrase;
    const text = withoutLastConjunction(phrase.text);
    return { ...phrase, text: trimmed(text.replace(LAST_ARTICLE, '')) };
  });

const LAST_ARTICLE =
  /\s(?:an?|the|der|die|das|den|eine?n?|el|las?|los|una?|les?|une|il|lo|gli|uno|os?|as|uma?|het|een)\s*$/u;

const shownAs = ({ text, startMs }: ReadPhrase): Phrase => ({ text, startMs });

/**
 * The phrases that are not spoken before a time. One that is still being spoken then is shown from that time on. What is left out ends
 * with a clause and has no negation, or the rest could say the opposite.
 */
function fromTime(phrases: readonly ReadPhrase[], ms: number, endMs: number): ReadPhrase[] {
  const late = phrases.findIndex(({ startMs }) => startMs >= ms);
  const early = late < 0 ? phrases.length : late;
  const nextMs = phrases[early]?.startMs ?? endMs;
  let first = early > 0 && nextMs - ms >= MIN_PHRASE_MS ? early - 1 : early;
  while (first > 0 && first < phrases.length && !phrases[first - 1]!.endsClause) first += 1;
  if (phrases.slice(0, first).some(({ text }) => NEGATION.test(text))) return [];
  return phrases.slice(first).map((phrase) => ({ ...phrase, startMs: Math.max(phrase.startMs, ms) }));
}

/** When the first word of a label is spoken: all of it appears then. */
export const labelStart = (piece: Piece, title: Title): number => {
  const at = placeOf(title, piece.text);
  const first = at && piece.timedWords().find(({ to }) => to > at.from);
  return Math.min(title.keyMs, Math.round(first?.startMs ?? title.keyMs));
};

/** Where the words of a title are. Their first letter may be a capital there. */
const placeOf = ({ before, key, after }: Title, text: string): { from: number; to: number } | undefined => {
  const keyAt = text.includes(key) ? positionOf(key, text) : placeBefore(key, text, text.length);
  const from = before === '' ? keyAt : placeBefore(before, text, keyAt);
  if (from < 0 || keyAt < 0) return undefined;
  const keyEnd = keyAt + key.length;
  const afterAt = after === '' ? -1 : text.indexOf(after, keyEnd);
  return { from, to: afterAt < 0 ? keyEnd : afterAt + after.length };
};

/** The last place of the words before a position, with a small or a capital first letter; -1: none. */
const placeBefore = (words: string, text: string, end: number): number => {
  const small = words.slice(0, 1).toLowerCase() + words.slice(1);
  return Math.max(...[words, small].map((one) => wordBefore(one, text, end)));
};

/** Not inside a word: "in" is not in "kitchen". */
const wordBefore = (words: string, text: string, end: number): number => {
  let at = end < words.length ? -1 : text.lastIndexOf(words, end - words.length);
  while (at > 0 && LETTER.test(text[at - 1]!) && spaceBetween(text[at - 1]!, words))
    at = text.lastIndexOf(words, at - 1);
  return at;
};

const columnsOf = (words: readonly TextWord[]): number => columnCount(joinWords(words.map(({ text }) => text)));

const isEnough = (words: readonly TextWord[]): boolean =>
  words.length >= MIN_BESIDE.words && columnsOf(words) >= MIN_BESIDE.columns;

const inPhrases = (words: readonly TextWord[], text: string): ReadPhrase[] => {
  const isWhole = words.length <= WHOLE.words && columnsOf(words) <= WHOLE.columns;
  const phrases = isWhole ? [words] : phrasesOf(unbroken(words, text), () => true);
  const read = phrases.flatMap((phrase) => {
    const [first, last] = [phrase[0], phrase.at(-1)];
    // As it is written, with the spaces of the script.
    const written = first && last ? text.slice(first.from, last.to).replaceAll(/\s+/gu, ' ') : '';
    const shown = trimmed(written);
    return shown === ''
      ? []
      : [{ text: shown, startMs: Math.round(first!.startMs), endsClause: endsClause(last!.text) }];
  });
  // Of several with one time, one can be read.
  return read.filter(({ startMs }, index) => startMs !== read[index - 1]?.startMs);
};

/**
 * The words of a street address, a telephone number, a date, a share, a price or a number in words as one: no phrase ends inside it, nor
 * between a denied verb and its number, "never call 0800 …".
 */
const unbroken = (words: readonly TextWord[], text: string): TextWord[] => {
  const named = [...streetsIn(text), ...telephonesIn(text)].map((part) => {
    const from = text.indexOf(part);
    const [denied = ''] = DENIED_BEFORE.exec(text.slice(Math.max(0, from - DENIED_LETTERS), from)) ?? [];
    return { from: from - denied.length, to: from + part.length };
  });
  const numbers = [...text.matchAll(NUMBERS)].map(({ 0: number, index }) => {
    const end = index + number.length;
    const [year = ''] = YEAR_NEXT.exec(text.slice(end, end + 8)) ?? [];
    return { from: index, to: end + year.length };
  });
  const spelled = spelledNumbersIn(words.map((word) => word.text)).map(({ at, count }) => {
    // With what it counts.
    const last = words[at + count - 1]!;
    const noun = endsClause(last.text) ? undefined : words[at + count];
    return { from: words[at]!.from, to: (noun ?? last).to };
  });
  const wholes = [...named, ...numbers, ...spelled];
  const list: TextWord[] = [];
  for (const word of words) {
    const last = list.at(-1);
    if (last && wholes.some(({ from, to }) => from < last.to && word.from < to))
      list[list.length - 1] = { ...last, text: text.slice(last.from, word.to), to: word.to, endMs: word.endMs };
    else list.push(word);
  }
  return list;
};

/** A negation with at most two words between it and a number. */
const DENIED_BEFORE = new RegExp(`${NEGATION.source}\\s+(?:[^\\s.,;:!?]{1,16}\\s+){0,2}$`, 'iu');
const DENIED_LETTERS = 48;
