// Removes grain and colour noise from a photo; edges and clean photos stay unchanged.
import { estimateNoise } from './estimate-noise.ts';
import { guidedFilter } from './guided-filter.ts';
import type { Raster } from './raster.ts';

/** Less noise than this is a good camera's and part of a photo's look. */
const MIN_NOISE = 1.6;
/** Maximum noise to remove: stronger filtering would remove texture. */
const MAX_NOISE = 9;

/** Returns the denoised photo, or the same object if it is clean. */
export const denoise = (photo: Raster): Raster => {
  const noise = estimateNoise(photo);
  if (noise < MIN_NOISE) {
    return photo;
  }
  const deviation = Math.min(MAX_NOISE, noise);
  const { width, height, rgba } = photo;
  const count = width * height;
  const luma = new Float32Array(count);
  const blue = new Float32Array(count);
  const red = new Float32Array(count);
  for (let i = 0; i < count; i++) {
    const [r, g, b] = [rgba[i * 4]!, rgba[i * 4 + 1]!, rgba[i * 4 + 2]!];
    luma[i] = 0.299 * r + 0.587 * g + 0.114 * b;
    blue[i] = b - luma[i]!;
    red[i] = r - luma[i]!;
  }
  const fine = guidedFilter(luma, luma, width, height, 2, (1.3 * deviation) ** 2);
  // Viewers notice colour detail far less than luma detail.
  const cool = guidedFilter(fine, blue, width, height, 5, (0.8 * deviation) ** 2);
  const warm = guidedFilter(fine, red, width, height, 5, (0.8 * deviation) ** 2);
  const out = new Uint8ClampedArray(rgba.length);
  for (let i = 0; i < count; i++) {
    // Some grain stays, or skin looks like wax.
    const y = fine[i]! + 0.25 * (luma[i]! - fine[i]!);
    const [r, b] = [y + warm[i]!, y + cool[i]!];
    out[i * 4] = r;
    out[i * 4 + 1] = (y - 0.299 * r - 0.114 * b) / 0.587;
    out[i * 4 + 2] = b;
    out[i * 4 + 3] = 255;
  }
  return { width, height, rgba: out };
};
