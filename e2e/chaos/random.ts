// Random choices that follow from a seed, so that the faults of a run can be repeated.
import { seededRandom } from '../../engines/studio/src/seeded-random.ts';

export interface Random {
  /** A whole number from `min` to `max`, both inclusive. */
  whole(min: number, max: number): number;
  pick<T>(from: readonly T[]): T;
}

export function randomFrom(seed: number): Random {
  const next = seededRandom(String(seed));
  const whole = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return { whole, pick: (from) => from[whole(0, from.length - 1)]! };
}
