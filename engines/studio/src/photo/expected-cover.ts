// Estimates where a person with a given face is, before looking at colours.
import { smooth } from '../paint/curve.ts';
import type { DownscaledPhoto } from './downscaled-photo.ts';
import type { Point } from './find-face.ts';

/**
 * 0 and 1 are certain, values between are estimates.
 * @param landmarks in pixels of the picture
 */
export const expectedCover = ({ width, height }: DownscaledPhoto, landmarks: readonly Point[]): Float32Array => {
  const [top, chin, left, right] = [landmarks[10]!, landmarks[152]!, landmarks[234]!, landmarks[454]!];
  const tall = Math.hypot(chin.x - top.x, chin.y - top.y);
  const wide = Math.max(0.7 * tall, Math.hypot(right.x - left.x, right.y - left.y));
  const centre = { x: (top.x + chin.x) / 2, y: (top.y + chin.y) / 2 };
  // Rotated by the head's tilt; shoulders are below the head at any tilt.
  const tilt = Math.atan2(chin.x - top.x, chin.y - top.y);
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)];
  const expected = new Float32Array(width * height);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const [dx, dy] = [x - centre.x, y - centre.y];
      const [u, v] = [(dx * cos - dy * sin) / wide, (dx * sin + dy * cos) / tall];
      const face = Math.hypot(u / 0.48, v / 0.5);
      // The skull extends above the hairline by about a quarter of the face's height, with any hair.
      const skull = Math.hypot(u / 0.5, (v + 0.14) / 0.6);
      const crown = Math.hypot(u / 0.66, (v + 0.18) / 0.68);
      const hair = Math.hypot(u / 0.95, (v + 0.1) / 0.95);
      const below = (y - chin.y) / tall;
      const aside = Math.abs(x - chin.x) / wide;
      // A neck that widens into shoulders.
      const shoulders = 0.34 + 1.25 * smooth(0.08, 0.75, below) + 0.15 * Math.max(0, below - 0.75);
      const chest = 0.26 + 0.5 * smooth(0.25, 1, below);
      // Collars, scarves and hair may fill the space between them: there colours decide.
      const around = 0.5 + 1.25 * smooth(-0.1, 0.55, below);
      let guess = 0.03;
      guess = Math.max(guess, 0.85 * (1 - smooth(0.85, 1.15, crown)), 0.45 * (1 - smooth(0.7, 1.1, hair)));
      if (below > -0.15) {
        guess = Math.max(guess, 0.42 * (1 - smooth(around * 0.75, around * 1.05, aside)) * smooth(-0.15, 0, below));
        guess = Math.max(guess, 0.9 * (1 - smooth(shoulders * 0.8, shoulders * 1.3, aside)) * smooth(-0.1, 0.1, below));
      }
      if (
        face < 1 ||
        skull < 1 ||
        (below > -0.05 && below < 0.15 && aside < 0.24) ||
        (below >= 0.15 && aside < chest)
      ) {
        guess = 1;
      } else if (
        v < -1.35 ||
        (below < 0 && Math.abs(u) > 1.6) ||
        (below >= 0 && aside > 1.2 + 2 * smooth(0.1, 1.3, below))
      ) {
        guess = 0;
      }
      expected[i] = guess;
    }
  }
  return expected;
};
