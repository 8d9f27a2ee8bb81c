// Cuts a script into scenes of 4 to 10 seconds, at the ends of sentences, or of clauses in long ones.
import { splitClauses, splitSentences } from '@greenroom/engine-kit/text/sentences';
import { splitWords } from '@greenroom/engine-kit/text/words';

/** The length that a scene should have, in milliseconds of speech. */
const MIN_MS = 4000;
const MAX_MS = 10_000;

type Ends = 'sentence' | 'clause' | 'word';

/** A part of the script, in UTF-16 units. `ends`: what its end is the end of. */
interface Piece {
  start: number;
  end: number;
  ends: Ends;
}

/**
 * Returns the texts of the scenes in order; together they are `text` without the white space between them. `durationOf`
 * returns how long a text takes to speak. Pure, so that the estimate and the job have the same scenes.
 *
 * Minimizes a cost: scenes of a good length first, then cuts at the ends of sentences. A scene has another length only if
 * the text is too short or has no place to cut.
 */
export function cutScenes(text: string, durationOf: (text: string) => number): string[] {
  const pieces = piecesOf(text, durationOf);
  const lengthOf = (from: number, to: number) => durationOf(text.slice(pieces[from]!.start, pieces[to]!.end));
  const alone = pieces.map((_, index) => lengthOf(index, index));
  // After another piece, a piece adds less than its own length: one pause and one margin less.
  const added = alone.map((_, index) => (index === 0 ? 0 : lengthOf(index - 1, index) - alone[index - 1]!));

  const best: { cost: number; from: number }[] = [{ cost: 0, from: 0 }];
  for (let to = 1; to <= pieces.length; to++) {
    let cheapest = { cost: Number.POSITIVE_INFINITY, from: to - 1 };
    let addedMs = 0;
    for (let from = to - 1; from >= 0; from--) {
      const sceneMs = alone[from]! + addedMs;
      if (sceneMs > MAX_MS && from < to - 1) break;
      const cost = best[from]!.cost + lengthCost(sceneMs) + (to < pieces.length ? CUT_COST[pieces[to - 1]!.ends] : 0);
      if (cost < cheapest.cost) cheapest = { cost, from };
      addedMs += added[from]!;
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
 * The length of each scene of `text` in milliseconds, above zero: what it adds to the speech before it, so that the sum is
 * exactly the length of the whole.
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

const CUT_COST: Readonly<Record<Ends, number>> = { sentence: 0, clause: 3, word: 8 };

/** Zero from 4.5 to 6.5 seconds, the length that holds attention; higher towards the limits, and steep below the lower one. */
function lengthCost(sceneMs: number): number {
  const seconds = sceneMs / 1000;
  const tooShort = Math.max(0, MIN_MS / 1000 - seconds);
  return Math.max(0, 4.5 - seconds) + Math.max(0, seconds - 6.5) / 2 + tooShort * 10;
}

/** Longer sentences may be cut at clauses if that makes better scenes. */
const CLAUSES_FROM_MS = 5000;

/** Sentences; clauses of long sentences; equal groups of words of clauses that are too long for a scene. */
function piecesOf(text: string, durationOf: (text: string) => number): Piece[] {
  return place(text, 0, splitSentences(text), 'sentence').flatMap((sentence) => {
    const words = text.slice(sentence.start, sentence.end);
    if (durationOf(words) <= CLAUSES_FROM_MS) return [sentence];
    const clauses = withMarks(text, place(text, sentence.start, splitClauses(words), 'clause'));
    const parts = clauses.flatMap((clause) => {
      const clauseText = text.slice(clause.start, clause.end);
      const ms = durationOf(clauseText);
      return ms <= MAX_MS ? [clause] : groups(place(text, clause.start, splitWords(clauseText), 'word'), ms);
    });
    return parts.map((part, index) => (index === parts.length - 1 ? { ...part, ends: 'sentence' as const } : part));
  });
}

/** Joins clauses of punctuation alone to the one before: they have no length, so a scene could have any number of them. */
function withMarks(text: string, clauses: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const clause of clauses) {
    const last = joined.at(-1);
    if (last && !/[\p{L}\p{Nd}]/u.test(text.slice(clause.start, clause.end))) last.end = clause.end;
    else joined.push({ ...clause });
  }
  return joined;
}

/** Finds `parts` in `text` from `from`; they are in order with only white space between. */
function place(text: string, from: number, parts: readonly string[], ends: Ends): Piece[] {
  let at = from;
  return parts.map((part) => {
    const start = text.indexOf(part, at);
    at = start + part.length;
    return { start, end: at, ends };
  });
}

/** Splits a clause of `clauseMs` into as few groups of equal size as it needs; the last one ends the clause. */
function groups(words: readonly Piece[], clauseMs: number): Piece[] {
  const size = Math.ceil(words.length / Math.ceil(clauseMs / (MAX_MS * 0.6)));
  return Array.from({ length: Math.ceil(words.length / size) }, (_, index) => {
    const group = words.slice(index * size, (index + 1) * size);
    const isLast = (index + 1) * size >= words.length;
    return { start: group[0]!.start, end: group.at(-1)!.end, ends: isLast ? 'clause' : 'word' };
  });
}
