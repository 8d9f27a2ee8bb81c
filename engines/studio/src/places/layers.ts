// Separates a place into far, middle and near layers, each continued behind nearer ones, for moving cameras.
import { type Canvas, createCanvas, ImageData } from '@napi-rs/canvas';
import type { Backdrop, Layer } from './backdrop.ts';
import { applyFocus, BOUNDS, type Focus, focusRange } from './world/lens.ts';
import type { View } from './world/view.ts';

/** Distance at which nearness is 1, the presenter's, in metres. */
const PRESENTER = 1.7;
/** Columns of a layer's nearness grid: coarse, because nearness that changes quickly would bend objects. */
const CELLS = 60;
/**
 * Layers overlap around the bound between them, and their nearness is sampled a little beyond it, as factors of the bound, so
 * that a floor across two layers has no gap and moves alike in both.
 */
const OVERLAP = 0.9;
const SAMPLE_MARGIN = 1.15;
/** A thing hides another if its distance is less than this factor of the other's. */
const OCCLUSION_RATIO = 0.94;

/** A view and its light. */
export interface Exposure {
  readonly view: View;
  readonly light: Float32Array;
}

/** A rendered place, and functions to render more of it with the same camera. */
export interface Photograph {
  readonly whole: Exposure;
  readonly picture: Canvas;
  readonly lens: Focus;
  /** Distance of the back wall; Infinity outdoors. The view outside windows moves with the walls, or window frames would bend. */
  readonly back: number;
  /** Renders the place without things nearer than `metres`; may be coarser. */
  beyond(metres: number): Exposure;
  /** Develops a film with the settings of the picture; `cover`, one value per pixel, becomes alpha. */
  print(film: Float32Array, view: View, cover?: Float32Array): Canvas;
}

/** The layers from far to near. Visible parts come from the photograph, hidden ones from renderings without nearer things. */
export const layersOf = ({ whole, picture, lens, back, beyond, print }: Photograph): Layer[] => {
  const [near, far] = BOUNDS;
  const part = ({ view, light }: Exposure, from: number, to: number): Canvas => {
    const { film, cover } = focusRange(view, light, lens, from, to);
    return print(film, view, cover);
  };
  const behindNear = beyond(near * OVERLAP);
  const behindMiddle = beyond(far * OVERLAP);
  const distance = print(applyFocus(behindMiddle.view, behindMiddle.light, lens), behindMiddle.view);
  const middle = [near * OVERLAP, far] as const;
  return [
    {
      picture: patchWhere(picture, distance, hiddenArea(whole.view, behindMiddle.view)),
      nearness: nearnessOf(behindMiddle.view, Math.max(far, back)),
    },
    {
      picture: patchWhere(part(whole, ...middle), part(behindNear, ...middle), hiddenArea(whole.view, behindNear.view)),
      nearness: nearnessOf(behindNear.view, far),
    },
    { picture: part(whole, 0, near), nearness: nearnessOf(whole.view, near) },
  ];
};

/** The layers of a place and the mask of the presenter in front of them. */
export interface PresenterLayers {
  readonly behind: readonly Layer[];
  readonly cover: Canvas;
}

/**
 * The presenter's mask has a margin for the head's motion, in which the place moves with the presenter. Undefined if the
 * backdrop is flat.
 * @param silhouette of the frame's size; only its alpha is used
 */
export const presenterLayers = ({ layers }: Backdrop, silhouette: Canvas): PresenterLayers | undefined => {
  if (layers === undefined) return undefined;
  const small = createCanvas(Math.ceil(silhouette.width / 4), Math.ceil(silhouette.height / 4));
  small.getContext('2d').drawImage(silhouette, 0, 0, small.width, small.height);
  return { behind: layers(), cover: dilate(small, small.width / 34) };
};

/** Dilates a mask by `reach` pixels and softens its border by half of that; the mask continues beyond the canvas's edges. */
const dilate = (canvas: Canvas, reach: number): Canvas => {
  const { width, height } = canvas;
  const rim = Math.ceil(3 * reach);
  const padded = createCanvas(width + 2 * rim, height + 2 * rim);
  const whole = padded.getContext('2d');
  whole.drawImage(canvas, 0, 0, padded.width, padded.height);
  whole.clearRect(rim, rim, width, height);
  whole.drawImage(canvas, rim, rim);
  const wide = createCanvas(padded.width, padded.height);
  const context = wide.getContext('2d');
  for (let i = 0; i < 12; i++)
    context.drawImage(padded, reach * Math.cos((i * Math.PI) / 6), reach * Math.sin((i * Math.PI) / 6));
  context.drawImage(padded, 0, 0);
  const soft = createCanvas(width, height);
  const on = soft.getContext('2d');
  on.filter = `blur(${reach * 0.5}px)`;
  on.drawImage(wide, -rim, -rim);
  return soft;
};

