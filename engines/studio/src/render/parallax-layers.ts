// Turns the layers of a place into parallax layers: pictures in the kernel's memory with alpha and nearness maps.
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Layer } from '../places/backdrop.ts';
import type { ParallaxLayer } from './camera.ts';
import type { FrameBuffers } from './frame-buffers.ts';
import { writePlanes } from './planes.ts';

export const parallaxLayersOf = (buffers: FrameBuffers, layers: readonly Layer[]): ParallaxLayer[] =>
  layers.map(({ picture: canvas, nearness }, k) => {
    const picture = buffers.addPicture();
    const rgba = scaledToFrame(buffers, canvas);
    writePlanes(rgba, buffers.width, buffers.height, buffers.bytesOf(picture));
    return { picture, alpha: k === 0 ? undefined : alphaOf(rgba), nearness: nearnessMap(buffers, nearness) };
  });

/** Returns the alpha of a canvas at each pixel of the frame, 0 to 255. */
export const alphaMapOf = (buffers: FrameBuffers, canvas: Canvas): Uint8Array =>
  alphaOf(scaledToFrame(buffers, canvas));

const FAINT = 8;

/** Nearly transparent becomes transparent and nearly opaque opaque: neither has to be blended. */
const clearAlpha = Uint8Array.from({ length: 256 }, (_, alpha) =>
  Math.max(0, Math.min(255, (alpha - FAINT) * (255 / (255 - 2 * FAINT)))),
);

const alphaOf = (rgba: Uint8ClampedArray): Uint8Array => {
  const values = new Uint8Array(rgba.length / 4);
  for (let at = 0; at < values.length; at++) values[at] = clearAlpha[rgba[at * 4 + 3]!]!;
  return values;
};

const scaledToFrame = ({ width, height }: FrameBuffers, canvas: Canvas): Uint8ClampedArray => {
  if (canvas.width === width && canvas.height === height)
    return canvas.getContext('2d').getImageData(0, 0, width, height).data;
  const frame = createCanvas(width, height).getContext('2d');
  const scale = Math.max(width / canvas.width, height / canvas.height);
  const [w, h] = [canvas.width * scale, canvas.height * scale];
  frame.drawImage(canvas, (width - w) / 2, (height - h) / 2, w, h);
  return frame.getImageData(0, 0, width, height).data;
};

/** Interpolates the grid's values, 0 to 255. */
const nearnessMap = (
  { width, height }: FrameBuffers,
  { columns, rows, values }: Layer['nearness'],
): Uint8Array | number => {
  if (values.every((value) => value === values[0])) return Math.floor(255 * values[0]!);
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
