// The speech of a scenes video cut into pieces, one for each shot: at sentences, long ones at the clauses where somebody breathes.

import type { SceneShot } from '@greenroom/engine-kit/ports/scene-clip';
import type { SpokenWord } from '@greenroom/engine-kit/ports/timings';
import { splitClauses, splitSentences } from '@greenroom/engine-kit/text/sentences';
import { asTitle, keyWordsOf } from './key-words.ts';

/** A stretch of speech for one shot, and the words in it that could stand on the screen. */
export type Piece = { scene: number; text: string; startMs: number; endMs: number; key: SceneShot['title'] };

/** A shot shorter than this flickers past. */
const LEAST_SHOT_MS = 1700;
/** A sentence longer than this is cut at a clause where the voice rests; one that is far too long at any. */
const LONG_SHOT_MS = 5200;
const MOST_SHOT_MS = 7000;
/** Shorter silences between words are part of speaking. */
const REST_MS = 150;
const FRAME_MS = 1000 / 30;

/** `restMs`: how long the voice rests after it. */
type Stretch = Omit<Piece, 'key'> & { restMs: number };

const lengthOf = ({ startMs, endMs }: Stretch): number => endMs - startMs;

/**
 * Pieces follow one another without a gap and meet on frames of 30 frames/s; those too short for a shot of their own are
 * shown with their neighbour. @param longKeys whole clauses are key words too: see `keyWordsOf`
 */
export function piecesOf(
  { scenes, words, speechMs }: { scenes: readonly string[]; words: readonly SpokenWord[]; speechMs: number },
  longKeys: boolean,
): Piece[] {
  const all = letters(scenes.join(''));
  const pauseAfter = pauses(words, speechMs, all);
  /** Texts that follow one another, timed; the first begins after `spoken` letters. */
  const timed = (texts: readonly string[], scene: number, spoken: number): Stretch[] => {
    let at = spoken;
    return texts.map((text) => {
      const startMs = at === 0 ? 0 : onFrame(middleOf(pauseAfter(at)));
      at += letters(text);
      const pause = pauseAfter(at);
      const endMs = at >= all ? speechMs : onFrame(middleOf(pause));
      return { scene, text, startMs, endMs, restMs: pause.toMs - pause.fromMs };
    });
  };
  let spoken = 0;
  const pieces = scenes.flatMap((text, scene) => {
    const sentences = merged(timed(splitSentences(text), scene, spoken));
    return sentences.flatMap((sentence) => {
      const before = spoken;
      spoken += letters(sentence.text);
      return lengthOf(sentence) > LONG_SHOT_MS ? halved(timed(splitClauses(sentence.text), scene, before)) : [sentence];
    });
  });
  spoken = 0;
  return pieces.map(({ restMs: _, ...piece }) => {
    const key = keyWordsOf(piece.text, longKeys);
    const keyAt = spoken + letters(piece.text.slice(0, piece.text.indexOf(key?.key ?? '')));
    spoken += letters(piece.text);
    return { ...piece, key: key ? { ...asTitle(key), keyMs: Math.round(middleOf(pauseAfter(keyAt))) } : null };
  });
}

const onFrame = (ms: number): number => Math.round(ms / FRAME_MS) * FRAME_MS;

/** Stretches that follow one another as one. */
const joined = (stretches: readonly Stretch[]): Stretch => {
  const [first, last] = [stretches[0]!, stretches.at(-1)!];
  return { ...last, text: stretches.map(({ text }) => text).join(' '), startMs: first.startMs };
};

/** What is too short goes with the one before it, or else after it. */
const merged = (stretches: readonly Stretch[]): Stretch[] => {
  const list: Stretch[] = [];
  for (const next of stretches) {
    const last = list.at(-1);
    if (last && (lengthOf(last) < LEAST_SHOT_MS || lengthOf(next) < LEAST_SHOT_MS))
      list.splice(-1, 1, joined([last, next]));
    else list.push(next);
  }
  return list;
};

/**
 * The clauses of a sentence as two stretches as alike in length as they can be, and these again while they are too long; whole
 * where one of the two were too short to be seen, or where the voice rests nowhere and it is not too long for that.
 */
const halved = (clauses: readonly Stretch[]): Stretch[] => {
  const [{ startMs }, { endMs }] = [clauses[0]!, clauses.at(-1)!];
  const shorter = (at: number) => Math.min(clauses[at - 1]!.endMs - startMs, endMs - clauses[at]!.startMs);
  const cuts = [...clauses.keys()].slice(1).filter((at) => shorter(at) >= LEAST_SHOT_MS);
  const rests = cuts.filter((at) => clauses[at - 1]!.restMs > REST_MS);
  const length = endMs - startMs;
  const among = rests.length === 0 && length > MOST_SHOT_MS ? cuts : rests;
  const [best] = among.toSorted((one, other) => shorter(other) - shorter(one));
  if (length <= LONG_SHOT_MS || best === undefined) return [joined(clauses)];
  return [...halved(clauses.slice(0, best)), ...halved(clauses.slice(best))];
};

const letters = (text: string) => text.replace(/\s/g, '').length;

/** Between two words, in milliseconds. */
type Pause = { fromMs: number; toMs: number };

const middleOf = ({ fromMs, toMs }: Pause): number => (fromMs + toMs) / 2;

/**
 * The pause that follows when so many of `all` letters are spoken. By letters and not by words, since an engine may join or
 * split tokens.
 */
function pauses(words: readonly SpokenWord[], speechMs: number, all: number): (spoken: number) => Pause {
  // An engine that tells no words is taken to speak evenly.
  if (words.length === 0) return (spoken) => ({ fromMs: (speechMs * spoken) / all, toMs: (speechMs * spoken) / all });
  let end = 0;
  const middles = words.map(({ text }) => {
    const length = letters(text);
    end += length;
    return end - length / 2;
  });
  return (spoken) => {
    // The first word whose middle is not spoken yet, in a list that rises.
    let [word, after] = [0, words.length];
    while (word < after) {
      const between = (word + after) >> 1;
      if (middles[between]! >= spoken) after = between;
      else word = between + 1;
    }
    return { fromMs: words[word - 1]?.endMs ?? 0, toMs: words[word]?.startMs ?? speechMs };
  };
}
