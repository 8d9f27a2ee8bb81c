// The last touch on every picture: a gentle S-curve and the grain of film, the same for a part as for the whole.
import type { Box } from '../puppet.ts';

const curve = Uint8ClampedArray.from({ length: 256 }, (_, value) => {
  const v = value / 255;
  return 255 * (v + (v * v * (3 - 2 * v) - v) * 0.18);
});

/** Grain at a pixel, −2 to 2: a hash of its place in the frame, so that a repainted part carries the very same grain. */
const grain = (x: number, y: number): number => {
  let state = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1);
  state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d);
  return (((state ^ (state >>> 12)) & 255) / 255 - 0.5) * 4;
};

/** The grain of a part of the frame. */
export const grainOf = ({ x, y, width, height }: Box): Int8Array => {
  const of = new Int8Array(width * height);
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) of[row * width + column] = Math.round(grain(x + column, y + row));
  return of;
};

/** Grades RGBA in place. */
export const graded = (data: Uint8ClampedArray, noise: Int8Array): Uint8ClampedArray => {
  for (let i = 0, pixel = 0; i < data.length; i += 4, pixel++) {
    const by = noise[pixel]!;
    data[i] = curve[data[i]!]! + by;
    data[i + 1] = curve[data[i + 1]!]! + by;
    data[i + 2] = curve[data[i + 2]!]! + by;
    data[i + 3] = 255;
  }
  return data;
};
