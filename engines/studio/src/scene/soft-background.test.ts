// The place behind a title and behind an end card.
import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { paintPlace } from '../places/paint-place.ts';
import { planPlace } from '../places/plan-place.ts';
import { shadesOfPlace } from './card-ground.ts';
import { endBackground, titleBackground } from './soft-background.ts';

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

test.each([
  ['#c8b8a0', 'green'],
  ['#ffffff', 'red'],
  ['#9fd3c0', 'green'],
  ['#8ab4f0', 'blue'],
  ['#f0a0d8', 'red'],
])(
  'the end card of a place in %s is a deep colour, mostly %s, and dark enough for white letters',
  (colour, strongest) => {
    const place = createCanvas(180, 320);
    const context = place.getContext('2d');
    context.fillStyle = colour;
    context.fillRect(0, 0, 180, 320);
    const { data } = endBackground(place, shadesOfPlace(place, 'film', []))
      .getContext('2d')
      .getImageData(0, 0, 180, 320);
    for (const row of [30, 160, 220]) {
      const [red, green, blue] = data.subarray((row * 180 + 90) * 4);
      const most = Math.max(red!, green!, blue!);
      expect({ red, green, blue }).toMatchObject({ [strongest]: most });
      expect(most - Math.min(red!, green!, blue!)).toBeGreaterThan(30);
      expect(contrastWithWhite(red!, green!, blue!)).toBeGreaterThan(4.5);
    }
  },
);

/** As WCAG 2 defines it. */
const contrastWithWhite = (...channels: number[]): number => {
  const [r, g, b] = channels.map((value) => (value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4));
  return 1.05 / (0.2126 * r! + 0.7152 * g! + 0.0722 * b! + 0.05);
};
