// Which words name a price.
import { expect, test } from 'vitest';
import { namesPrice } from './price.ts';

test.each(['Your first bag costs $9', '29 euros en lugar de 59', '99 €', '1.200 reais'])('a price: %s', (text) => {
  expect(namesPrice(text)).toBe(true);
});

test.each(['120 recetas', 'More than 2,000 riders', 'Save some euros', '3 hours'])('no price: %s', (text) => {
  expect(namesPrice(text)).toBe(false);
});
