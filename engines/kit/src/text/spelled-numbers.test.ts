// Numbers in words.
import { expectLinear } from '@greenroom/engine-kit/testing/linear-time';
import { expect, test } from 'vitest';
import { spelledNumberAt, spelledNumbersIn } from './spelled-numbers.ts';

const read = (text: string, language: string) => spelledNumberAt(text.split(' '), 0, language);

test.each([
  ['en', 'two thousand five hundred dollars', 2500, 4],
  ['en', 'twelve hundred dogs', 1200, 2],
  ['en', 'one hundred and twenty dollars', 120, 4],
  ['en', 'thirty-five, and then', 35, 1],
  ['en', 'three hundred and fifty thousand people', 350_000, 5],
  ['de', 'zweitausendfünfhundert Patienten', 2500, 1],
  ['de', 'Fünfundzwanzig Kurse', 25, 1],
  ['de', 'hunderteinundzwanzig Tage', 121, 1],
  ['nl', 'tweeduizend vijfhonderd klanten', 2500, 2],
  ['nl', 'tweeëndertig dagen', 32, 1],
  ['es', 'mil doscientos ciclistas', 1200, 2],
  ['es', 'treinta y cinco años', 35, 3],
  ['es', 'dos mil quinientos clientes', 2500, 3],
  ['fr', 'quatre-vingt-dix-sept secondes', 97, 1],
  ['fr', 'deux mille cinq cents artisans', 2500, 4],
  ['fr', 'soixante et onze jours', 71, 3],
  ['fr', 'vingt et un jours', 21, 3],
  ['it', 'duemilacinquecento famiglie', 2500, 1],
  ['it', 'trentotto ricette', 38, 1],
  ['it', 'milleduecentoventuno giorni', 1221, 1],
  ['pt', 'dois mil e quinhentos clientes', 2500, 4],
  ['pt', 'vinte e cinco pães', 25, 3],
  ['pl', 'dwa tysiące pięćset klientów', 2500, 3],
  ['pl', 'dwadzieścia cztery godziny', 24, 2],
  ['ru', 'две тысячи пятьсот клиентов', 2500, 3],
  ['tr', 'iki bin beş yüz kişi', 2500, 4],
  ['tr', 'on iki saat', 12, 2],
  ['tr', 'ikibinbeşyüz kişi', 2500, 1],
])('%s: “%s” is %i', (language, text, value, count) => {
  expect(read(text, language)).toEqual({ value, count });
});

test.each([
  ['en', 'two and a half hours'],
  ['en', 'nineteen ninety-eight was'],
  ['en', 'two point five stars'],
  ['es', 'dos y media horas'],
  ['fr', 'neuf comme hier'],
  ['it', 'sei stanco'],
  ['tr', 'yüz maskesi'],
  ['ru', 'два с половиной часа'],
])('%s: a number that is not read whole has no value: %s', (language, text) => {
  expect(read(text, language)).toMatchObject({ value: undefined });
});

test.each([
  ['en', 'once you try it'],
  ['en', 'due today'],
  ['en', 'a one-year warranty'],
  ['fr', 'dos fragile'],
  ['nl', 'vieren wij'],
  ['nl', 'onze klanten'],
  ['de', 'Achtung'],
  ['sw', 'moja'],
])('%s: no number begins “%s”', (language, text) => {
  expect(spelledNumberAt(text.split(' '), text.startsWith('a ') ? 1 : 0, language)).toBeUndefined();
});

test('a mark ends a number', () => {
  expect(read('two, three or four', 'en')).toEqual({ value: 2, count: 1 });
});

test('numbers of several words are found in any language', () => {
  expect(spelledNumbersIn('We have two thousand five hundred friends, two cats'.split(' '))).toEqual([
    { at: 2, count: 4 },
  ]);
  expect(spelledNumbersIn('São dois mil e quinhentos clientes'.split(' '))).toEqual([{ at: 1, count: 4 }]);
});

test('reading takes time proportional to the length of the text', () => {
  expectLinear((text) => spelledNumbersIn(text.split(' ')), {
    words: ['two ', 'and ', 'ein', 'und', 'mil ', 'quatre-'],
  });
});
