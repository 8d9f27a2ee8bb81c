// Warnings about characters that the synthesizer cannot read.
import { expect, test } from 'vitest';
import { pronunciationWarnings } from './pronunciation-warnings.ts';

test('Chinese characters in Japanese, Korean and Hakka give a warning with an alternative', () => {
  expect(pronunciationWarnings('東京のカフェへようこそ。', 'ja')).toEqual([
    expect.stringMatching(/東京.+Japanese.+kana/),
  ]);
  expect(pronunciationWarnings('大韓民國에 오신 것을 환영합니다.', 'ko-KR')).toEqual([
    expect.stringMatching(/Korean.+Hangul/),
  ]);
  expect(pronunciationWarnings('你好', 'hak')).toHaveLength(1);
  expect(pronunciationWarnings('一二三四五六七八九十', 'ja')[0]).toContain('一二三四五…');
});

test('readable text gives no warning', () => {
  expect(pronunciationWarnings('とうきょうのカフェへようこそ。', 'ja')).toEqual([]);
  expect(pronunciationWarnings('欢迎来到东京', 'zh')).toEqual([]);
  expect(pronunciationWarnings('香港大學', 'yue')).toEqual([]);
  expect(pronunciationWarnings('Visit 東京 today', 'en')).toEqual([]);
  expect(pronunciationWarnings('', 'ja')).toEqual([]);
});
