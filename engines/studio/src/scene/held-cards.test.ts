// How long title cards are seen.
import { expect, test } from 'vitest';
import type { PlannedShot } from './cut-aways.ts';
import { withHeldCards } from './held-cards.ts';
import { testShot } from './testing-shots.ts';

const shot = (startMs: number, endMs: number, over: Partial<PlannedShot> = {}) => testShot({ startMs, endMs, ...over });
const card = { subject: 'title', speaks: false } as const;
const END = shot(9000, 12000, card);
const timesOf = (shots: readonly PlannedShot[]) => withHeldCards(shots).map(({ startMs, endMs }) => [startMs, endMs]);

test('a short card is held into the next shot, which begins later', () => {
  const shots = [shot(0, 3000), shot(3000, 5000, card), shot(5000, 9000), END];
  expect(timesOf(shots)).toEqual([
    [0, 3000],
    [3000, 5500],
    [5500, 9000],
    [9000, 12000],
  ]);
});

test('not before a short shot, nor longer than until the label of the next shot enters', () => {
  expect(timesOf([shot(0, 3000), shot(3000, 7400, card), shot(7400, 9000), END])[1]).toEqual([3000, 7400]);
  const title = { before: '', key: '12', after: 'farms', keyMs: 5200 };
  expect(timesOf([shot(0, 3000), shot(3000, 5000, card), shot(5000, 9000, { title }), END])[1]).toEqual([3000, 5200]);
});

test('a card before the end card has its own time', () => {
  expect(timesOf([shot(0, 7000), shot(7000, 9000, card), END])[1]).toEqual([7000, 9000]);
});
