// Breathing on a gradient: the chest moves most, the hips a little, the face not at all.
import { expect, test } from 'vitest';
import { prepareBreathing } from './breathing.ts';
import { createFrameBuffers } from './frame-buffers.ts';

const [width, height] = [320, 576];
const anatomy = { faceX: 160, faceHalfWidth: 40, foreheadY: 130, chinY: 290, neckY: 320 };
const mouth = { x: 100, y: 220, width: 120, height: 90 };

/** How far the picture moves up in pixels, by row and column, after these breaths. Luma changes by one each row. */
const breathe = async (...breaths: number[]) => {
  const rgba = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < width * height; at++) rgba.fill(Math.floor(at / width) % 128, at * 4, at * 4 + 3);
  const buffers = await createFrameBuffers(width, height, rgba);
  const draw = prepareBreathing(buffers, anatomy, [mouth]);
  for (const breath of breaths) draw(buffers.frame, breath);
  const [still, frame] = [buffers.bytesOf(buffers.base), buffers.bytesOf(buffers.frame)];
  const mean = (bytes: Uint8Array, row: number, x: number) =>
    bytes.subarray(row * width + x - 16, row * width + x + 16).reduce((sum, luma) => sum + luma, 0) / 32;
  return (row: number, x = 160): number => {
    const slope = (mean(still, row + 2, x) - mean(still, row - 2, x)) / 4;
    return (mean(frame, row, x) - mean(still, row, x)) / slope;
  };
};

test('a breath lifts the chest by a hundredth of the face, the hips less, and neither face nor background', async () => {
  const up = await breathe(1);
  const face = anatomy.chinY - anatomy.foreheadY;
  const [chest, hips] = [up(470), up(545)];
  expect(chest).toBeGreaterThan(0.009 * face);
  expect(chest).toBeLessThan(0.015 * face);
  expect(hips).toBeGreaterThan(0.1 * chest);
  expect(hips).toBeLessThan(0.8 * chest);
  expect([up(200), up(300), up(574), up(470, 20), up(470, 300)].map(Math.abs)).toEqual([0, 0, 0, 0, 0]);
});

test('breathing out lowers the chest, and a breath that returns leaves no trace', async () => {
  expect((await breathe(0.3, -1))(470)).toBeLessThan(-1);
  expect((await breathe(1, 0.4, 0))(470)).toBe(0);
});
