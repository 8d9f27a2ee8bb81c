// The place of a logo: small, inside the safe area, and away from captions.
import { defaultCaptionLook } from '@greenroom/engine-kit/ports/captions';
import { expect, test } from 'vitest';
import { isDarkLogo, logoBoxOf, logoCornerOf } from './logo-place.ts';
import { createCaptionPainter } from './painter.ts';
import { SAFE } from './safe-area.ts';

const logos = [
  { width: 512, height: 512 },
  { width: 512, height: 40 },
  { width: 20, height: 512 },
  { width: 64, height: 64 },
];
const frames = [
  { width: 480, height: 854 },
  { width: 720, height: 1280 },
];

test.each(['top', 'bottom', undefined] as const)(
  'with captions at %s, a logo keeps its shape and is in the safe area, beside the captions',
  (position) => {
    for (const frame of frames)
      for (const logo of logos) {
        const { x, y, width, height } = logoBoxOf(frame, logo, logoCornerOf(position));
        expect(width / height).toBeCloseTo(logo.width / logo.height, 5);
        expect(x / frame.width).toBeGreaterThanOrEqual(SAFE.left);
        expect(y / frame.height).toBeGreaterThanOrEqual(SAFE.top);
        expect((y + height) / frame.height).toBeLessThanOrEqual(SAFE.bottom + 1e-9);
        expect(width).toBeLessThanOrEqual(frame.width * 0.2 + 1e-9);
        expect(height).toBeLessThanOrEqual(frame.height * 0.05 + 1e-9);
        if (position === undefined) continue;
        const words = [{ text: 'Words', startMs: 0, endMs: 500 }];
        const { band } = createCaptionPainter(frame, words, { position, look: defaultCaptionLook })!;
        expect(y + height <= band.y || y >= band.y + band.height).toBe(true);
      }
  },
);

test('a logo is dark by its visible pixels only', () => {
  const pixels = (...list: [number, number, number, number][]) => new Uint8ClampedArray(list.flat());
  expect(isDarkLogo(pixels([20, 20, 60, 255], [255, 255, 255, 0], [255, 255, 255, 0]))).toBe(true);
  expect(isDarkLogo(pixels([240, 240, 240, 255], [0, 0, 0, 0]))).toBe(false);
});
