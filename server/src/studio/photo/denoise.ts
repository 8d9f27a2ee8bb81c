// Takes grain and colour blotches off a photo gently: edges stay, a clean photo stays as it is.
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

/**
 * The guided filter of He, Sun and Tang (2010): `input` smoothed except along the edges of `guide`.
 * @param radius of its square windows, in pixels @param softness variance in the guide that still counts as flat
 */
export const guided = (
  guide: Float32Array,
  input: Float32Array,
  width: number,
  height: number,
  radius: number,
  softness: number,
): Float32Array => {
  const mean = (values: Float32Array) => meanAround(values, width, height, radius);
  const [guideMean, inputMean] = [mean(guide), guide === input ? mean(guide) : mean(input)];
  const both = mean(guide.map((value, i) => value * input[i]!));
  const square = guide === input ? both : mean(guide.map((value) => value * value));
  const slope = new Float32Array(guide.length);
  const rest = new Float32Array(guide.length);
  for (let i = 0; i < guide.length; i++) {
    const [g, p] = [guideMean[i]!, inputMean[i]!];
    slope[i] = (both[i]! - g * p) / (square[i]! - g * g + softness);
    rest[i] = p - slope[i]! * g;
  }
  const [slopes, rests] = [mean(slope), mean(rest)];
  return slopes.map((value, i) => value * guide[i]! + rests[i]!);
};

/** The mean of each pixel's square window, cut at the picture's border. */
export const meanAround = (values: Float32Array, width: number, height: number, radius: number): Float32Array => {
  const across = new Float32Array(values.length);
  for (let y = 0; y < height; y++) {
    slide(values, across, y * width, width, 1, radius);
  }
  const out = new Float32Array(values.length);
  for (let x = 0; x < width; x++) {
    slide(across, out, x, height, width, radius);
  }
  return out;
};

const slide = (from: Float32Array, to: Float32Array, start: number, length: number, step: number, radius: number) => {
  let [sum, count] = [0, 0];
  for (let k = -radius; k < length; k++) {
    if (k + radius < length) {
      sum += from[start + (k + radius) * step]!;
      count++;
    }
    if (k > radius) {
      sum -= from[start + (k - radius - 1) * step]!;
      count--;
    }
    if (k >= 0) {
      to[start + k * step] = sum / count;
    }
  }
};
