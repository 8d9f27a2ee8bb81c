// Display formats of counts, money, dates, durations and sizes.
import { expect, test } from 'vitest';
import * as format from './format.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const age = (iso: string) => format.formatAge(iso, { now });

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

test('where there is little room, the unit of an age is short', () => {
  expect(format.formatAge('2026-11-21T09:00:00Z', { isShort: true, now })).toMatch(/^3\s?h/);
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
