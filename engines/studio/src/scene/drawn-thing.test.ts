// Things as solid objects.
import type { Canvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { drawnThing } from './drawn-thing.ts';

const SIDE = 120;
/** The colour at a place of the icon, in shares of its side. */
const at = (picture: Canvas, x: number, y: number): number[] => {
  const margin = (picture.width - SIDE) / 2;
  return [...picture.getContext('2d').getImageData(margin + x * SIDE, margin + y * SIDE, 1, 1).data];
};

test('a tooth is whole: no cross is on it', () => {
  const tooth = drawnThing('tooth', SIDE, '#1d9a5c');
  for (const [x, y] of [
    [0.5, 0.31],
    [0.4, 0.27],
    [0.6, 0.27],
  ] as const)
    expect(Math.min(...at(tooth, x, y).slice(0, 3))).toBeGreaterThan(190);
});

test('the hole of a handle stays open, and the side of a box is closed', () => {
  expect(at(drawnThing('coffee', SIDE, '#1d9a5c'), 0.86, 0.48)[3]).toBeLessThan(40);
  expect(at(drawnThing('package', SIDE, '#1d9a5c'), 0.66, 0.5)[3]).toBe(255);
});

test('light is from above: the lower edge is darker than the upper one', () => {
  const drop = drawnThing('drop', SIDE, '#1d9a5c');
  const { width, height } = drop;
  const data = drop.getContext('2d').getImageData(0, 0, width, height).data;
  const middle = Array.from({ length: height }, (_, y) => (y * width + Math.floor(width / 2)) * 4);
  const lights = middle.filter((at) => data[at + 3] === 255).map((at) => data[at]!);
  const mean = (list: number[]) => list.reduce((sum, one) => sum + one, 0) / list.length;
  expect(mean(lights.slice(-6))).toBeLessThan(mean(lights.slice(0, 40)) - 20);
});
