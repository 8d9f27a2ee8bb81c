// Where the phrases of captions end.
import { splitWords } from '@greenroom/engine-kit/text/words';
import { expect, test } from 'vitest';
import { phrasesOf } from './phrases.ts';

const phrases = (text: string) =>
  phrasesOf(
    splitWords(text).map((word, index) => ({ text: word, startMs: index * 300, endMs: index * 300 + 290 })),
    () => true,
  ).map((words) => words.map((word) => word.text).join(' '));

test.each([
  [['We open at five,', 'bake all day,', 'and close at noon.']],
  [['Call us, we come,', 'and it works again', 'the same day.']],
])('a phrase ends where a clause does rather than inside the next one: %j', (expected) => {
  expect(phrases(expected.join(' '))).toEqual(expected);
});

test('short clauses share a phrase', () => {
  expect(phrases('If you brake, it squeaks, and nobody knows why.')).toEqual([
    'If you brake, it squeaks,',
    'and nobody knows why.',
  ]);
});

test('a phrase may end with a month, but not with a word that leads to the next', () => {
  const expected = ['Come and see us in May', 'at the old market', 'by the river.'];
  expect(phrases(expected.join(' '))).toEqual(expected);
});

test('whom something is given or costs stays with its verb', () => {
  expect(phrases('Feeling well should not cost you half a day.')).toContainEqual(expect.stringMatching(/cost you/));
});
