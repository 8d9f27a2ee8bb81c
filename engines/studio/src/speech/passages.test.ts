// Splitting a script into passages without losing text.
import { expect, test } from 'vitest';
import { passagesOf } from './passages.ts';

const texts = (text: string, language = 'en') =>
  passagesOf(text, language).map(({ tokens }) => tokens.map((token) => token.text));

test('every word is a token with its punctuation', () => {
  expect(texts('Hello, “world”! It’s here.')).toEqual([
    ['Hello,', '“world”!'],
    ['It’s', 'here.'],
  ]);
});

test('symbols that are not spoken stay with their neighbour', () => {
  expect(texts('☕ Coffee — now 🎉')).toEqual([['☕ Coffee —', 'now 🎉']]);
  expect(passagesOf('Coffee — now', 'en')[0]!.tokens[0]!.spoken).toBe('Coffee,');
  expect(texts('🎉🎉')).toEqual([]);
});

test('sentences and paragraphs end in different pauses', () => {
  const pauses = passagesOf('One. Two!\n\nThree?', 'en').map(({ pause }) => pause);
  expect(pauses).toEqual(['sentence', 'paragraph', 'none']);
});

test('words in another script are read in the language of that script', () => {
  expect(passagesOf('Visit 東京 today', 'en').map(({ language }) => language)).toEqual(['en', 'zh', 'en']);
  expect(passagesOf('Добро пожаловать', 'uk').map(({ language }) => language)).toEqual(['uk']);
  expect(passagesOf('Open 24/7 in Köln', 'de').map(({ language }) => language)).toEqual(['de']);
});

test('scripts without spaces are split into words', () => {
  const [tokens] = texts('今天天气很好。', 'zh');
  expect(tokens!.length).toBeGreaterThan(2);
  expect(tokens!.join('')).toBe('今天天气很好。');
});

test('the longest text is split into passages of limited length and loses nothing', () => {
  const text = 'we bake fresh warm bread and '.repeat(172);
  const passages = passagesOf(text, 'en');
  expect(passages.flatMap(({ tokens }) => tokens.map((token) => token.text)).join(' ')).toBe(text.trim());
  for (const { tokens } of passages) expect(tokens.length).toBeLessThanOrEqual(45);
  expect(passagesOf('x'.repeat(5000), 'en')[0]!.tokens[0]!.spoken.length).toBeLessThan(200);
});

test('a number with its unit, an abbreviation with a space and a date are one token each', () => {
  expect(texts('Am 12. Mai um 9:30 Uhr gibt es z. B. 25 kg für € 5,50.', 'de')).toEqual([
    ['Am', '12. Mai', 'um', '9:30 Uhr', 'gibt', 'es', 'z. B.', '25 kg', 'für € 5,50.'],
  ]);
});

test.each([
  ['de', 'Ruf 030/1234567 oder +49 30 123456 an.', ['Ruf', '030/1234567', 'oder', '+49 30 123456', 'an.']],
  ['fr', 'Appelez le 01 23 45 67 89 !', ['Appelez', 'le', '01 23 45 67 89 !']],
  ['fr', 'Dès 1\u202f299\u00a0€ pour 10 000 pas.', ['Dès', '1 299\u00a0€', 'pour', '10 000', 'pas.']],
  ['es', 'Llame al 612 34 56 78 hoy', ['Llame', 'al', '612 34 56 78', 'hoy']],
  ['de', 'Nur 1 299,00 € statt 10 599,00 € – ruf an.', ['Nur', '1 299,00 €', 'statt', '10 599,00 € –', 'ruf', 'an.']],
  ['en', 'Call +1 (555) 123-4567 or 1-800-555-0199.', ['Call', '+1 (555) 123-4567', 'or', '1-800-555-0199.']],
  ['en', 'See https://example.com/sale-2026 for it', ['See', 'https://example.com/sale-2026', 'for', 'it']],
  ['en', 'Call (555) 123-4567 by 5 p.m. today', ['Call', '(555) 123-4567', 'by', '5 p.m.', 'today']],
  ['ja', 'お電話は03-1234-5678まで', ['お', '電話', 'は', '03-1234-5678', 'まで']],
])('%s: numbers with spaces stay one token in "%s"', (language, text, words) => {
  expect(texts(text, language).flat()).toEqual(words);
});

test.each([
  ['de', 'Ruf 030/1234567 an.', 'Ruf 0 3 0, 1 2 3, 4 5 6 7 an.'],
  ['fr', 'Appelez le 01 23 45 67 89.', 'Appelez le 0 1, 23, 45, 67, 89.'],
  ['fr', '0800 123 456', '0 800, 1 2 3, 4 5 6'],
  ['es', 'Llame al 912 345 678.', 'Llame al 9 1 2, 3 4 5, 6 7 8.'],
  ['es', 'Llame al 612 34 56 78.', 'Llame al 6 1 2, 34, 56, 78.'],
  ['it', 'Chiami il 333 123 4567.', 'Chiami il 3 3 3, 1 2 3, 4 5 6 7.'],
  ['pt', 'Ligue (11) 91234-5678.', 'Ligue 1 1, 9 1 2 3 4, 5 6 7 8.'],
  ['de', 'Mo.-Fr. 9-17 Uhr, 9.30 Uhr', 'Montag bis Freitag 9 bis 17 Uhr, 9 Uhr 30'],
  ['de', 'Müller & Söhne für 5-10 € oder 9,99 €/Monat', 'Müller und Söhne für 5 bis 10 Euro oder 9 Euro 99 pro Monat'],
  ['fr', 'lun-ven, 14h30 à 17h00', 'lundi à vendredi, 14 heures 30 à 17 heures'],
  [
    'fr',
    '1 299 € au n° 5 chez M. Dupont, -5 °C',
    '1299 euros au numéro 5 chez monsieur Dupont, moins 5 degrés Celsius',
  ],
  ['es', 'La sra. López, nº 5, a las 9:30', 'La señora López, número 5, a las 9 y 30'],
  ['it', 'Il sig. Rossi, 10-20 %', 'Il signor Rossi, 10 a 20 percento'],
  ['de', 'z. B. Brot, d. h. ca. 5 Mio. Euro usw.', 'zum Beispiel Brot, das heißt circa 5 Millionen Euro und so weiter'],
])('%s: "%s" is spoken as "%s"', (language, written, expected) => {
  const passages = passagesOf(written, language);
  expect(passages.map(({ tokens }) => tokens.map(({ spoken }) => spoken).join(' ')).join(' | ')).toBe(expected);
});

test('five thousand characters of any pattern are processed', () => {
  for (const piece of ['0', '1 ', '+1 ', '5-', '(0 ', 'a.', '$5-', '12 34 ', '1,', '9 am - ']) {
    for (const language of ['en', 'de', 'es'])
      expect(passagesOf(piece.repeat(5000 / piece.length), language)).not.toEqual([]);
  }
});
