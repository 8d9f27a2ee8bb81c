// A camera over a still: slow zooms and pans (the Ken Burns effect), by the same kernel that moves heads.
import type { Picture } from './planes.ts';
import type { Stage } from './stage.ts';

export interface View {
  /** 1 shows the whole still, more a part of it. */
  zoom: number;
  /** Middle of the part shown, −1 to 1 of what the zoom leaves room for. */
  x: number;
  y: number;
}

const ONE = 32767;

/** Draws the still, seen by the camera, into a frame. */
export const bakeCamera = (stage: Stage): ((frame: Picture, view: View) => void) => {
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
        values[at] = ONE;
        values[at + length] = ((column + 0.5) / w - 0.5) * ONE;
        values[at + 2 * length] = ((row + 0.5) / h - 0.5) * ONE;
      }
      edges[2 * row + 1] = w & ~7;
    }
    return { w, h, length, fields, spans };
  };
  const full = bake(1);
  const half = bake(2);
  return (frame, { zoom, x, y }) => {
    const room = (1 - 1 / zoom) / 2;
    const pixels = [x * room * width, (1 / zoom - 1) * width, y * room * height, (1 / zoom - 1) * height];
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
        stage.texture.address + offset,
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
