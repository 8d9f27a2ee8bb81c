// The colours behind a thing: shades of the client's colour or calm ones, from which the thing stands out.
import type { Canvas } from '@napi-rs/canvas';
import { blend, contrast, lightness, type Rgb, rgb } from '../paint/colour.ts';
import { CLEAN_LIGHT, WHITE } from './card-colours.ts';

/** `wall`: of the whole ground. `stand`: of what the thing is on or in front of. */
export interface Ground {
  wall: Rgb;
  stand: Rgb;
}

const CREAM = rgb('#f1e7d8');
/** The dark wall of a pale accent. */
const NIGHT = rgb('#1f2a44');
/** The accent as a pale and as a dark wall: a blend with white, and the lightness. */
const TINT = 0.8;
const DEEP = 0.24;
/** Of all pixels of a thing, this share may be nearer to the ground than the rest. */
const HIDDEN = 0.2;
/** Walls, and what the thing is on, that are at least so far from a thing are equally good. */
const CLEAR = { wall: 0.17, stand: 0.26 };
const SAMPLES = 400;
/** The accent in another lightness. */
export const shadeOf = (colour: Rgb, light: number): Rgb => {
  const own = lightness(colour);
  return own > light ? blend(colour, [0, 0, 0], 1 - light / own) : blend(colour, [255, 255, 255], light - own);
};

const samplesOf = (thing: Canvas): Rgb[] => {
  const { data } = thing.getContext('2d').getImageData(0, 0, thing.width, thing.height);
  const seen: Rgb[] = [];
  for (let at = 0; at < data.length; at += 28) {
    if (data[at + 3]! > 200) seen.push([data[at]!, data[at + 1]!, data[at + 2]!]);
  }
  const step = Math.max(1, Math.floor(seen.length / SAMPLES));
  return seen.filter((_, k) => k % step === 0);
};

/**
 * Chooses the colours behind a thing: as dark as the cards of its film, so that these are alike, or pale if it would not be seen there.
 * @param isDark for white letters, and if the thing is in front of something light
 */
export const groundOf = (thing: Canvas, accent: string, isDark: boolean): Ground => {
  const samples = samplesOf(thing);
  const distance = (colour: Rgb): number =>
    samples.map((sample) => contrast(sample, colour)).toSorted((a, b) => a - b)[Math.floor(samples.length * HIDDEN)] ??
    1;
  const own = rgb(accent);
  const hasShades = lightness(own) < CLEAN_LIGHT;
  const deep = hasShades ? shadeOf(own, DEEP) : NIGHT;
  const tint = blend(own, WHITE, TINT);
  const far = (colours: readonly Rgb[], clear: number, least: (colour: Rgb) => number): Rgb =>
    colours.find((colour) => least(colour) >= clear) ?? colours.toSorted((a, b) => least(b) - least(a))[0]!;
  // In the dark, the thing is in front of something light.
  const wall = isDark ? deep : far([deep, tint], CLEAR.wall, distance);
  // What the thing is on is seen against the wall too.
  const shades = hasShades ? [shadeOf(own, 0.7)] : [];
  const stand = far([own, ...shades, CREAM, tint, deep], CLEAR.stand, (colour) =>
    Math.min(distance(colour), 1.6 * contrast(colour, wall)),
  );
  return { wall, stand };
};
