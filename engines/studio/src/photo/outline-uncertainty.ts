// Measures the uncertainty of an outline: missing edges in the picture, and hair in the background's colours.
import { BINS, type DownscaledPhoto, smoothHistogram } from './downscaled-photo.ts';
import type { Point } from './find-face.ts';

/** At these values of the two measures, an outline is as likely wrong as right. */
const MAX_BLURRED_PART = 0.15;
const MAX_SIMILARITY = 0.4;

/**
 * Returns 0 for a certain outline; from 1 on it must not be used.
 * @param landmarks in pixels of the downscaled picture
 */
export const outlineUncertainty = (cover: Float32Array, small: DownscaledPhoto, landmarks: readonly Point[]): number =>
  Math.max(
    blurredPart(cover, small, landmarks) / MAX_BLURRED_PART,
    similarity(cover, small, landmarks) / MAX_SIMILARITY,
  );

/** Colours that differ by less are considered equal. */
const MIN_DISTANCE = 0.075;

/** The part of the outline around head and shoulders without an edge in the picture. */
const blurredPart = (cover: Float32Array, small: DownscaledPhoto, landmarks: readonly Point[]): number => {
  const { width, height, planes } = small;
  const [top, chin] = [landmarks[10]!, landmarks[152]!];
  const tall = Math.hypot(chin.x - top.x, chin.y - top.y);
  const reach = Math.max(2, Math.round(tall * 0.07));
  const end = Math.min(height - 1, Math.round(chin.y + tall));
  let [vague, outline] = [0, 1];
  for (let y = 1; y < end; y++) {
    for (let x = 1; x < width; x++) {
      const i = y * width + x;
      const inside = cover[i]! > 0.5;
      if ((inside === cover[i - 1]! > 0.5 && inside === cover[i - width]! > 0.5) || Math.abs(x - chin.x) > 1.3 * tall) {
        continue;
      }
      const place = [0, 0, 0, 0];
      const person = [0, 0, 0, 0];
      for (let v = Math.max(0, y - reach); v <= Math.min(height - 1, y + reach); v++) {
        for (let u = Math.max(0, x - reach); u <= Math.min(width - 1, x + reach); u++) {
          const at = v * width + u;
          const sum = cover[at]! > 0.7 ? person : cover[at]! < 0.3 ? place : undefined;
          if (sum) {
            sum[3]!++;
            for (const k of [0, 1, 2] as const) {
              sum[k]! += planes[k][at]!;
            }
          }
        }
      }
      const difference = [0, 1, 2].map(
        (k) => person[k]! / Math.max(1, person[3]!) - place[k]! / Math.max(1, place[3]!),
      );
      outline++;
      vague += place[3] === 0 || person[3] === 0 || Math.hypot(...difference) < MIN_DISTANCE ? 1 : 0;
    }
  }
  return vague / outline;
};

/**
 * The similarity of the colours of hair or skull and of the background around them: the coefficient of A. Bhattacharyya
 * (1943), 0 for nothing in common, 1 for equal. Brown hair before brown wood has no outline in colours.
 */
const similarity = (
  cover: Float32Array,
  { width, height, bins }: DownscaledPhoto,
  landmarks: readonly Point[],
): number => {
  const [top, chin, left, right] = [landmarks[10]!, landmarks[152]!, landmarks[234]!, landmarks[454]!];
  const tall = Math.hypot(chin.x - top.x, chin.y - top.y);
  const wide = Math.max(0.7 * tall, Math.hypot(right.x - left.x, right.y - left.y));
  const [hair, place] = [new Float32Array(BINS), new Float32Array(BINS)];
  for (let y = 0, i = 0; y < height; y++) {
    const v = (y - (top.y + chin.y) / 2) / tall;
    for (let x = 0; x < width; x++, i++) {
      const u = (x - (top.x + chin.x) / 2) / wide;
      if (v < -0.2 && Math.hypot(u / 0.5, (v + 0.14) / 0.6) < 1 && Math.hypot(u / 0.48, v / 0.5) >= 1) {
        hair[bins[i]!]! += 1;
      } else if (cover[i]! < 0.5 && v < 0.3 && Math.hypot(u / 1.3, (v + 0.2) / 1.2) < 1) {
        place[bins[i]!]! += 1;
      }
    }
  }
  smoothHistogram(hair);
  smoothHistogram(place);
  const total = (counts: Float32Array) => counts.reduce((sum, count) => sum + count, 0) || 1;
  const [ofHair, ofPlace] = [total(hair), total(place)];
  return hair.reduce((sum, count, bin) => sum + Math.sqrt((count / ofHair) * (place[bin]! / ofPlace)), 0);
};
