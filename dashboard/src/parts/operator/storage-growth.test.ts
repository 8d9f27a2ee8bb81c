// Tests how the growth of storage is computed and shown.
import { expect, test } from 'vitest';
import { formatGrowth, storageGrowth } from './storage-growth.ts';

const day = (day: string, bytes: number, database_bytes: number) => ({ day, objects: 1, bytes, database_bytes });
const growth = (days: ReturnType<typeof day>[]) =>
  storageGrowth(
    { storage: { bytes: 5_000, days }, database: { size_bytes: 900 } } as never,
    Date.parse('2026-11-24T12:00:00Z'),
  );

test('growth is counted from the oldest of the recorded days', () => {
  expect(growth([day('2026-10-25', 1_000, 100), day('2026-11-24', 4_900, 800)])).toEqual({
    bytes: 4_000,
    databaseBytes: 800,
    days: 30,
  });
  expect(growth([])).toEqual({ bytes: 0, databaseBytes: 0, days: 0 });
});

test('growth has a sign, and names its days', () => {
  expect(formatGrowth(4_200_000, 30)).toBe('+4.2 MB in 30 days');
  expect(formatGrowth(-4_200_000, 1)).toBe('−4.2 MB in a day');
  expect(formatGrowth(0, 0)).toBe('+0 B today');
});
