// The colours of plain grounds.
import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { contrast, rgb } from '../paint/colour.ts';
import { shadesOfPlace } from './card-ground.ts';

const placeIn = (colour: string) => {
  const place = createCanvas(18, 32);
  const pen = place.getContext('2d');
  pen.fillStyle = colour;
  pen.fillRect(0, 0, 18, 32);
  return place;
};
const seeds = Array.from({ length: 12 }, (_, seed) => `film ${seed}`);
const groundsOf = (colour: string, clothes: readonly string[] = []) =>
  seeds.map((seed) => String(shadesOfPlace(placeIn(colour), seed, clothes)));

test('films in like places have different grounds, and a film always the same', () => {
  expect(new Set(groundsOf('#c8b8a0')).size).toBe(3);
  expect(groundsOf('#c8b8a0')).toEqual(groundsOf('#c8b8a0'));
  expect(groundsOf('#8ab4f0').some((ground) => groundsOf('#c8b8a0').includes(ground))).toBe(false);
});

test.each(['#347a45', '#1f7a66', '#3554b4', '#a05c1e'])('clothes in %s are seen on the ground', (colour) => {
  for (const seed of seeds)
    expect(contrast(shadesOfPlace(placeIn(colour), seed, [colour])[1], rgb(colour))).toBeGreaterThan(0.15);
});

test('strong colours of clothes have a ground in the opposite colour', () => {
  const hueIsBlue = ([r, g, b]: readonly number[]): boolean => b! > r! && b! >= g!;
  for (const seed of seeds) expect(hueIsBlue(shadesOfPlace(placeIn('#c8b8a0'), seed, ['#f2c230'])[1])).toBe(true);
});

test('films about food have warm grounds, also behind strong clothes', () => {
  for (const seed of seeds) {
    const [, [r, , b]] = shadesOfPlace(placeIn('#8ab4f0'), seed, ['#347a45'], true);
    expect(r).toBeGreaterThan(2 * b);
  }
});
