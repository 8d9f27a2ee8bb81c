// Choosing the language of a page by the `Accept-Language` header.
import { expect, test } from 'vitest';
import { preferredLanguage } from './preferred-language.ts';

test.each([
  ['es-MX,es;q=0.9,en;q=0.8', 'es'],
  ['fr-CA, ES;q=0.5, en', 'es'],
  ['en-GB,es', 'en'],
  ['de', 'en'],
  ['', 'en'],
  [undefined, 'en'],
])('%s asks for %s', (header, language) => {
  expect(preferredLanguage(header)).toBe(language);
});
