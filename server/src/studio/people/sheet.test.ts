// The reference sheet of an invented presenter.
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { castPerson } from './cast-person.ts';
import { drawSheet } from './sheet.ts';

test('a labelled grid of eight different poses, small enough to send', async () => {
  const png = await drawSheet(castPerson({ gender: 'female', hairStyle: 'bun' }, 'sheet'));
  expect(png.length).toBeLessThan(4_000_000);
  const image = await loadImage(png);
  expect([image.width, image.height]).toEqual([1600, 1200]);
  const x = createCanvas(1600, 1200).getContext('2d');
  x.drawImage(image, 0, 0);
  const cells = Array.from({ length: 8 }, (_, i) => [(i % 4) * 400, Math.floor(i / 4) * 600] as const);
  const faces = cells.map(([left, top]) => x.getImageData(left + 110, top + 120, 180, 240).data);
  for (const [i, a] of faces.entries())
    for (const b of faces.slice(i + 1))
      expect(a.reduce((sum, value, k) => sum + Math.abs(value - b[k]!), 0) / a.length).toBeGreaterThan(0.8);
  for (const [left, top] of cells) {
    const label = x.getImageData(left + 40, top + 552, 320, 44).data;
    expect(label.filter((value, k) => k % 4 === 0 && value < 90).length).toBeGreaterThan(150);
  }
});
