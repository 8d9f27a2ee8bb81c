// Samples a coarse field at pixels of the frame and finds its bounding box.
import type { Box, CoarseField } from '../face-animation.ts';

/** Returns the box of the frame outside which a field is 0. The field must have a value above 0. */
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
  // Values are interpolated between the centres of the squares, hence half a square more.
  return {
    x: (left - 0.5) * coarse,
    y: (top - 0.5) * coarse,
    width: (right - left + 1) * coarse,
    height: (bottom - top + 1) * coarse,
  };
};

/** Returns the value at a pixel of the frame, bilinearly interpolated, 0 to 1. */
export const coarseAt = ({ coarse, width, height, values }: CoarseField, x: number, y: number): number => {
  // Called for every pixel, therefore without arrays.
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
