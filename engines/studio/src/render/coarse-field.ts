// A coarse field read at pixels of the frame, and where it is not empty.
import type { Box, CoarseField } from '../puppet.ts';

/** The box of the frame outside which a field is 0; it is not 0 everywhere. */
export const filledBox = ({ coarse, width, height, values }: CoarseField): Box => {
  let [left, right, top, bottom] = [width, 0, height, 0];
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      if (values[at]! > 0) {
        [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
        [top, bottom] = [Math.min(top, y), y + 1];
      }
    }
  }
  // It is read between the middles of the squares, hence half a square further.
  return {
    x: (left - 0.5) * coarse,
    y: (top - 0.5) * coarse,
    width: (right - left + 1) * coarse,
    height: (bottom - top + 1) * coarse,
  };
};

/** The value at a pixel of the frame, 0 to 1. */
export const coarseAt = ({ coarse, width, height, values }: CoarseField, x: number, y: number): number => {
  // Asked for every pixel: written without arrays.
  const column = Math.min(width - 1.001, Math.max(0, (x + 0.5) / coarse - 0.5));
  const row = Math.min(height - 1.001, Math.max(0, (y + 0.5) / coarse - 0.5));
  const left = Math.floor(column);
  const top = Math.floor(row);
  const at = top * width + left;
  const across = column - left;
  const upper = values[at]! + (values[at + 1]! - values[at]!) * across;
  const lower = values[at + width]! + (values[at + width + 1]! - values[at + width]!) * across;
  return (upper + (lower - upper) * (row - top)) / 255;
};
