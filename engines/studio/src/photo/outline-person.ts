// Outlines the person in a photo from the face's position, the colours of person and background, and the picture's
// edges.
// It works well before plain backgrounds, and reports its uncertainty.
import { smooth } from '../paint/curve.ts';
import { connectedRegion, fillBelow } from './connected-region.ts';
import { BINS, type DownscaledPhoto, downscale, smoothHistogram } from './downscaled-photo.ts';
import { expectedCover } from './expected-cover.ts';
import type { Point } from './find-face.ts';
import { type ColourModel, colourGuidedFilter, evaluateModel } from './guided-filter.ts';
import { outlineUncertainty } from './outline-uncertainty.ts';
import type { Raster } from './raster.ts';

export interface Outline {
  /** 0 to 1 for each pixel of the photo. */
  cover: Float32Array;
  /** 0 is certain; from 1 on it must not be used. */
  uncertainty: number;
}

/** The shorter side of the downscaled picture. */
const SIDE = 280;
const ROUNDS = 7;
/**
 * Outlines the person.
 * @param landmarks in pixels of the photo
 */
export const outlinePerson = (photo: Raster, landmarks: readonly Point[]): Outline => {
  const scale = Math.min(1, SIDE / Math.min(photo.width, photo.height));
  const small = downscale(photo, scale);
  const face = landmarks.map(({ x, y }) => ({ x: x * scale, y: y * scale }));
  const expected = expectedCover(small, face);
  const { planes, width, height } = small;
  const [broad, fine] = [
    colourGuidedFilter(planes, width, height, 6, 4e-4),
    colourGuidedFilter(planes, width, height, 3, 1e-4),
  ];
  let cover: Float32Array = expected;
  for (let round = 0; round < ROUNDS; round++) {
    const odds = evaluateModel(fine(evaluateModel(broad(oddsFor(small, expected, cover)), planes)), planes);
    cover = odds.map((value, i) =>
      expected[i] === 1 || expected[i] === 0 ? expected[i]! : 1 / (1 + Math.exp(-1.6 * value)),
    );
  }
  const whole = fillBelow(connectedRegion(cover, small, face[4]!), small, face[152]!.y);
  return {
    cover: enlarge(colourGuidedFilter(planes, width, height, 2, 2e-5)(whole), small, photo),
    uncertainty: outlineUncertainty(whole, small, face),
  };
};

/** Weight of the expected position relative to the colours. */
const PRIOR_WEIGHT = 0.8;
const CELLS = { across: 3, down: 4 };

/** The log odds that each pixel belongs to the person, by the colour histograms of the current cover. */
const oddsFor = (small: DownscaledPhoto, expected: Float32Array, cover: Float32Array): Float32Array => {
  const { width, height, bins } = small;
  const cells = CELLS.across * CELLS.down;
  const person = new Float32Array(BINS * (cells + 1));
  const place = new Float32Array(BINS * (cells + 1));
  const cellOf = (x: number, y: number) =>
    Math.floor((y * CELLS.down) / height) * CELLS.across + Math.floor((x * CELLS.across) / width);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const part = cover[i]!;
      const to = part > 0.5 ? person : place;
      const weight = Math.abs(2 * part - 1);
      to[bins[i]!]! += weight;
      to[(cellOf(x, y) + 1) * BINS + bins[i]!]! += weight;
    }
  }
  for (let cell = 0; cell <= cells; cell++) {
    smoothHistogram(person.subarray(cell * BINS, (cell + 1) * BINS));
    smoothHistogram(place.subarray(cell * BINS, (cell + 1) * BINS));
  }
  const total = (counts: Float32Array) => counts.subarray(0, BINS).reduce((sum, count) => sum + count, 1);
  const [ofPerson, ofPlace] = [total(person), total(place)];
  const odds = new Float32Array(width * height);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const guess = expected[i]!;
      if (guess === 0 || guess === 1) {
        odds[i] = guess === 1 ? 5 : -5;
        continue;
      }
      const near = (cellOf(x, y) + 1) * BINS + bins[i]!;
      const p = (0.3 * person[bins[i]!]! + 3 * person[near]!) / ofPerson + 3e-5;
      const q = (0.3 * place[bins[i]!]! + 3 * place[near]!) / ofPlace + 3e-5;
      odds[i] = Math.max(-4, Math.min(4, Math.log(p / q))) + PRIOR_WEIGHT * Math.log(guess / (1 - guess));
    }
  }
  return odds;
};

/**
 * Enlarges the cover to the photo's size: a local colour model, fitted small and evaluated large (He and Sun, "Fast
 * guided filter", 2015).
 */
const enlarge = ({ slopes, rest }: ColourModel, { width, height }: DownscaledPhoto, photo: Raster): Float32Array => {
  const large = new Float32Array(photo.width * photo.height);
  const [across, down] = [width / photo.width, height / photo.height];
  for (let y = 0, i = 0; y < photo.height; y++) {
    const v = Math.min(height - 1.001, Math.max(0, (y + 0.5) * down - 0.5));
    const [row, dv] = [Math.floor(v) * width, v - Math.floor(v)];
    for (let x = 0; x < photo.width; x++, i++) {
      const u = Math.min(width - 1.001, Math.max(0, (x + 0.5) * across - 0.5));
      const at = row + Math.floor(u);
      const du = u - Math.floor(u);
      const between = (values: Float32Array) => {
        const upper = values[at]! + (values[at + 1]! - values[at]!) * du;
        const lower = values[at + width]! + (values[at + width + 1]! - values[at + width]!) * du;
        return upper + (lower - upper) * dv;
      };
      const [r, g, b] = [photo.rgba[i * 4]! / 255, photo.rgba[i * 4 + 1]! / 255, photo.rgba[i * 4 + 2]! / 255];
      const light = 0.299 * r + 0.587 * g + 0.114 * b;
      const part =
        between(slopes[0]) * light +
        between(slopes[1]) * (0.5 + 0.8 * (b - light)) +
        between(slopes[2]) * (0.5 + 0.8 * (r - light)) +
        between(rest);
      // A steeper transition than the filter's, which removes the last traces of the background.
      large[i] = smooth(0.2, 0.92, part);
    }
  }
  return large;
};
