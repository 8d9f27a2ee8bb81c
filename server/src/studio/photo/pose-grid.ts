// Poses of one region baked into the kernel's memory, and the mixing of any pose from the four nearest.
import type { Box } from '../puppet.ts';
import type { Stage } from '../render/stage.ts';

/** What one pixel of the frame shows: taken from `dx`, `dy` away, and beyond the opening's edge what lies inside. */
export interface Pixel {
  dx: number;
  dy: number;
  /** Pixels from the opening's edge, positive inside. */
  depth: number;
  /** What is seen inside. */
  luma: number;
  blue: number;
  red: number;
}

/** The frame's pixel at `x`, `y` in one pose. */
export type Field = (x: number, y: number, pixel: Pixel) => void;

export interface PoseGrid {
  readonly box: Box;
  /** Draws the pose at `row`, `column` of the grid, fractions allowed. Repeating the last pose costs nothing. */
  show(row: number, column: number): void;
}

/** A box with sides that the kernel can stride over, inside the frame. */
export const boxAround = (left: number, right: number, top: number, bottom: number, stage: Stage): Box => {
  const x = Math.max(16, Math.floor(left)) & ~1;
  const y = Math.max(2, Math.floor(top)) & ~1;
  const width = Math.min((Math.ceil(right) - x + 15) & ~15, (stage.width - 16 - x) & ~15);
  const height = Math.min((Math.ceil(bottom) - y + 1) & ~1, (stage.height - 2 - y) & ~1);
  return { x, y, width, height };
};

const q15 = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 32767);
const q7 = (value: number): number => Math.max(-32767, Math.min(32767, Math.round(value * 128)));
/** Beyond this a depth says nothing more. */
const DEEP = 16;
/** Steps of a pose within which two frames share one drawing. */
const STEPS = 96;

/** Bakes `fields[row][column]` over the box. */
export const bakePoses = (stage: Stage, box: Box, fields: readonly (readonly Field[])[]): PoseGrid => {
  const { arena, kernel, width, height } = stage;
  const pixel: Pixel = { dx: 0, dy: 0, depth: 0, luma: 0, blue: 128, red: 128 };

  const bake = (field: Field, sub: 1 | 2): number => {
    const [w, h] = [box.width / sub, box.height / sub];
    const n = w * h;
    const address = arena.bytes(n * 2 * (3 + sub));
    const values = arena.i16(address, n * (3 + sub));
    for (let row = 0, at = 0; row < h; row++) {
      const y = box.y + (row + 0.5) * sub - 0.5;
      for (let column = 0; column < w; column++, at++) {
        field(box.x + (column + 0.5) * sub - 0.5, y, pixel);
        values[at] = q7(pixel.dx / sub);
        values[at + n] = q7(pixel.dy / sub);
        values[at + 2 * n] = q7(Math.max(-DEEP, Math.min(DEEP, pixel.depth)));
        if (sub === 1) {
          values[at + 3 * n] = pixel.luma * 128;
        } else {
          values[at + 3 * n] = pixel.blue * 128;
          values[at + 4 * n] = pixel.red * 128;
        }
      }
    }
    return address;
  };
  const baked = fields.map((row) => row.map((field) => ({ luma: bake(field, 1), chroma: bake(field, 2) })));
  const [rows, columns] = [baked.length, baked[0]!.length];

  const lumaOffset = box.y * width + box.x;
  const chromaOffset = width * height + (box.y >> 1) * (width >> 1) + (box.x >> 1);
  let shown = '';

  return {
    box,
    show: (row, column) => {
      const r = Math.round(Math.min(rows - 1, Math.max(0, row)) * STEPS) / STEPS;
      const c = Math.round(Math.min(columns - 1, Math.max(0, column)) * STEPS) / STEPS;
      const name = `${r} ${c}`;
      if (name === shown) {
        return;
      }
      shown = name;
      const i = Math.min(rows - 2, Math.floor(r));
      const j = Math.min(columns - 2, Math.floor(c));
      const [down, across] = [r - i, c - j];
      const corners = [baked[i]![j]!, baked[i]![j + 1]!, baked[i + 1]![j]!, baked[i + 1]![j + 1]!] as const;
      const weights = [
        q15((1 - down) * (1 - across)),
        q15((1 - down) * across),
        q15(down * (1 - across)),
        q15(down * across),
      ] as const;
      const draw = (of: 'luma' | 'chroma', sub: 1 | 2, offset: number) =>
        kernel.patch(
          stage.base.address + offset,
          stage.texture.address + offset,
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
  };
};
