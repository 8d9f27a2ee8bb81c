// Verbalizing tokens.
import { expect, test } from 'vitest';
import { verbalizeToken } from './verbalize-token.ts';

const english = (text: string) => verbalizeToken(text, 'en');

test('emoji, markup and quotation marks are not spoken', () => {
  expect(english('☕️👍🏽🇩🇪')).toBe('');
  expect(english('*bold*')).toBe('bold');
  expect(english('“Really?”')).toBe('Really?');
  expect(english('(now)')).toBe('now');
  expect(english('<b>Hello</b>')).toBe('b Hello b');
});

test('styled letters and accents become plain letters in English', () => {
  expect(english('𝗕𝗼𝗹𝗱')).toBe('Bold');
  expect(english('café')).toBe('cafe');
  expect(verbalizeToken('café', 'fr')).toBe('café');
});

test('addresses are spelled with their dots in the language of the text', () => {
  expect(english('https://www.example.com/menu?x=1.')).toBe('example dot com slash menu.');
  expect(english('hello@example.com')).toBe('hello at example dot com');
  expect(verbalizeToken('shop.example.de', 'de')).toBe('shop Punkt example Punkt de');
  expect(verbalizeToken('example.com', 'fi')).toBe('example com');
});

test.each([
  ['$5.50,', '5 dollars 50 cents,'],
  ['€1', '1 euro'],
  ['$0.99', '99 cents'],
  ['$1.2M', '1.2 million dollars'],
  ['£3,000', '3000 pounds'],
  ['50%', '50 percent'],
  ['24/7', 'twenty four seven'],
  ['12/05/2026', 'December 5th 2026'],
  ['2026-11-21', 'November 21st 2026'],
  ['9:30am', 'nine thirty A M'],
  ['10:05', 'ten oh five'],
  ['5pm', 'five P M'],
  ['10-20', '10 to 20'],
  ['#5', 'number 5'],
  ['20°C', '20 degrees Celsius'],
  ['3kg', '3 kilograms'],
  ['10k', '10 thousand'],
  ['AT&T', 'AT and T'],
  ['99/99/2026', '99 99 2026'],
])('%s is spoken as "%s"', (written, expected) => {
  expect(english(written)).toBe(expected);
});

test('the zero-width non-joiner inside a Persian word stays', () => {
  expect(verbalizeToken('می\u200cخواهم', 'fa')).toBe('می\u200cخواهم');
});

test.each([
  ['en', 'e.g.', 'for example'],
  ['en', '25 kg', '25 kilograms'],
  ['de', '5,50 €', '5 Euro 50'],
  ['de', '1.299 €', '1299 Euro'],
  ['de', '50 %', '50 Prozent'],
  ['de', '24.12.2026', 'vierundzwanzigsten Dezember 2026'],
  ['de', '9:30 Uhr', '9 Uhr 30'],
  ['de', 'z. B.', 'zum Beispiel'],
  ['de', 'Dr.', 'Doktor'],
  ['es', '5,50 €,', '5 euros con 50,'],
  ['es', '12/05/2026', '12 de mayo de 2026'],
  ['es', 'Sra.', 'señora'],
  ['fr', '1 299 €', '1299 euros'],
  ['fr', '30 km/h', '30 kilomètres par heure'],
  ['fr', 'M.', 'monsieur'],
  ['ar', '50%', '50 بالمئة'],
  ['ar', '12/05/2026', '12 مايو 2026'],
  ['hi', '₹500', '500 रुपये'],
  ['hi', '12/05/2026', '12 मई 2026'],
  ['pt', 'R$ 5,50', '5 reais e 50'],
  ['pt', 'Sr.', 'senhor'],
  ['it', '€5,50', '5 euro e 50'],
  ['it', '20 °C', '20 gradi Celsius'],
  ['pl', '25 kg', '25 kilogramów'],
  ['ru', '12.05.2026', '12 мая 2026'],
  ['de', '31.02.2026', '31.02.2026'],
  ['jbo', '5 %', '5 %'],
])('%s: %s is spoken as "%s"', (language, written, expected) => {
  expect(verbalizeToken(written, language)).toBe(expected);
});

test('a long run of brackets and full stops is processed in reasonable time', () => {
  const row = `${')'.repeat(2_400)}${'…)'.repeat(1_200)}a`;
  const started = performance.now();
  verbalizeToken(row, 'en');
  // A bound against hanging, not on speed: with backtracking it takes minutes.
  expect(performance.now() - started).toBeLessThan(5_000);
});
