// Precomputes the poses of one region in the kernel's memory, and interpolates any pose from four of them.
import type { Box } from '../face-animation.ts';
import type { FrameBuffers } from '../render/frame-buffers.ts';

/** A YUV colour, 0 to 255 each. */
export interface Colour {
  luma: number;
  blue: number;
  red: number;
}

/** One pixel of the frame: taken from `dx`, `dy` away, and beyond the opening's edge the interior's colour. */
export interface Pixel extends Colour {
  dx: number;
  dy: number;
  /** Distance from the opening's edge in pixels, positive inside. */
  depth: number;
}

/** One pose: for a row of the frame, returns the function that sets the pixel at a column. */
export type Field = (y: number) => (x: number, pixel: Pixel) => void;

export interface PoseGrid {
  readonly box: Box;
  /** Draws the pose at a fractional position of the grid. Repeating the last position costs nothing. */
  show(layer: number, row: number, column: number): void;
  /** A measure of the shown pose, from the same measure of the grid's poses. */
  measure(of: (layer: number, row: number, column: number) => number): number;
}

/** Returns a box inside the frame whose sides the kernel supports; minimal if it lies outside the frame. */
export const boxAround = (left: number, right: number, top: number, bottom: number, buffers: FrameBuffers): Box => {
  const x = Math.min(buffers.width - 32, Math.max(16, Math.floor(left))) & ~1;
  const y = Math.min(buffers.height - 4, Math.max(2, Math.floor(top))) & ~1;
  const width = Math.max(16, Math.min((Math.ceil(right) - x + 15) & ~15, (buffers.width - 16 - x) & ~15));
  const height = Math.max(2, Math.min((Math.ceil(bottom) - y + 1) & ~1, (buffers.height - 2 - y) & ~1));
  return { x, y, width, height };
};

const q15 = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 32767);
/** Depth is clamped to this. */
const MAX_DEPTH = 16;
/** Positions are rounded to this fraction of a step, so that similar frames share one drawing. */
const STEPS = 96;

const bakeRow = (
  at: ReturnType<Field>,
  left: number,
  first: number,
  w: number,
  pixel: Pixel,
  full: Int16Array,
  blues: Int16Array,
  reds: Int16Array,
): void => {
  const n = blues.length;
  for (let x = 0, i = first; x < w; x++, i++) {
    at(left + x, pixel);
    const { depth } = pixel;
    full[i] = pixel.dx * 128;
    full[i + n] = pixel.dy * 128;
    full[i + 2 * n] = (depth < -MAX_DEPTH ? -MAX_DEPTH : depth > MAX_DEPTH ? MAX_DEPTH : depth) * 128;
    full[i + 3 * n] = pixel.luma * 128;
    blues[i] = pixel.blue * 128;
    reds[i] = pixel.red * 128;
  }
};

/** Averages two rows to one of half the width, four values each. */
const halveRow = (from: Int16Array, at: number, w: number, shift: number, half: Int16Array, to: number): void => {
  for (let x = 0; x < w; x += 2) {
    const i = at + x;
    half[to + (x >> 1)] = (from[i]! + from[i + 1]! + from[i + w]! + from[i + w + 1]!) >> shift;
  }
};

