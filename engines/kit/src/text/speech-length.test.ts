// How long a text takes to say, for any text at all.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numberWords } from './number-words.ts';
import { estimateSpeechMs } from './speech-length.ts';

const seconds = (text: string, language: string) => estimateSpeechMs(text, language) / 1000;

/** Measured on the built-in speech at the default speed, one voice. */
test.each([
  [
    'en',
    10.5,
    'Stop scrolling for a second. If your skin feels dry by noon, you are probably using the wrong moisturizer. Here is what dermatologists recommend instead.',
  ],
  [
    'en',
    8.1,
    'Our new running shoes weigh only 180 grams. That’s less than an apple. Put them on, forget about them, and run.',
  ],
  [
    'de',
    7.5,
    'Unsere neuen Laufschuhe wiegen nur 180 Gramm. Das ist weniger als ein Apfel. Anziehen, vergessen, loslaufen.',
  ],
  [
    'es',
    10.3,
    'La nueva colección ya está aquí: telas más suaves, colores más vivos y precios desde 29,99 euros. Pide antes del viernes y el envío es gratis.',
  ],
  ['zh', 8.2, '我们的新跑鞋只有180克，比一个苹果还轻。穿上它，忘掉它，跑起来。'],
  ['ar', 9.2, 'أحذيتنا الجديدة للجري تزن 180 غراما فقط. أقل من تفاحة واحدة. البسها، وانسها، واركض.'],
  ['hi', 7.5, 'हमारे नए जूतों का वज़न सिर्फ़ 180 ग्राम है। यह एक सेब से भी कम है। पहनिए, भूल जाइए और दौड़िए।'],
])('an estimate for %s lies a little above the %d seconds it takes', (language, measured, text) => {
  expect(seconds(text, language)).toBeGreaterThan(measured * 0.95);
  expect(seconds(text, language)).toBeLessThan(measured * 1.25);
});

test('numbers count as the words they are read as', () => {
  const words = Object.entries({
    '7': 1,
    '20': 1,
    '45': 2,
    '299': 4,
    '1,299': 6,
    '1.299': 6,
    '29.99': 5,
    '10:30': 2,
    '2026': 4,
    '0': 1,
    '007': 3,
  });
  expect(words.map(([number]) => [number, numberWords(number)])).toEqual(words);
  expect(seconds('It costs $1,299.99 now.', 'en')).toBeGreaterThan(seconds('It costs nothing now.', 'en') + 1.5);
});

test('pauses take time, and a region changes nothing', () => {
  const [together, apart] = ['Bread and coffee and cake', 'Bread. And coffee. And cake.'];
  expect(seconds(apart, 'en')).toBeGreaterThan(seconds(together, 'en') + 0.6);
  expect(seconds(apart, 'en-GB')).toBe(seconds(apart, 'en'));
});

test('a language that was never measured, or another script than the language’s, still has a sensible length', () => {
  expect(seconds('Mo fẹ́ ra bàtà tuntun ní ọjà lónìí.', 'yo')).toBeGreaterThan(1.5);
  expect(seconds('每天早上我们都有最新鲜的咖啡。', 'en')).toBeGreaterThan(3);
  expect(seconds('قهوة طازجة كل صباح في مدينتنا', 'en')).toBeGreaterThan(1.5);
});

test('every text lasts a whole number of milliseconds above zero, and more of it lasts longer', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      const ms = estimateSpeechMs(text, 'en');
      expect(Number.isSafeInteger(ms) && ms > 0).toBe(true);
      expect(estimateSpeechMs(`${text} and some more words`, 'en')).toBeGreaterThan(ms);
    }),
  );
});

test('five thousand characters of anything are counted quickly', () => {
  for (const piece of ['a', '.', '1', ' ', 'A.', '你', '\n', 'a,', '1.000']) {
    expect(estimateSpeechMs(piece.repeat(5000 / piece.length), 'en')).toBeGreaterThan(0);
  }
});
