// Reads the curves of lips, lids and brows from a face's landmarks: one height for every column of the frame.
import { mix, smooth } from '../paint/curve.ts';
import type { Point } from './find-face.ts';

/** Height of a curve at every column; constant beyond its ends. */
export type Curve = Float32Array;

// Landmark indices of MediaPipe Face Mesh (its canonical_face_model), from the viewer's left to right.
const INNER_UPPER_LIP = [78, 191, 80, 81, 82, 13, 312, 311, 310, 415, 308];
const INNER_LOWER_LIP = [78, 95, 88, 178, 87, 14, 317, 402, 318, 324, 308];
const OUTER_UPPER_LIP = [61, 185, 40, 39, 37, 0, 267, 269, 270, 409, 291];
const OUTER_LOWER_LIP = [61, 146, 91, 181, 84, 17, 314, 405, 321, 375, 291];
const EYES = [
  {
    upper: [33, 246, 161, 160, 159, 158, 157, 173, 133],
    lower: [33, 7, 163, 144, 145, 153, 154, 155, 133],
    brow: [46, 53, 52, 65, 55],
  },
  {
    upper: [362, 398, 384, 385, 386, 387, 388, 466, 263],
    lower: [362, 382, 381, 380, 374, 373, 390, 249, 263],
    brow: [285, 295, 282, 283, 276],
  },
] as const;

/** The detector ends an eye at its white, short of the outer lashes. */
const EYE_WIDENING = 1.1;

/** Lips further apart than this fraction of the face's height show the mouth's interior. */
const MIN_GAP = 0.016;
/** Where parted lips meet when they close, as a fraction of the way from the upper lip: the lower lip moves most. */
export const MEETING = 0.36;

export interface MouthLines {
  /** Columns of the corners and the middle; half the inner width. */
  left: number;
  right: number;
  middle: number;
  half: number;
  /** Height at which the lips meet in the middle. */
  y: number;
  /** Edges of the lips; touching lips share one line. */
  upper: Curve;
  lower: Curve;
  outerUpper: Curve;
  outerLower: Curve;
  /** Distance of the lips in the photo, in the middle; 0 if they touch. */
  gap: number;
  noseY: number;
}

export interface EyeLines {
  left: number;
  right: number;
  /** The corner away from the nose. */
  outer: number;
  upper: Curve;
  lower: Curve;
  /** Lower edge of the brow. */
  brow: Curve;
  height: number;
  y: number;
}

export interface FaceLines {
  mouth: MouthLines;
  /** The opening between parted lips in the photo. */
  parted: { upper: Curve; lower: Curve } | undefined;
  eyes: readonly EyeLines[];
  faceX: number;
  faceHalfWidth: number;
  foreheadY: number;
  chinY: number;
  faceHeight: number;
  browY: number;
}

/** Returns a curve's height at any x. */
export const heightAt = (curve: Curve, x: number): number => {
  const at = Math.min(curve.length - 1.001, Math.max(0, x));
  const column = Math.floor(at);
  return curve[column]! + (curve[column + 1]! - curve[column]!) * (at - column);
};

