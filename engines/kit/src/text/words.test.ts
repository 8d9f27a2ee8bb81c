// Tests splitting texts into words and characters.
import { expect, test } from 'vitest';
import { characterCount } from './characters.ts';
import { joinWords, splitWords } from './words.ts';

test('words keep their punctuation, and a separate mark belongs to the word before it', () => {
  expect(splitWords('Hello, world – it’s  here !')).toEqual(['Hello,', 'world –', 'it’s', 'here !']);
});

test('scripts without spaces are split by a dictionary', () => {
  const words = splitWords('今天天气很好。 Try it');
  expect(words.length).toBeGreaterThan(4);
  expect(words.join('')).toBe('今天天气很好。Tryit');
  expect(splitWords('สวัสดีครับ').length).toBe(2);
});

test('words are joined with spaces only where the script has them', () => {
  for (const text of [
    'Hello, world – it’s here !',
    '2026年3月，今天天气很好。',
    'มาลองวันนี้',
    '우리는 빵을 굽습니다.',
    '「はい」と言った。',
  ]) {
    expect(joinWords(splitWords(text))).toBe(text);
  }
});

test('characters are counted as code points', () => {
  expect([characterCount(''), characterCount('abc'), characterCount('👍🏽'), characterCount('日本')]).toEqual([
    0, 3, 2, 2,
  ]);
});
