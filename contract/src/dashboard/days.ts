// Ranges of days in queries.
import { z } from 'zod';

const day = () =>
  z.iso
    .date('must be a date such as 2026-11-01')
    .refine((value) => value >= '1970-01-01' && value <= '2999-12-31', 'must be between 1970 and 2999');

/** Members of a query. */
export const dayRange = {
  from: day().describe('The first day.'),
  to: day().describe('The last day, included in the range.'),
};

const daysFrom = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;

/** Rejects ranges that end before they start or have more than `maxDays` days. */
export const withDays = <Query extends z.ZodType<{ from: string; to: string }>>(query: Query, maxDays: number): Query =>
  query
    .refine(({ from, to }) => from <= to, { path: ['to'], message: 'must not be before from' })
    .refine(({ from, to }) => daysFrom(from, to) <= maxDays, {
      path: ['from'],
      message: `must be at most ${maxDays} days before to`,
    });
