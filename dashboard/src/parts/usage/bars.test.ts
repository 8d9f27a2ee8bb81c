// Grouping of usage into bars, and axis ticks.
import { type DailyUsage, WorkKind } from '@greenroom/contract/dashboard/usage';
import { expect, test } from 'vitest';
import { barsOf, countSteps, fewOf, secondSteps, ticksTo } from './bars.ts';
import { addDays } from './range.ts';

const days = (count: number): DailyUsage['days'] =>
  Array.from({ length: count }, (_, index) => ({
    day: addDays('2026-01-01', index),
    credits: Object.fromEntries(WorkKind.options.map((kind) => [kind, index])) as DailyUsage['total']['credits'],
    jobs: { completed: 1, failed: 2, running_or_queued: 3 },
    video_seconds: 0.5,
  }));

test('up to 62 days have one bar a day', () => {
  const { bars, each } = barsOf(days(62));
  expect([bars.length, each]).toEqual([62, 'day']);
});

test.each([63, 90, 365, 366])('%i days become weeks that add up to the same', (count) => {
  const { bars, each } = barsOf(days(count));
  expect(each).toBe('week');
  expect(bars.length).toBe(Math.ceil(count / 7));
  expect(bars.at(-1)?.from).toBe(addDays('2026-01-01', count - 7));
  expect(bars[0]?.from).toBe('2026-01-01');
  expect(bars.reduce((sum, bar) => sum + bar.credits.tts, 0)).toBe((count * (count - 1)) / 2);
  expect(bars.reduce((sum, bar) => sum + bar.jobs.failed, 0)).toBe(2 * count);
  expect(bars.reduce((sum, bar) => sum + bar.video_seconds, 0)).toBe(count / 2);
});

test('fewer than three days of use are rows without a chart', () => {
  const rows = (...counts: number[]) => counts.map((count) => ({ values: { videos: count, voices: 0 } }));
  expect(fewOf(rows(0, 0))).toEqual([]);
  expect(fewOf(rows(0, 4, 0, -1))).toEqual(rows(4, -1));
  expect(fewOf(rows(1, 0, 2, 3))).toBeUndefined();
});

test.each([
  [0, [0, 1]],
  [3, [0, 1, 2, 3]],
  [10, [0, 5, 10]],
  [137, [0, 50, 100, 150]],
  [1000, [0, 500, 1000]],
])('an axis to %i has round ticks', (max, ticks) => {
  expect(ticksTo(max, countSteps)).toEqual(ticks);
});

test.each([
  [0, [0, 5]],
  [45, [0, 15, 30, 45]],
  [130, [0, 60, 120, 180]],
  [5000, [0, 1800, 3600, 5400]],
])('an axis to %i seconds has ticks at full minutes and hours', (max, ticks) => {
  expect(ticksTo(max, secondSteps)).toEqual(ticks);
});
