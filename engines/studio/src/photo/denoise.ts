// Takes grain and colour blotches off a photo gently: edges stay, a clean photo stays as it is.
import { guided } from './guided.ts';
import { noiseOf } from './noise.ts';
import type { Raster } from './raster.ts';

/** Less noise than this is a camera's at its best, and part of a photo's look. */
const CLEAN = 1.6;
/** Never smoothed harder, however noisy: texture would go too. */
const WORST = 9;

export const denoise = (photo: Raster): Raster => {
  const noise = noiseOf(photo);
  if (noise < CLEAN) {
    return photo;
  }
  const deviation = Math.min(WORST, noise);
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
  const fine = guided(luma, luma, width, height, 2, (1.3 * deviation) ** 2);
  // Eyes forgive colour far more than light.
  const cool = guided(fine, blue, width, height, 5, (0.8 * deviation) ** 2);
  const warm = guided(fine, red, width, height, 5, (0.8 * deviation) ** 2);
  const out = new Uint8ClampedArray(rgba.length);
  for (let i = 0; i < count; i++) {
    // A trace of the grain stays, or skin turns to wax.
    const y = fine[i]! + 0.25 * (luma[i]! - fine[i]!);
    const [r, b] = [y + warm[i]!, y + cool[i]!];
    out[i * 4] = r;
    out[i * 4 + 1] = (y - 0.299 * r - 0.114 * b) / 0.587;
    out[i * 4 + 2] = b;
    out[i * 4 + 3] = 255;
  }
  return { width, height, rgba: out };
};
