// Chance that repeats: the same seed gives the same numbers, so a retry draws the same frames.

/** Numbers from 0 to below 1. Seeded by FNV-1a, drawn by mulberry32 (Tommy Ettinger, 2017, public domain). */
export const seeded = (seed: string): (() => number) => {
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

/** −1 to 1, wandering smoothly and never periodic: a new value every `everyMs`, give or take 40 %. */
export const wander = (roll: () => number, lengthMs: number, everyMs: number): ((ms: number) => number) => {
  const knots: { ms: number; value: number }[] = [];
  for (let ms = -2 * everyMs; ms < lengthMs + 3 * everyMs; ms += everyMs * (0.6 + 0.8 * roll())) {
    knots.push({ ms, value: 2 * roll() - 1 });
  }
  let k = 0;
  return (ms) => {
    while (k > 0 && knots[k]!.ms > ms) {
      k--;
    }
    while (k < knots.length - 2 && knots[k + 1]!.ms <= ms) {
      k++;
    }
    const from = knots[k]!;
    const to = knots[k + 1]!;
    const part = Math.min(1, Math.max(0, (ms - from.ms) / (to.ms - from.ms)));
    // Quintic ease: speed and acceleration are zero at every knot, so nothing jerks.
    return from.value + (to.value - from.value) * part ** 3 * (part * (part * 6 - 15) + 10);
  };
};
