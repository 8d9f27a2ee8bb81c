// Which word of a phrase is emphasised.
import { expectLinear } from '@greenroom/engine-kit/testing/linear-time';
import { expect, test } from 'vitest';
import { emphasisedWord } from './phrase-emphasis.ts';

test.each([
  ['En nuestro curso online', 'curso'],
  ['a toda la familia', 'familia'],
  ['desde la primera semana', 'semana'],
  ['Our new jacket keeps you dry', 'jacket'],
  ['into its own pocket', 'pocket'],
  ['There is no small print', 'print'],
  ['and no surprise on the bill', 'surprise'],
  ['to Wheelhouse on Mill Lane', 'Wheelhouse'],
  ['Wir backen jeden Morgen', 'Morgen'],
  ['less than 280 grams', '280'],
])('the noun or the number: %s', (text, word) => {
  expect(emphasisedWord(text)).toBe(word);
});

test.each(['explicadas con calma', 'que gustan mucho', 'y ganas de probar', 'va a probar', 'and folds it', 'Always'])(
  'no pronoun, auxiliary or verb: %s',
  (text) => {
    expect(emphasisedWord(text)).toBeUndefined();
  },
);

test('finding it takes time proportional to the length of a phrase', () => {
  expectLinear(emphasisedWord, { words: ['the ', 'our new ', 'la ', 'a ', 'x ', '"'] });
});
