// Thin strokes by the ten thousand: a small rasteriser for hair, many times faster here than a canvas's own stroke calls.
import type { Canvas } from '@napi-rs/canvas';
import type { Rgb } from '../../paint/colour.ts';
import type { Stage } from '../../paint/pen.ts';
import { pictureOf } from '../../paint/picture.ts';

/**
 * The joints of a stroke, `JOINT` numbers each: x and y in head units, width in units, cover, red, green and blue. All of it
 * may change along the stroke. Plain numbers in a row: objects for so many joints cost more than all the drawing.
 */
export type Line = Float64Array;
export const JOINT = 7;

export const lineOf = (joints: number): Line => new Float64Array(joints * JOINT);

export const setJoint = (
  line: Line,
  index: number,
  x: number,
  y: number,
  width: number,
  cover: number,
  colour: Rgb,
): void => {
  const at = index * JOINT;
  line[at] = x;
  line[at + 1] = y;
  line[at + 2] = width;
  line[at + 3] = cover;
  line[at + 4] = colour[0];
  line[at + 5] = colour[1];
  line[at + 6] = colour[2];
};

export interface Fibres {
  readonly stage: Stage;
  /** Draws a stroke through the first `count` joints over what is there, with edges of exact cover. */
  stroke(line: Line, count?: number): void;
  canvas(): Canvas;
}

/** An empty layer of strokes; everything outside the stage is cut off. */
export const fibres = (stage: Stage): Fibres => {
  const { width, height } = stage;
  // Colours are kept multiplied by their cover, so that strokes blend with one multiplication.
  const layer = new Float32Array(width * height * 4);
  return {
    stage,
    stroke: (line, count = line.length / JOINT) => {
      for (let i = 0; i + 1 < count; i++) segment(layer, stage, line, i * JOINT);
    },
    canvas: () => {
      const data = new Uint8ClampedArray(width * height * 4);
      for (let row = 0; row < height; row++) written(layer, row * width * 4, (row + 1) * width * 4, data);
      return pictureOf({ width, height, data });
    },
  };
};

/** Writes pixels as they are without their cover. */
const written = (layer: Float32Array, from: number, to: number, data: Uint8ClampedArray): void => {
  for (let i = from; i < to; i += 4) {
    const cover = layer[i + 3]!;
    if (cover <= 0.002) continue;
    data[i] = layer[i]! / cover;
    data[i + 1] = layer[i + 1]! / cover;
    data[i + 2] = layer[i + 2]! / cover;
    data[i + 3] = cover * 255;
  }
};

/** Scan lines across a segment's longer axis; each line is visited once, so nothing is covered twice within a stroke. */
const segment = (layer: Float32Array, stage: Stage, joints: Line, from: number): void => {
  const { width, height, scale, originX, originY } = stage;
  const to = from + JOINT;
  const x0 = joints[from]! * scale + originX;
  const y0 = joints[from + 1]! * scale + originY;
  const x1 = joints[to]! * scale + originX;
  const y1 = joints[to + 1]! * scale + originY;
  const dx = x1 - x0;
  const dy = y1 - y0;
  const steep = Math.abs(dy) >= Math.abs(dx);
  const start = steep ? y0 : x0;
  const run = steep ? dy : dx;
  const cross = steep ? x0 : y0;
  const slope = steep ? dx / (dy || 1) : dy / (dx || 1);
  if (Math.abs(run) < 1e-6) return;
  const widen = Math.sqrt(1 + slope * slope) * 0.5 * scale;
  const wide = joints[from + 2]!;
  const dense = joints[from + 3]!;
  const first = Math.ceil(Math.min(start, start + run));
  const limit = steep ? height : width;
  const crossLimit = steep ? width : height;
  for (let line = Math.max(0, first); line < Math.max(start, start + run) && line < limit; line++) {
    const t = (line - start) / run;
    const middle = cross + (line - start) * slope;
    const half = Math.max(0.32, (wide + (joints[to + 2]! - wide) * t) * widen);
    const alpha = (dense + (joints[to + 3]! - dense) * t) * Math.min(1, (wide * widen) / 0.32 + 0.3);
    if (alpha <= 0) continue;
    const red = joints[from + 4]! + (joints[to + 4]! - joints[from + 4]!) * t;
    const green = joints[from + 5]! + (joints[to + 5]! - joints[from + 5]!) * t;
    const blue = joints[from + 6]! + (joints[to + 6]! - joints[from + 6]!) * t;
    const end = Math.min(crossLimit - 1, Math.ceil(middle + half));
    for (let at = Math.max(0, Math.floor(middle - half)); at <= end; at++) {
      const cover = Math.min(1, half + 0.5 - Math.abs(at - middle)) * alpha;
      if (cover <= 0) continue;
      const i = (steep ? line * width + at : at * width + line) * 4;
      const keep = 1 - cover;
      layer[i] = layer[i]! * keep + red * cover;
      layer[i + 1] = layer[i + 1]! * keep + green * cover;
      layer[i + 2] = layer[i + 2]! * keep + blue * cover;
      layer[i + 3] = layer[i + 3]! * keep + cover;
    }
  }
};
