// Precomputes everything over the face as one factor and summand per channel: hair in front, key light, light wrap, vignette, colour cast.
import type { Canvas } from '@napi-rs/canvas';
import type { Box } from '../face-animation.ts';
import type { Rgb } from '../paint/colour.ts';
import { smooth } from '../paint/curve.ts';
import type { Raster } from '../paint/picture.ts';
import { applyGrade, type Grade } from './grade.ts';

export interface FinishInput {
  /** Drawn over the face; of the frame's size, like the silhouette. */
  readonly front: Canvas;
  /** The figure as one shape, and factors of the place's light on its red, green and blue. */
  readonly silhouette: Canvas;
  readonly cast: readonly [number, number, number];
  /** The place and the silhouette, blurred, at one pixel per `coarse` pixels of the frame. */
  readonly light: Raster;
  readonly shape: Raster;
  readonly coarse: number;
  /** Pixels of the frame per unit. */
  readonly scale: number;
  /** Colour of the light from behind, on right edges. */
  readonly rim: Rgb;
  /** Strength of the darkening at the bottom of the frame, 0 to 1. */
  readonly foot: number;
  readonly grade: Grade;
}

/** The summand of white. */
const white = 255 * 256;

/** Strength of the light wrap around the figure's edge (screen blend), and of the light from behind. */
const wrapShare = 0.24;
const rimShare = 0.9;
/** Units to both sides of a pixel between which the figure ends, if light from behind grazes it. */
const rimReach = 3;

/** How much brighter the key light makes the figure's red, green and blue at the upper left; towards the lower right it falls off. */
const key = [0.078, 0.06, 0.034] as const;

/** Share of a place's colour cast on the figure; with more, a person's skin would differ between places. */
const castShare = 0.2;

const footColour = [6, 4, 12] as const;
/** Share of the frame's height where the darkening begins. */
const footTop = 0.66;

/** Applies the overlay and the grade to the RGBA of a box of the frame, in place. */
export type Finish = (data: Uint8ClampedArray, box: Box) => Uint8ClampedArray;

/**
 * Every step is affine in the covered pixel, so that all of them reduce to one factor and one summand per channel, both in
 * units of 1/256, computed once for the frame.
 */
export const createFinish = (over: FinishInput): Finish => {
  const { front, silhouette, cast, light, shape, coarse, scale, rim, foot, grade } = over;
  const { width, height } = front;
  const read = (layer: Canvas) => layer.getContext('2d').getImageData(0, 0, width, height).data;
  const hair = read(front);
  const figure = read(silhouette);
  const factor = new Uint16Array(width * height * 3);
  const summand = new Uint16Array(width * height * 3);
  const tones = Float64Array.from(cast, (part) => ((part - 1) * castShare) / 255);
  const places = Float32Array.from({ length: width }, (_, column) => Math.max(0, (column + 0.5) / coarse - 0.5));
  const near = Float32Array.from(
    { length: width },
    (_, column) => (1 - 0.85 * smooth(0.3, 0.85, column / width)) / 255,
  );
  const reach = Math.max(1, Math.round(rimReach * scale));
  const edgeLight = Float64Array.from(rim);
  const [place, inside] = [rowBuffer(light), rowBuffer(shape)];
  for (let row = 0; row < height; row++) {
    const dim = Math.max(0, (row / height - footTop) / (1 - footTop)) * foot;
    writeEnlargedRow(light, coarse, row, place);
    writeEnlargedRow(shape, coarse, row, inside);
    const high = 1 - 0.6 * smooth(0.3, 1, row / height);
    const lit = Float64Array.from(key, (part) => part * high);
    writeCoefficients(
      row,
      places,
      reach,
      dim,
      tones,
      lit,
      near,
      edgeLight,
      figure,
      hair,
      inside,
      place,
      factor,
      summand,
    );
  }
  return (data, box) => applyGrade(data, box, width, factor, summand, grade);
};

/** The factor of the key light, the place's cast and the darkening by `dim`, where the figure covers `shown` of 255. */
const tintOf = (light: number, shown: number, dim: number): number => (1 - dim) * (1 + shown * light) * 256;

