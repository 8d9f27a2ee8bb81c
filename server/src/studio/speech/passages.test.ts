// A script falls into passages for the synthesisers and loses nothing.
import { expect, test } from 'vitest';
import { passagesOf } from './passages.ts';

const texts = (text: string, language = 'en') =>
  passagesOf(text, language).map(({ tokens }) => tokens.map((token) => token.text));

test('every word is a token with its punctuation as the script has it', () => {
  expect(texts('Hello, “world”! It’s here.')).toEqual([
    ['Hello,', '“world”!'],
    ['It’s', 'here.'],
  ]);
});

test('what nobody says stays with its neighbour', () => {
  expect(texts('☕ Coffee — now 🎉')).toEqual([['☕ Coffee —', 'now 🎉']]);
  expect(passagesOf('Coffee — now', 'en')[0]!.tokens[0]!.spoken).toBe('Coffee,');
  expect(texts('🎉🎉')).toEqual([]);
});

test('sentences and paragraphs are told apart by their pauses', () => {
  const pauses = passagesOf('One. Two!\n\nThree?', 'en').map(({ pause }) => pause);
  expect(pauses).toEqual(['sentence', 'paragraph', 'none']);
});

test('words in another script are read in the language of that script', () => {
  expect(passagesOf('Visit 東京 today', 'en').map(({ language }) => language)).toEqual(['en', 'zh', 'en']);
  expect(passagesOf('Добро пожаловать', 'uk').map(({ language }) => language)).toEqual(['uk']);
  expect(passagesOf('Open 24/7 in Köln', 'de').map(({ language }) => language)).toEqual(['de']);
});

test('scripts without spaces fall into words', () => {
  const [tokens] = texts('今天天气很好。', 'zh');
  expect(tokens!.length).toBeGreaterThan(2);
  expect(tokens!.join('')).toBe('今天天气很好。');
});

test('the longest text falls into passages a synthesiser can hold, and loses nothing', () => {
  const text = 'we bake fresh warm bread and '.repeat(172);
  const passages = passagesOf(text, 'en');
  expect(passages.flatMap(({ tokens }) => tokens.map((token) => token.text)).join(' ')).toBe(text.trim());
  for (const { tokens } of passages) expect(tokens.length).toBeLessThanOrEqual(45);
  expect(passagesOf('x'.repeat(5000), 'en')[0]!.tokens[0]!.spoken.length).toBeLessThan(200);
});

test('what is read as one is one token: a number and its unit, an abbreviation with a space in it, a date', () => {
  expect(texts('Am 12. Mai um 9:30 Uhr gibt es z. B. 25 kg für € 5,50.', 'de')).toEqual([
    ['Am', '12. Mai', 'um', '9:30 Uhr', 'gibt', 'es', 'z. B.', '25 kg', 'für € 5,50.'],
  ]);
});
