// The colours that are read in a description are the colours of the picture.
import { expect, test } from 'vitest';
import { hueOf, lightness, type Rgb, rgb } from '../paint/colour.ts';
import { colourNames } from '../paint/colour-words.ts';
import { createPerson } from './create-person.ts';
import { parseDescription } from './parse-description.ts';
import { planStill } from './plan-still.ts';
import { paintFrame } from './still.ts';

const [WIDTH, HEIGHT] = [180, 320];

/** Parts of the frame where the same thing is drawn of everybody: left, right, top, bottom. */
const regions = {
  hat: [72, 108, 48, 56],
  hair: [84, 96, 59, 66],
  skin: [78, 102, 119, 127],
  clothes: [46, 134, 216, 260],
} as const;

const drawn = (text: string) => {
  const created = createPerson(parseDescription(text), text);
  // Without hands before the clothes.
  const body = { ...created.body, arms: 'hanging' as const };
  const person = { ...created, body, camera: { near: 0, low: 0 } };
  const rgba = paintFrame(planStill(person, ''), WIDTH, HEIGHT);
  return (part: keyof typeof regions): Rgb => {
    const [left, right, top, bottom] = regions[part];
    const sum = [0, 0, 0];
    for (let y = top; y < bottom; y++)
      for (let x = left; x < right; x++) for (const k of [0, 1, 2]) sum[k]! += rgba[(y * WIDTH + x) * 4 + k]!;
    return sum.map((value) => value / (right - left) / (bottom - top)) as [number, number, number];
  };
};

const chroma = (colour: Rgb) => Math.max(...colour) - Math.min(...colour);

/** Degrees on the colour wheel. */
const hue = (colour: Rgb) => hueOf(colour) * 360;
const apart = (a: Rgb, b: Rgb) => Math.abs(((hue(a) - hue(b) + 540) % 360) - 180);

const hairs: Record<string, (hair: Rgb) => boolean> = {
  black: (hair) => lightness(hair) < 0.3,
  brown: (hair) => lightness(hair) > 0.2 && lightness(hair) < 0.45 && chroma(hair) > 25,
  red: (hair) => chroma(hair) > 90 && hue(hair) < 32,
  blonde: (hair) => lightness(hair) > 0.5 && hue(hair) > 32 && chroma(hair) > 40,
  white: (hair) => lightness(hair) > 0.6 && chroma(hair) < 30,
};

test.each([
  ['a woman of 30 with straight red hair, in a charcoal turtleneck', 'charcoal', 'red'],
  ['a woman of 30 with straight black hair, a mustard jumper', 'mustard', 'black'],
  ['eine Frau, 30, mit glatten blonden Haaren, grüner Pullover', 'green', 'blonde'],
  ['una mujer de 30 años de pelo negro largo y liso, camiseta rosa', 'pink', 'black'],
  ['femme de 30 ans aux cheveux longs bruns, pull bordeaux', 'burgundy', 'brown'],
  ['امرأة عمرها ٣٠ سنة بشعر أسود طويل، كنزة زرقاء', 'blue', 'black'],
  ['白髪の女性、ロングヘア、紫のセーター', 'purple', 'white'],
])('"%s" is drawn in %s with %s hair', (text, cloth, hair) => {
  const colourAt = drawn(text);
  const [clothes, named] = [colourAt('clothes'), rgb(colourNames[cloth]!)];
  if (cloth === 'charcoal') expect(chroma(clothes), `${clothes}`).toBeLessThan(25);
  else expect(apart(clothes, named), `${clothes}`).toBeLessThan(25);
  expect(hairs[hair]!(colourAt('hair')), `${colourAt('hair')}`).toBe(true);
});

test.each([
  ['a builder of 30 with a hard hat', '#f2b51d'],
  ['a woman of 30 with long hair, a blue hard hat', colourNames.blue!],
  ['Bauarbeiter, 30, mit rotem Schutzhelm', colourNames.red!],
  ['a gardener of 30 with a straw hat', '#d6bc86'],
])('the hat of "%s" has its colour', (text, colour) => {
  const hat = drawn(text)('hat');
  expect(apart(hat, rgb(colour)), `${hat}`).toBeLessThan(25);
  expect(chroma(hat), `${hat}`).toBeGreaterThan(40);
});

test('a chef’s hat is white above any hair', () => {
  const hat = drawn('una chef de 30 años de pelo negro largo, gorro de chef')('hat');
  expect(lightness(hat)).toBeGreaterThan(0.75);
  expect(chroma(hat)).toBeLessThan(20);
});

test('skin is drawn as light as it is described', () => {
  const light = ['very dark skin', 'brown skin', 'tan skin', 'fair skin'].map((skin) =>
    lightness(drawn(`a woman of 25, ${skin}, black hair in a bun, no glasses`)('skin')),
  );
  for (const [i, each] of light.entries()) if (i > 0) expect(each).toBeGreaterThan(light[i - 1]! + 0.02);
});

test.each(['pink', 'blue', 'green', 'purple'])('%s hair is vivid, straight or coily', (dye) => {
  for (const hair of ['straight', 'coily']) {
    const colour = drawn(`a woman of 30 with ${hair} ${dye} hair`)('hair');
    expect(apart(colour, rgb(colourNames[dye]!)), hair).toBeLessThan(25);
    expect(chroma(colour), hair).toBeGreaterThan(45);
  }
});
