// The last touch on every picture: a gentle S-curve and the grain of film, the same for a part as for the whole.
import type { Box } from '../puppet.ts';

const curve = Uint8ClampedArray.from({ length: 256 }, (_, value) => {
  const v = value / 255;
  return 255 * (v + (v * v * (3 - 2 * v) - v) * 0.18);
});

const grainSide = 256;

/** Grain of −2 to 2, a square that is laid over the frame from its corner: a repainted part carries the very same grain. */
const grain = Int8Array.from({ length: grainSide * grainSide }, (_, i) => {
  let state = Math.imul(i + 1, 0x27d4eb2d);
  state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d);
  state = Math.imul(state ^ (state >>> 12), 0x297a2d39);
  return Math.round((((state ^ (state >>> 15)) & 255) / 255 - 0.5) * 4);
});

/**
 * Grades the RGBA of a box of a frame `across` pixels wide in place, each channel first × its factor + its summand, both
 * of the whole frame and in parts of 256.
 */
export const graded = (
  data: Uint8ClampedArray,
  { x, y, width, height }: Box,
  across: number,
  factor: Uint16Array,
  summand: Uint16Array,
): Uint8ClampedArray => {
  for (let row = y, i = 0; row < y + height; row++) {
    const noiseRow = (row & (grainSide - 1)) * grainSide;
    let at = (row * across + x) * 3;
    for (let column = x; column < x + width; column++, i += 4, at += 3) {
      const by = grain[noiseRow + (column & (grainSide - 1))]!;
      data[i] = curve[(data[i]! * factor[at]! + summand[at]!) >> 8]! + by;
      data[i + 1] = curve[(data[i + 1]! * factor[at + 1]! + summand[at + 1]!) >> 8]! + by;
      data[i + 2] = curve[(data[i + 2]! * factor[at + 2]! + summand[at + 2]!) >> 8]! + by;
      data[i + 3] = 255;
    }
  }
  return data;
};
