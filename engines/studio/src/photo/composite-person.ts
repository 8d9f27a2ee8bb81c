// Composites a cut-out person over another place with matching light and grain.
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { clamp } from '../paint/curve.ts';
import type { Backdrop } from '../places/backdrop.ts';
import { seededRandom } from '../seeded-random.ts';
import { estimateNoise } from './estimate-noise.ts';
import { boxMean } from './guided-filter.ts';
import type { Raster } from './raster.ts';

/** How far a person adopts the colour and brightness of the place: with more, skin looks painted. */
const COLOUR = 0.32;
const BRIGHTNESS = 0.38;
/** Width of the light wrap at the person's edge, as a fraction of the frame's width. */
const WRAP = 0.016;
/** Blur radius of the place's light, in the same measure. */
const GLOW = 0.06;
/** Minimum grain of a clean camera; a painted place has none of its own. */
const MIN_GRAIN = 1.1;

/**
 * Returns the composite.
 * @param person of the frame's size, transparent where the place shows
 */
export const compositePerson = (person: Raster, { picture, rim }: Backdrop): Raster => {
  const { width, height, rgba } = person;
  const place = picture.getContext('2d').getImageData(0, 0, width, height).data;
  const cover = new Float32Array(width * height);
  for (let i = 0; i < cover.length; i++) {
    cover[i] = rgba[i * 4 + 3]! / 255;
  }
  const reach = Math.round(width * WRAP);
  const near = boxMean(boxMean(cover, width, height, reach), width, height, reach);
  const glow = blurred(picture, width * GLOW);
  const gain = gainsFor(place, cover, width);
  const grain = Math.max(MIN_GRAIN, estimateNoise(person, cover)) * 2.4;
  const random = seededRandom('grain');
  const out = new Uint8ClampedArray(rgba.length);
  const light = { glow, rim, gain, grain };
  for (let row = 0; row < height; row++)
    compositeRow(row * width, width, person.rgba, place, cover, near, light, random, out);
  return { width, height, rgba: out };
};

interface Lit {
  glow: Uint8ClampedArray;
  rim: readonly number[];
  gain: readonly number[];
  grain: number;
}

const compositeRow = (
  first: number,
  width: number,
  rgba: Uint8ClampedArray,
  place: Uint8ClampedArray,
  cover: Float32Array,
  near: Float32Array,
  { glow, rim, gain, grain }: Lit,
  random: () => number,
  out: Uint8ClampedArray,
): void => {
  for (let i = first; i < first + width; i++) {
    const part = cover[i]!;
    const noise = (random() + random() - 1) * grain * (1 - 0.6 * part);
    out[i * 4 + 3] = 255;
    if (part === 0) {
      for (let k = 0; k < 3; k++) out[i * 4 + k] = place[i * 4 + k]! + noise;
      continue;
    }
    // Light wrap and rim light: strongest at the edge, none inside.
    const edge = part * (1 - near[i]!);
    for (let k = 0; k < 3; k++) {
      const graded = rgba[i * 4 + k]! * gain[k]!;
      const light = edge * (0.6 * glow[i * 4 + k]! + 0.25 * rim[k]!);
      const screened = 255 - ((255 - Math.min(255, graded)) * (255 - Math.min(255, light))) / 255;
      out[i * 4 + k] = place[i * 4 + k]! * (1 - part) + screened * part + noise;
    }
  }
};

/** Returns factors for red, green and blue that move the person towards the light around the head. */
const gainsFor = (place: Uint8ClampedArray, cover: Float32Array, width: number): readonly number[] => {
  const sum = new Float64Array(3);
  let count = 1;
  for (let i = 0; i < cover.length; i += 7) {
    const weight = (1 - cover[i]!) * (Math.floor(i / width) < width * 1.2 ? 1 : 0.3);
    count += weight;
    for (let k = 0; k < 3; k++) sum[k]! += weight * place[i * 4 + k]!;
  }
  const ambient = Array.from(sum, (value) => Math.max(8, value / count));
  const mean = 0.3 * ambient[0]! + 0.59 * ambient[1]! + 0.11 * ambient[2]!;
  // A place of medium brightness leaves the person unchanged.
  const level = clamp((mean / 118) ** BRIGHTNESS, 0.66, 1.1);
  return ambient.map((value) => level * clamp((value / mean) ** COLOUR, 0.82, 1.16));
};

/**
 * Returns a strongly blurred picture as RGBA of its own size.
 * @param radius of a Gaussian, in pixels
 */
const blurred = (picture: Canvas, radius: number): Uint8ClampedArray => {
  const { width, height } = picture;
  // Blurred at a small size, which is cheap and loses no detail.
  const part = Math.min(1, 4 / radius);
  const small = createCanvas(Math.ceil(width * part), Math.ceil(height * part));
  const context = small.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.filter = `blur(${radius * part}px)`;
  context.drawImage(picture, 0, 0, small.width, small.height);
  const large = createCanvas(width, height);
  const wide = large.getContext('2d');
  wide.imageSmoothingQuality = 'high';
  wide.drawImage(small, 0, 0, width, height);
  return wide.getImageData(0, 0, width, height).data;
};
