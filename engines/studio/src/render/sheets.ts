// Layers of a place become sheets before a camera: pictures in the kernel's memory, and how near and how dense they are.
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Layer } from '../places/backdrop.ts';
import type { Sheet } from './camera.ts';
import { writePlanes } from './planes.ts';
import type { Stage } from './stage.ts';

export const sheetsOf = (stage: Stage, layers: readonly Layer[]): Sheet[] =>
  layers.map(({ picture, nearness }, k) => {
    const from = stage.addPicture();
    const rgba = overFrame(stage, picture);
    writePlanes(rgba, stage.width, stage.height, stage.bytesOf(from));
    return { from, cover: k === 0 ? undefined : densityOf(rgba), nearness: nearnessOver(stage, nearness) };
  });

/** How dense a canvas is at each pixel of the stage. */
export const coverOf = (stage: Stage, canvas: Canvas): Uint8Array => densityOf(overFrame(stage, canvas));

const FAINT = 8;

/** What is nearly nothing is nothing, and what is nearly whole, whole: neither has to be mixed. */
const densityOf = (rgba: Uint8ClampedArray): Uint8Array => {
  const values = new Uint8Array(rgba.length / 4);
  for (let at = 0; at < values.length; at++) {
    const alpha = rgba[at * 4 + 3]!;
    values[at] = Math.max(0, Math.min(255, (alpha - FAINT) * (255 / (255 - 2 * FAINT))));
  }
  return values;
};

const overFrame = ({ width, height }: Stage, canvas: Canvas): Uint8ClampedArray => {
  const frame = createCanvas(width, height).getContext('2d');
  frame.imageSmoothingQuality = 'high';
  const scale = Math.max(width / canvas.width, height / canvas.height);
  const [w, h] = [canvas.width * scale, canvas.height * scale];
  frame.drawImage(canvas, (width - w) / 2, (height - h) / 2, w, h);
  return frame.getImageData(0, 0, width, height).data;
};

/** The grid's values between its cells, 0 to 255. */
const nearnessOver = ({ width, height }: Stage, { columns, rows, values }: Layer['nearness']): Uint8Array => {
  const nearness = new Uint8Array(width * height);
  const scale = Math.max(width / columns, height / rows);
  const cellAt = (pixel: number, pixels: number, cells: number): number =>
    Math.max(0, Math.min(cells - 1.001, (pixel + 0.5 - pixels / 2) / scale + cells / 2 - 0.5));
  const xs = Float32Array.from({ length: width }, (_, column) => cellAt(column, width, columns));
  const line = new Float32Array(columns);
  for (let row = 0, at = 0; row < height; row++) {
    const y = cellAt(row, height, rows);
    const top = Math.floor(y) * columns;
    for (let i = 0; i < columns; i++) {
      const upper = values[top + i]!;
      line[i] = 255 * (upper + (values[top + columns + i]! - upper) * (y % 1));
    }
    for (let column = 0; column < width; column++, at++) {
      const x = xs[column]!;
      const i = x | 0;
      nearness[at] = line[i]! + (line[i + 1]! - line[i]!) * (x - i);
    }
  }
  return nearness;
};
