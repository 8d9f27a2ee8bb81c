// A rasterizer for tens of thousands of thin strokes, many times faster for hair than a canvas's stroke calls.
import { type Canvas, createCanvas, ImageData } from '@napi-rs/canvas';
import type { Rgb } from '../../paint/colour.ts';
import { clamp } from '../../paint/curve.ts';
import type { Viewport } from '../../paint/pen.ts';

/**
 * The joints of a stroke, `JOINT` numbers each: x, y and width in head units, opacity 0 to 1, red, green, blue. All are
 * interpolated along the stroke. A flat array, because objects for so many joints would cost more than the drawing.
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
  opacity: number,
  colour: Rgb,
): void => {
  const at = index * JOINT;
  line[at] = x;
  line[at + 1] = y;
  line[at + 2] = width;
  line[at + 3] = opacity;
  line[at + 4] = colour[0];
  line[at + 5] = colour[1];
  line[at + 6] = colour[2];
};

export interface Fibres {
  readonly viewport: Viewport;
  /** Draws an anti-aliased stroke through the first `count` joints; `onHair` only where there are strokes already. */
  stroke(line: Line, count?: number, onHair?: boolean): void;
  canvas(): Canvas;
}

/** Creates an empty layer of strokes, clipped to the viewport. */
export const fibres = (viewport: Viewport): Fibres => {
  const { width, height, scale, originY } = viewport;
  // Colours are premultiplied, so that strokes blend with one multiplication.
  const layer = new Float32Array(width * height * 4);
  /** Of all joints, in units. */
  let [highest, lowest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  return {
    viewport,
    stroke: (line, count = line.length / JOINT, onHair = false) => {
      for (let i = 0; i + 1 < count; i++) drawSegment(layer, viewport, line, i * JOINT, onHair);
      for (let i = 0; i < count * JOINT; i += JOINT) {
        const reach = line[i + 2]! + 2 / scale;
        highest = Math.min(highest, line[i + 1]! - reach);
        lowest = Math.max(lowest, line[i + 1]! + reach);
      }
    },
    canvas: () => {
      const row = (y: number) => clamp(Math.round(y * scale + originY), 0, height);
      const [top, bottom] = [row(highest), row(lowest)];
      const canvas = createCanvas(width, height);
      if (bottom <= top) return canvas;
      const data = new Uint8ClampedArray(width * (bottom - top) * 4);
      unpremultiply(layer.subarray(top * width * 4, bottom * width * 4), data);
      canvas.getContext('2d').putImageData(new ImageData(data, width, bottom - top), 0, top);
      return canvas;
    },
  };
};

/** Writes pixels with unpremultiplied colours. */
const unpremultiply = (layer: Float32Array, data: Uint8ClampedArray): void => {
  for (let i = 0; i < layer.length; i += 4) {
    const cover = layer[i + 3]!;
    if (cover <= 0.002) continue;
    data[i] = layer[i]! / cover;
    data[i + 1] = layer[i + 1]! / cover;
    data[i + 2] = layer[i + 2]! / cover;
    data[i + 3] = cover * 255;
  }
};

/** Draws by scan lines along a segment's longer axis; each is visited once, so that no pixel is covered twice in a stroke. */
const drawSegment = (layer: Float32Array, viewport: Viewport, joints: Line, from: number, onHair: boolean): void => {
  const { width, height, scale, originX, originY } = viewport;
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
  const width0 = joints[from + 2]!;
  const opacity0 = joints[from + 3]!;
  const red0 = joints[from + 4]!;
  const green0 = joints[from + 5]!;
  const blue0 = joints[from + 6]!;
  const wider = joints[to + 2]! - width0;
  const denser = joints[to + 3]! - opacity0;
  const redder = joints[to + 4]! - red0;
  const greener = joints[to + 5]! - green0;
  const bluer = joints[to + 6]! - blue0;
  const thin = Math.min(1, (width0 * widen) / 0.32 + 0.3);
  const next = steep ? 4 : width * 4;
  const first = Math.ceil(Math.min(start, start + run));
  const limit = steep ? height : width;
  const crossLimit = steep ? width : height;
  const last = Math.min(limit, Math.max(start, start + run));
  for (let scan = Math.max(0, first); scan < last; scan++) {
    const t = (scan - start) / run;
    const middle = cross + (scan - start) * slope;
    const half = Math.max(0.32, (width0 + wider * t) * widen);
    const alpha = (opacity0 + denser * t) * thin;
    if (alpha <= 0) continue;
    const red = red0 + redder * t;
    const green = green0 + greener * t;
    const blue = blue0 + bluer * t;
    const end = Math.min(crossLimit - 1, Math.ceil(middle + half));
    const begin = Math.max(0, Math.floor(middle - half));
    for (let at = begin, i = (steep ? scan * width + at : at * width + scan) * 4; at <= end; at++, i += next) {
      const cover = Math.min(1, half + 0.5 - Math.abs(at - middle)) * alpha * (onHair ? layer[i + 3]! : 1);
      if (cover <= 0) continue;
      const keep = 1 - cover;
      layer[i] = layer[i]! * keep + red * cover;
      layer[i + 1] = layer[i + 1]! * keep + green * cover;
      layer[i + 2] = layer[i + 2]! * keep + blue * cover;
      layer[i + 3] = layer[i + 3]! * keep + cover;
    }
  }
};
