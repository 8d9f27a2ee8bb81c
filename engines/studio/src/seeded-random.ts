// A seeded random number generator: the same seed gives the same numbers, so that a repeated render is identical.

/**
 * Returns numbers from 0 (inclusive) to 1. Seeded by FNV-1a over UTF-16 units, drawn by mulberry32 (Tommy Ettinger,
 * 2017, public domain).
 */
export const seededRandom = (seed: string): (() => number) => {
  let state = 0x811c9dc5;
  for (let i = 0; i < seed.length; i++) {
    state = Math.imul(state ^ seed.charCodeAt(i), 0x01000193);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};
