// The lower jaw: a finished face pulled down row by row, the chin all the way and the nose not at all.
import { smooth } from '../paint/curve.ts';
import type { Raster } from '../paint/picture.ts';
import type { Box } from '../puppet.ts';
import type { Rig } from './rig.ts';

/** Units by which a jaw that is `open` (0 to 1) lowers the chin. */
export const jawDrop = (open: number): number => 21 * Math.max(0, Math.min(1, open));

/** How much of the chin's way a point at height `y` goes along. */
const share = (y: number): number => smooth(80, 186, y);

/**
 * The part of a face inside `box` with the chin lowered by `drop` units. What is painted round it stays; rows are
 * stretched, so that skin, beard and outline go together at the price of a copy. The head's tilt is left out of account:
 * over the width of a jaw it would shift the stretch by less than a unit.
 */
export const jawLowered = ({ width, height, data }: Raster, box: Box, { stage }: Rig, drop: number): Raster => {
  const out = new Uint8ClampedArray(data.length);
  for (let row = 0; row < height; row++) {
    const y = (row + box.y - stage.originY) / stage.scale;
    let from = y;
    for (let pass = 0; pass < 4; pass++) from = y - drop * share(from);
    const source = Math.max(0, Math.min(height - 1, from * stage.scale + stage.originY - box.y));
    const upper = Math.floor(source);
    const lower = Math.min(height - 1, upper + 1);
    mixRows(data, upper * width * 4, lower * width * 4, source - upper, out, row * width * 4, width);
  }
  return { width, height, data: out };
};

/** Two rows mixed, colours weighted by their cover. */
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
