// Tests where the words of a shot are in the script.
import { expect, test } from 'vitest';
import { placeOf } from './select-words.ts';

const shots = ['Cold again?', 'Warm it.', 'Warm it.'].map((text) => ({ text, seconds: 1 }));

test('words that are said twice are found at their own place', () => {
  const script = 'Cold again?  Warm it. Warm it.';
  expect([0, 1, 2].map((index) => placeOf(shots, index, script))).toEqual([
    [0, 11],
    [13, 21],
    [22, 30],
  ]);
});

test('shots of another script have no place', () => {
  expect(placeOf(shots, 1, 'Cold again? Heat it.')).toBeUndefined();
});
