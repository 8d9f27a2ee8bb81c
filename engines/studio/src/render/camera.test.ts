// A moving camera: parallax by distance, and no smearing at uncovered edges.
import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import type { Layer } from '../places/backdrop.ts';
import { prepareCamera } from './camera.ts';
import { createFrameBuffers } from './frame-buffers.ts';
import { parallaxLayersOf } from './parallax-layers.ts';

const WIDTH = 320;
const HEIGHT = 192;

/** A layer at one distance with a grey stripe; the rest is transparent, or of grey `ground`. */
const layer = (near: number, grey: number, [from, to]: readonly [number, number], ground?: number): Layer => {
  const picture = createCanvas(WIDTH, HEIGHT);
  const context = picture.getContext('2d');
  const fill = (level: number, x: number, width: number) => {
    context.fillStyle = `rgb(${level}, ${level}, ${level})`;
    context.fillRect(x, 0, width, HEIGHT);
  };
  if (ground !== undefined) fill(ground, 0, WIDTH);
  fill(grey, from, to - from);
  return { picture, nearness: { columns: 2, rows: 2, values: new Float32Array(4).fill(near) } };
};

/** One row of the frame as the camera shows it. */
const renderRow = async (layers: readonly Layer[], zoom: number, lens = 1) => {
  const buffers = await createFrameBuffers(WIDTH, HEIGHT, new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(255));
  prepareCamera(buffers, parallaxLayersOf(buffers, layers))(buffers.frame, { zoom, lens, x: 0, y: 0.5 });
  return buffers.bytesOf(buffers.frame).slice(WIDTH * 90, WIDTH * 91);
};

const luma = (grey: number): number => 16 + (grey * 219) / 255;

/** Columns of about this grey. */
const columnsOf = (line: Uint8Array, grey: number): number[] =>
  [...line.keys()].filter((x) => Math.abs(line[x]! - luma(grey)) < 8);

// A dark post far away, half of it behind a light board in the middle, and a dark post nearby.
const place = [layer(0.1, 40, [180, 240], 120), layer(0.5, 220, [100, 210]), layer(1, 0, [60, 80])];
/** The grey of each layer and its nearness. */
const greys = [
  [0, 1],
  [220, 0.5],
  [40, 0.1],
] as const;
const edge = (line: Uint8Array, grey: number) => columnsOf(line, grey).at(-1)!;

test('near layers move further than far ones, in proportion to nearness', async () => {
  const [before, after] = [await renderRow(place, 1), await renderRow(place, 1.12)];
  const grown = 1 - 1 / 1.12;
  for (const [grey, near] of greys) {
    const x = edge(after, grey);
    expect(Math.abs(x - edge(before, grey) - x * grown * near), `${grey}`).toBeLessThan(2);
  }
});

test.each([
  [1.12, 1.12],
  [1.2, 1.12],
  [1.05, 1.12],
])('a zoom of %d through a lens of %d moves far layers by the lens and the nearest by the zoom', async (zoom, lens) => {
  const [before, after] = [await renderRow(place, 1), await renderRow(place, zoom, lens)];
  for (const [grey, near] of greys) {
    const x = edge(after, grey);
    const grown = (1 - 1 / lens) * (1 - near) + (1 - 1 / zoom) * near;
    expect(Math.abs(x - edge(before, grey) - x * grown), `${grey}`).toBeLessThan(2);
  }
});

test('a moving layer uncovers the layer behind it without smearing', async () => {
  const [before, after] = [await renderRow(place, 1.12), await renderRow(place, 1)];
  // The board moved left: more of the post shows, all of it dark up to the board's sharp edge.
  const [hidden, shown] = [columnsOf(before, 40), columnsOf(after, 40)];
  expect(shown.length).toBeGreaterThan(hidden.length + 5);
  expect(shown.length).toBe(shown.at(-1)! - shown[0]! + 1);
  expect(Math.abs(shown[0]! - 210)).toBeLessThan(3);
});

test('at rest the layers compose the original picture', async () => {
  const line = await renderRow(place, 1);
  for (const [x, grey] of [
    [20, 120],
    [70, 0],
    [90, 120],
    [150, 220],
    [225, 40],
    [300, 120],
  ] as const)
    expect(Math.abs(line[x]! - luma(grey)), `${x}`).toBeLessThan(2);
});
