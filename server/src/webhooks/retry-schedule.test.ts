// When failed deliveries are attempted again.
import { expect, test } from 'vitest';
import { pauseMsAfter, retryAfterSeconds } from './retry-schedule.ts';

const none = () => 0;

test('ten attempts within 24 hours: at once, after 5 s, 5 min, 30 min, 2, 5, 10, 14, 20 and 24 h', () => {
  const hours: number[] = [];
  for (let failures = 1, passed = 0; ; failures++) {
    const pause = pauseMsAfter(failures, 0, none);
    if (pause === undefined) break;
    passed += pause;
    hours.push(passed / 3_600_000);
  }
  expect(hours).toHaveLength(9);
  expect(hours.map((at) => Number(at.toFixed(3)))).toEqual([
    0.001, 0.085, 0.501, 2.001, 5.001, 10.001, 14.001, 20.001, 24.001,
  ]);
});

test('up to a tenth of a pause is added at random', () => {
  expect([pauseMsAfter(1, 0, none), pauseMsAfter(1, 0, () => 0.5), pauseMsAfter(1, 0, () => 1)]).toEqual([
    5_000, 5_250, 5_500,
  ]);
});

test('an endpoint may ask for a later attempt, at most two hours later, and for none that is earlier', () => {
  expect(pauseMsAfter(1, 60, none)).toBe(60_000);
  expect(pauseMsAfter(1, 86_400, none)).toBe(7_200_000);
  expect(pauseMsAfter(2, 1, none)).toBe(300_000);
  expect(pauseMsAfter(10, 60, none)).toBeUndefined();
});

test('Retry-After is a number of seconds or a date; anything else is ignored', () => {
  const now = Date.parse('2026-11-25T08:00:00Z');
  expect(retryAfterSeconds('120', now)).toBe(120);
  expect(retryAfterSeconds('Wed, 25 Nov 2026 08:10:00 GMT', now)).toBe(600);
  expect(retryAfterSeconds('Wed, 25 Nov 2020 08:10:00 GMT', now)).toBe(0);
  for (const header of [undefined, '', 'soon', '-1', '1e9', '9'.repeat(50)])
    expect(retryAfterSeconds(header, now)).toBeUndefined();
});
