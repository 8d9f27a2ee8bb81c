// Billing details: lengths, single lines, and countries.
import { expect, test } from 'vitest';
import { BillingDetails } from './billing-details.ts';
import { COUNTRIES, countryName } from './countries.ts';
import { languages } from './languages.ts';

const details = { name: 'Bean & Bloom SL', address: ['Calle Mayor 1', '28013 Madrid'], country: 'ES', tax_id: 'ESB1' };
const problemsWith = (over: object) =>
  BillingDetails.safeParse({ ...details, ...over }).error?.issues.map(
    ({ path, message }) => `${path.join('.')} ${message}`,
  );

test('names, addresses and tax ids of every script are accepted, trimmed, and empty ones are left out', () => {
  const given = { name: ' مقهى الورد ', address: ['〒100-0001', ' 東京都千代田区 ', ''], country: null, tax_id: ' ' };
  expect(BillingDetails.parse(given)).toEqual({
    name: 'مقهى الورد',
    address: ['〒100-0001', '東京都千代田区'],
    country: null,
    tax_id: null,
  });
  expect(BillingDetails.parse({ name: '', address: [], country: 'XK', tax_id: null })).toMatchObject({ name: '' });
});

test('every line is one line and not too long', () => {
  const one = 'must be one line without control characters';
  expect(problemsWith({ name: 'a\nb' })).toEqual([`name ${one}`]);
  expect(problemsWith({ address: ['a', 'b\u2028c'] })).toEqual([`address.1 ${one}`]);
  expect(problemsWith({ tax_id: 'B\u202E1' })).toEqual([`tax_id ${one}`]);
  expect(problemsWith({ name: 'x'.repeat(121) })).toEqual(['name must be at most 120 characters']);
  expect(problemsWith({ address: ['x'.repeat(81)] })).toEqual(['address.0 must be at most 80 characters']);
  expect(problemsWith({ address: Array(6).fill('x') })).toHaveLength(1);
  expect(problemsWith({ tax_id: 'x'.repeat(41) })).toEqual(['tax_id must be at most 40 characters']);
});

test('a country is a code of the list, and each has a name in each language', () => {
  for (const country of ['', 'es', 'ZZ', 'EU', 'Spain']) expect(problemsWith({ country })).toHaveLength(1);
  expect([COUNTRIES.length, new Set(COUNTRIES).size]).toEqual([250, 250]);
  for (const language of languages) {
    expect(COUNTRIES.filter((code) => countryName(code, language) === code)).toEqual([]);
  }
});
