// Movement that never repeats and never jerks: a smooth line through values that chance gives.

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