/** Reads the curves of an upright face in a frame of this width. */
export const faceLines = (landmarks: readonly Point[], width: number): FaceLines => {
  const at = (i: number): Point => landmarks[i]!;
  const curve = (ids: readonly number[]): Curve => curveThrough(ids.map(at), width);
  const [foreheadY, chinY] = [at(10).y, at(152).y];
  const faceHeight = chinY - foreheadY;
  const [left, right] = [at(78).x, at(308).x];
  const [middle, half] = [(left + right) / 2, (right - left) / 2];
  const [upperLip, lowerLip] = [curve(INNER_UPPER_LIP), curve(INNER_LOWER_LIP)];
  const gap = at(14).y - at(13).y;
  const isParted = gap > MIN_GAP * faceHeight;
  // The detector reports two lines on closed lips as well; their middle is used. The very edge of parted lips has the
  // colour of the background and is left out.
  const edge = (one: Curve, other: Curve, inset: number): Curve =>
    one.map((y, x) => (isParted ? y + inset * (1 - smooth(0.8, 1, Math.abs(x - middle) / half)) : (y + other[x]!) / 2));
  const inset = 0.0035 * faceHeight;
  const [upper, lower] = [edge(upperLip, lowerLip, -inset), edge(lowerLip, upperLip, inset)];
  // Beyond the corners there is one line, even where the detector ends the lips earlier.
  const outer = (line: Curve, inner: Curve): Curve =>
    line.map((y, x) => mix(y, inner[x]!, smooth(1, 1.2, Math.abs(x - middle) / half)));
  const mouth: MouthLines = {
    left,
    right,
    middle,
    half,
    y: at(13).y + gap * (isParted ? MEETING : 0.5),
    upper,
    lower,
    outerUpper: outer(curve(OUTER_UPPER_LIP), upper),
    outerLower: outer(curve(OUTER_LOWER_LIP), lower),
    gap: isParted ? gap : 0,
    noseY: at(2).y,
  };
  const eyes = EYES.map(({ upper, lower, brow }): EyeLines => {
    const [from, to] = [at(upper[0]), at(upper.at(-1)!)];
    const [top, bottom] = [at(upper[4]!), at(lower[4]!)];
    const middleX = (from.x + to.x) / 2;
    const half = ((to.x - from.x) / 2) * EYE_WIDENING;
    const ends = [
      { x: middleX - half, y: from.y },
      { x: middleX + half, y: to.y },
    ] as const;
    return {
      left: ends[0].x,
      right: ends[1].x,
      outer: Math.abs(ends[0].x - at(168).x) > Math.abs(ends[1].x - at(168).x) ? ends[0].x : ends[1].x,
      upper: lidBetween(...ends, upper.map(at), width),
      lower: lidBetween(...ends, lower.map(at), width),
      brow: curve(brow),
      height: Math.max(1, bottom.y - top.y),
      y: (top.y + bottom.y) / 2,
    };
  });
  return {
    mouth,
    parted: isParted ? { upper: upperLip, lower: lowerLip } : undefined,
    eyes,
    faceX: (at(234).x + at(454).x) / 2,
    faceHalfWidth: (at(454).x - at(234).x) / 2,
    foreheadY,
    chinY,
    faceHeight,
    browY: (at(105).y + at(334).y + at(52).y + at(282).y) / 4,
  };
};

const curveThrough = (points: readonly Point[], width: number): Curve => {
  const sorted = points.toSorted((a, b) => a.x - b.x);
  const heights = new Float32Array(width);
  for (let x = 0, k = 0; x < width; x++) {
    while (k < sorted.length - 2 && sorted[k + 1]!.x < x) {
      k++;
    }
    const [from, to] = [sorted[k]!, sorted[k + 1]!];
    const part = Math.min(1, Math.max(0, (x - from.x) / (to.x - from.x || 1)));
    heights[x] = from.y + (to.y - from.y) * part;
  }
  return smoothed(heights, 5);
};

/**
 * The edge of a lid: an arc over the line between the corners, with the height and skew of its landmarks. These are off
 * by a pixel each, which would show as dents in a closed eye.
 */
const lidBetween = (from: Point, to: Point, points: readonly Point[], width: number): Curve => {
  const along = (x: number): number => (2 * (x - from.x)) / (to.x - from.x) - 1;
  const chord = (s: number): number => mix(from.y, to.y, (s + 1) / 2);
  // Least squares for (1 − s²)(a + bs); cross terms vanish for points that are symmetric about the middle, as these
  // are.
  let [high, highs, aside, asides] = [0, 0, 0, 0];
  for (const { x, y } of points) {
    const s = along(x);
    const bulge = 1 - s * s;
    high += (y - chord(s)) * bulge;
    highs += bulge * bulge;
    aside += (y - chord(s)) * bulge * s;
    asides += (bulge * s) ** 2;
  }
  return Float32Array.from({ length: width }, (_, x) => {
    const s = Math.max(-1, Math.min(1, along(x)));
    return chord(s) + (1 - s * s) * (high / highs + (aside / asides) * s);
  });
};

/** Smooths a curve in place with a binomial filter, `times` times. */
export const smoothed = (curve: Curve, times: number): Curve => {
  for (let time = 0; time < times; time++) {
    const before = curve.slice();
    for (let i = 1; i < curve.length - 1; i++) {
      curve[i] = (before[i - 1]! + 2 * before[i]! + before[i + 1]!) / 4;
    }
  }
  return curve;
};
