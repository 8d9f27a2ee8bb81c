// Estimates the noise of a picture.
import type { Raster } from './raster.ts';

/**
 * Returns the standard deviation of the noise in green, which dominates luma, 0 to 255: the median response of the mask
 * of J. Immerkær, "Fast noise variance estimation" (1996), so that edges and texture do not count.
 * @param known only pixels where this is 1 are used
 */
export const estimateNoise = ({ width, height, rgba }: Raster, known?: Float32Array): number => {
  // Histogram of |response| in eighths.
  const counts = new Uint32Array(2048);
  let count = 0;
  for (let y = 1; y < height - 1; y += 2) count += countRow(rgba, y * width, width, known, counts);
  let [left, at] = [count / 2, 0];
  while (at < 2047 && left > counts[at]!) {
    left -= counts[at++]!;
  }
  // The mask's weights multiply the noise by 6; the median of a half-normal is 0.6745 of its deviation.
  return at / 8 / 6 / 0.6745;
};

/** Counts the responses of every second pixel of a row, and returns their number. */
const countRow = (
  rgba: Uint8ClampedArray,
  first: number,
  width: number,
  known: Float32Array | undefined,
  counts: Uint32Array,
): number => {
  let count = 0;
  for (let i = first + 1; i < first + width - 1; i += 2) {
    if (known && known[i]! < 1) continue;
    const a = (i - width) * 4 + 1;
    const b = i * 4 + 1;
    const c = (i + width) * 4 + 1;
    const response =
      rgba[a - 4]! +
      rgba[a + 4]! +
      rgba[c - 4]! +
      rgba[c + 4]! +
      4 * rgba[b]! -
      2 * (rgba[a]! + rgba[c]! + rgba[b - 4]! + rgba[b + 4]!);
    counts[Math.min(2047, Math.round(Math.abs(response) * 8))]!++;
    count++;
  }
  return count;
};
