// A script becomes the scenes of a video: cut where sentences end, long sentences at clauses, so that each lasts 4 to 10 seconds.
import { splitClauses, splitSentences } from './sentences.ts';
import { splitWords } from './words.ts';

/** What a scene should last, in milliseconds of speech. */
const LEAST_MS = 4000;
const MOST_MS = 10_000;

type Ends = 'sentence' | 'clause' | 'word';

/** A stretch of the script, `start` to `end` in UTF-16 units, and what its end is. */
interface Piece {
  start: number;
  end: number;
  ends: Ends;
}

/**
 * The scenes' texts in order: stretches of `text` that leave out nothing but white space between them. `durationOf` tells
 * how long a text takes to speak. A pure function of both, so that an estimate and the job it is for count the same scenes.
 *
 * Of all ways to cut it takes the least uncomfortable: scenes of a good length first, then cuts where a sentence ends.
 * A scene is shorter or longer than it should be only where there is too little to say or nowhere to cut.
 */
export function cutScenes(text: string, durationOf: (text: string) => number): string[] {
  const pieces = piecesOf(text, durationOf);
  const lengths = pieces.map(({ start, end }) => durationOf(text.slice(start, end)));
  const best: { cost: number; from: number }[] = [{ cost: 0, from: 0 }];
  for (let to = 1; to <= pieces.length; to++) {
    let cheapest = { cost: Number.POSITIVE_INFINITY, from: to - 1 };
    let sceneMs = 0;
    for (let from = to - 1; from >= 0; from--) {
      sceneMs += lengths[from]!;
      if (sceneMs > MOST_MS && from < to - 1) break;
      const cost = best[from]!.cost + discomfort(sceneMs) + (to < pieces.length ? CUT[pieces[to - 1]!.ends] : 0);
      if (cost < cheapest.cost) cheapest = { cost, from };
    }
    best.push(cheapest);
  }
  const scenes: string[] = [];
  for (let to = pieces.length; to > 0; to = best[to]!.from) {
    scenes.unshift(text.slice(pieces[best[to]!.from]!.start, pieces[to - 1]!.end));
  }
  return scenes;
}

const CUT: Readonly<Record<Ends, number>> = { sentence: 0, clause: 2, word: 6 };

/** Zero from 5 to 8 seconds, rising gently to the limits and steeply below them. */
function discomfort(sceneMs: number): number {
  const seconds = sceneMs / 1000;
  const tooShort = Math.max(0, LEAST_MS / 1000 - seconds);
  return Math.max(0, 5 - seconds) + Math.max(0, seconds - 8) / 2 + tooShort * 10;
}

/** Sentences; of those that are too long for a scene the clauses; of clauses that are too long equal groups of words. */
function piecesOf(text: string, durationOf: (text: string) => number): Piece[] {
  const fits = (part: string) => durationOf(part) <= MOST_MS;
  return place(text, 0, splitSentences(text), 'sentence').flatMap((sentence) => {
    const words = text.slice(sentence.start, sentence.end);
    if (fits(words)) return [sentence];
    const parts = place(text, sentence.start, splitClauses(words), 'clause').flatMap((clause) => {
      const said = text.slice(clause.start, clause.end);
      return fits(said) ? [clause] : groups(place(text, clause.start, splitWords(said), 'word'), durationOf(said));
    });
    return parts.map((part, index) => (index === parts.length - 1 ? { ...part, ends: 'sentence' as const } : part));
  });
}

/** Finds `parts` in `text` from `from` on: they are in order, and only white space lies between. */
function place(text: string, from: number, parts: readonly string[], ends: Ends): Piece[] {
  let at = from;
  return parts.map((part) => {
    const start = text.indexOf(part, at);
    at = start + part.length;
    return { start, end: at, ends };
  });
}

/** Words gathered into as few groups of equal size as a clause of `clauseMs` needs; the last one ends the clause. */
function groups(words: readonly Piece[], clauseMs: number): Piece[] {
  const size = Math.ceil(words.length / Math.ceil(clauseMs / (MOST_MS * 0.6)));
  return Array.from({ length: Math.ceil(words.length / size) }, (_, index) => {
    const group = words.slice(index * size, (index + 1) * size);
    const isLast = (index + 1) * size >= words.length;
    return { start: group[0]!.start, end: group.at(-1)!.end, ends: isLast ? 'clause' : 'word' };
  });
}
