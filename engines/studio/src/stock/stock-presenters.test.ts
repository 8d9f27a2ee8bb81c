// The gallery of stock presenters: their portraits are up to date, and no two look alike.
import { pictureDistance } from '@greenroom/engine-kit/testing/picture-distance';
import { expect, test } from 'vitest';
import { pngOf } from '../photo/raster.ts';
import { drawPortrait } from './draw-portrait.ts';
import { stockPresenters } from './stock-presenters.ts';

test.each(stockPresenters)(
  'the portrait of $name shows what its description gives',
  async ({ description, portrait }) => {
    expect(await pictureDistance(await pngOf(await drawPortrait(description)), portrait)).toBeLessThan(0.02);
  },
);

test('every portrait is another person', async () => {
  for (const [i, one] of stockPresenters.entries())
    for (const other of stockPresenters.slice(i + 1))
      expect(await pictureDistance(one.portrait, other.portrait), `${one.name} and ${other.name}`).toBeGreaterThan(
        0.04,
      );
});
