// An overlay strip over the full width of the picture, for captions, cards and titles.
import type { Box } from '../face-animation.ts';
import type { FrameBuffers } from './frame-buffers.ts';
import type { Picture } from './planes.ts';
import { cbOf, crOf, lumaOf, pictureBytes } from './planes.ts';

export interface Strip {
  readonly y: number;
  readonly height: number;
  /** Sets the overlay, or one box of it (even numbers): RGBA of the box's size. */
  draw(rgba: Uint8ClampedArray, box?: Box): void;
  /** Restores the still's rows in a frame. */
  clear(frame: Picture): void;
  /** Blends the overlay into a frame. */
  blend(frame: Picture): void;
  /** Blends the overlay into a frame with an opacity of 0 to 1, an even number of rows further down. */
  fade(frame: Picture, opacity: number, down: number): void;
}

/** Creates a transparent strip from row `top` on, at least `minHeight` high; both are rounded for the kernel. */
export const createStrip = (buffers: FrameBuffers, top: number, minHeight: number): Strip => {
  const { width, arena, kernel } = buffers;
  const y = Math.round(top) & ~1;
  const height = (Math.ceil(minHeight) + 7) & ~7;
  const size = pictureBytes(width, height);
  const [over, keep] = [arena.bytes(size), arena.bytes(size)];
  const planes = { over: arena.u8(over, size).fill(0), keep: arena.u8(keep, size).fill(255) };
  const luma = width * buffers.height;
  const chroma = (y >> 1) * (width >> 1);
  const count = width * height;
  const parts = [
    { offset: y * width, strip: 0, count },
    { offset: luma + chroma, strip: count, count: count >> 2 },
    { offset: luma + (luma >> 2) + chroma, strip: count + (count >> 2), count: count >> 2 },
  ];
  const still = buffers.bytesOf(buffers.texture);
  let scratch: number | undefined;

  return {
    y,
    height,
    draw: (rgba, box = { x: 0, y: 0, width, height }) => premultiply(rgba, box, width, height, planes),
    clear: (frame) => {
      const bytes = buffers.bytesOf(frame);
      for (const plane of parts) {
        bytes.set(still.subarray(plane.offset, plane.offset + plane.count), plane.offset);
      }
    },
    blend: (frame) => {
      for (const plane of parts) {
        kernel.blend(frame.address + plane.offset, over + plane.strip, keep + plane.strip, plane.count);
      }
    },
    fade: (frame, opacity, down) => {
      scratch ??= arena.bytes(size);
      for (const [index, { offset, strip, count: bytes }] of parts.entries()) {
        const ground = frame.address + offset + (index === 0 ? down * width : (down >> 1) * (width >> 1));
        arena.u8(scratch + strip, bytes).set(arena.u8(ground, bytes));
        kernel.blend(scratch + strip, over + strip, keep + strip, bytes);
        kernel.fade(ground, scratch + strip, bytes, Math.round(opacity * 256));
      }
    },
  };
};

interface StripPlanes {
  readonly over: Uint8Array;
  readonly keep: Uint8Array;
}

/** Writes a box of a strip as premultiplied planes (`over`), and the remaining weight of the background (`keep`). */
const premultiply = (rgba: Uint8ClampedArray, box: Box, width: number, height: number, planes: StripPlanes): void => {
  const luma = width * height;
  const pixels = new Uint32Array(rgba.buffer, rgba.byteOffset, rgba.length / 4);
  for (let y = 0; y < box.height; y += 2) {
    const row = (box.y + y) * width + box.x;
    const half = luma + (row - box.x) / 4 + box.x / 2;
    // Most of a strip is transparent.
    for (const [at, count] of [
      [row, box.width],
      [row + width, box.width],
      [half, box.width >> 1],
      [half + (luma >> 2), box.width >> 1],
    ] as const) {
      planes.over.fill(0, at, at + count);
      planes.keep.fill(255, at, at + count);
    }
    premultiplyRows(rgba, pixels, y * box.width, box.width, planes, row, width, half, luma >> 2);
  }
};

/** Writes two rows from pixel `first` on: to `at` in luma, and to `half` in the first plane of chroma. */
const premultiplyRows = (
  rgba: Uint8ClampedArray,
  pixels: Uint32Array,
  first: number,
  count: number,
  planes: StripPlanes,
  at: number,
  width: number,
  half: number,
  chroma: number,
): void => {
  for (let x = 0; x < count; x += 2) {
    const i = first + x;
    const below = i + count;
    if ((pixels[i]! | pixels[i + 1]! | pixels[below]! | pixels[below + 1]!) !== 0)
      premultiplySquare(rgba, i * 4, count * 4, planes, at + x, width, half + (x >> 1), chroma);
  }
};

const premultiplySquare = (
  rgba: Uint8ClampedArray,
  from: number,
  stride: number,
  { over, keep }: StripPlanes,
  at: number,
  width: number,
  half: number,
  chroma: number,
): void => {
  let us = 0;
  let vs = 0;
  let alphaSum = 0;
  for (let k = 0; k < 4; k++) {
    const pixel = from + (k >> 1) * stride + (k & 1) * 4;
    const to = at + (k >> 1) * width + (k & 1);
    const alpha = rgba[pixel + 3]!;
    keep[to] = 255 - alpha;
    // Most pixels of a caption are fully opaque or fully transparent.
    if (alpha > 0) {
      const r = rgba[pixel]!;
      const g = rgba[pixel + 1]!;
      const b = rgba[pixel + 2]!;
      over[to] = alpha === 255 ? lumaOf(r, g, b) : (lumaOf(r, g, b) * alpha + 127) / 255;
      us += cbOf(r, g, b) * alpha;
      vs += crOf(r, g, b) * alpha;
      alphaSum += alpha;
    }
  }
  const kept = 255 - (alphaSum >> 2);
  over[half] = us / 1020;
  over[half + chroma] = vs / 1020;
  keep[half] = kept;
  keep[half + chroma] = kept;
};
