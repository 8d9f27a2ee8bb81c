// A band of the picture's full width that something is laid over: captions, cards, titles.
import type { Box } from '../puppet.ts';
import type { Picture } from './planes.ts';
import { blueOf, lumaOf, pictureBytes, redOf } from './planes.ts';
import type { Stage } from './stage.ts';

export interface Strip {
  readonly y: number;
  readonly height: number;
  /** Takes what lies over the frame from now on, or over a box of the strip, of even numbers: RGBA of the box's size. */
  draw(rgba: Uint8ClampedArray, box?: Box): void;
  /** Puts the still's rows back into a frame. */
  clear(frame: Picture): void;
  /** Lays the drawing over a frame. */
  lay(frame: Picture): void;
  /** Lays it, 0 to 1, thinly over a frame, an even number of rows further down. */
  fade(frame: Picture, part: number, down: number): void;
}

/** The rows from `top` on, `height` of them at least; both are moved to what the kernel can stride over. */
export const createStrip = (stage: Stage, top: number, tall: number): Strip => {
  const { width, arena, kernel } = stage;
  const y = Math.round(top) & ~1;
  const height = (Math.ceil(tall) + 7) & ~7;
  const size = pictureBytes(width, height);
  const [over, keep] = [arena.bytes(size), arena.bytes(size)];
  const planes = { over: arena.u8(over, size), keep: arena.u8(keep, size) };
  const luma = width * stage.height;
  const chroma = (y >> 1) * (width >> 1);
  const count = width * height;
  const parts = [
    { offset: y * width, strip: 0, count },
    { offset: luma + chroma, strip: count, count: count >> 2 },
    { offset: luma + (luma >> 2) + chroma, strip: count + (count >> 2), count: count >> 2 },
  ];
  const still = stage.bytesOf(stage.texture);
  let laid: number | undefined;

  return {
    y,
    height,
    draw: (rgba, box = { x: 0, y: 0, width, height }) =>
      premultiply(rgba, box, width, height, planes.over, planes.keep),
    clear: (frame) => {
      const bytes = stage.bytesOf(frame);
      for (const part of parts) {
        bytes.set(still.subarray(part.offset, part.offset + part.count), part.offset);
      }
    },
    lay: (frame) => {
      for (const part of parts) {
        kernel.blend(frame.address + part.offset, over + part.strip, keep + part.strip, part.count);
      }
    },
    fade: (frame, part, down) => {
      laid ??= arena.bytes(size);
      for (const [index, { offset, strip, count: bytes }] of parts.entries()) {
        const ground = frame.address + offset + (index === 0 ? down * width : (down >> 1) * (width >> 1));
        arena.u8(laid + strip, bytes).set(arena.u8(ground, bytes));
        kernel.blend(laid + strip, over + strip, keep + strip, bytes);
        kernel.fade(ground, laid + strip, bytes, Math.round(part * 256));
      }
    },
  };
};

/** As planes premultiplied with their cover, and beside them what remains of the ground, of a box of a strip. */
const premultiply = (
  rgba: Uint8ClampedArray,
  box: Box,
  width: number,
  height: number,
  over: Uint8Array,
  keep: Uint8Array,
): void => {
  const uAt = width * height;
  const vAt = uAt + (uAt >> 2);
  for (let y = 0; y < box.height; y += 2) {
    const row = (box.y + y) * width + box.x;
    const half = (row - box.x) / 4 + box.x / 2;
    // Most of a strip is bare.
    for (const [at, count] of [
      [row, box.width],
      [row + width, box.width],
      [uAt + half, box.width >> 1],
      [vAt + half, box.width >> 1],
    ] as const) {
      over.fill(0, at, at + count);
      keep.fill(255, at, at + count);
    }
    for (let x = 0; x < box.width; x += 2) {
      const first = (y * box.width + x) * 4 + 3;
      const below = first + box.width * 4;
      if ((rgba[first]! | rgba[first + 4]! | rgba[below]! | rgba[below + 4]!) === 0) continue;
      let us = 0;
      let vs = 0;
      let covers = 0;
      for (let k = 0; k < 4; k++) {
        const from = ((y + (k >> 1)) * box.width + x + (k & 1)) * 4;
        const at = row + (k >> 1) * width + x + (k & 1);
        const cover = rgba[from + 3]!;
        keep[at] = 255 - cover;
        // Most of a caption covers all or nothing.
        if (cover > 0) {
          const r = rgba[from]!;
          const g = rgba[from + 1]!;
          const b = rgba[from + 2]!;
          over[at] = cover === 255 ? lumaOf(r, g, b) : (lumaOf(r, g, b) * cover + 127) / 255;
          us += blueOf(r, g, b) * cover;
          vs += redOf(r, g, b) * cover;
          covers += cover;
        }
      }
      const at = half + (x >> 1);
      const kept = 255 - (covers >> 2);
      over[uAt + at] = us / 1020;
      over[vAt + at] = vs / 1020;
      keep[uAt + at] = kept;
      keep[vAt + at] = kept;
    }
  }
};
