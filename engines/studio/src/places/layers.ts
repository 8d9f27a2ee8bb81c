// A place taken apart by distance: far, middle and near, each going on behind what hides it, for cameras that move.
import { type Canvas, createCanvas, ImageData } from '@napi-rs/canvas';
import type { Backdrop, Layer } from './backdrop.ts';
import { BOUNDS, type Focus, focus, focusPart } from './world/lens.ts';
import type { View } from './world/view.ts';

/** One over the distance at which nearness is 1: where a presenter stands, in metres. */
const PRESENTER = 1.7;
/** Cells across a layer's nearness, which changes slowly, or what is one thing would bend. */
const CELLS = 60;
/**
 * A layer begins a little before the one before it ends, and is known from a little further on still, in parts of the bound
 * between them: a floor that runs from one into the next has no gap, and both move it alike.
 */
const BEGINS = 0.9;
const KNOWN = 1.15;
/** How much nearer than what it hides a thing is. */
const BEFORE = 0.94;

/** What a camera took in: what it saw, and the light of it. */
export interface Exposure {
  readonly view: View;
  readonly light: Float32Array;
}

/** A place photographed, and its camera, still standing there. */
export interface Photograph {
  readonly whole: Exposure;
  readonly picture: Canvas;
  readonly lens: Focus;
  /** How far off its back wall is; Infinity in the open. What is outside its windows moves with the walls, or their frames would bend. */
  readonly back: number;
  /** The same place without what is nearer than so many metres; may be coarser. */
  beyond(metres: number): Exposure;
  /** Develops a film of an exposure as the picture was; `cover`, a value a pixel, becomes alpha. */
  print(film: Float32Array, view: View, cover?: Float32Array): Canvas;
}

/** From far to near. What nothing stands before is seen in the photograph itself, the rest in others without the nearer things. */
export const layersOf = ({ whole, picture, lens, back, beyond, print }: Photograph): Layer[] => {
  const [near, far] = BOUNDS;
  const part = ({ view, light }: Exposure, from: number, to: number): Canvas => {
    const { film, cover } = focusPart(view, light, lens, from, to);
    return print(film, view, cover);
  };
  const behindNear = beyond(near * BEGINS);
  const behindMiddle = beyond(far * BEGINS);
  const distance = print(focus(behindMiddle.view, behindMiddle.light, lens), behindMiddle.view);
  const middle = [near * BEGINS, far] as const;
  return [
    {
      picture: mended(picture, distance, hiddenIn(whole.view, behindMiddle.view)),
      nearness: nearnessOf(behindMiddle.view, Math.max(far, back)),
    },
    {
      picture: mended(part(whole, ...middle), part(behindNear, ...middle), hiddenIn(whole.view, behindNear.view)),
      nearness: nearnessOf(behindNear.view, far),
    },
    { picture: part(whole, 0, near), nearness: nearnessOf(whole.view, near) },
  ];
};

/** The layers of a place and the cover of somebody who stands before them. */
export interface Standing {
  readonly behind: readonly Layer[];
  readonly cover: Canvas;
}

/**
 * The cover has a border, within which the head moves, where the place goes with the person.
 * @param silhouette of the frame's size; only its cover counts
 */
export const standingIn = ({ layers }: Backdrop, silhouette: Canvas): Standing | undefined => {
  if (layers === undefined) return undefined;
  const small = createCanvas(Math.ceil(silhouette.width / 4), Math.ceil(silhouette.height / 4));
  small.getContext('2d').drawImage(silhouette, 0, 0, small.width, small.height);
  return { behind: layers(), cover: grown(small, small.width / 40) };
};

/** Grown to all sides by `reach` pixels, with a border half as soft; beyond the edges it goes on. */
const grown = (canvas: Canvas, reach: number): Canvas => {
  const { width, height } = canvas;
  const rim = Math.ceil(3 * reach);
  const padded = createCanvas(width + 2 * rim, height + 2 * rim);
  const whole = padded.getContext('2d');
  whole.drawImage(canvas, 0, 0, padded.width, padded.height);
  whole.clearRect(rim, rim, width, height);
  whole.drawImage(canvas, rim, rim);
  const wide = createCanvas(padded.width, padded.height);
  const x = wide.getContext('2d');
  for (let i = 0; i < 12; i++)
    x.drawImage(padded, reach * Math.cos((i * Math.PI) / 6), reach * Math.sin((i * Math.PI) / 6));
  x.drawImage(padded, 0, 0);
  const soft = createCanvas(width, height);
  const on = soft.getContext('2d');
  on.filter = `blur(${reach * 0.5}px)`;
  on.drawImage(wide, -rim, -rim);
  return soft;
};

/**
 * Covers where something hides what another view of the same place shows, and a little around, as far as it is blurred; as
 * coarse as the coarser of both.
 */
