// Finds the characters of one text in another that is nearly the same, in linear time.
import type { FoldedCharacter } from './fold.ts';

/** Characters in a row that are the same are no coincidence. */
const MIN_RUN = 3;
/** A number that is written in words is hardly longer. */
const MAX_DETOUR = 80;

/**
 * Returns, for each character of `one`, the index of the same one in `other`, or -1. The indices only increase.
 *
 * After a difference, the nearest place is searched where both continue in the same way.
 */
export function matchCharacters(one: readonly FoldedCharacter[], other: readonly FoldedCharacter[]): number[] {
  const matches = new Array<number>(one.length).fill(-1);
  const same = (i: number, k: number): boolean => one[i]?.character === other[k]?.character;
  const continues = (i: number, k: number): boolean => {
    for (let run = 0; run < MIN_RUN; run++) {
      if (i + run === one.length && k + run === other.length) return run > 0;
      if (i + run >= one.length || k + run >= other.length || !same(i + run, k + run)) return false;
    }
    return true;
  };
  const detour = (i: number, k: number): readonly [number, number] | undefined => {
    for (let distance = 1; distance <= MAX_DETOUR; distance++) {
      for (let skipped = 0; skipped <= distance; skipped++) {
        if (continues(i + skipped, k + distance - skipped)) return [i + skipped, k + distance - skipped];
      }
    }
    return undefined;
  };
  for (let i = 0, k = 0; i < one.length && k < other.length; ) {
    if (same(i, k)) matches[i++] = k++;
    else [i, k] = detour(i, k) ?? [i + 1, k + 1];
  }
  return matches;
}