/**
 * Masks the area of a view in which a nearer thing hides what `behind` shows, with a margin for blur, at the resolution of
 * `behind`.
 */
const hiddenArea = (view: View, behind: View): Canvas => {
  const { width, height } = behind;
  const by = view.width / width;
  const data = new Uint8ClampedArray(width * height * 4);
  for (let row = 0, at = 0; row < view.height; row++) {
    const first = Math.min(height - 1, Math.floor(row / by)) * width;
    for (let column = 0; column < view.width; column++, at++) {
      const there = first + Math.floor(column / by);
      if (view.depth[at]! < OCCLUSION_RATIO * behind.depth[there]!) data[there * 4 + 3] = 255;
    }
  }
  const canvas = createCanvas(width, height);
  canvas.getContext('2d').putImageData(new ImageData(data, width, height), 0, 0);
  return dilate(canvas, width / 70);
};

/** The picture `one`, replaced by `other` inside the mask. */
const patchWhere = (one: Canvas, other: Canvas, where: Canvas): Canvas => {
  const { width, height } = one;
  const piece = createCanvas(width, height);
  const cut = piece.getContext('2d');
  cut.imageSmoothingQuality = 'high';
  cut.drawImage(other, 0, 0, width, height);
  cut.globalCompositeOperation = 'destination-in';
  cut.drawImage(where, 0, 0, width, height);
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  // The mask is enlarged alike for both pictures, or their sum has a grid of bright dots.
  context.imageSmoothingQuality = 'high';
  context.drawImage(one, 0, 0);
  context.globalCompositeOperation = 'destination-out';
  context.drawImage(where, 0, 0, width, height);
  context.globalCompositeOperation = 'lighter';
  context.drawImage(piece, 0, 0);
  return canvas;
};

/** Nearness of the things before a bound, extrapolated elsewhere. */
const nearnessOf = ({ width, height, depth, horizon }: View, bound: number): Layer['nearness'] => {
  const columns = Math.min(CELLS, width);
  const rows = Math.round((columns * height) / width);
  const [sums, counts] = [new Float32Array(columns * rows), new Float32Array(columns * rows)];
  for (let row = 0, at = 0; row < height; row++)
    for (let column = 0; column < width; column++, at++) {
      const metres = depth[at]!;
      // Below the horizon infinity is a clipped floor, not the sky.
      if (metres > bound * SAMPLE_MARGIN || (metres === Number.POSITIVE_INFINITY && row > horizon)) continue;
      const cell = Math.floor((row * rows) / height) * columns + Math.floor((column * columns) / width);
      sums[cell]! += Math.min(1, PRESENTER / metres);
      counts[cell]! += 1;
    }
  fillColumnGaps(sums, counts, columns);
  return { columns, rows, values: fillFromCoarser(sums, counts, columns, rows) };
};

/** Interpolates gaps in columns between known cells: a window's view gets its wall's nearness, or its frame would bend. */
const fillColumnGaps = (sums: Float32Array, counts: Float32Array, columns: number): void => {
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

/** Means of known cells; unknown ones take the mean on a grid twice as coarse, recursively (pull-push). */
const fillFromCoarser = (sums: Float32Array, counts: Float32Array, columns: number, rows: number): Float32Array => {
  if (columns === 1 && rows === 1) return new Float32Array([counts[0]! > 0 ? sums[0]! / counts[0]! : 0]);
  const [halfColumns, halfRows] = [Math.ceil(columns / 2), Math.ceil(rows / 2)];
  const parent = (at: number): number => (Math.floor(at / columns) >> 1) * halfColumns + ((at % columns) >> 1);
  const [halfSums, halfCounts] = [new Float32Array(halfColumns * halfRows), new Float32Array(halfColumns * halfRows)];
  for (let at = 0; at < sums.length; at++) {
    halfSums[parent(at)]! += sums[at]!;
    halfCounts[parent(at)]! += counts[at]!;
  }
  const coarse = fillFromCoarser(halfSums, halfCounts, halfColumns, halfRows);
  const means = sums.map((value, at) => (counts[at]! > 0 ? value / counts[at]! : coarse[parent(at)]!));
  return smoothGrid(means, columns, rows);
};

/** The mean of each cell and its neighbours. */
const smoothGrid = (values: Float32Array, columns: number, rows: number): Float32Array =>
  values.map((_, cell) => {
    const [x, y] = [cell % columns, Math.floor(cell / columns)];
    let [sum, count] = [0, 0];
    for (let ny = Math.max(0, y - 2); ny <= Math.min(rows - 1, y + 2); ny++)
      for (let nx = Math.max(0, x - 2); nx <= Math.min(columns - 1, x + 2); nx++, count++)
        sum += values[ny * columns + nx]!;
    return sum / count;
  });
