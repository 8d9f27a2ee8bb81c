// Seeded chance for pictures: the same words always draw the same one.
import { seeded } from '../seeded.ts';

export interface Chance {
  /** 0 up to 1. */
  next(): number;
  between(low: number, high: number): number;
  /** Bell-shaped about `mean`, never further than `reach` from it. */
  near(mean: number, reach: number): number;
  pick<T>(list: readonly T[]): T;
  /** By weight; weights need not sum to one. What is excepted is drawn only if nothing else is left. */
  weigh<T>(list: readonly (readonly [T, number])[], except?: readonly T[]): T;
  yes(likelihood: number): boolean;
}

export const chance = (seed: string): Chance => {
  const next = seeded(seed);
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    near: (mean, reach) => mean + ((next() + next() + next()) / 1.5 - 1) * reach,
    pick: (list) => {
      const found = list[Math.floor(next() * list.length)];
      if (found === undefined) throw new RangeError('nothing to pick from');
      return found;
    },
    weigh: (list, except = []) => {
      const allowed = list.filter(([value, weight]) => weight > 0 && !except.includes(value));
      const open = allowed.length > 0 ? allowed : list;
      let left = next() * open.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [value, weight] of open) {
        left -= weight;
        if (left < 0) return value;
      }
      throw new RangeError('nothing to weigh');
    },
    yes: (likelihood) => next() < likelihood,
  };
};
