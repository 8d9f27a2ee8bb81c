// Downscales a photo for analysis: its colours as planes and as histogram bins.
import { createCanvas } from '@napi-rs/canvas';
import { canvasOf, type Raster } from './raster.ts';

/** Histogram steps for luma, and for blue and red relative to it. */
const STEPS = { light: 16, colour: 20 };
export const BINS = STEPS.light * STEPS.colour * STEPS.colour;

export interface DownscaledPhoto {
  width: number;
  height: number;
  /** Luma, and blue and red relative to it, 0 to 1. */
  planes: [Float32Array, Float32Array, Float32Array];
  bins: Uint16Array;
}

export const downscale = (photo: Raster, scale: number): DownscaledPhoto => {
  const [width, height] = [Math.round(photo.width * scale), Math.round(photo.height * scale)];
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(canvasOf(photo), 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  const count = width * height;
  const planes: DownscaledPhoto['planes'] = [new Float32Array(count), new Float32Array(count), new Float32Array(count)];
  const bins = new Uint16Array(count);
  const step = (value: number, steps: number) => Math.min(steps - 1, Math.max(0, Math.floor(value * steps)));
  for (let i = 0; i < count; i++) {
    const [r, g, b] = [data[i * 4]! / 255, data[i * 4 + 1]! / 255, data[i * 4 + 2]! / 255];
    const light = 0.299 * r + 0.587 * g + 0.114 * b;
    planes[0][i] = light;
    planes[1][i] = 0.5 + 0.8 * (b - light);
    planes[2][i] = 0.5 + 0.8 * (r - light);
    bins[i] =
      (step(Math.sqrt(light), STEPS.light) * STEPS.colour + step(planes[1][i]!, STEPS.colour)) * STEPS.colour +
      step(planes[2][i]!, STEPS.colour);
  }
  return { width, height, planes, bins };
};

/** Smooths a colour histogram: a colour counts partly for its neighbours. */
export const smoothHistogram = (counts: Float32Array): void => {
  for (const stride of [1, STEPS.colour, STEPS.colour * STEPS.colour]) {
    const before = counts.slice();
    for (let i = 0; i < BINS; i++) {
      counts[i] = 0.5 * before[i]! + 0.25 * ((before[i - stride] ?? 0) + (before[i + stride] ?? 0));
    }
  }
};
