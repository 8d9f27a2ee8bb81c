// Shares in key words and their figures.
import { expect, test } from 'vitest';
import { FIGURE, shareFigure, shareOf } from './share-figure.ts';

test.each([
  ['9 out of 10', 9, 10],
  ['Nine out of ten', 9, 10],
  ['neun von zehn', 9, 10],
  ['9 de cada 10', 9, 10],
  ['4 clients sur 5', 4, 5],
  ['sei su dieci', 6, 10],
])('"%s" is %i of %i', (key, part, whole) => {
  expect(shareOf(key)).toEqual({ part, whole });
});

test.each([
  '24',
  '20% off',
  '98 out of 100',
  '11 out of 10',
  '1 of 2',
  '9 people',
  'warmbread.com',
  '3 to 5 in 24 hours',
  '2 lessons in 3',
  '',
])('"%s" has no figure', (key) => {
  expect(shareOf(key)).toBeUndefined();
});

test('people fill one after another, from the side where reading begins', () => {
  const frame = { width: 720, height: 1280, accent: '#ff5a36' };
  const firstColumn = (direction: 'ltr' | 'rtl', layer: number): number => {
    const { tall, layers } = shareFigure(
      { part: 3, whole: 4 },
      { ...FIGURE.onCard, direction, after: 20, plate: undefined },
      frame,
    );
    const { data } = layers[layer]!.picture.getContext('2d').getImageData(0, 0, 720, tall);
    return data.findIndex((value, at) => at % 4 === 3 && value > 200) % (720 * 4);
  };
  const { layers } = shareFigure(
    { part: 3, whole: 4 },
    { ...FIGURE.onCard, direction: 'ltr', after: 20, plate: undefined },
    frame,
  );
  expect(layers).toHaveLength(4);
  expect(layers.map(({ after }) => after)).toEqual([20, 20, 23, 26]);
  expect(firstColumn('ltr', 1)).toBeLessThan(firstColumn('ltr', 2));
  expect(firstColumn('rtl', 1)).toBeGreaterThan(firstColumn('rtl', 2));
});
