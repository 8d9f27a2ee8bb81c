// Clamping, interpolation, smooth steps and splines.

export type Point = readonly [x: number, y: number];

export const clamp = (value: number, low = 0, high = 1): number => Math.max(low, Math.min(high, value));

export const mix = (a: number, b: number, part: number): number => a + (b - a) * part;

/** Smooth maximum: the greater of two values, the corner between them rounded over a width of `round`. */
export const smoothMax = (a: number, b: number, round: number): number =>
  (a + b + Math.sqrt((a - b) * (a - b) + round * round)) / 2;

/** Smoothstep, 3t² − 2t³: 0 up to `from`, 1 from `to` on; falling if `to` is less than `from`. */
export const smooth = (from: number, to: number, value: number): number => {
  const t = (value - from) / (to - from);
  return t <= 0 ? 0 : t >= 1 ? 1 : t * t * (3 - 2 * t);
};

/** `steps` + 1 points on the uniform Catmull-Rom spline through `through`. */
export const spline = (through: readonly Point[], steps: number): Point[] => {
  const last = through.length - 1;
  const at = (index: number): Point => through[clamp(index, 0, last)]!;
  return Array.from({ length: steps + 1 }, (_, step) => {
    const along = (step / steps) * last;
    const knot = Math.min(last - 1, Math.floor(along));
    const t = along - knot;
    const [p, q, r, s] = [at(knot - 1), at(knot), at(knot + 1), at(knot + 2)];
    const axis = (i: 0 | 1) =>
      0.5 *
      (2 * q[i] +
        (r[i] - p[i]) * t +
        (2 * p[i] - 5 * q[i] + 4 * r[i] - s[i]) * t * t +
        (3 * q[i] - p[i] - 3 * r[i] + s[i]) * t * t * t);
    return [axis(0), axis(1)];
  });
};

export const mirrored = (points: readonly Point[]): Point[] => points.map(([x, y]) => [-x, y]);
