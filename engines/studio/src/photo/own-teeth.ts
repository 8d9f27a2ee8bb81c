// Teeth that a photo shows between parted lips: between which heights, for every column.
import { blueOf, lumaOf, redOf } from '../render/planes.ts';
import { type Curve, type FaceLines, smoothed } from './curves.ts';
import type { Light } from './light.ts';
import type { Colour } from './pose-grid.ts';

/** Teeth stay where they are, whatever the lips before them do. */
export interface OwnTeeth {
  /** Heights between which they are seen, for every column. */
  from: Curve;
  to: Curve;
  /** What the photo shows at a pixel; the same object every time. */
  at(x: number, y: number): Colour;
}

/** What is darker than this part of the skin is no tooth but the mouth's inside; what is redder than skin is lip or gum. */
const DARKEST = 0.62;

/** Undefined where the lips are closed, or part on the dark. */
export const ownTeethOf = (
  { mouth, parted }: FaceLines,
  { skin }: Light,
  rgba: Uint8ClampedArray,
  width: number,
): OwnTeeth | undefined => {
  if (parted === undefined) {
    return undefined;
  }
  const bright = (skin[0] + skin[1] + skin[2]) * DARKEST;
  const isTooth = (x: number, y: number): boolean => {
    const at = (Math.round(y) * width + x) * 4;
    const [r, g, b] = [rgba[at]!, rgba[at + 1]!, rgba[at + 2]!];
    return r + g + b > bright && r * skin[1] < g * skin[0];
  };
  const [from, to] = [parted.upper.slice(), parted.upper.slice()];
  let seen = 0;
  for (let x = Math.ceil(mouth.left); x <= mouth.right; x++) {
    const [top, bottom] = [parted.upper[x]!, parted.lower[x]!];
    const inset = 0.1 * (bottom - top);
    from[x] = top + inset;
    // From below: the lower lip's own shade and the dark above it are passed over.
    let edge = bottom - inset;
    while (edge > from[x]! && !isTooth(x, edge)) {
      edge -= 1;
    }
    // Where all is in the shade of a corner, the photo shows that as well.
    const isSeen = edge > top + 0.4 * (bottom - top);
    to[x] = isSeen ? edge : bottom - inset;
    seen += isSeen ? 1 : 0;
  }
  if (seen < mouth.half) {
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
      colour.blue = blueOf(r, g, b);
      colour.red = redOf(r, g, b);
      return colour;
    },
  };
};
