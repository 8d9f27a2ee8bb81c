// Date ranges and presets in different time zones.
import { expect, test } from 'vitest';
import { addDays, daysIn, presetsOn, todayIn } from './range.ts';

const rangeOf = (name: string, today: string) => presetsOn(today).find((preset) => preset.name === name)?.range;

test('today is the current day in the time zone of the viewer', () => {
  const now = new Date('2026-11-03T23:30:00Z');
  expect(todayIn('UTC', now)).toBe('2026-11-03');
  expect(todayIn('Asia/Tokyo', now)).toBe('2026-11-04');
});

test('a preset ends today and has as many days as it says', () => {
  expect(rangeOf('7 days', '2026-03-02')).toEqual({ from: '2026-02-24', to: '2026-03-02' });
  expect(daysIn(rangeOf('90 days', '2026-11-21')!)).toBe(90);
});

test('months begin on their first and end on their last day', () => {
  expect(rangeOf('This month', '2026-11-21')).toEqual({ from: '2026-11-01', to: '2026-11-21' });
  expect(rangeOf('Last month', '2026-03-31')).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  expect(rangeOf('Last month', '2026-01-15')).toEqual({ from: '2025-12-01', to: '2025-12-31' });
});

test('a day on which the clocks change counts as one day', () => {
  expect(addDays('2026-10-24', 2)).toBe('2026-10-26');
  expect(daysIn({ from: '2026-10-24', to: '2026-10-26' })).toBe(3);
});
