// Aligns two sequences that are almost the same: global alignment by dynamic programming (Needleman–Wunsch) in a band.

/** How far a partner may be from its proportional place, besides the difference in length. */
const REACH = 300;

/** `run`: added if the items before are equal, too, so that runs are not torn apart. */
const SCORES = { same: 3, run: 1, different: -1, gap: -1 };
const OUTSIDE = -1_000_000_000;

/** How the best alignment reaches a cell. */
const SAME = 1;
const DIFFERENT = 2;
const FIRST_ALONE = 3;
const SECOND_ALONE = 4;

/** Above this ratio of lengths, the sequences have nothing in common. */
const MAX_RATIO = 2;

/**
 * Returns, for each item of `first`, the index of the equal item of `second` with which it is aligned, if any. Time and memory are
 * proportional to the length, times the band of several hundred.
 */
export function alignSequences(first: readonly string[], second: readonly string[]): (number | undefined)[] {
  const [rows, columns] = [first.length, second.length];
  const partners: (number | undefined)[] = first.map(() => undefined);
  if (Math.max(rows, columns) > MAX_RATIO * Math.min(rows, columns) + REACH) return partners;
  const reach = REACH + Math.abs(rows - columns);
  const width = 2 * reach + 1;
  /** The column of the first cell of a row. */
  const startOf = (row: number) => Math.round((row * columns) / Math.max(1, rows)) - reach;
  const steps = new Uint8Array((rows + 1) * width);
  let above = new Int32Array(width);
  for (let row = 0; row <= rows; row++) {
    const start = startOf(row);
    const shift = row === 0 ? 0 : start - startOf(row - 1);
    const scores = new Int32Array(width).fill(OUTSIDE);
    for (let at = Math.max(0, -start); at < width && start + at <= columns; at++) {
      const column = start + at;
      const same = row > 0 && column > 0 && first[row - 1] === second[column - 1];
      const run = same && row > 1 && column > 1 && first[row - 2] === second[column - 2];
      const both = row === 0 || column === 0 ? OUTSIDE : cell(above, at + shift - 1);
      const diagonal = both + (same ? SCORES.same : SCORES.different) + (run ? SCORES.run : 0);
      const down = (row === 0 ? OUTSIDE : cell(above, at + shift)) + SCORES.gap;
      const right = cell(scores, at - 1) + SCORES.gap;
      const best = row === 0 && column === 0 ? 0 : Math.max(diagonal, down, right);
      scores[at] = best;
      steps[row * width + at] =
        best === diagonal ? (same ? SAME : DIFFERENT) : best === down ? FIRST_ALONE : SECOND_ALONE;
    }
    above = scores;
  }
  for (let row = rows, column = columns; row > 0 && column > 0; ) {
    const step = steps[row * width + column - startOf(row)]!;
    if (step === SAME) partners[row - 1] = column - 1;
    if (step !== SECOND_ALONE) row -= 1;
    if (step !== FIRST_ALONE) column -= 1;
  }
  return partners;
}

const cell = (scores: Int32Array, at: number): number => (at < 0 || at >= scores.length ? OUTSIDE : scores[at]!);
