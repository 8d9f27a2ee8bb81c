// The speech of a scenes video cut into pieces, one for each shot: at sentences, long ones at clauses, in the pauses between words.
import type { SpokenWord } from '../engines/ports/speech.ts';
import type { SceneShot } from '../engines/ports/video.ts';
import { asTitle, keyWordsOf } from '../script/key-words.ts';
import { splitClauses, splitSentences } from '../script/sentences.ts';

/** A stretch of speech for one shot, and the words in it that could stand on the screen. */
export type Piece = { scene: number; text: string; startMs: number; endMs: number; key: SceneShot['title'] };

/** A shot shorter than this flickers past. */
const LEAST_SHOT_MS = 1700;
/** A sentence longer than this is cut at a clause. */
const MOST_SHOT_MS = 5200;
const FRAME_MS = 1000 / 30;

type Stretch = Omit<Piece, 'key'>;

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
      const startMs = at === 0 ? 0 : onFrame(pauseAfter(at));
      at += letters(text);
      return { scene, text, startMs, endMs: at >= all ? speechMs : onFrame(pauseAfter(at)) };
    });
  };
  let spoken = 0;
  const pieces = scenes.flatMap((text, scene) => {
    const sentences = merged(timed(splitSentences(text), scene, spoken));
    return sentences.flatMap((sentence) => {
      const before = spoken;
      spoken += letters(sentence.text);
      return lengthOf(sentence) > MOST_SHOT_MS ? halved(timed(splitClauses(sentence.text), scene, before)) : [sentence];
    });
  });
  spoken = 0;
  return pieces.map((piece) => {
    const key = keyWordsOf(piece.text, longKeys);
    const keyAt = spoken + letters(piece.text.slice(0, piece.text.indexOf(key?.key ?? '')));
    spoken += letters(piece.text);
    return { ...piece, key: key ? { ...asTitle(key), keyMs: Math.round(pauseAfter(keyAt)) } : null };
  });
}

const onFrame = (ms: number): number => Math.round(ms / FRAME_MS) * FRAME_MS;

const joined = (one: Stretch, next: Stretch): Stretch => ({
  ...one,
  text: `${one.text} ${next.text}`,
  endMs: next.endMs,
});

/** What is too short goes with the one before it, or else after it. */
const merged = (stretches: readonly Stretch[]): Stretch[] => {
  const list: Stretch[] = [];
  for (const next of stretches) {
    const last = list.at(-1);
    if (last && (lengthOf(last) < LEAST_SHOT_MS || lengthOf(next) < LEAST_SHOT_MS))
      list.splice(-1, 1, joined(last, next));
    else list.push(next);
  }
  return list;
};

/** The clauses of a sentence as two stretches as alike in length as they can be; one where one of the two were too short. */
const halved = (clauses: readonly Stretch[]): Stretch[] => {
  const whole = (some: readonly Stretch[]) => some.reduce(joined);
  const ways = clauses.slice(1).map((_, k) => [whole(clauses.slice(0, k + 1)), whole(clauses.slice(k + 1))] as const);
  const shorter = ([one, other]: (typeof ways)[number]) => Math.min(lengthOf(one), lengthOf(other));
  const best = ways.reduce<(typeof ways)[number] | undefined>(
    (found, way) => (found && shorter(found) >= shorter(way) ? found : way),
    undefined,
  );
  return best && shorter(best) >= LEAST_SHOT_MS ? [...best] : [whole(clauses)];
};

const letters = (text: string) => text.replace(/\s/g, '').length;

/**
 * The middle of the pause that follows when so many of `all` letters are spoken, in milliseconds. By letters and not by words,
 * since an engine may join or split tokens.
 */
function pauses(words: readonly SpokenWord[], speechMs: number, all: number): (spoken: number) => number {
  // An engine that tells no words is taken to speak evenly.
  if (words.length === 0) return (spoken) => (speechMs * spoken) / all;
  const ends: number[] = [];
  for (const { text } of words) ends.push((ends.at(-1) ?? 0) + letters(text));
  return (spoken) => {
    const next = ends.findIndex((end, index) => end - letters(words[index]!.text) / 2 >= spoken);
    const word = next < 0 ? words.length : next;
    return ((words[word - 1]?.endMs ?? 0) + (words[word]?.startMs ?? speechMs)) / 2;
  };
}
