// Hair styles differ in shape, and hair is evenly lit on both sides of a parting.
import { expect, test } from 'vitest';
import type { Viewport } from '../../paint/pen.ts';
import { createPerson } from '../create-person.ts';
import { hairStyles } from '../traits.ts';
import { drawHair } from './hair.ts';

const viewport: Viewport = { width: 140, height: 208, scale: 0.25, originX: 70, originY: 88 };

const drawn = (hairStyle: (typeof hairStyles)[number]) => {
  const person = createPerson({ gender: 'female', hairStyle, hairColour: 'brown', hairLength: 0 }, 'hair');
  const { back, front } = drawHair(person, viewport);
  const pixels = (layer: typeof front) =>
    layer.getContext('2d').getImageData(0, 0, viewport.width, viewport.height).data;
  return { person, back: pixels(back), front: pixels(front) };
};

test('every style covers different parts of the head', () => {
  const covers = hairStyles.map((style) => {
    const { front, back } = drawn(style);
    return Uint8Array.from(
      { length: front.length / 4 },
      (_, i) => (front[i * 4 + 3]! > 128 ? 2 : 0) + (back[i * 4 + 3]! > 128 ? 1 : 0),
    );
  });
  for (const [i, a] of covers.entries())
    for (const [j, b] of covers.slice(i + 1).entries()) {
      const differing = a.reduce((sum, value, k) => sum + Math.abs(value - b[k]!), 0);
      const straightAndWavy = /long/.test(hairStyles[i]!) && /long/.test(hairStyles[i + 1 + j]!);
      expect(differing, `${hairStyles[i]} ${hairStyles[i + 1 + j]}`).toBeGreaterThan(straightAndWavy ? 60 : 150);
    }
});

test('hair parted in the middle is about equally light on both sides', () => {
  const { front } = drawn('long-straight');
  const mean = (left: number, right: number) => {
    let [sum, count] = [0, 0];
    for (let y = 40; y < 50; y++)
      for (let x = left; x < right; x++) {
        const i = (y * viewport.width + x) * 4;
        if (front[i + 3]! < 200) continue;
        sum += front[i]!;
        count++;
      }
    return sum / count;
  };
  const ratio = mean(45, 60) / mean(80, 95);
  expect(ratio).toBeGreaterThan(0.75);
  expect(ratio).toBeLessThan(1.35);
});
