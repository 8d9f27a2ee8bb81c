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
  'Order today and not for free',
  'was $99',
  'No $500 fee',
  'Never pay $99 again',
  'Orders over $50 ship free',
  'Statt 99 Euro',
])('none in “%s”', (text) => {
  expect(offerIn(text)).toBeUndefined();
});

test.each([
  ['Was $149, now $99', 'Now', '$99', '', '$149'],
  ['$149 before, $99 today', '', '$99', 'today', '$149'],
  ['Now $99, was $149', 'Now', '$99', '', '$149'],
  ['De R$ 199 por apenas R$ 99', '', 'R$ 99', '', 'R$ 199'],
  ['Früher: 149 €, jetzt: 99 €', 'Jetzt:', '99 €', '', '149 €'],
  ['Instead of $99 only $49', 'Only', '$49', '', '$99'],
  ["190 euros au lieu de 260 jusqu'au 15 décembre", '', '190 euros', "jusqu'au 15 décembre", '260'],
])('the price of now is the offer, and that of before is old: %s', (text, before, key, after, old) => {
  expect(offerIn(text)).toEqual({ before, key, after, old });
});

test.each([
  ['Your first bag is free, you only pay the shipping', 'Your first bag is', 'free', 'you only pay the shipping'],
  ['Half price on your first box', '', 'Half price', 'on your first box'],
  ['Sopralluogo gratuito', 'Sopralluogo', 'gratuito', ''],
  ['初回は無料です', '初回は', '無料', 'です'],
])('what costs nothing or half is as large as a price: %s', (text, before, key, after) => {
  expect(offerIn(text)).toEqual({ before, key, after });
});

test('reading takes time proportional to the length of the text', () => {
  expectLinear(offerIn, { words: ['1,', '$', '5 ', '9', ' euros', 'R$ ', '% ', 'no ', '1 000', 'was ', ', now '] });
});
