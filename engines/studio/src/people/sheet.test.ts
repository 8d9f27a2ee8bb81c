// The reference sheet of a generated presenter shows figure, poses and colours.
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { contrast, rgb } from '../paint/colour.ts';
import { createPerson } from './create-person.ts';
import { drawSheet } from './sheet.ts';

test('the sheet shows a figure, nine different labelled poses and the colours in less than 4 MB', async () => {
  const person = createPerson({ gender: 'female', hairStyle: 'bun' }, 'sheet');
  const png = await drawSheet(person);
  expect(png.length).toBeLessThan(4_000_000);
  const image = await loadImage(png);
  expect([image.width, image.height]).toEqual([1600, 1200]);
  const context = createCanvas(1600, 1200).getContext('2d');
  context.drawImage(image, 0, 0);
  const cells = Array.from({ length: 9 }, (_, i) => [580 + (i % 3) * 340, 24 + Math.floor(i / 3) * 380] as const);
  const faces = cells.map(([left, top]) => context.getImageData(left + 90, top + 80, 150, 200).data);
  for (const [i, a] of faces.entries())
    for (const b of faces.slice(i + 1))
      expect(a.reduce((sum, value, k) => sum + Math.abs(value - b[k]!), 0) / a.length).toBeGreaterThan(0.8);
  const inked = (left: number, top: number, width: number, height: number) =>
    context.getImageData(left, top, width, height).data.filter((value, k) => k % 4 === 0 && value < 90).length;
  for (const [left, top] of cells) expect(inked(left + 20, top + 340, 280, 36)).toBeGreaterThan(100);
  expect(inked(200, 1056, 200, 36)).toBeGreaterThan(100);
  const skin = context.getImageData(74, 1118, 1, 1).data;
  expect(contrast([skin[0]!, skin[1]!, skin[2]!], rgb(person.skin[3]!))).toBeLessThan(0.05);
});
