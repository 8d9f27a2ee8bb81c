// Colour grading and film grain: a soft S-curve tinted by the mood, identical for a region and for the whole frame.
import type { Box } from '../face-animation.ts';
import type { Mood } from './mood.ts';

/** Lookup tables for red, green and blue; a light may make them brighter than white. */
export type Grade = readonly [red: Uint8ClampedArray, green: Uint8ClampedArray, blue: Uint8ClampedArray];

/** Change of each channel at the strongest warmth, small enough that faces keep their colour. */
const warming = [0.06, 0.004, -0.13] as const;

/** Dark moods deepen the shadows and raise contrast, bright ones lift the shadows; warmth scales the channels. */
export const gradeOf = ({ level, warmth }: Mood): Grade => {
  const hardness = 0.18 - 0.1 * level;
  const channel = (by: number) =>
    Uint8ClampedArray.from({ length: brightest + 1 }, (_, value) => {
      const v = rolledOff(value / 255) ** (1 - 0.2 * level);
      return 255 * (v + (v * v * (3 - 2 * v) - v) * hardness) * (1 + by * warmth);
    });
  return [channel(warming[0]), channel(warming[1]), channel(warming[2])];
};

/** Bright skin keeps its colour under a bright light: above a knee, brightness rises less and less. */
const rolledOff = (v: number): number => (v < knee ? v : knee + (1 - knee) * (1 - Math.exp((knee - v) / 0.1)));
const knee = 0.84;

/** More than any light makes of white. */
const brightest = 320;

const grainSide = 256;

/** A tile of grain, −2 to 2, anchored at the frame's corner, so that a repainted region has the same grain. */
const grain = Int8Array.from({ length: grainSide * grainSide }, (_, i) => {
  let state = Math.imul(i + 1, 0x27d4eb2d);
  state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d);
  state = Math.imul(state ^ (state >>> 12), 0x297a2d39);
  return Math.round((((state ^ (state >>> 15)) & 255) / 255 - 0.5) * 4);
});

/**
 * Grades the RGBA of a box in place: each channel × factor + summand, then grade and grain. Factors and summands cover the
 * whole frame, `across` pixels wide, and are in units of 1/256.
 */
export const applyGrade = (
  data: Uint8ClampedArray,
  { x, y, width, height }: Box,
  across: number,
  factor: Uint16Array,
  summand: Uint16Array,
  grade: Grade,
): Uint8ClampedArray => {
  for (let row = 0; row < height; row++)
    gradeRow(data, row * width * 4, x, y + row, width, across, factor, summand, grade);
  return data;
};

const gradeRow = (
  data: Uint8ClampedArray,
  first: number,
  x: number,
  row: number,
  width: number,
  across: number,
  factor: Uint16Array,
  summand: Uint16Array,
  [red, green, blue]: Grade,
): void => {
  const noiseRow = (row & (grainSide - 1)) * grainSide;
  let at = (row * across + x) * 3;
  for (let column = x, i = first; column < x + width; column++, i += 4, at += 3) {
    const by = grain[noiseRow + (column & (grainSide - 1))]!;
    data[i] = red[(data[i]! * factor[at]! + summand[at]!) >> 8]! + by;
    data[i + 1] = green[(data[i + 1]! * factor[at + 1]! + summand[at + 1]!) >> 8]! + by;
    data[i + 2] = blue[(data[i + 2]! * factor[at + 2]! + summand[at + 2]!) >> 8]! + by;
    data[i + 3] = 255;
  }
};
