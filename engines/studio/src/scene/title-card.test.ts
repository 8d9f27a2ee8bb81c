// The parts of title cards.
import { expect, test } from 'vitest';
import { titleCard } from './title-card.ts';

/** How many parts appear one after the other, besides the mark. */
const partsOf = (before: string, key: string, after: string) =>
  titleCard({ before, key, after }, 30, 720, 1280)!.layers.length - 1;

test('a short claim is one part, and a longer one shows its words around the number', () => {
  expect(partsOf('In', '15', 'Minuten')).toBe(1);
  expect(partsOf('', '9 out of 10', 'clients')).toBe(2);
  expect(partsOf('Only today', '29,99 €', 'instead of more')).toBe(3);
});

test('a long telephone number gets a card too, in one line', () => {
  expect(partsOf('', 'Call +1 (555) 010-9988', '')).toBe(1);
});

test.each([
  'https://www.warmcup.com/shop?x=1',
  'metzgerei-mueller-sohn.example.com/angebo',
  'marketing.department@river-honey.example',
  'riverhoney.example.com',
])('%s gets a card too', (address) => {
  expect(partsOf('', address, '')).toBe(1);
});
