// The colours of plain grounds, dark enough for white letters: shades of a client's colour, or of one near the colours of the place.
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { blend, contrast, hueOf, lightness, type Rgb, rgb } from '../paint/colour.ts';
import { seededRandom } from '../seeded-random.ts';
import { CLEAN_LIGHT } from './card-colours.ts';

/** A ground's colours at the top and at the bottom. */
export type Shades = readonly [top: Rgb, bottom: Rgb];

/** Grounds with their hues in turns: wine, olive, forest, green, teal, blue, violet and plum. */
const GROUNDS: readonly { hue: number; shades: Shades }[] = (
  [
    [0.97, '#400d1f', '#a02c48'],
    [0.2, '#2c3413', '#66782c'],
    [0.3, '#12301d', '#347a45'],
    [0.45, '#0b3a33', '#1f7a66'],
    [0.53, '#08303d', '#19697f'],
    [0.63, '#131b48', '#3554b4'],
    [0.73, '#24144a', '#5f3fa8'],
    [0.87, '#371038', '#8a3268'],
  ] as const
).map(([hue, top, bottom]) => ({ hue, shades: [rgb(top), rgb(bottom)] }));

/** Of food, as warm as it: tomato and olive. */
const WARM: readonly Shades[] = [
  [rgb('#7d1c12'), rgb('#c23a24')],
  [rgb('#363f16'), rgb('#66782c')],
];

/** So many of the grounds are near enough to the colours of a place. */
const NEAR = 3;
/** Clothes are seen on a ground that is so far from them. */
const CLEAR = 0.2;

/** Clothes of a stronger colour have a ground in the opposite one. */
const STRONG = { saturation: 0.45, lightness: 0.45 };

/**
 * The shades near the colours of a place, or opposite to strong ones of clothes.
 * @param seed of the film: films in like places have different grounds
 * @param clothes colours of those who are seen before the ground
 * @param isFood whether the film is about food
 */
export const shadesOfPlace = (place: Canvas, seed: string, clothes: readonly string[], isFood = false): Shades => {
  const strong = clothes.map((colour) => rgb(colour)).find(isStrong);
  const hue = strong ? (hueOf(strong) + 0.5) % 1 : hueOf(sumOf(place));
  const distance = (other: number): number => Math.min(Math.abs(hue - other), 1 - Math.abs(hue - other));
  const isClear = ([, bottom]: Shades): boolean => clothes.every((colour) => contrast(rgb(colour), bottom) > CLEAR);
  const sorted = isFood
    ? WARM
    : GROUNDS.toSorted((one, other) => distance(one.hue) - distance(other.hue)).map(({ shades }) => shades);
  const clear = sorted.filter(isClear);
  const near = (isFood && clear.length > 0 ? clear : [...clear, ...sorted]).slice(0, NEAR);
  return near[Math.floor(seededRandom(`${seed}/ground`)() * near.length)]!;
};

const isStrong = (colour: Rgb): boolean =>
  lightness(colour) > STRONG.lightness && 1 - Math.min(...colour) / Math.max(1, ...colour) > STRONG.saturation;

/** How light the shades of an accent are, 0 to 1: white letters on them can be read. */
const ACCENT_SHADES = [0.22, 0.46] as const;
/** The ground of a lighter accent, which is seen on it. */
const NIGHT_BLUE: Shades = [rgb('#141c33'), rgb('#2d3f6e')];

/** The shades of a client's colour. @param accent `#rrggbb` */
export const shadesOfAccent = (accent: string): Shades => {
  const colour = rgb(accent);
  const light = lightness(colour);
  if (light > CLEAN_LIGHT) return NIGHT_BLUE;
  const [top, bottom] = ACCENT_SHADES.map((wanted) => blend(colour, [0, 0, 0], Math.max(0, 1 - wanted / light)));
  return [top!, bottom!];
};

/** Whether the accent is seen as a mark on the ground in its shades. */
export const isSeenOnShades = (accent: string): boolean => lightness(rgb(accent)) > CLEAN_LIGHT;

/** The sum of a picture's colours, to whose hue strong ones contribute most. */
const sumOf = (picture: Canvas): Rgb => {
  const size = 16;
  const small = createCanvas(size, size);
  small.getContext('2d').drawImage(picture, 0, 0, size, size);
  const { data } = small.getContext('2d').getImageData(0, 0, size, size);
  const sum: [number, number, number] = [0, 0, 0];
  for (const [at, value] of data.entries()) if (at % 4 < 3) sum[at % 4]! += value;
  return sum;
};
