// Choosing the language of the interface, and the region of numbers and dates.
import { expect, test } from 'vitest';
import { chooseLanguage, regionalTag } from './languages.ts';

test('the stored language comes before those of the browser', () => {
  expect(chooseLanguage('es', ['en-GB'])).toBe('es');
  expect(chooseLanguage('en', ['es-MX'])).toBe('en');
});

test('without a stored one, the first language of the browser that the interface has is used, then English', () => {
  expect(chooseLanguage(null, ['fr-CA', 'es-419', 'en-US'])).toBe('es');
  expect(chooseLanguage('xx', ['ES'])).toBe('es');
  expect(chooseLanguage(null, ['fr', 'de'])).toBe('en');
  expect(chooseLanguage(null, [])).toBe('en');
});

test('numbers follow the region of the browser in the language of the interface', () => {
  expect(regionalTag('es', ['en-US', 'es-MX', 'es-ES'])).toBe('es-MX');
});

test('without a region, numbers are those of the region for which the texts are written', () => {
  expect(regionalTag('es', ['en-US'])).toBe('es-MX');
  expect(regionalTag('es', ['es', 'en-US'])).toBe('es-MX');
  expect(regionalTag('en', ['es-MX'])).toBe('en');
});