const hiddenIn = (view: View, behind: View): Canvas => {
  const { width, height } = behind;
  const by = view.width / width;
  const data = new Uint8ClampedArray(width * height * 4);
  for (let row = 0, at = 0; row < view.height; row++) {
    const first = Math.min(height - 1, Math.floor(row / by)) * width;
    for (let column = 0; column < view.width; column++, at++) {
      const there = first + Math.floor(column / by);
      if (view.depth[at]! < BEFORE * behind.depth[there]!) data[there * 4 + 3] = 255;
    }
  }
  const canvas = createCanvas(width, height);
  canvas.getContext('2d').putImageData(new ImageData(data, width, height), 0, 0);
  return grown(canvas, width / 70);
};

/** The one with the other where the stencil covers it. */
const mended = (one: Canvas, other: Canvas, where: Canvas): Canvas => {
  const { width, height } = one;
  const piece = createCanvas(width, height);
  const cut = piece.getContext('2d');
  cut.imageSmoothingQuality = 'high';
  cut.drawImage(other, 0, 0, width, height);
  cut.globalCompositeOperation = 'destination-in';
  cut.drawImage(where, 0, 0, width, height);
  const canvas = createCanvas(width, height);
  const x = canvas.getContext('2d');
  x.drawImage(one, 0, 0);
  x.globalCompositeOperation = 'destination-out';
  x.drawImage(where, 0, 0, width, height);
  x.globalCompositeOperation = 'lighter';
  x.drawImage(piece, 0, 0);
  return canvas;
};

/** How near the things before a bound are, and elsewhere as they are around. */
const nearnessOf = ({ width, height, depth, horizon }: View, bound: number): Layer['nearness'] => {
  const columns = Math.min(CELLS, width);
  const rows = Math.round((columns * height) / width);
  const [sums, counts] = [new Float32Array(columns * rows), new Float32Array(columns * rows)];
  for (let row = 0, at = 0; row < height; row++)
    for (let column = 0; column < width; column++, at++) {
      const metres = depth[at]!;
      // Nothing is under a floor that was cut off.
      if (metres > bound * KNOWN || (metres === Number.POSITIVE_INFINITY && row > horizon)) continue;
      const cell = Math.floor((row * rows) / height) * columns + Math.floor((column * columns) / width);
      sums[cell]! += Math.min(1, PRESENTER / metres);
      counts[cell]! += 1;
    }
  bridge(sums, counts, columns);
  return { columns, rows, values: spreadOut(sums, counts, columns, rows) };
};

/** Between what is known above and below goes on a wall that is as far away: or the frames of a window in it would bend. */
const bridge = (sums: Float32Array, counts: Float32Array, columns: number): void => {
  for (let column = 0; column < columns; column++) {
    let above = -1;
    for (let at = column; at < sums.length; at += columns) {
      if (counts[at] === 0) continue;
      const [from, to] = [sums[above]! / counts[above]!, sums[at]! / counts[at]!];
      for (let gap = above + columns; above >= 0 && gap < at; gap += columns) {
        sums[gap] = from + ((to - from) * (gap - above)) / (at - above);
        counts[gap] = 1;
      }
      above = at;
    }
  }
};

/** Means of what is known; where nothing is, of what is known on a grid twice as coarse, and so on. */
const spreadOut = (sums: Float32Array, counts: Float32Array, columns: number, rows: number): Float32Array => {
  if (columns === 1 && rows === 1) return new Float32Array([counts[0]! > 0 ? sums[0]! / counts[0]! : 0]);
  const [halfColumns, halfRows] = [Math.ceil(columns / 2), Math.ceil(rows / 2)];
  const parent = (at: number): number => (Math.floor(at / columns) >> 1) * halfColumns + ((at % columns) >> 1);
  const [halfSums, halfCounts] = [new Float32Array(halfColumns * halfRows), new Float32Array(halfColumns * halfRows)];
  for (let at = 0; at < sums.length; at++) {
    halfSums[parent(at)]! += sums[at]!;
    halfCounts[parent(at)]! += counts[at]!;
  }
  const coarse = spreadOut(halfSums, halfCounts, halfColumns, halfRows);
  const means = sums.map((value, at) => (counts[at]! > 0 ? value / counts[at]! : coarse[parent(at)]!));
  return softened(means, columns, rows);
};

/** The mean of each cell and those around. */
const softened = (values: Float32Array, columns: number, rows: number): Float32Array =>
  values.map((_, cell) => {
    const [x, y] = [cell % columns, Math.floor(cell / columns)];
    let [sum, count] = [0, 0];
    for (let ny = Math.max(0, y - 2); ny <= Math.min(rows - 1, y + 2); ny++)
      for (let nx = Math.max(0, x - 2); nx <= Math.min(columns - 1, x + 2); nx++, count++)
        sum += values[ny * columns + nx]!;
    return sum / count;
  });
