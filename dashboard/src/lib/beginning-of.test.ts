// Tests of beginnings of texts.
import { expect, test } from 'vitest';
import { beginningOf } from './beginning-of.ts';

test('a short text is shown as a whole, in one line', () => {
  expect(beginningOf(' Fresh bread.\nEvery morning. ', 40)).toBe('Fresh bread. Every morning.');
});

test('a long text ends after a word, never with a full stop before the ellipsis', () => {
  expect(beginningOf('Fresh bread. Every morning.', 20)).toBe('Fresh bread. Every…');
  expect(beginningOf('Fresh bread. Every morning.', 13)).toBe('Fresh bread…');
});

test('a text without spaces is cut anywhere', () => {
  expect(beginningOf('每天早上七点新鲜面包', 4)).toBe('每天早上…');
});