/** Precomputes `fields[layer][row][column]` over the box; a field used in several places is computed once. */
export const createPoseGrid = (
  buffers: FrameBuffers,
  box: Box,
  fields: readonly (readonly (readonly Field[])[])[],
): PoseGrid => {
  const { arena, kernel, width, height } = buffers;
  const pixel: Pixel = { dx: 0, dy: 0, depth: 0, luma: 0, blue: 128, red: 128 };

  const [w, h] = [box.width, box.height];
  const n = w * h;
  const [blues, reds] = [new Int16Array(n), new Int16Array(n)];
  const bake = (field: Field): Baked => {
    const luma = arena.bytes(n * 2 * 4);
    const chroma = arena.bytes((n / 4) * 2 * 5);
    const full = arena.i16(luma, n * 4);
    const half = arena.i16(chroma, (n / 4) * 5);
    for (let y = 0; y < h; y++) {
      bakeRow(field(box.y + y), box.x, y * w, w, pixel, full, blues, reds);
    }
    // Chroma is the mean of four pixels; distances in it are half as long.
    for (const [plane, from, at, shift] of [
      [0, full, 0, 3],
      [1, full, n, 3],
      [2, full, 2 * n, 2],
      [3, blues, 0, 2],
      [4, reds, 0, 2],
    ] as const) {
      let to = (plane * n) / 4;
      for (let y = 0; y < h; y += 2, to += w / 2) halveRow(from, at + y * w, w, shift, half, to);
    }
    return { luma, chroma };
  };
  const distinct = new Map<Field, Baked>();
  const baked = fields.map((layer) =>
    layer.map((row) =>
      row.map((field) => {
        const known = distinct.get(field) ?? bake(field);
        distinct.set(field, known);
        return known;
      }),
    ),
  );
  const sizes = [baked.length, baked[0]!.length, baked[0]![0]!.length] as const;

  const lumaOffset = box.y * width + box.x;
  const chromaOffset = width * height + (box.y >> 1) * (width >> 1) + (box.x >> 1);
  let shown = '';
  let at: readonly number[] = [0, 0, 0];

  return {
    box,
    show: (layer, row, column) => {
      const position = [layer, row, column].map(
        (value, axis) => Math.round(Math.min(sizes[axis]! - 1, Math.max(0, value)) * STEPS) / STEPS,
      );
      const name = position.join(' ');
      if (name === shown) {
        return;
      }
      shown = name;
      at = position;
      const [corners, weights] = tetrahedron(position, (l, r, c) => baked[l]![r]![c]!);
      const draw = (of: 'luma' | 'chroma', sub: 1 | 2, offset: number) =>
        kernel.patch(
          buffers.base.address + offset,
          buffers.texture.address + offset,
          width / sub,
          (width * height) >> 2,
          sub,
          box.width / sub,
          box.height / sub,
          (box.width * box.height) / (sub * sub),
          corners[0][of],
          corners[1][of],
          corners[2][of],
          corners[3][of],
          ...weights,
        );
      draw('luma', 1, lumaOffset);
      draw('chroma', 2, chromaOffset);
    },
    measure: (of) => {
      const [values, weights] = tetrahedron(at, of);
      return values.reduce((sum, value, i) => sum + (value * weights[i]!) / 32767, 0);
    },
  };
};

interface Baked {
  luma: number;
  chroma: number;
}

type Four<T> = readonly [T, T, T, T];

/**
 * Returns the four corners around a position of the grid, and their weights in Q15. A cell of three axes has eight, but
 * consists of six tetrahedra, as used for colour tables (Kasson, Plouffe and Nin, "A tetrahedral interpolation
 * technique for color space conversion", 1993). From the lowest corner the path follows the axes by decreasing
 * fraction.
 */
const tetrahedron = <Corner>(
  position: readonly number[],
  cornerAt: (layer: number, row: number, column: number) => Corner,
): [Four<Corner>, Four<number>] => {
  const at = position.map(Math.floor);
  const parts = position.map((value, axis) => value - at[axis]!);
  const axes = [0, 1, 2].sort((a, b) => parts[b]! - parts[a]!);
  const [first, second, third] = axes.map((axis) => parts[axis]!) as [number, number, number];
  const corner = (): Corner => cornerAt(at[0]!, at[1]!, at[2]!);
  const step = (axis: number): Corner => {
    // An axis with fraction 0 may have no further corner.
    at[axis]! += parts[axis]! > 0 ? 1 : 0;
    return corner();
  };
  return [
    [corner(), step(axes[0]!), step(axes[1]!), step(axes[2]!)],
    [q15(1 - first), q15(first - second), q15(second - third), q15(third)],
  ];
};
