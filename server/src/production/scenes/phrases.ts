// The words of a shot that its title does not have, in phrases that are shown as they are spoken: many watch without sound.
import { phrasesOf } from '@greenroom/captions/phrases';
import type { SceneShot } from '@greenroom/engine-kit/ports/scene-clip';
import { columnCount } from '@greenroom/engine-kit/text/characters';
import { joinWords } from '@greenroom/engine-kit/text/words';
import { trimmed } from './key-words.ts';
import { type Piece, positionOf, type TextWord } from './shot-pieces.ts';

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
  const before = words.filter(({ to }) => to <= at.from);
  const seenMs = labelStart(piece, title) + MIN_TITLE_MS;
  const after = words.filter(({ from, startMs }) => from >= at.to && startMs >= seenMs);
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
  return (isWhole ? [words] : phrasesOf(words, () => true)).flatMap((phrase) => {
    const text = trimmed(joinWords(phrase.map((word) => word.text)));
    return text === '' ? [] : [{ text, startMs: Math.round(phrase[0]!.startMs) }];
  });
};
