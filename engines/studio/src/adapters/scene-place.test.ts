// The times of day that the planner of scenes videos carries from place to place.
import { expect, test } from 'vitest';
import { planPlace } from '../places/plan-place.ts';
import { readScenePlace } from './scene-place.ts';

test.each([
  ['a sunny beach at noon', 'day', 'by day'],
  ['an office in the afternoon', 'day', 'by day'],
  ['a lake at dawn', 'morning', 'in the morning'],
  ['a beach at sunset', 'golden', 'at sunset'],
  ['a street in the evening', 'dusk', 'at dusk'],
  ['a bar at midnight', 'night', 'at night'],
])('“%s” names its time of day, %s, which other places keep for every seed', (words, time, phrase) => {
  expect(readScenePlace(words).time).toBe(phrase);
  for (let i = 0; i < 40; i++)
    expect(planPlace({ words: `in a café ${phrase}`, seed: `${i}`, avoid: [] })).toMatchObject({ kind: 'cafe', time });
});

test('words without a time of day name none, whatever hours a place has', () => {
  for (const words of ['in a café', 'a bar', 'a beach', '']) expect(readScenePlace(words).time).toBeUndefined();
});
