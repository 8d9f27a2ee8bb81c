// The chest rises and widens with each breath, down to the hips: a warp of the body below the face, redrawn only when it has moved.
import type { Box, FaceAnatomy } from '../face-animation.ts';
import { smooth } from '../paint/curve.ts';
import { Q15_ONE } from './displacement-fields.ts';
import type { FrameBuffers } from './frame-buffers.ts';
import type { Picture } from './planes.ts';

/** How far a deep breath lifts the chest and moves its sides, as fractions of the face's height. */
const LIFT = 0.014;
const WIDEN = 0.007;
/** In 1/128 of a pixel. Smaller movements cannot be seen, and each costs a warp. */
const STEP = 64;
/** In pixels of the frame, a divisor of its width. */
const TILE = 16;

/**
 * Prepares the body below the boxes that change with the pose. The result takes a breath, −1 to 1, and draws the body into the
 * texture, from which the head is drawn, and into a frame.
 */
export const prepareBreathing = (
  buffers: FrameBuffers,
  { faceX, faceHalfWidth, foreheadY, chinY }: FaceAnatomy,
  within: readonly Box[],
): ((frame: Picture, breath: number) => void) => {
  const { width, height, arena, kernel, base, texture } = buffers;
  const faceHeight = chinY - foreheadY;
  const below = Math.max(chinY, ...within.map((box) => box.y + box.height));
  const top = Math.ceil(below / TILE) * TILE;
  const rows = (height - top) & ~1;
  if (rows < 2 * TILE) return () => {};

  /** Largest at the chest, a face's height below the chin. */
  const liftAt = (row: number): number =>
    smooth(0, faceHeight, row) * (1 - 0.75 * smooth(faceHeight, rows, row)) * smooth(0, 24, rows - row);
  const reach = faceHalfWidth * 3.3;
  const bodyAt = (x: number): number =>
    (1 - smooth(0.68, 1, Math.abs(x - faceX) / reach)) * smooth(0, 24, Math.min(x, width - x));
  const isBody = (left: number): boolean => bodyAt(left + 0.5) > 0 || bodyAt(left + TILE - 0.5) > 0;

  const planes = [
    { sub: 1, offset: top * width, count: 1 },
    { sub: 2, offset: width * height + (top >> 1) * (width >> 1), count: 2 },
  ].map(({ sub, offset, count }) => {
    const [w, h] = [width / sub, rows / sub];
    const [nearness, across, down] = [arena.bytes(w * h), arena.bytes(w * 2), arena.bytes(h * 2)];
    const near = arena.u8(nearness, w * h);
    for (let y = 0; y < h; y++)
      for (let x = 0; x < w; x++) near[y * w + x] = 255 * liftAt(y * sub) * bodyAt((x + 0.5) * sub);
    const tile = TILE / sub;
    const tileCount = (w / tile) * Math.ceil(h / tile);
    const tiles = arena.bytes(tileCount);
    const kinds = arena.u8(tiles, tileCount);
    for (let i = 0; i < kinds.length; i++) kinds[i] = isBody((i % (w / tile)) * TILE) ? 1 : 0;
    return { sub, offset, count, w, h, nearness, across, down, tiles, tile };
  });

  let drawn = 0;
  return (frame, breath) => {
    // Displacements point to the source pixel, hence the signs.
    const lift = Math.round((breath * LIFT * faceHeight * 128) / STEP) * STEP;
    if (lift !== drawn) {
      drawn = lift;
      for (const { sub, offset, count, w, h, nearness, across, down, tiles, tile } of planes) {
        arena.i16(down, h).fill(lift / sub);
        const sideways = arena.i16(across, w);
        for (let x = 0; x < w; x++)
          sideways[x] = (-lift * (WIDEN / LIFT) * Math.max(-1, Math.min(1, ((x + 0.5) * sub - faceX) / reach))) / sub;
        const [from, to] = [base.address + offset, texture.address + offset];
        const chroma = (width * height) >> 2;
        kernel.parallax(from, to, w, chroma, count, w, h, nearness, 0, Q15_ONE, across, down, from, tiles, tile);
      }
    }
    const [still, shown] = [buffers.bytesOf(texture), buffers.bytesOf(frame)];
    for (const { offset, count, w, h } of planes)
      for (let plane = 0; plane < count; plane++) {
        const from = offset + plane * ((width * height) >> 2);
        shown.set(still.subarray(from, from + w * h), from);
      }
  };
};
