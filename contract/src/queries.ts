// Query members shared by the lists. The edge turns digits into numbers before these shapes see them.
import { z } from 'zod';
import { limits } from './limits.ts';

/** How many to return, and how many of the newest to skip. */
export const page = {
  limit: z
    .int()
    .min(1)
    .max(limits.pageSize)
    .default(limits.defaultPageSize)
    .describe('How many to return, at most 100.'),
  offset: z.int().min(0).default(0).describe('How many of the newest to skip.'),
};

export const PageQuery = z.object(page);
export type PageQuery = z.output<typeof PageQuery>;
/** As a partner sends it. */
export type Page = z.input<typeof PageQuery>;

const yearOf = (value: string): number => new Date(value).getUTCFullYear();

/** An instant with its offset from UTC, in the years 1 to 9999, which are all that every database and format agree on. */
export const instant = () =>
  z.iso.datetime({ offset: true }).refine((value) => yearOf(value) >= 1 && yearOf(value) <= 9999, 'is out of range');
