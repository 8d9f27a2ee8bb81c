// Depth of field: blurs far, middle and near layers separately by discs and composites them.
import type { View } from './view.ts';

/** Distances between near, middle and far layers, in metres. */
export const BOUNDS = [3.4, 6.5] as const;

/** Distance before which things are a layer of their own: they are before the presenter, and much more out of focus than the floor. */
const CLOSE = 1.1;

/** Least blur radius in pixels: what is nearly in focus still needs smooth edges. */
const LEAST_BLUR = 1;

export interface Focus {
  /** Focus distance in metres; may be Infinity. */
  at: number;
  /** Aperture: blur radius of a point at infinity with the focus at one metre, as a share of the width. */
  opening: number;
}

/** The light on the film, three values per pixel. */
export const applyFocus = (view: View, light: Float32Array, { at, opening }: Focus): Float32Array => {
  const { width, height, depth } = view;
  let out: Float32Array | undefined;
  for (const k of LAYERS) {
    if (!occurs(k, depth)) continue;
    const own = new Float32Array(width * height * 4);
    const sums = new Float64Array(2);
    for (let i = 0; i < depth.length; i += width) splitRow(k, depth, light, i, i + width, own, sums);
    const radius = opening * width * Math.abs(1 / at - sums[0]! / sums[1]!);
    const layer = discBlur(own, width, height, Math.max(LEAST_BLUR, radius));
    const farthest = out === undefined;
    out ??= new Float32Array(width * height * 3);
    for (let i = 0; i < depth.length; i += width)
      if (farthest) extendRow(layer, i, i + width, light, out);
      else compositeRow(layer, i, i + width, out);
  }
  return out ?? light;
};

/** Far, middle, near and before the presenter. */
const LAYERS = [0, 1, 2, 3] as const;

/** Share of a depth in a layer. Shares blend around bounds, so that surfaces across them show no step. */
const shareOf = (layer: (typeof LAYERS)[number], depth: number): number => {
  if (depth < CLOSE) return layer === 3 ? 1 : 0;
  if (layer === 3) return 0;
  const far = 1 - layerRamp(BOUNDS[1], depth);
  if (layer === 0) return far;
  const near = layerRamp(BOUNDS[0], depth);
  return (layer === 1 ? 1 - near : near) * (1 - far);
};

const occurs = (layer: (typeof LAYERS)[number], depth: Float32Array): boolean => {
  for (let i = 0; i < depth.length; i++) if (shareOf(layer, depth[i]!) > 0) return true;
  return false;
};

/** Writes a layer's share of the pixels from `first` to `end`, and sums inverse distance and weight in `sums`. */
const splitRow = (
  layer: (typeof LAYERS)[number],
  depth: Float32Array,
  light: Float32Array,
  first: number,
  end: number,
  to: Float32Array,
  sums: Float64Array,
): void => {
  for (let i = first; i < end; i++) {
    const share = shareOf(layer, depth[i]!);
    if (share <= 0) continue;
    to[i * 4] = light[i * 3]! * share;
    to[i * 4 + 1] = light[i * 3 + 1]! * share;
    to[i * 4 + 2] = light[i * 3 + 2]! * share;
    to[i * 4 + 3] = share;
    sums[0]! += (1 / depth[i]!) * share;
    sums[1]! += share;
  }
};

/** Extends the farthest layer behind nearer ones by normalizing its blur; beyond the blur's reach it has the light of what is seen. */
const extendRow = (layer: Float32Array, first: number, end: number, light: Float32Array, out: Float32Array): void => {
  for (let i = first; i < end; i++) {
    const cover = layer[i * 4 + 3]!;
    for (let c = 0; c < 3; c++) out[i * 3 + c] = cover < 1e-3 ? light[i * 3 + c]! : layer[i * 4 + c]! / cover;
  }
};

const compositeRow = (layer: Float32Array, first: number, end: number, out: Float32Array): void => {
  for (let i = first; i < end; i++) {
    const cover = Math.min(1, layer[i * 4 + 3]!);
    if (cover > 0) for (let c = 0; c < 3; c++) out[i * 3 + c] = out[i * 3 + c]! * (1 - cover) + layer[i * 4 + c]!;
  }
};

/**
 * The film of things between two distances only: their blurred coverage, and their light, which extends beyond their edges as
 * far as the blur.
 */
