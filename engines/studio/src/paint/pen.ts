// A canvas whose transform takes head units, so that drawing code is independent of the frame's size.
import { type Canvas, type CanvasGradient, createCanvas, Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { css, type Rgb } from './colour.ts';
import type { Point } from './curve.ts';

export interface Pen {
  readonly canvas: Canvas;
  /** The 2D context; its transform takes head units. */
  readonly context: SKRSContext2D;
  /** Pixels per unit. */
  readonly scale: number;
}

/** A canvas's size and where its units' origin lies on it, in pixels; `scale` is pixels per unit. */
export interface Viewport {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  readonly originX: number;
  readonly originY: number;
}

export const createPen = ({ width, height, scale, originX, originY }: Viewport): Pen => {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.setTransform(scale, 0, 0, scale, originX, originY);
  return { canvas, context, scale };
};

/** Creates a pen on an empty canvas of the same size and transform. */
export const createPenLike = ({ canvas, context, scale }: Pen): Pen => {
  const own = createCanvas(canvas.width, canvas.height);
  const pen = { canvas: own, context: own.getContext('2d'), scale };
  pen.context.setTransform(context.getTransform());
  return pen;
};

/** Draws in pixels, without the pen's transform. */
export const inPixels = ({ context }: Pen, draw: () => void): void => {
  context.save();
  context.resetTransform();
  draw();
  context.restore();
};

/** Draws blurred by `units`. */
export const soft = ({ context, scale }: Pick<Pen, 'context' | 'scale'>, units: number, draw: () => void): void => {
  context.save();
  context.filter = `blur(${(units * scale).toFixed(2)}px)`;
  draw();
  context.restore();
};

/** Like `soft` for what is in a box before it is blurred: a filter costs as much as all that is not clipped away. */
export const softWithin = (
  { context, scale }: Pick<Pen, 'context' | 'scale'>,
  units: number,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  draw: () => void,
): void => {
  const rim = 3 * units + 2 / scale;
  context.save();
  context.beginPath();
  context.rect(x - rim, y - rim, width + 2 * rim, height + 2 * rim);
  context.clip();
  soft({ context, scale }, units, draw);
  context.restore();
};

export const clipped = ({ context }: Pen, path: Path2D, draw: () => void): void => {
  context.save();
  context.clip(path);
  draw();
  context.restore();
};

export type Stops = readonly (readonly [offset: number, colour: string])[];

export const linear = ({ context }: Pen, [x0, y0]: Point, [x1, y1]: Point, stops: Stops) => {
  const gradient = context.createLinearGradient(x0, y0, x1, y1);
  for (const [offset, colour] of stops) gradient.addColorStop(offset, colour);
  return gradient;
};

export const radial = ({ context }: Pen, [cx, cy]: Point, radius: number, stops: Stops) => {
  const gradient = context.createRadialGradient(cx, cy, 0, cx, cy, radius);
  for (const [offset, colour] of stops) gradient.addColorStop(offset, colour);
  return gradient;
};

/** Cache of unit-radius gradients by colour: a face draws the same few hundreds of times. */
const spotGradients = new Map<string, CanvasGradient>();
const maxSpots = 200;

const spotOf = (pen: Pen, colour: Rgb, alpha: number): CanvasGradient => {
  const name = css(colour, alpha);
  let kept = spotGradients.get(name);
  if (kept === undefined) {
    kept = radial(pen, [0, 0], 1, [
      [0, name],
      [0.45, css(colour, alpha * 0.62)],
      [0.75, css(colour, alpha * 0.18)],
      [1, css(colour, 0)],
    ]);
    if (spotGradients.size >= maxSpots) spotGradients.clear();
    spotGradients.set(name, kept);
  }
  return kept;
};

/** Draws a soft ellipse that fades out at its rim, without a blur filter. `turn` is radians. */
export const spot = (pen: Pen, [cx, cy]: Point, rx: number, ry: number, colour: Rgb, alpha: number, turn = 0): void => {
  const { context } = pen;
  context.save();
  context.translate(cx, cy);
  if (turn !== 0) context.rotate(turn);
  context.scale(rx, ry);
  context.fillStyle = spotOf(pen, colour, alpha);
  context.fillRect(-1, -1, 2, 2);
  context.restore();
};

/** Strokes a line with soft edges, at less cost than a blur filter: a wide faint line under a narrow one. */
export const softLine = ({ context }: Pen, line: Path2D, width: number, colour: Rgb, alpha: number): void => {
  for (const [wide, share] of [
    [1.6, 0.45],
    [0.75, 0.6],
  ] as const) {
    context.strokeStyle = css(colour, alpha * share);
    context.lineWidth = width * wide;
    context.stroke(line);
  }
};

export const path = (d: string): Path2D => new Path2D(d);

/** A path through points, built as text because one call is far cheaper than one for each point. */
export const pathThrough = (points: readonly Point[], closed = true): Path2D => {
  let line = '';
  for (const [px, py] of points) line += `${line === '' ? 'M' : 'L'}${px.toFixed(2)} ${py.toFixed(2)}`;
  return new Path2D(closed ? `${line}Z` : line);
};

/** Draws once for each side, the left one mirrored, so that positive x always points outwards. */
export const bothSides = ({ context }: Pen, draw: (side: 1 | -1) => void): void => {
  for (const side of [-1, 1] as const) {
    context.save();
    context.scale(side, 1);
    draw(side);
    context.restore();
  }
};

/** Draws outside of shapes. */
export const outside = (pen: Pen, shapes: readonly Path2D[], draw: () => void): void => {
  pen.context.save();
  for (const shape of shapes) {
    const beside = path('M-900 0 L900 0 L900 1400 L-900 1400Z');
    beside.addPath(shape);
    pen.context.clip(beside, 'evenodd');
  }
  draw();
  pen.context.restore();
};
