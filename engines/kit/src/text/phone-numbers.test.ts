// Tests which digits count as phone numbers.
import { expect, test } from 'vitest';
import { replacePhoneNumbers } from './phone-numbers.ts';

const found = (text: string, language = 'en') => {
  const numbers: string[] = [];
  replacePhoneNumbers(text, language, (written) => {
    numbers.push(written);
    return '';
  });
  return numbers;
};

test.each([
  ['en', '555-123-4567'],
  ['en', '555.123.4567'],
  ['en', '(555) 123-4567'],
  ['en', '1-800-555-0199'],
  ['en', '1-800-FLOWERS'],
  ['en', '+1 (555) 123-4567'],
  ['en', '+44 20 7946 0958'],
  ['en', '020 7946 0958'],
  ['en', '555-1234'],
  ['en', '98765 43210'],
  ['de', '030/1234567'],
  ['de', '+49 (0) 30 123456'],
  ['de', '0800 123 456'],
  ['fr', '01 23 45 67 89'],
  ['fr', '01.23.45.67.89'],
  ['fr', '0612345678'],
  ['es', '912 345 678'],
  ['es', '612 34 56 78'],
  ['it', '333 123 4567'],
  ['pt', '(11) 91234-5678'],
  ['pt', '912 345 678'],
  ['ru', '8 800 555-35-35'],
])('%s: %s is a phone number', (language, number) => {
  expect(found(`Call ${number}, or ${number}.`, language)).toEqual([number, number]);
});

test.each([
  ['en', '500-1000'],
  ['en', '2019-2024'],
  ['en', '$100-$200'],
  ['en', '1,299.99'],
  ['en', '2026-11-21'],
  ['en', '(2024) 150'],
  ['en', 'ABC-555-1234'],
  ['en', '192.168.1.1'],
  ['de', '01.02.2026 18 Uhr'],
  ['de', '01-02-2026'],
  ['fr', '912 345 678 €'],
  ['fr', '912 345 678'],
  ['fr', '0,50'],
  ['es', '912.345.678'],
  ['es', '612 345 678 €'],
  ['es', '500 000 000'],
  ['pl', '750 500 000 zł'],
  ['en', '60000-80000'],
])('%s: %s is not a phone number', (language, digits) => {
  expect(found(`Only ${digits} today`, language)).toEqual([]);
});

test('a phone number between letters of a script without spaces is found', () => {
  expect(found('お電話は03-1234-5678まで。', 'ja')).toEqual(['03-1234-5678']);
});
