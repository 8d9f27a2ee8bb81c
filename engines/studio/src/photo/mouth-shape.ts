// Shapes the lips of a photographed mouth for one pose: their edges, the corners and the chin.
import { mix, smooth } from '../paint/curve.ts';
import { type Curve, type FaceLines, MEETING } from './face-lines.ts';

/** A mouth pose. Members are 0 to 1 unless noted. */
export interface MouthShape {
  /** 0 closed to 1 wide open; speech peaks near 0.8. */
  open: number;
  /** −1 corners drawn out, 1 lips rounded. */
  round: number;
  /** Lips pressed together. */
  press: number;
  /** The lower lip under the upper teeth. */
  tuck: number;
  /** The tongue's tip behind the upper teeth. */
  tongue: number;
}

/** Heights of the lips' edges for every column, from top to bottom, and other movements of the pose. */
export interface Lips {
  outerUpper: Curve;
  upper: Curve;
  lower: Curve;
  outerLower: Curve;
  /** The mouth's width relative to the photo. */
  breadth: number;
  /** Movement of the chin in pixels, down positive. */
  chinDrop: number;
}

/** Opening of a wide "aa" from closed lips, and of an F, as fractions of the face's height. */
export const MAX_OPENING = 0.115;
const SLIT = 0.026;
/** Exponent of the opening: consonants stay narrow beside vowels. */
const EASE = 1.25;
/** Reach of the lips' movement beyond the corners, in half mouth widths. */
const REACH = 2.2;

export const lipsIn = (face: FaceLines, { open, round, press, tuck }: MouthShape): Lips => {
  const { mouth, faceHeight } = face;
  const { middle, half, gap, upper, lower, outerUpper, outerLower } = mouth;
  const toothy = gap > 0;
  const rounded = Math.max(0, round);
  const drawn = Math.max(0, -round);
  const widest = MAX_OPENING * faceHeight + 0.5 * gap;
  const apart = Math.max(open ** EASE * widest * (1 + 0.55 * rounded * (1 - 1.4 * open)), SLIT * faceHeight * tuck);
  // Speech levels the line between the lips, and with it a smile; rounding does so most.
  const level = 0.3 + 0.65 * rounded - 0.25 * drawn + 0.1 * open;
  // A rounded upper lip covers its teeth.
  const closedAt = (x: number): number =>
    mix(mix(upper[x]!, lower[x]!, MEETING), mouth.y, level) + 0.24 * gap * rounded;
  // An upper lip raised by a smile comes down for closures and rises with the opening.
  const upperPart = tuck > 0 ? 0.6 : 0.14 + 0.08 * drawn + (toothy ? 0.04 : 0) + 0.1 * rounded;
  const bow = mix(0.75, 0.5, Math.min(1, rounded + 0.4 * open));
  // Speech restores the lips' thickness that a smile reduces.
  const fuller = (1 + 0.16 * rounded - 0.06 * drawn + (toothy ? 0.1 : 0)) * (1 - 0.45 * press) * (1 - 0.1 * open);

  const lips = {
    outerUpper: outerUpper.slice(),
    upper: upper.slice(),
    lower: lower.slice(),
    outerLower: outerLower.slice(),
  };
  for (let x = 0; x < upper.length; x++) {
    const u = Math.abs(x - middle) / half;
    const moved = 1 - smooth(1, REACH, u);
    if (moved === 0) {
      continue;
    }
    const arch = u < 1 ? (1 - u * u) ** bow : 0;
    const top = closedAt(x) - upperPart * apart * arch;
    const bottom = closedAt(x) + (1 - upperPart) * apart * arch;
    lips.upper[x] = mix(upper[x]!, top, moved);
    lips.lower[x] = mix(lower[x]!, bottom, moved);
    lips.outerUpper[x] = mix(outerUpper[x]!, top - (upper[x]! - outerUpper[x]!) * fuller, moved);
    lips.outerLower[x] = mix(outerLower[x]!, bottom + (outerLower[x]! - lower[x]!) * fuller * (1 - 0.45 * tuck), moved);
  }
  return {
    ...lips,
    breadth: 1 - (toothy ? 0.36 : 0.32) * rounded + 0.07 * drawn - 0.04 * open - (toothy ? 0.08 * (1 - drawn) : 0),
    chinDrop: 0.78 * apart * (1 - 0.7 * tuck) - 0.35 * gap - 0.006 * faceHeight * press,
  };
};
