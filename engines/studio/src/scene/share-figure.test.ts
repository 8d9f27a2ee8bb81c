// Shares in titles and their figures.
import { expect, test } from 'vitest';
import { FIGURE, shareFigure, shareOf } from './share-figure.ts';

test.each([
  ['', '9 out of 10', 'customers', 9, 10],
  ['', 'Nine out of ten', 'patients feel better', 9, 10],
  ['Schon', 'neun von zehn', 'Kunden', 9, 10],
  ['', '9 de cada 10', 'clientes', 9, 10],
  ['', '4 clients sur 5', 'reviennent', 4, 5],
  ['', 'sei su dieci', '', 6, 10],
])('"%s %s %s" is %i of %i', (before, key, after, part, whole) => {
  expect(shareOf({ before, key, after })).toEqual({ part, whole });
});

test.each([
  ['', '24', 'hours'],
  ['', '20% off', ''],
  ['', '98 out of 100', 'people'],
  ['', '11 out of 10', 'people'],
  ['', '9 people', ''],
  ['', '2 lessons in 3', 'days'],
  ['Get', '2 packs of 6', ''],
  ['', '2 of 3', '-inch screws'],
  ['Step', '2 out of 3', ''],
  ['Teil', '2 von 3', ''],
  ['Not', '9 out of 10', ''],
  ['', '4 out of 5', 'stars'],
  ['', '7 jours sur 7', ''],
  ['', '', ''],
])('"%s %s%s" is no share of people', (before, key, after) => {
  expect(shareOf({ before, key, after })).toBeUndefined();
});

test('people fill one after another, from the side where reading begins', () => {
  const frame = { width: 720 };
  const firstColumn = (direction: 'ltr' | 'rtl', layer: number): number => {
    const { tall, layers } = shareFigure(
      { part: 3, whole: 4 },
      { ...FIGURE.onCard, direction, after: 20, plate: undefined, colour: '#ffffff' },
      frame,
    );
    const { data } = layers[layer]!.picture.getContext('2d').getImageData(0, 0, 720, tall);
    return data.findIndex((value, at) => at % 4 === 3 && value > 200) % (720 * 4);
  };
  const { layers } = shareFigure(
    { part: 3, whole: 4 },
    { ...FIGURE.onCard, direction: 'ltr', after: 20, plate: undefined, colour: '#ffffff' },
    frame,
  );
  expect(layers).toHaveLength(4);
  expect(layers.map(({ after }) => after)).toEqual([undefined, 20, 23, 26]);
  expect(firstColumn('ltr', 1)).toBeLessThan(firstColumn('ltr', 2));
  expect(firstColumn('rtl', 1)).toBeGreaterThan(firstColumn('rtl', 2));
});

test('ten people have two rows on a card, and one on the plate of a label', () => {
  const tallOf = (place: { left: number; wide: number }, plate: string | undefined) =>
    shareFigure(
      { part: 9, whole: 10 },
      { ...place, direction: 'ltr', after: 0, plate, colour: '#ffffff' },
      { width: 720 },
    ).tall;
  expect(tallOf(FIGURE.onCard, undefined)).toBeGreaterThan(2.5 * tallOf(FIGURE.onPresenter, '#000000'));
});
