// How grainy a picture is.
import type { Raster } from './raster.ts';

/**
 * Standard deviation of the luma's noise, 0 to 255: the median response of the mask of J. Immerkær, "Fast noise variance
 * estimation" (1996), so that edges and texture have no say.
 * @param known looks only where this is 1
 */
export const noiseOf = ({ width, height, rgba }: Raster, known?: Float32Array): number => {
  const luma = new Float32Array(width * height);
  for (let i = 0; i < luma.length; i++) {
    luma[i] = 0.299 * rgba[i * 4]! + 0.587 * rgba[i * 4 + 1]! + 0.114 * rgba[i * 4 + 2]!;
  }
  // Histogram of |response| in eighths.
  const counts = new Uint32Array(2048);
  let count = 0;
  for (let y = 1; y < height - 1; y += 2) {
    for (let x = 1; x < width - 1; x += 2) {
      const i = y * width + x;
      if (known && known[i]! < 1) {
        continue;
      }
      const [a, b, c] = [i - width, i, i + width];
      const response =
        luma[a - 1]! +
        luma[a + 1]! +
        luma[c - 1]! +
        luma[c + 1]! +
        4 * luma[b]! -
        2 * (luma[a]! + luma[c]! + luma[b - 1]! + luma[b + 1]!);
      counts[Math.min(2047, Math.round(Math.abs(response) * 8))]!++;
      count++;
    }
  }
  let [left, at] = [count / 2, 0];
  while (at < 2047 && left > counts[at]!) {
    left -= counts[at++]!;
  }
  // The mask's weights multiply the noise by 6; the median of a half-normal is 0.6745 of its deviation.
  return at / 8 / 6 / 0.6745;
};
