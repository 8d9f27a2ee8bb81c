// Seeded random numbers for pictures: the same seed always draws the same picture.
import { seededRandom } from '../seeded-random.ts';

export interface Random {
  /** 0 up to 1. */
  next(): number;
  /** Uniform. */
  between(low: number, high: number): number;
  /** Bell-shaped around `mean`, at most `reach` from it: the mean of three uniform numbers. */
  around(mean: number, reach: number): number;
  pick<T>(list: readonly T[]): T;
  /** By weight; weights need not sum to one. Excepted values are drawn only if no other value has a weight. */
  pickWeighted<T>(list: readonly (readonly [T, number])[], except?: readonly T[]): T;
  chance(probability: number): boolean;
}

export const createRandom = (seed: string): Random => {
  const next = seededRandom(seed);
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    around: (mean, reach) => mean + ((next() + next() + next()) / 1.5 - 1) * reach,
    pick: (list) => {
      const found = list[Math.floor(next() * list.length)];
      if (found === undefined) throw new RangeError('The list is empty.');
      return found;
    },
    pickWeighted: (list, except = []) => {
      const allowed = list.filter(([value, weight]) => weight > 0 && !except.includes(value));
      const open = allowed.length > 0 ? allowed : list;
      let left = next() * open.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [value, weight] of open) {
        left -= weight;
        if (left < 0) return value;
      }
      throw new RangeError('The list is empty or has no positive weight.');
    },
    chance: (probability) => next() < probability,
  };
};
