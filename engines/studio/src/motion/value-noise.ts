// One-dimensional value noise: smooth random movement that never repeats.

/** Returns the noise at a time in milliseconds, −1 to 1. Knots are `everyMs` apart, ±40 %. */
export const valueNoise = (random: () => number, lengthMs: number, everyMs: number): ((ms: number) => number) => {
  const knots: { ms: number; value: number }[] = [];
  for (let ms = -2 * everyMs; ms < lengthMs + 3 * everyMs; ms += everyMs * (0.6 + 0.8 * random())) {
    knots.push({ ms, value: 2 * random() - 1 });
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
    // Quintic ease: velocity and acceleration are zero at every knot.
    return from.value + (to.value - from.value) * part ** 3 * (part * (part * 6 - 15) + 10);
  };
};