// Typed arrays: V8 would compile this again for each kind of array, of integers and of fractions.
const writeCoefficients = (
  row: number,
  places: Float32Array,
  reach: number,
  dim: number,
  tones: Float64Array,
  key: Float64Array,
  near: Float32Array,
  rim: Float64Array,
  figure: Uint8ClampedArray,
  hair: Uint8ClampedArray,
  inside: Float32Array,
  place: Float32Array,
  factor: Uint16Array,
  summand: Uint16Array,
): void => {
  const width = places.length;
  const start = row * width * 3;
  const last = width - 1;
  const darks = Float64Array.from(footColour, (colour) => colour * dim * 256);
  // On the place itself only the bottom is darkened.
  factor.fill(Math.round((1 - dim) * 256), start, start + width * 3);
  for (let column = 0, i = row * width * 4, at = start; column < width; column++, i += 4, at += 3) {
    const shown = figure[i + 3]!;
    if (shown === 0) {
      if (dim > 0) for (let channel = 0; channel < 3; channel++) summand[at + channel] = darks[channel]!;
      continue;
    }
    const hidden = hair[i + 3]! / 255;
    const away = 1 - sampleRow(inside, places[column]!, 3) / 255;
    // Light wrap affects only the edge.
    const edge = away < 0.01 ? 0 : away * away * (shown / 255) * wrapShare;
    if (edge === 0 && hidden === 0 && shown === 255) {
      for (let channel = 0; channel < 3; channel++)
        factor[at + channel] = tintOf(tones[channel]! + key[channel]! * near[column]!, shown, dim) + 0.5;
      if (dim > 0) for (let channel = 0; channel < 3; channel++) summand[at + channel] = darks[channel]!;
      continue;
    }
    if (edge === 0) {
      const left = 1 - hidden;
      for (let channel = 0; channel < 3; channel++) {
        const tint = tintOf(tones[channel]! + key[channel]! * near[column]!, shown, dim);
        factor[at + channel] = left * tint + 0.5;
        summand[at + channel] = Math.min(white, hair[i + channel]! * hidden * tint + darks[channel]!);
      }
      continue;
    }
    // Where the figure ends to the right, light from behind grazes it.
    const ends =
      sampleRow(inside, places[Math.max(0, column - reach)]!, 3) -
      sampleRow(inside, places[Math.min(last, column + reach)]!, 3);
    const grazing = Math.min(0.6, (Math.max(ends, -0.5 * ends) / 255) * away * rimShare) * (shown / 255);
    for (let channel = 0; channel < 3; channel++) {
      const tint = tintOf(tones[channel]! + key[channel]! * near[column]!, shown, dim);
      const lit = Math.min(
        1,
        (sampleRow(place, places[column]!, channel) / 255) * edge + (rim[channel]! / 255) * grazing,
      );
      factor[at + channel] = (1 - hidden) * (1 - lit) * tint + 0.5;
      summand[at + channel] = Math.min(
        white,
        hair[i + channel]! * hidden * tint * (1 - lit) + 255 * lit * (1 - dim) * 256 + darks[channel]!,
      );
    }
  }
};

const rowBuffer = ({ width }: Raster): Float32Array => new Float32Array((width + 1) * 4);

/** Writes the raster's values for a row of the frame, interpolated between its two nearest rows. */
const writeEnlargedRow = ({ width, height, data }: Raster, coarse: number, row: number, line: Float32Array): void => {
  const y = Math.max(0, (row + 0.5) / coarse - 0.5);
  const top = Math.min(height - 1, Math.floor(y));
  const down = y - top;
  const upper = top * width * 4;
  const lower = Math.min(height - 1, top + 1) * width * 4;
  for (let i = 0; i < width * 4; i++) line[i] = data[upper + i]! + (data[lower + i]! - data[upper + i]!) * down;
  line.copyWithin(width * 4, width * 4 - 4, width * 4);
};

const sampleRow = (line: Float32Array, place: number, channel: number): number => {
  const left = place | 0;
  const i = left * 4 + channel;
  return line[i]! + (line[i + 4]! - line[i]!) * (place - left);
};
