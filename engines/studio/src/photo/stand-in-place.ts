// Sets a cut-out person before a picture of another place so that both seem to stand in the same light.
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { clamp } from '../paint/curve.ts';
import type { Backdrop } from '../places/backdrop.ts';
import { seeded } from '../seeded.ts';
import { meanAround } from './guided.ts';
import { noiseOf } from './noise.ts';
import type { Raster } from './raster.ts';

/** How far a person takes on the colour and the brightness of the place: all of it would make paint of skin. */
const COLOUR = 0.32;
const BRIGHTNESS = 0.38;
/** Breadth over which the place's light comes round the person's edge, as a part of the frame's width. */
const WRAP = 0.016;
/** How far off the place still lights an edge, in the same measure. */
const GLOW = 0.06;
/** Even a clean camera leaves this much grain; a painted place has none of its own. */
const LEAST_GRAIN = 1.1;

/** @param person of the frame's size, transparent where the place shows */
export const standInPlace = (person: Raster, { picture, rim }: Backdrop): Raster => {
  const { width, height, rgba } = person;
  const place = picture.getContext('2d').getImageData(0, 0, width, height).data;
  const cover = new Float32Array(width * height);
  for (let i = 0; i < cover.length; i++) {
    cover[i] = rgba[i * 4 + 3]! / 255;
  }
  const reach = Math.round(width * WRAP);
  const near = meanAround(meanAround(cover, width, height, reach), width, height, reach);
  const glow = outOfFocus(picture, width * GLOW);
  const gain = gainsFor(place, cover, width);
  const grain = Math.max(LEAST_GRAIN, noiseOf(person, cover)) * 2.4;
  const roll = seeded('grain');
  const out = new Uint8ClampedArray(rgba.length);
  const light = { glow, rim, gain, grain };
  for (let row = 0; row < height; row++)
    standRow(row * width, width, person.rgba, place, cover, near, light, roll, out);
  return { width, height, rgba: out };
};

interface Lit {
  glow: Uint8ClampedArray;
  rim: readonly number[];
  gain: readonly number[];
  grain: number;
}

const standRow = (
  first: number,
  width: number,
  rgba: Uint8ClampedArray,
  place: Uint8ClampedArray,
  cover: Float32Array,
  near: Float32Array,
  { glow, rim, gain, grain }: Lit,
  roll: () => number,
  out: Uint8ClampedArray,
): void => {
  for (let i = first; i < first + width; i++) {
    const part = cover[i]!;
    const noise = (roll() + roll() - 1) * grain * (1 - 0.6 * part);
    out[i * 4 + 3] = 255;
    if (part === 0) {
      for (let k = 0; k < 3; k++) out[i * 4 + k] = place[i * 4 + k]! + noise;
      continue;
    }
    // Strongest at the edge, gone within: the light that comes round, and the light from behind.
    const edge = part * (1 - near[i]!);
    for (let k = 0; k < 3; k++) {
      const lit = rgba[i * 4 + k]! * gain[k]!;
      const light = edge * (0.6 * glow[i * 4 + k]! + 0.25 * rim[k]!);
      const screened = 255 - ((255 - Math.min(255, lit)) * (255 - Math.min(255, light))) / 255;
      out[i * 4 + k] = place[i * 4 + k]! * (1 - part) + screened * part + noise;
    }
  }
};

/** Factors for red, green and blue that bring the person towards the light of what is seen around the head. */
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
  // A place in the middle of the scale leaves the person as photographed.
  const level = clamp((mean / 118) ** BRIGHTNESS, 0.66, 1.1);
  return ambient.map((value) => level * clamp((value / mean) ** COLOUR, 0.82, 1.16));
};

/** A picture far out of focus, as RGBA of its own size. @param radius in pixels, of a Gaussian */
const outOfFocus = (picture: Canvas, radius: number): Uint8ClampedArray => {
  const { width, height } = picture;
  // Blurred small, where it costs nothing; blurred, it needs no more pixels.
  const part = Math.min(1, 4 / radius);
  const small = createCanvas(Math.ceil(width * part), Math.ceil(height * part));
  const pen = small.getContext('2d');
  pen.imageSmoothingQuality = 'high';
  pen.filter = `blur(${radius * part}px)`;
  pen.drawImage(picture, 0, 0, small.width, small.height);
  const large = createCanvas(width, height);
  const wide = large.getContext('2d');
  wide.imageSmoothingQuality = 'high';
  wide.drawImage(small, 0, 0, width, height);
  return wide.getImageData(0, 0, width, height).data;
};
