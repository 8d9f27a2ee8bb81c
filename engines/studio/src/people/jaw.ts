// Lowers the jaw of a painted face by stretching its rows: the chin moves fully, the nose not at all.
import type { Box } from '../face-animation.ts';
import { smooth } from '../paint/curve.ts';
import type { Raster } from '../paint/picture.ts';
import type { Rig } from './rig.ts';

/** Units by which the chin drops for an `open` of 0 to 1. */
export const jawDrop = (open: number): number => 25 * Math.max(0, Math.min(1, open));

/** Share of the chin's drop that a point at height `y` follows, 0 to 1. */
const jawShare = (y: number): number => smooth(80, 186, y);

/**
 * The region `box` of a face with the chin lowered by `drop` units. Rows are stretched, so that skin, beard and outline move
 * together. The head's roll is ignored: over the width of a jaw it shifts the stretch by less than a unit.
 */
export const lowerJaw = ({ width, height, data }: Raster, box: Box, { viewport }: Rig, drop: number): Raster => {
  const out = new Uint8ClampedArray(data.length);
  for (let row = 0; row < height; row++) {
    const y = (row + box.y - viewport.originY) / viewport.scale;
    let from = y;
    for (let pass = 0; pass < 4; pass++) from = y - drop * jawShare(from);
    const source = Math.max(0, Math.min(height - 1, from * viewport.scale + viewport.originY - box.y));
    const upper = Math.floor(source);
    const lower = Math.min(height - 1, upper + 1);
    mixRows(data, upper * width * 4, lower * width * 4, source - upper, out, row * width * 4, width);
  }
  return { width, height, data: out };
};

/** Mixes two rows, colours weighted by alpha. */
const mixRows = (
  from: Uint8ClampedArray,
  upper: number,
  lower: number,
  part: number,
  to: Uint8ClampedArray,
  at: number,
  width: number,
): void => {
  for (let i = 0; i < width * 4; i += 4) {
    const a = from[upper + i + 3]! * (1 - part);
    const b = from[lower + i + 3]! * part;
    const cover = a + b;
    if (cover === 0) continue;
    for (let k = 0; k < 3; k++) to[at + i + k] = (from[upper + i + k]! * a + from[lower + i + k]! * b) / cover;
    to[at + i + 3] = cover;
  }
};
