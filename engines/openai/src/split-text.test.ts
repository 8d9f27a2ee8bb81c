// Tests splitting long texts.
import { splitWords } from '@greenroom/engine-kit/text/words';
import { expect, test } from 'vitest';
import { MAX_PART_CHARACTERS, splitText } from './split-text.ts';

const expectFit = (text: string) => {
  const parts = splitText(text);
  expect(parts.length).toBeGreaterThan(1);
  expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(MAX_PART_CHARACTERS);
  expect(parts.flatMap(splitWords).join('')).toBe(splitWords(text).join(''));
  return parts;
};

test('a short text is unchanged', () => {
  expect(splitText('Hello.\n\nHow are you?')).toEqual(['Hello.\n\nHow are you?']);
});

test('a long text is split at sentences, into as few parts as possible', () => {
  const sentence = `Some ${'word '.repeat(96)}end here.`;
  const parts = expectFit(Array.from({ length: 10 }, () => sentence).join(' '));
  expect(parts).toHaveLength(3);
  expect(parts.every((part) => part.endsWith('end here.'))).toBe(true);
});

test('a sentence that is too long is split at clauses, and a clause at words', () => {
  expectFit(`${'a clause of some words, '.repeat(200)}and its end.`);
  expectFit('word '.repeat(1_000));
  expectFit('我们吃饭'.repeat(1_000));
  expectFit('x'.repeat(5_000));
  expectFit('😀a'.repeat(3_000));
});
