// Characters that a synthesiser names instead of reading are told of, and nothing else is.
import { expect, test } from 'vitest';
import { misreadIn } from './misread.ts';

test('characters in Japanese, Korean and Hakka are told of, with what to write instead', () => {
  expect(misreadIn('東京のカフェへようこそ。', 'ja')).toEqual([expect.stringMatching(/東京.+Japanese.+kana/)]);
  expect(misreadIn('大韓民國에 오신 것을 환영합니다.', 'ko-KR')).toEqual([expect.stringMatching(/Korean.+Hangul/)]);
  expect(misreadIn('你好', 'hak')).toHaveLength(1);
  expect(misreadIn('一二三四五六七八九十', 'ja')[0]).toContain('一二三四五…');
});

test('nothing is said of what is read', () => {
  expect(misreadIn('とうきょうのカフェへようこそ。', 'ja')).toEqual([]);
  expect(misreadIn('欢迎来到东京', 'zh')).toEqual([]);
  expect(misreadIn('香港大學', 'yue')).toEqual([]);
  expect(misreadIn('Visit 東京 today', 'en')).toEqual([]);
  expect(misreadIn('', 'ja')).toEqual([]);
});
