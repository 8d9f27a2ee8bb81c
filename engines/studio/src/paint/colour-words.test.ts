// Colours are recognized by names of one word or two.
import { expect, test } from 'vitest';
import { contrast, lightness, rgb } from './colour.ts';
import { colourNames, colourOf, isColourWord, wordsOf } from './colour-words.ts';

const of = (words: string) => colourOf(wordsOf(words))!;

test.each([
  ['navy blue', 'navy'],
  ['charcoal grey', 'charcoal'],
  ['charcoal gray', 'charcoal'],
  ['olive green', 'olive'],
  ['mint-green', 'mint'],
  ['emerald green', 'emerald'],
  ['wine red', 'wine'],
  ['mustard yellow', 'mustard'],
  ['chocolate brown', 'chocolate'],
  ['lilac purple', 'lilac'],
  ['a navy white striped', 'white'],
  ['a green and white', 'white'],
  ['a red and cream', 'cream'],
])('"%s" is the colour %s', (words, name) => {
  expect(of(words).colour).toBe(colourNames[name]);
});

test.each([
  ['sky blue', [134, 184, 223]],
  ['baby blue', [166, 199, 226]],
  ['royal blue', [38, 73, 166]],
  ['forest green', [34, 71, 47]],
  ['burnt orange', [185, 86, 31]],
  ['dusty pink', [190, 138, 150]],
  ['off-white', [235, 230, 218]],
  ['rose gold', [215, 160, 125]],
  ['blue-green', [56, 110, 116]],
  ['reddish brown', [128, 64, 46]],
] as const)('"%s" has a colour close to the expected one', (words, colour) => {
  expect(of(words).name).toBe(words.replace('-', ' '));
  expect(contrast(rgb(of(words).colour), colour)).toBeLessThan(0.03);
});

test('"dark" and "light" apply to a name of two words', () => {
  for (const name of ['olive green', 'navy blue', 'sky blue']) {
    expect(lightness(rgb(of(`dark ${name}`).colour))).toBeLessThan(lightness(rgb(of(name).colour)) - 0.02);
    expect(lightness(rgb(of(`light ${name}`).colour))).toBeGreaterThan(lightness(rgb(of(name).colour)) + 0.02);
  }
});

test('words that every object has are no colours', () => {
  for (const word of ['constructor', 'toString', 'valueOf', '__proto__']) {
    expect(colourOf([word])).toBeUndefined();
    expect(colourOf([word, 'blue'])?.name).toBe('blue');
    expect(isColourWord(word)).toBe(false);
  }
});
