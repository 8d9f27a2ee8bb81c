// Seeded chance: the same words always draw the same picture.

export interface Chance {
  /** 0 up to 1. */
  next(): number;
  between(low: number, high: number): number;
  /** Bell-shaped about `mean`, never further than `reach` from it. */
  near(mean: number, reach: number): number;
  pick<T>(list: readonly T[]): T;
  /** By weight; weights need not sum to one. */
  weigh<T>(list: readonly (readonly [T, number])[]): T;
  yes(likelihood: number): boolean;
}

/** FNV-1a over UTF-16 units: 32 bits of a text. */
const hash = (text: string): number => {
  let state = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) state = Math.imul(state ^ text.charCodeAt(i), 0x01000193);
  return state >>> 0;
};

/** Tommy Ettinger's mulberry32: small, and good enough for pictures. */
export const chance = (seed: string): Chance => {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    near: (mean, reach) => mean + ((next() + next() + next()) / 1.5 - 1) * reach,
    pick: (list) => {
      const found = list[Math.floor(next() * list.length)];
      if (found === undefined) throw new RangeError('nothing to pick from');
      return found;
    },
    weigh: (list) => {
      let left = next() * list.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [value, weight] of list) {
        left -= weight;
        if (left < 0) return value;
      }
      throw new RangeError('nothing to weigh');
    },
    yes: (likelihood) => next() < likelihood,
  };
};
