// A calm eye shows white beside the iris only.
import { expect, test } from 'vitest';
import { REST } from '../motion/poses.ts';
import { createPen } from '../paint/pen.ts';
import { createPerson } from './create-person.ts';
import { drawEye } from './eye.ts';

const scale = 2;

/** Lightness, 0 to 255, down a column of the right eye. */
const column = (seed: string, x: number): number[] => {
  const viewport = { width: 200, height: 160, scale, originX: 100, originY: 80 };
  const pen = createPen(viewport);
  drawEye(pen, createPerson({ gender: 'female', eyes: 'brown', skin: 'deep' }, seed), 1, REST);
  const { data } = pen.context.getImageData(viewport.originX + Math.round(x * scale), 0, 1, viewport.height);
  return Array.from({ length: viewport.height }, (_, row) =>
    data[row * 4 + 3]! < 250 ? 0 : Math.min(...data.subarray(row * 4, row * 4 + 3)),
  );
};

const seeds = Array.from({ length: 30 }, (_, i) => `eye ${i}`);

test('the lids cover the top of the iris and touch its bottom: no white shows above or below it', () => {
  for (const seed of seeds) expect(Math.max(...column(seed, 0)), seed).toBeLessThan(130);
});

test('white shows on both sides of the iris', () => {
  for (const seed of seeds)
    for (const x of [-25, 24]) expect(Math.max(...column(seed, x)), `${seed} at ${x}`).toBeGreaterThan(100);
});
