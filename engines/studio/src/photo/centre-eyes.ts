// Centres the landmarks of each eye on its iris: the detector is off sideways by a pixel or two, which shows in a
// blink.
import type { Point } from './find-face.ts';

// MediaPipe landmark indices of an eye's corners and lids.
const EYES = [
  { corners: [33, 133], lids: [246, 161, 160, 159, 158, 157, 173, 7, 163, 144, 145, 153, 154, 155] },
  { corners: [362, 263], lids: [398, 384, 385, 386, 387, 388, 466, 382, 381, 380, 374, 373, 390, 249] },
] as const;

/** Radius of an iris as a fraction of the eye's width: 11.7 mm across of about 30. */
const IRIS = 0.195;
/** Maximum correction, as a fraction of the eye's width. */
const MAX_CORRECTION = 0.22;
/**
 * The part of the measured offset that is applied: a person who looks into the camera has the iris near, not exactly
 * at, the middle of the eye.
 */
const CORRECTION_PART = 0.8;

/** Returns corrected landmarks, in pixels of `rgba`, whose width is `width`. */
export const centreEyes = (landmarks: readonly Point[], rgba: Uint8ClampedArray, width: number): Point[] => {
  const moved = [...landmarks];
  for (const { corners, lids } of EYES) {
    const [from, to] = [landmarks[corners[0]]!, landmarks[corners[1]]!];
    const heights = lids.map((i) => landmarks[i]!.y);
    const middle = { x: (from.x + to.x) / 2, y: (Math.min(...heights) + Math.max(...heights)) / 2 };
    const offset = CORRECTION_PART * irisOffset(middle, to.x - from.x, rgba, width);
    for (const i of [...corners, ...lids]) {
      moved[i] = { x: moved[i]!.x + offset, y: moved[i]!.y };
    }
  }
  return moved;
};

/** The horizontal offset at which a disc is darkest compared to the white beside it, to the right positive. */
const irisOffset = (centre: Point, across: number, rgba: Uint8ClampedArray, width: number): number => {
  const radius = across * IRIS;
  const step = Math.max(0.5, across * 0.02);
  const reach = across * MAX_CORRECTION;
  const light = (x: number, y: number): number => {
    const at = (Math.round(y) * width + Math.round(x)) * 4;
    return 0.3 * (rgba[at] ?? 0) + 0.59 * (rgba[at + 1] ?? 0) + 0.11 * (rgba[at + 2] ?? 0);
  };
  // Only the middle rows: above and below, the lids cover iris and white equally.
  const contrast = (x: number, y: number): number => {
    let sum = 0;
    for (let dy = -0.45; dy <= 0.45; dy += 0.15) {
      for (let dx = -0.85; dx <= 0.85; dx += 0.17) {
        sum -= light(x + dx * radius, y + dy * radius);
      }
      for (const dx of [-1.5, -1.3, 1.3, 1.5]) {
        sum += 2.75 * light(x + dx * radius, y + dy * radius);
      }
    }
    return sum;
  };
  let best = { x: 0, score: Number.NEGATIVE_INFINITY };
  for (let y = -reach / 3; y <= reach / 3; y += step) {
    for (let x = -reach; x <= reach; x += step) {
      // A small penalty for distance: without a clear iris the detector's position stays.
      const score = contrast(centre.x + x, centre.y + y) - (Math.hypot(x, y) / reach) * across * 4;
      if (score > best.score) {
        best = { x, score };
      }
    }
  }
  return best.x;
};
