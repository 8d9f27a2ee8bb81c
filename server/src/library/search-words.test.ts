// Which words are found, and that long texts take linear time.
import { expectLinear } from '@greenroom/engine-kit/testing/linear-time';
import { expect, test } from 'vitest';
import { excerptOf } from './excerpt.ts';
import { searchQuery, searchWords } from './search-words.ts';

const client = '01890000-0000-7000-8000-0000abcd1234';
const words = (text: string) => searchWords(client, text).map((word) => word.replace(/^abcd1234/, ''));

test('words have no case, accents or punctuation, and are listed once', () => {
  expect(words('Café, CAFE: “Ünïted” don’t stop-motion 24/7')).toEqual([
    'cafe',
    'united',
    'don',
    't',
    'stop',
    'motion',
    '24',
    '7',
  ]);
  expect(words('😀 — …')).toEqual([]);
});

test('scripts without spaces are split by a dictionary', () => {
  expect(words('今日だけ半額')).toEqual(expect.arrayContaining(['今日', '半額']));
});

test('a query has quoted words of letters and digits only, at most twenty', () => {
  expect(searchQuery(client, "a' & b:* | !c\\")).toBe("'abcd1234a':* & 'abcd1234b':* & 'abcd1234c':*");
  expect(searchQuery(client, '!?')).toBeUndefined();
  expect(searchQuery(client, Array.from({ length: 50 }, (_, i) => `w${i}`).join(' '))!.split('&')).toHaveLength(20);
});

test('an excerpt is one line, cut after a word', () => {
  expect(excerptOf('  Short \n text ')).toBe('Short text');
  expect(excerptOf('word '.repeat(30))).toBe(`${'word '.repeat(16).trim()}…`);
  expect([...excerptOf('字'.repeat(200))]).toHaveLength(80);
  expect(excerptOf(`${' '.repeat(319)}😀`).isWellFormed()).toBe(true);
});

test('words and excerpts take linear time', () => {
  expectLinear((text) => searchWords(client, text));
  expectLinear((text) => excerptOf(text));
});
