// The chosen time zone, and the days that begin in it.
import { afterEach, expect, test } from 'vitest';
import { formatDateTime, formatDay } from './format.ts';
import { browserTimeZone, chooseTimeZone, localTimeZone, startOfDay } from './time-zone.ts';

afterEach(() => chooseTimeZone(null));

test('times are shown in the chosen time zone', () => {
  chooseTimeZone('Asia/Tokyo');
  expect(formatDateTime('2026-11-21T15:30:00Z')).toMatch(/22.*30/);
  expect(formatDay('2026-11-21T15:30:00Z')).toMatch(/22/);
  chooseTimeZone('America/New_York');
  expect(formatDay('2026-11-21T02:00:00Z')).toMatch(/20/);
});

test('a date without a time is not shifted', () => {
  chooseTimeZone('Pacific/Honolulu');
  expect(formatDay('2026-11-21')).toMatch(/21/);
});

test('a day begins at midnight of the chosen time zone, also on the day on which clocks change', () => {
  chooseTimeZone('Europe/Berlin');
  expect(startOfDay('2026-07-01').toISOString()).toBe('2026-06-30T22:00:00.000Z');
  expect(startOfDay('2026-10-25').toISOString()).toBe('2026-10-24T22:00:00.000Z');
  expect(startOfDay('2026-10-26').toISOString()).toBe('2026-10-25T23:00:00.000Z');
  chooseTimeZone('America/Los_Angeles');
  expect(startOfDay('2026-11-01').toISOString()).toBe('2026-11-01T07:00:00.000Z');
  expect(startOfDay('2026-11-02').toISOString()).toBe('2026-11-02T08:00:00.000Z');
});

test('without a choice, or with one that the browser does not know, the browser decides', () => {
  expect(localTimeZone()).toBe(browserTimeZone());
  chooseTimeZone('Mars/Olympus');
  expect(localTimeZone()).toBe(browserTimeZone());
});
