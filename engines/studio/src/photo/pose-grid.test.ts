// Poses between the baked ones: every corner of the grid is met, and what lies between changes evenly.
import { beforeAll, expect, test } from 'vitest';
import { openStage, type Stage } from '../render/stage.ts';
import { bakePoses, boxAround, type Field, type PoseGrid } from './pose-grid.ts';

const [width, height] = [96, 64];
let stage: Stage;
let grid: PoseGrid;

/** All inside, in one grey; at its full depth a trace of the white ground still shows through. */
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
  return stage.bytesOf(stage.texture)[(grid.box.y + 4) * width + grid.box.x + 8]!;
};

beforeAll(async () => {
  stage = await openStage(width, height, new Uint8ClampedArray(width * height * 4).fill(255));
  const layer = (base: number) => [0, 1, 2].map((row) => [0, 1].map((column) => grey(base + 20 * row + 40 * column)));
  grid = bakePoses(stage, boxAround(24, 72, 16, 48, stage), [layer(30), layer(60)]);
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

test('between them every axis counts by its part', () => {
  for (const [layer, row, column] of [
    [0.5, 0.25, 0.75],
    [0.1, 1.9, 0.2],
    [0.7, 0.7, 0.7],
    [1, 1.5, 0],
  ] as const) {
    expect(Math.abs(lumaAt(layer, row, column) - (30 + 30 * layer + 20 * row + 40 * column))).toBeLessThanOrEqual(2);
  }
});

test('places beyond the grid are its border', () => {
  expect(lumaAt(-1, 9, -3)).toBe(lumaAt(0, 2, 0));
});
