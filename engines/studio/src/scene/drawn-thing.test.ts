// Things as solid objects.
import type { Canvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { seenPart } from './backgrounds.ts';
import { drawnThing } from './drawn-thing.ts';
import { namedThingNames } from './named-things.ts';
import { subjectThings } from './subject-thing.ts';

const SIDE = 120;
/** The colour at a place of the thing, in shares of its side. */
const at = (picture: Canvas, x: number, y: number): number[] => {
  const margin = (picture.width - SIDE) / 2;
  return [...picture.getContext('2d').getImageData(margin + x * SIDE, margin + y * SIDE, 1, 1).data];
};

test('every thing that a film can name is drawn', () => {
  for (const name of new Set([...subjectThings, ...namedThingNames]))
    expect(seenPart(drawnThing(name, SIDE, '#1d9a5c')).width, name).toBeGreaterThan(0.3 * SIDE);
});

test('the hole of a handle stays open', () => {
  expect(at(drawnThing('coffee', SIDE, '#1d9a5c'), 0.79, 0.54)[3]).toBeLessThan(40);
});

test('things have their own colours, and one part or another has that of the client', () => {
  const colours = (name: string, accent: string) => at(drawnThing(name, SIDE, accent), 0.5, 0.5).slice(0, 3);
  expect(colours('carrot', '#1d9a5c')).toEqual(colours('carrot', '#3554d1'));
  expect(colours('t-shirt', '#1d9a5c')).not.toEqual(colours('t-shirt', '#3554d1'));
  expect(() => drawnThing('unicorn', SIDE, '#1d9a5c')).toThrow('unicorn');
});

test('light is from above: the lower part of a ball is darker than the upper one', () => {
  const bean = drawnThing('headphones', SIDE, '#1d9a5c');
  const greenAt = (x: number, y: number) => at(bean, x, y)[1]!;
  expect(greenAt(0.18, 0.82)).toBeLessThan(greenAt(0.18, 0.54) - 20);
});
