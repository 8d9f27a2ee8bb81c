// Cuts the speech of a scenes video into pieces, one for each shot: at sentences, and long ones at clauses with a pause.
import type { SceneShot } from '@greenroom/engine-kit/ports/scene-clip';
import type { SpokenWord } from '@greenroom/engine-kit/ports/timings';
import { splitClauses, splitSentences } from '@greenroom/engine-kit/text/sentences';
import { joinWords, splitWords } from '@greenroom/engine-kit/text/words';
import { onFrame } from './frames.ts';
import { asTitle, hasClaim, keyWordsOf, withReductions } from './key-words.ts';

/**
 * The speech of one shot. `key`: its key words as a title. `isCut`: its text ends inside a sentence. `spokenAt`: when words of the text are
 * spoken. `timedWords`: all words of the text with their positions in it. `cutAt`: the piece as two, each with its own words. `with`: the
 * piece and the one after it as one.
 */
export type Piece = {
  scene: number;
  text: string;
  startMs: number;
  endMs: number;
  key: SceneShot['title'];
  isCut?: true;
  spokenAt(words: string): number;
  timedWords(): TextWord[];
  cutAt(ms: number): [Piece, Piece];
  with(next: Piece): Piece;
};

/** A word from the position `from` to `to` of a text. */
export type TextWord = SpokenWord & { from: number; to: number };

/** A shorter shot is too short to see. */
const MIN_SHOT_MS = 1700;
/** The first sentence has a shot of its own sooner: its words are the hook. */
const MIN_HOOK_MS = 1000;
/** Short sentences after a longer shot have their own. */
const FULL_SHOT_MS = 3000;
/** A longer sentence is cut at a clause with a pause; above the maximum, at any clause. */
const LONG_SHOT_MS = 5200;
const MAX_SHOT_MS = 7000;
/** Shorter silences between words are no pauses. */
const MIN_PAUSE_MS = 150;

/** `pauseMs`: the pause after it. */
type Span = Omit<Piece, 'key' | 'spokenAt' | 'timedWords' | 'cutAt' | 'with'> & { pauseMs: number };

const lengthOf = ({ startMs, endMs }: Span): number => endMs - startMs;

/**
 * Pieces have no gaps between them and start on frames at 30 frames/s. A piece too short for a shot is joined to its
 * neighbour. @param longKeys passed on to `keyWordsOf`
 */
export function piecesOf(
  { scenes, words, speechMs }: { scenes: readonly string[]; words: readonly SpokenWord[]; speechMs: number },
  longKeys: boolean,
): Piece[] {
  const all = letters(scenes.join(''));
  const pauseAfter = pauses(words, speechMs, all);
  /** Times consecutive texts; the first starts after `spoken` letters. */
  const timed = (texts: readonly string[], scene: number, spoken: number): Span[] => {
    let at = spoken;
    return texts.map((text) => {
      const startMs = at === 0 ? 0 : onFrame(middleOf(pauseAfter(at)));
      at += letters(text);
      const pause = pauseAfter(at);
      const endMs = at >= all ? speechMs : onFrame(middleOf(pause));
      return { scene, text, startMs, endMs, pauseMs: pause.toMs - pause.fromMs };
    });
  };
  let spoken = 0;
  const pieces = scenes.flatMap((text, scene) => {
    const sentences = merged(timed(splitSentences(text), scene, spoken));
    return sentences.flatMap((sentence) => {
      const before = spoken;
      spoken += letters(sentence.text);
      const clauses = withReductions(splitClauses(sentence.text));
      if (clauses.length === 1) return [sentence];
      return lengthOf(sentence) > LONG_SHOT_MS
        ? halved(timed(clauses, scene, before))
        : claimByClaim(sentence, timed(clauses, scene, before));
    });
  });
  /** `before`: letters spoken before the piece. */
  const pieceOf = (span: Omit<Span, 'pauseMs'>, before: number): Piece => {
    const { text } = span;
    const key = keyWordsOf(text, longKeys);
    const spokenAt = (words: string): number =>
      Math.round(pauseAfter(before + letters(text.slice(0, positionOf(words, text)))).toMs);
    const timedWords = (): TextWord[] => {
      let [to, spoken] = [0, before];
      return splitWords(text).map((word) => {
        const from = text.indexOf(word, to);
        const startMs = pauseAfter(spoken).toMs;
        to = from + word.length;
        spoken += letters(word);
        return { text: word, from, to, startMs, endMs: pauseAfter(spoken).fromMs };
      });
    };
    const cutAt = (ms: number): [Piece, Piece] => {
      const [first, second] = cutText(text, (spoken) => pauseAfter(before + spoken).toMs < ms);
      const start = before + letters(text) - letters(second);
      return [
        { ...pieceOf({ ...span, text: first, endMs: ms }, before), isCut: true },
        pieceOf({ ...span, text: second, startMs: ms }, start),
      ];
    };
    const withNext = (next: Piece): Piece =>
      pieceOf({ ...span, text: joinWords([text, next.text]), endMs: next.endMs }, before);
    return {
      ...span,
      key: key ? { ...asTitle(key), keyMs: spokenAt(key.key) } : null,
      spokenAt,
      timedWords,
      cutAt,
      with: withNext,
    };
  };
  spoken = 0;
  return pieces.map(({ pauseMs: _, ...span }) => {
    const piece = pieceOf(span, spoken);
    spoken += letters(span.text);
    return piece;
  });
}

