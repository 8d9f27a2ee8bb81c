// The label "AI presenter": legible, inside the safe area, beside logo and captions.
import { defaultCaptionLook } from '@greenroom/engine-kit/ports/captions';
import { expect, test } from 'vitest';
import { paintAiLabel } from './ai-label.ts';
import { logoBoxOf, logoCornerOf } from './logo-place.ts';
import { createCaptionPainter } from './painter.ts';
import { SAFE } from './safe-area.ts';

const frames = [
  { width: 480, height: 854 },
  { width: 720, height: 1280 },
];

test.each(['top', 'bottom', undefined] as const)(
  'with captions at %s, the label is in the safe area, beside captions and the widest logo',
  (position) => {
    for (const frame of frames) {
      const corner = logoCornerOf(position);
      const { x, y, width, height } = paintAiLabel(frame, corner).box;
      expect([x % 2, y % 2, width % 2, height % 2]).toEqual([0, 0, 0, 0]);
      expect((x + width) / frame.width).toBeLessThanOrEqual(SAFE.right);
      expect((y + height) / frame.height).toBeLessThanOrEqual(SAFE.bottom);
      expect((y + 2) / frame.height).toBeGreaterThanOrEqual(SAFE.top);
      expect(width).toBeLessThan(frame.width / 3);
      const logo = logoBoxOf(frame, { width: 512, height: 40 }, corner);
      expect(x).toBeGreaterThan(logo.x + logo.width);
      if (position === undefined) continue;
      const words = [{ text: 'Words', startMs: 0, endMs: 500 }];
      const { band } = createCaptionPainter(frame, words, { position, look: defaultCaptionLook })!;
      expect(y + height <= band.y || y >= band.y + band.height).toBe(true);
    }
  },
);

test('its letters are white on dark', () => {
  const { rgba, box } = paintAiLabel(frames[0]!, 'top');
  const pixels = Array.from({ length: box.width * box.height }, (_, i) => rgba.subarray(i * 4, i * 4 + 4));
  expect(pixels.filter(([red, , , alpha]) => red! > 240 && alpha! > 240).length).toBeGreaterThan(150);
  expect(pixels.filter(([red, , , alpha]) => red! < 20 && alpha! > 140).length).toBeGreaterThan(800);
});
