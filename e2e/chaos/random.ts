// Random numbers that follow from a seed, so that the faults of a run can be repeated.

export interface Random {
  /** A whole number from `min` to `max`, both inclusive. */
  whole(min: number, max: number): number;
  pick<T>(from: readonly T[]): T;
}

/** Mulberry32, by Tommy Ettinger (public domain). */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return { whole, pick: (from) => from[whole(0, from.length - 1)]! };
}
