// A camera that moves before a picture: zooms, pans and parallax in one pass of the kernel that also moves heads.
import type { Picture } from './planes.ts';
import type { Stage } from './stage.ts';

/** Where the camera stands. What is near moves as said, what is farther by less. */
export interface View {
  /** 1 shows the whole picture, more a part of it. Never below 1. */
  zoom: number;
  /** The point that stays where it is, in parts of the frame. */
  x: number;
  y: number;
}

const ONE = 32767;

/**
 * Draws `from`, seen by the camera, into a frame of the stage.
 * @param nearness how near each pixel is, row by row: 0 does not move, 255 moves as the view says. Undefined: all moves.
 * @param down rows by which the picture is moved down, even; the rows above it are left as they are
 */
export const bakeCamera = (
  stage: Stage,
  from: Picture,
  nearness?: Uint8Array,
  down = 0,
): ((frame: Picture, view: View) => void) => {
  const { width, height, arena, kernel } = stage;
  const bake = (sub: 1 | 2) => {
    const [w, h] = [width / sub, height / sub];
    const length = w * h;
    const fields = arena.bytes(length * 2 * 5);
    const spans = arena.bytes(h * 4);
    const values = arena.i16(fields, length * 5);
    const edges = arena.i16(spans, h * 2);
    for (let row = 0, at = 0; row < h; row++) {
      for (let column = 0; column < w; column++, at++) {
        const near = nearness === undefined ? ONE : (nearness[row * sub * width + column * sub]! / 255) * ONE;
        values[at] = near;
        values[at + length] = ((column + 0.5) / w - 0.5) * near;
        values[at + 2 * length] = ((row + 0.5) / h - 0.5) * near;
      }
      edges[2 * row + 1] = row * sub < down ? 0 : w & ~7;
    }
    return { w, h, length, fields, spans };
  };
  const full = bake(1);
  const half = bake(2);
  return (frame, { zoom, x, y }) => {
    const grown = 1 / zoom - 1;
    const pixels = [(0.5 - x) * grown * width, grown * width, (0.5 - y) * grown * height, grown * height];
    for (const [sub, baked, planes, offset] of [
      [1, full, 1, 0],
      [2, half, 2, width * height],
    ] as const) {
      const [px, sx, py, sy] = pixels.map((value) => Math.round((value * 128) / sub)) as [
        number,
        number,
        number,
        number,
      ];
      kernel.warp(
        from.address + offset - ((down / sub) * width) / sub,
        frame.address + offset,
        width / sub,
        (width * height) >> 2,
        planes,
        baked.w,
        baked.h,
        baked.fields,
        baked.length,
        baked.spans,
        px,
        sx,
        0,
        0,
        py,
        0,
        sy,
        0,
        0,
      );
    }
  };
};
