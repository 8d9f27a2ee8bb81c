// Tests which spaces belong to a number.
import { expect, test } from 'vitest';
import { replaceSpacedNumbers } from './spaced-numbers.ts';

const marked = (text: string, language: string) => replaceSpacedNumbers(text, language, (number) => `[${number}]`);

test.each([
  ['fr', 'de 10 000 à 1 299 500 €', 'de [10 000] à [1 299 500] €'],
  ['ru', 'за 1 299,50 ₽', 'за [1 299],50 ₽'],
  ['en', 'for 1 299 € and 1 299.50 €', 'for [1 299] € and [1 299].50 €'],
  ['en', '10 000 people, 1\u00a0299 more', '[10 000] people, [1\u00a0299] more'],
  ['en', 'take 5 200 times', 'take 5 200 times'],
  ['ja', '1 299', '1 299'],
  ['fr', 'en 2024 200 clients', 'en 2024 200 clients'],
  ['fr', '3 500 12 34', '3 500 12 34'],
  ['fr', 'A4 500', 'A4 500'],
])('%s: the spaces that separate thousands are found in "%s"', (language, text, expected) => {
  expect(marked(text, language)).toBe(expected);
});
