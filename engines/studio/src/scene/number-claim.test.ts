// Numbers in phrases of the speech.
import { expect, test } from 'vitest';
import { numberClaim } from './number-claim.ts';

test.each([
  ['for fifteen years', 'for', '15', 'years'],
  ['you sit down two minutes later', 'you sit down', '2', 'minutes later'],
  ['en 30 minutos', 'en', '30', 'minutos'],
])('what a phrase counts is in digits: %s', (phrase, before, key, after) => {
  expect(numberClaim(phrase, '')).toEqual({ before, key, after });
});

test.each(['bring it before nine', 'one of them', 'we explain every step', 'nothing is better'])(
  'a phrase without a counted thing has no number: %s',
  (phrase) => {
    expect(numberClaim(phrase, '$')).toBeUndefined();
  },
);

test('nothing that is paid is zero in the currency of the speech', () => {
  expect(numberClaim('you pay nothing', 'The average is $740.')).toEqual({ before: 'you pay', key: '$0', after: '' });
  expect(numberClaim('no pagas nada', 'Cuesta 29 euros.')).toEqual({ before: 'no pagas', key: '0 €', after: '' });
  expect(numberClaim('you pay nothing', 'It is easy.')).toBeUndefined();
});
