// The logo on an end card.
import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { seenPart } from './backgrounds.ts';
import { withEndLogo } from './end-logo.ts';
import { titleCard } from './title-card.ts';

const frame = { width: 720, height: 1280, accent: '#ff5a36' };
const card = titleCard({ before: 'Order', key: 'x.com', after: '' }, { key: 0, after: undefined }, frame, {
  top: 0.25,
  bottom: 0.5,
})!;

test.each([
  ['#101820', 255],
  ['#fff4d0', 21],
] as const)('a logo of the colour %s is above the words, on a plate from which it stands out', (colour, plate) => {
  const logo = createCanvas(600, 200);
  const pen = logo.getContext('2d');
  pen.fillStyle = colour;
  pen.fillRect(40, 40, 200, 120);
  pen.fillRect(360, 40, 200, 120);
  const { top, layers } = withEndLogo(card, logo, frame);
  const { picture } = layers[0]!;
  const { x, y, width, height } = seenPart(picture, 128);
  expect(Math.abs(x + width / 2 - 360)).toBeLessThan(2);
  expect(height).toBeLessThan(0.1 * frame.height);
  expect(top + y + height).toBeLessThanOrEqual(card.top);
  expect(picture.getContext('2d').getImageData(x + 12, y + height / 2, 1, 1).data[0]).toBe(plate);
  expect(layers.slice(1).map(({ down = 0 }) => top + down)).toEqual(card.layers.map(() => card.top));
});