/** Consecutive spans as one. */
const joined = (spans: readonly Span[]): Span => {
  const [first, last] = [spans[0]!, spans.at(-1)!];
  return { ...last, text: spans.map(({ text }) => text).join(' '), startMs: first.startMs };
};

/** Joins a span that is too short to a neighbour: to the one before if that is no long shot by itself. */
const merged = (spans: readonly Span[]): Span[] => {
  const list: Span[] = [];
  for (const [index, next] of spans.entries()) {
    const last = list.at(-1);
    const minLast = last?.startMs === 0 ? MIN_HOOK_MS : MIN_SHOT_MS;
    const joins = last && lengthOf(next) < MIN_SHOT_MS && (index === spans.length - 1 || lengthOf(last) < FULL_SHOT_MS);
    // As one, they would be cut again, inside the longer sentence.
    const isTorn = last && lengthOf(next) >= MIN_HOOK_MS && next.endMs - last.startMs > LONG_SHOT_MS;
    if (last && (lengthOf(last) < minLast || (joins && !isTorn))) list.splice(-1, 1, joined([last, next]));
    else list.push(next);
  }
  return list;
};

/** Cuts a sentence before its second claim, so that each has a title of its own; not if a part would be too short. */
const claimByClaim = (sentence: Span, clauses: readonly Span[]): Span[] => {
  const [, second] = [...clauses.keys()].filter((index) => hasClaim(clauses[index]!.text));
  if (second === undefined) return [sentence];
  const parts = [joined(clauses.slice(0, second)), joined(clauses.slice(second))];
  return parts.every((part) => lengthOf(part) >= MIN_SHOT_MS) ? parts : [sentence];
};

/** What follows a colon is a list or one thing, and is not cut. */
const announces = ({ text }: Span): boolean => /[:：]$/u.test(text);

/**
 * Cuts the clauses of a sentence into two spans of similar length, and each again while it is too long. Not cut if a part
 * would be too short, or if there is no pause and the sentence is below the maximum.
 */
const halved = (clauses: readonly Span[]): Span[] => {
  const [{ startMs }, { endMs }] = [clauses[0]!, clauses.at(-1)!];
  const shorter = (at: number) => Math.min(clauses[at - 1]!.endMs - startMs, endMs - clauses[at]!.startMs);
  const length = endMs - startMs;
  const isInList = (at: number): boolean => length <= MAX_SHOT_MS && clauses.slice(0, at - 1).some(announces);
  const cuts = [...clauses.keys()].slice(1).filter((at) => shorter(at) >= MIN_SHOT_MS && !isInList(at));
  const atPauses = cuts.filter((at) => clauses[at - 1]!.pauseMs > MIN_PAUSE_MS);
  const candidates = atPauses.length === 0 && length > MAX_SHOT_MS ? cuts : atPauses;
  const [best] = candidates.toSorted((one, other) => shorter(other) - shorter(one));
  if (length <= LONG_SHOT_MS || best === undefined) return [joined(clauses)];
  return [...halved(clauses.slice(0, best)), ...halved(clauses.slice(best))];
};

/** Where the words are in a text, but not as a part of a longer number. */
export const positionOf = (words: string, text: string): number => {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1))
    if (!/\p{N}[.,]?$/u.test(text.slice(Math.max(0, at - 2), at)) || !/^\p{N}/u.test(words)) return at;
  return 0;
};

/** Cuts a text before the first word that does not begin in the first part. A text of one word is in both parts. */
const cutText = (text: string, isFirst: (spoken: number) => boolean): [string, string] => {
  let spoken = 0;
  for (const { 0: word, index } of text.matchAll(/\S+/gu)) {
    if (spoken > 0 && !isFirst(spoken)) return [text.slice(0, index).trimEnd(), text.slice(index)];
    spoken += word.length;
  }
  return [text, text];
};

const letters = (text: string) => text.replace(/\s/g, '').length;

/** Between two words. */
type Pause = { fromMs: number; toMs: number };

const middleOf = ({ fromMs, toMs }: Pause): number => (fromMs + toMs) / 2;

/**
 * The pause after a number of the `all` letters. Counts letters, not words, because an engine may join or split words.
 */
function pauses(words: readonly SpokenWord[], speechMs: number, all: number): (spoken: number) => Pause {
  // Without word timings, assume an even pace.
  if (words.length === 0) return (spoken) => ({ fromMs: (speechMs * spoken) / all, toMs: (speechMs * spoken) / all });
  let end = 0;
  const middles = words.map(({ text }) => {
    const length = letters(text);
    end += length;
    return end - length / 2;
  });
  return (spoken) => {
    // Binary search for the first word whose middle is not spoken yet.
    let [word, after] = [0, words.length];
    while (word < after) {
      const between = (word + after) >> 1;
      if (middles[between]! >= spoken) after = between;
      else word = between + 1;
    }
    return { fromMs: words[word - 1]?.endMs ?? 0, toMs: words[word]?.startMs ?? speechMs };
  };
}
