// Interpolating poses: each grid corner is exact, and values between change linearly.
import { beforeAll, expect, test } from 'vitest';
import { createFrameBuffers, type FrameBuffers } from '../render/frame-buffers.ts';
import { boxAround, createPoseGrid, type Field, type PoseGrid } from './pose-grid.ts';

const [width, height] = [96, 64];
let buffers: FrameBuffers;
let grid: PoseGrid;

/** A uniform grey interior; at full depth a trace of the white background still shows. */
const grey =
  (luma: number): Field =>
  () =>
  (_x, pixel) => {
    pixel.dx = 0;
    pixel.dy = 0;
    pixel.depth = 16;
    pixel.luma = luma;
    pixel.blue = 128;
    pixel.red = 128;
  };

const lumaAt = (layer: number, row: number, column: number): number => {
  grid.show(layer, row, column);
  return buffers.bytesOf(buffers.texture)[(grid.box.y + 4) * width + grid.box.x + 8]!;
};

beforeAll(async () => {
  buffers = await createFrameBuffers(width, height, new Uint8ClampedArray(width * height * 4).fill(255));
  const layer = (base: number) => [0, 1, 2].map((row) => [0, 1].map((column) => grey(base + 20 * row + 40 * column)));
  grid = createPoseGrid(buffers, boxAround(24, 72, 16, 48, buffers), [layer(30), layer(60)]);
});

test('each corner shows its own pose', () => {
  for (const layer of [0, 1]) {
    for (const row of [0, 1, 2]) {
      for (const column of [0, 1]) {
        expect(Math.abs(lumaAt(layer, row, column) - (30 + 30 * layer + 20 * row + 40 * column))).toBeLessThanOrEqual(
          2,
        );
      }
    }
  }
});

test('between corners every axis is weighted by its fraction', () => {
  for (const [layer, row, column] of [
    [0.5, 0.25, 0.75],
    [0.1, 1.9, 0.2],
    [0.7, 0.7, 0.7],
    [1, 1.5, 0],
  ] as const) {
    expect(Math.abs(lumaAt(layer, row, column) - (30 + 30 * layer + 20 * row + 40 * column))).toBeLessThanOrEqual(2);
  }
});

test('positions beyond the grid are clamped', () => {
  expect(lumaAt(-1, 9, -3)).toBe(lumaAt(0, 2, 0));
});
