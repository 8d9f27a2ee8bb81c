// Finds the teeth that a photo shows between parted lips: their heights in every column.
import { cbOf, crOf, lumaOf } from '../render/planes.ts';
import type { FaceLight } from './face-light.ts';
import { type Curve, type FaceLines, smoothed } from './face-lines.ts';
import type { Colour } from './pose-grid.ts';

/** Teeth do not move with the lips. */
export interface PhotoTeeth {
  /** Heights between which they are visible, for every column. */
  from: Curve;
  to: Curve;
  /** Returns the photo's colour at a pixel; always the same object. */
  at(x: number, y: number): Colour;
}

/** Darker than this fraction of the skin is the mouth's interior; redder than skin is lip or gum. */
const MIN_BRIGHTNESS = 0.62;

/** Returns undefined if the lips are closed, or part without showing teeth. */
export const findTeeth = (
  { mouth, parted }: FaceLines,
  { skin }: FaceLight,
  rgba: Uint8ClampedArray,
  width: number,
): PhotoTeeth | undefined => {
  if (parted === undefined) {
    return undefined;
  }
  const bright = (skin[0] + skin[1] + skin[2]) * MIN_BRIGHTNESS;
  const isTooth = (x: number, y: number): boolean => {
    const at = (Math.round(y) * width + x) * 4;
    const [r, g, b] = [rgba[at]!, rgba[at + 1]!, rgba[at + 2]!];
    return r + g + b > bright && r * skin[1] < g * skin[0];
  };
  const [from, to] = [parted.upper.slice(), parted.upper.slice()];
  let columns = 0;
  for (let x = Math.ceil(mouth.left); x <= mouth.right; x++) {
    const [top, bottom] = [parted.upper[x]!, parted.lower[x]!];
    const inset = 0.1 * (bottom - top);
    from[x] = top + inset;
    // From below: the lower lip's shade and the dark gap above it are skipped.
    let edge = bottom - inset;
    while (edge > from[x]! && !isTooth(x, edge)) {
      edge -= 1;
    }
    // If the whole column is in a corner's shade, the photo's own pixels are used.
    const isSeen = edge > top + 0.4 * (bottom - top);
    to[x] = isSeen ? edge : bottom - inset;
    columns += isSeen ? 1 : 0;
  }
  if (columns < mouth.half) {
    return undefined;
  }
  const colour: Colour = { luma: 0, blue: 128, red: 128 };
  return {
    from: smoothed(from, 3),
    to: smoothed(to, 30),
    at: (x, y) => {
      const i = (Math.round(y) * width + Math.round(x)) * 4;
      const [r, g, b] = [rgba[i]!, rgba[i + 1]!, rgba[i + 2]!];
      colour.luma = lumaOf(r, g, b);
      colour.blue = cbOf(r, g, b);
      colour.red = crOf(r, g, b);
      return colour;
    },
  };
};
