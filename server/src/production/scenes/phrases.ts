// The words of a shot that its title does not have, in phrases that are shown as they are spoken: many watch without sound.
import { phrasesOf } from '@greenroom/captions/phrases';
import type { SceneShot } from '@greenroom/engine-kit/ports/scene-clip';
import { columnCount } from '@greenroom/engine-kit/text/characters';
import { joinWords } from '@greenroom/engine-kit/text/words';
import { telephonesIn } from './contact-words.ts';
import { trimmed } from './key-words.ts';
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

/** @param title its words are in the text of the piece, if it says them at all */
export function phrasesIn(piece: Piece, title: Title | null): Phrase[] {
  const words = piece.timedWords();
  if (title === null) return inPhrases(words);
  const at = placeOf(title, piece.text);
  if (at === undefined) return [];
  const shownMs = labelStart(piece, title);
  const before = words.filter(({ to, startMs }) => to <= at.from && startMs < shownMs);
  const after = words.filter(({ from, startMs }) => from >= at.to && startMs >= shownMs + MIN_TITLE_MS);
  return [before, after].flatMap((rest) => (isEnough(rest) ? inPhrases(rest) : []));
}

/** When the first word of a label is spoken: all of it appears then. */
export const labelStart = (piece: Piece, title: Title): number => {
  const at = placeOf(title, piece.text);
  const first = at && piece.timedWords().find(({ to }) => to > at.from);
  return Math.min(title.keyMs, Math.round(first?.startMs ?? title.keyMs));
};

/** Where the words of a title are. Their first letter may be a capital there. */
const placeOf = ({ before, key, after }: Title, text: string): { from: number; to: number } | undefined => {
  const first = before || key;
  const from = text.includes(first) ? positionOf(first, text) : text.indexOf(first.slice(1), 1) - 1;
  const keyAt = before === '' ? from : text.indexOf(key, from + before.length);
  if (from < 0 || keyAt < 0) return undefined;
  const keyEnd = keyAt + key.length;
  const afterAt = after === '' ? -1 : text.indexOf(after, keyEnd);
  return { from, to: afterAt < 0 ? keyEnd : afterAt + after.length };
};

const columnsOf = (words: readonly TextWord[]): number => columnCount(joinWords(words.map(({ text }) => text)));

const isEnough = (words: readonly TextWord[]): boolean =>
  words.length >= MIN_BESIDE.words && columnsOf(words) >= MIN_BESIDE.columns;

const inPhrases = (words: readonly TextWord[]): Phrase[] => {
  const isWhole = words.length <= WHOLE.words && columnsOf(words) <= WHOLE.columns;
  return (isWhole ? [words] : phrasesOf(unbroken(words), () => true)).flatMap((phrase) => {
    const text = trimmed(joinWords(phrase.map((word) => word.text)));
    return text === '' ? [] : [{ text, startMs: Math.round(phrase[0]!.startMs) }];
  });
};

/** The words of a street address, a telephone number, a date, a share or a price as one: no phrase ends inside it. */
const unbroken = (words: readonly TextWord[]): TextWord[] => {
  const text = words.map((word) => word.text).join(' ');
  const numbers = [...text.matchAll(NUMBERS)].map(([number]) => number.trim());
  const whole = [...streetsIn(text), ...telephonesIn(text), ...numbers].filter((part) => part.includes(' '));
  const list = [...words];
  for (const part of whole) {
    const parts = part.split(' ');
    const at = list.findIndex((_, index) =>
      parts.every((one, k) => isWord(list[index + k]?.text, one, k === parts.length - 1)),
    );
    if (at < 0) continue;
    const [first, last] = [list[at]!, list[at + parts.length - 1]!];
    const joined = list
      .slice(at, at + parts.length)
      .map((word) => word.text)
      .join(' ');
    list.splice(at, parts.length, { ...first, text: joined, to: last.to, endMs: last.endMs });
  }
  return list;
};

/** Marks may follow the last word of a part. */
const isWord = (word: string | undefined, part: string, isLast: boolean): boolean =>
  word === part || (isLast && word?.startsWith(part) === true && trimmed(word) === trimmed(part));
