// The price or discount in the words of an offer.
import { expectLinear } from '@greenroom/engine-kit/testing/linear-time';
import { expect, test } from 'vitest';
import { offerIn } from './offer-words.ts';

test.each([
  ['20% off until Friday', '', '20% off', 'until Friday'],
  ['15% this week', '', '15%', 'this week'],
  ['It costs $1,200', 'It costs', '$1,200', ''],
  ['La primera clase cuesta 15 euros', 'La primera clase cuesta', '15 euros', ''],
  ['Zwei Brote für 7,50 €', 'Zwei Brote für', '7,50 €', ''],
  ['Só R$ 29,90 por mês', 'Só', 'R$ 29,90', 'por mês'],
  ['خصم ٢٠٪ اليوم', 'خصم', '٢٠٪', 'اليوم'],
  ['Now 10 000 €', 'Now', '10 000 €', ''],
  ['Seulement 1 200,50 €', 'Seulement', '1 200,50 €', ''],
  ['1’200 Franken im Jahr', '', '1’200 Franken', 'im Jahr'],
  ['from $49 a month', 'from', '$49', 'a month'],
])('%s', (text, before, key, after) => {
  expect(offerIn(text)).toEqual({ before, key, after });
});

test.each([
  '12 Main Street',
  'Come by today',
  'Open 24 hours',
  '',
  'We raised $1.2 million',
  'Instead of $99 only $49',
  'was $99',
  'No $500 fee',
  'Never pay $99 again',
  'Orders over $50 ship free',
  'Statt 99 Euro',
])('none in “%s”', (text) => {
  expect(offerIn(text)).toBeUndefined();
});

test('the price of now is the offer, and that of before is old', () => {
  expect(offerIn('Was $149, now $99')).toEqual({ before: 'Now', key: '$99', after: '', old: '$149' });
});

test('reading takes time proportional to the length of the text', () => {
  expectLinear(offerIn, { words: ['1,', '$', '5 ', '9', ' euros', 'R$ ', '% ', 'no ', '1 000', 'was ', ', now '] });
});
