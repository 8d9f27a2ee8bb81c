// A script becomes the scenes of a video: cut where sentences end, long sentences at clauses, so that each lasts 4 to 10 seconds.
import { splitClauses, splitSentences } from '@greenroom/engine-kit/text/sentences';
import { splitWords } from '@greenroom/engine-kit/text/words';

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
  const lengthOf = (from: number, to: number) => durationOf(text.slice(pieces[from]!.start, pieces[to]!.end));
  const alone = pieces.map((_, index) => lengthOf(index, index));
  // A piece adds less to the one before it than it lasts by itself: one pause, one margin.
  const added = alone.map((_, index) => (index === 0 ? 0 : lengthOf(index - 1, index) - alone[index - 1]!));

  const best: { cost: number; from: number }[] = [{ cost: 0, from: 0 }];
  for (let to = 1; to <= pieces.length; to++) {
    let cheapest = { cost: Number.POSITIVE_INFINITY, from: to - 1 };
    let behindMs = 0;
    for (let from = to - 1; from >= 0; from--) {
      const sceneMs = alone[from]! + behindMs;
      if (sceneMs > MOST_MS && from < to - 1) break;
      const cost = best[from]!.cost + discomfort(sceneMs) + (to < pieces.length ? CUT[pieces[to - 1]!.ends] : 0);
      if (cost < cheapest.cost) cheapest = { cost, from };
      behindMs += added[from]!;
    }
    best.push(cheapest);
  }
  const scenes: string[] = [];
  for (let to = pieces.length; to > 0; to = best[to]!.from) {
    scenes.unshift(text.slice(pieces[best[to]!.from]!.start, pieces[to - 1]!.end));
  }
  return scenes;
}

/**
 * How long each of the scenes of `text` lasts: what it adds to the speech before it, so that together they are exactly as
 * long as the whole. Milliseconds, above zero.
 */
export function sceneLengths(text: string, scenes: readonly string[], durationOf: (text: string) => number): number[] {
  let beforeMs = 0;
  return place(text, 0, scenes, 'sentence').map(({ end }) => {
    const untilMs = Math.max(beforeMs + 1, durationOf(text.slice(0, end)));
    const sceneMs = untilMs - beforeMs;
    beforeMs = untilMs;
    return sceneMs;
  });
}

const CUT: Readonly<Record<Ends, number>> = { sentence: 0, clause: 3, word: 8 };

/** Zero from 4.5 to 6.5 seconds, what keeps a viewer looking; rising gently to the limits and steeply below them. */
function discomfort(sceneMs: number): number {
  const seconds = sceneMs / 1000;
  const tooShort = Math.max(0, LEAST_MS / 1000 - seconds);
  return Math.max(0, 4.5 - seconds) + Math.max(0, seconds - 6.5) / 2 + tooShort * 10;
}

/** Longer sentences may be cut at their clauses, where that makes better scenes. */
const CLAUSES_FROM_MS = 5000;

/** Sentences; of longer ones the clauses; of clauses that are too long for a scene equal groups of words. */
function piecesOf(text: string, durationOf: (text: string) => number): Piece[] {
  return place(text, 0, splitSentences(text), 'sentence').flatMap((sentence) => {
    const words = text.slice(sentence.start, sentence.end);
    if (durationOf(words) <= CLAUSES_FROM_MS) return [sentence];
    const clauses = withMarks(text, place(text, sentence.start, splitClauses(words), 'clause'));
    const parts = clauses.flatMap((clause) => {
      const said = text.slice(clause.start, clause.end);
      const ms = durationOf(said);
      return ms <= MOST_MS ? [clause] : groups(place(text, clause.start, splitWords(said), 'word'), ms);
    });
    return parts.map((part, index) => (index === parts.length - 1 ? { ...part, ends: 'sentence' as const } : part));
  });
}

/** Clauses of marks alone go with the one before: they last no time, so nothing would bound how many make a scene. */
function withMarks(text: string, clauses: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const clause of clauses) {
    const last = joined.at(-1);
    if (last && !/[\p{L}\p{Nd}]/u.test(text.slice(clause.start, clause.end))) last.end = clause.end;
    else joined.push({ ...clause });
  }
  return joined;
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
