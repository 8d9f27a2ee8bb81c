// The place behind a title.
import { expect, test } from 'vitest';
import { paintPlace } from '../places/paint-place.ts';
import { planPlace } from '../places/plan-place.ts';
import { titleBackground } from './soft-background.ts';

test.each(['a bright clinic', 'on a beach', 'a bakery'])(
  'behind a title, %s is dark enough for white letters, and can be seen below them',
  (words) => {
    const { picture } = paintPlace(planPlace({ words, seed: 'title', avoid: [] }), 180, 320, 'alone');
    const { data } = titleBackground(picture).getContext('2d').getImageData(0, 0, 180, 320);
    const lightness = (from: number, to: number) =>
      Array.from({ length: (to - from) * 180 }, (_, at) => {
        const [red, green, blue] = data.subarray((from * 180 + at) * 4);
        return (0.2126 * red! + 0.7152 * green! + 0.0722 * blue!) / 255;
      });
    const title = lightness(64, 160);
    const below = lightness(192, 304);
    expect(title.reduce((sum, value) => sum + value) / title.length).toBeLessThan(0.5);
    expect(Math.max(...title)).toBeLessThan(0.72);
    expect(Math.max(...below) - Math.min(...below)).toBeGreaterThan(0.3);
  },
);