export const focusRange = (
  view: View,
  light: Float32Array,
  focus: Focus,
  from: number,
  to: number,
): { film: Float32Array; cover: Float32Array } => {
  const soft = blurredRange(view, light, focus, Math.max(from, CLOSE), to);
  if (from < CLOSE) {
    const close = blurredRange(view, light, focus, from, CLOSE);
    for (let i = 0; i < soft.length; i += 4) {
      const left = 1 - Math.min(1, close[i + 3]!);
      for (let c = 0; c < 4; c++) soft[i + c] = soft[i + c]! * left + close[i + c]!;
    }
  }
  const { width, height } = view;
  const [film, cover] = [new Float32Array(width * height * 3), new Float32Array(width * height)];
  for (let i = 0; i < cover.length; i++) {
    const density = soft[i * 4 + 3]!;
    if (density <= 0) continue;
    cover[i] = Math.min(1, density);
    film[i * 3] = soft[i * 4]! / density;
    film[i * 3 + 1] = soft[i * 4 + 1]! / density;
    film[i * 3 + 2] = soft[i * 4 + 2]! / density;
  }
  return { film, cover };
};

/** Light and coverage, four values per pixel, of things between two distances, blurred as much as their mean distance asks. */
const blurredRange = (
  { width, height, depth }: View,
  light: Float32Array,
  { at, opening }: Focus,
  from: number,
  to: number,
): Float32Array => {
  const part = new Float32Array(width * height * 4);
  let inverse = 0;
  let count = 0;
  for (let i = 0; i < depth.length; i++) {
    const metres = depth[i]!;
    if (metres < from || metres >= to) continue;
    part[i * 4] = light[i * 3]!;
    part[i * 4 + 1] = light[i * 3 + 1]!;
    part[i * 4 + 2] = light[i * 3 + 2]!;
    part[i * 4 + 3] = 1;
    inverse += 1 / metres;
    count++;
  }
  if (count === 0) return part;
  const radius = opening * width * Math.abs(1 / at - inverse / count);
  return discBlur(part, width, height, Math.max(LEAST_BLUR, radius));
};

/** 1 well before a bound, 0 well behind it, smooth between. */
const layerRamp = (bound: number, depth: number): number => {
  const t = (depth / bound - 0.7) / 0.65;
  return t <= 0 ? 1 : t >= 1 ? 0 : 1 - t * t * (3 - 2 * t);
};

/** The mean over a disc for four values per pixel, by differences of running sums per row. */
const discBlur = (from: Float32Array, width: number, height: number, radius: number): Float32Array => {
  const out = new Float32Array(from.length);
  const line = (width + 1) * 4;
  const sums = new Float32Array(line * height);
  const empty = new Uint8Array(height).fill(1);
  for (let row = 0; row < height; row++) {
    let at = row * line;
    let i = row * width * 4;
    for (let column = 0; column < width; column++, at += 4, i += 4) {
      sums[at + 4] = sums[at]! + from[i]!;
      sums[at + 5] = sums[at + 1]! + from[i + 1]!;
      sums[at + 6] = sums[at + 2]! + from[i + 2]!;
      sums[at + 7] = sums[at + 3]! + from[i + 3]!;
    }
    if (sums[at + 3]! > 0) empty[row] = 0;
  }
  const reach = Math.floor(radius);
  const halves = Array.from({ length: 2 * reach + 1 }, (_, k) =>
    Math.round(Math.sqrt(radius * radius - (k - reach) ** 2)),
  );
  for (let row = 0; row < height; row++) {
    for (let k = 0; k < halves.length; k++) {
      const source = Math.max(0, Math.min(height - 1, row + k - reach));
      if (empty[source] === 1) continue;
      const half = halves[k]!;
      const base = source * line;
      for (let column = 0, i = row * width * 4; column < width; column++, i += 4) {
        const a = base + (column > half ? column - half : 0) * 4;
        const b = base + (column + half + 1 < width ? column + half + 1 : width) * 4;
        out[i]! += sums[b]! - sums[a]!;
        out[i + 1]! += sums[b + 1]! - sums[a + 1]!;
        out[i + 2]! += sums[b + 2]! - sums[a + 2]!;
        out[i + 3]! += sums[b + 3]! - sums[a + 3]!;
      }
    }
  }
  // Near the sides only part of the disc is inside the picture.
  const counts = new Float32Array(width);
  for (let column = 0; column < width; column++)
    for (const half of halves) counts[column]! += Math.min(width, column + half + 1) - Math.max(0, column - half);
  for (let row = 0, i = 0; row < height; row++)
    for (let column = 0; column < width; column++, i += 4) {
      const by = 1 / counts[column]!;
      out[i]! *= by;
      out[i + 1]! *= by;
      out[i + 2]! *= by;
      out[i + 3]! *= by;
    }
  return out;
};
