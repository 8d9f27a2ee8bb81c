// Tests where the words of a shot are in the script.
import { expect, test } from 'vitest';
import { placeOf, placeOfTitle } from './select-words.ts';

const shots = ['Cold again?', 'Warm it.', 'Warm it.'].map((text) => ({
  text,
  seconds: 1,
  title: null as string | null,
  element: null,
}));

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

test('the words of a title are found in their shot, or else where they were said before', () => {
  const script = 'Cold again? Warm it. Warm it.';
  const titled = (index: number, title: string) =>
    placeOfTitle(shots.with(index, { ...shots[index]!, title }), index, script);
  expect(titled(2, 'Warm it')).toEqual([21, 28]);
  expect(titled(2, 'Cold again')).toEqual([0, 10]);
  expect(titled(0, 'Not said')).toEqual([0, 11]);
});
