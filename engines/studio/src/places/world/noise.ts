// Deterministic noise on a plane.

/** A hash of two integers, 0 to 1. */
export const hash = (a: number, b: number): number => {
  let h = Math.imul(a, 0x27d4eb2d) ^ Math.imul(b, 0x165667b1);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  return ((h ^ (h >>> 13)) >>> 0) / 4294967296;
};

/** Smooth value noise, 0 to 1, one feature per unit. */
export const valueNoise = (x: number, y: number): number => {
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  const fx = x - ix;
  const fy = y - iy;
  const sx = fx * fx * (3 - 2 * fx);
  const topLeft = hash(ix, iy);
  const lowLeft = hash(ix, iy + 1);
  const top = topLeft + (hash(ix + 1, iy) - topLeft) * sx;
  const low = lowLeft + (hash(ix + 1, iy + 1) - lowLeft) * sx;
  return top + (low - top) * fy * fy * (3 - 2 * fy);
};
