// Display formats of counts, money, dates, durations and sizes.
import { expect, test } from 'vitest';
import * as format from './format.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const age = (iso: string) => format.formatAge(iso, now);

test('credits and money', () => {
  expect(format.formatCredits(1)).toBe('1 credit');
  expect(format.formatCredits(12_345)).toBe('12,345 credits');
  expect(format.formatCents(115)).toBe('$1.15');
  expect(format.formatCents(-5, 'eur')).toBe('-€0.05');
});

test('dollars have four digits below one dollar', () => {
  expect([1234.5, 1, 0.99995, 0.0115, 0, -0, -0.00001, -0.385, -2].map(format.formatUsd)).toEqual([
    '$1,234.50',
    '$1.00',
    '$1.00',
    '$0.0115',
    '$0.00',
    '$0.00',
    '$0.00',
    '-$0.3850',
    '-$2.00',
  ]);
});

test('quantities have their unit', () => {
  expect(format.formatQuantity(1, 'image')).toBe('1 image');
  expect(format.formatQuantity(12.54, 'second')).toBe('12.5 seconds');
  expect(format.formatQuantity(12_000, 'character')).toBe('12,000 characters');
});

test.each([
  ['2026-11-21T11:59:40Z', 'just now'],
  ['2026-11-21T11:57:00Z', '3 minutes ago'],
  ['2026-11-21T09:00:00Z', '3 hours ago'],
  ['2026-11-20T12:00:00Z', 'yesterday'],
  ['2026-11-23T12:00:00Z', 'in 2 days'],
])('%s is %s', (iso, words) => {
  expect(age(iso)).toBe(words);
});

test('after an hour, the time of the day tells things apart', () => {
  const recent = (iso: string) => format.formatRecent(iso, { now });
  expect(recent('2026-11-21T11:57:00Z')).toBe('3 minutes ago');
  expect(recent('2026-11-21T09:05:00Z')).toMatch(/^Today 9:05/);
  expect(recent('2026-11-20T09:05:00Z')).toMatch(/^Yesterday 9:05/);
  expect(recent('2026-11-18T09:05:00Z')).toMatch(/18.*9:05/);
});

test('where there is little room, a day before yesterday has no time, and a year only if it is another one', () => {
  const recent = (iso: string) => format.formatRecent(iso, { isShort: true, now });
  expect(recent('2026-11-20T09:05:00Z')).toMatch(/^Yesterday 9:05/);
  expect(recent('2026-11-18T09:05:00Z')).toBe('Nov 18');
  expect(recent('2025-11-18T09:05:00Z')).toBe('Nov 18, 2025');
});

test('an age of more than 30 days is shown as a date', () => {
  expect(age('2026-01-05T12:00:00Z')).toContain('2026');
});

test('a date without a time is not shifted by the time zone', () => {
  expect(format.formatDay('2026-11-21')).toContain('21');
});

test('durations, elapsed times and sizes', () => {
  expect([7, 92, 3723].map(format.formatDuration)).toEqual(['0:07', '1:32', '1:02:03']);
  expect([840, 12_340, 119_900, 200_000].map(format.formatElapsed)).toEqual([
    '840 ms',
    '12.3 s',
    '2 min 0 s',
    '3 min 20 s',
  ]);
  expect([0, 999, 812_000, 4_210_000, 42_000_000].map(format.formatBytes)).toEqual([
    '0 B',
    '999 B',
    '812 kB',
    '4.2 MB',
    '42 MB',
  ]);
});

test('names in snake_case are shown as words', () => {
  expect(format.formatName('talking_head')).toBe('Talking head');
});

test('credits that are charged are worth as much as those that are bought', () => {
  expect([10, -10, 0].map(format.formatWorth)).toEqual(['$0.12', '-$0.12', '$0.00']);
});
