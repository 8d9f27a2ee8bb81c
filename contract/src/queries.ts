// Query parameters of lists. The web server converts digits to numbers before they are parsed.
import { z } from 'zod';
import { limits } from './limits.ts';

/** Parameters of paged lists. */
export const page = {
  limit: z
    .int()
    .min(1)
    .max(limits.pageSize)
    .default(limits.defaultPageSize)
    .describe('The number of items to return, at most 100.'),
  offset: z.int().min(0).default(0).describe('The number of newest items to skip.'),
};

export const PageQuery = z.object(page);
export type PageQuery = z.output<typeof PageQuery>;
/** The query of a client, before defaults. */
export type Page = z.input<typeof PageQuery>;

const yearOf = (value: string): number => new Date(value).getUTCFullYear();

/** An instant with its offset from UTC, in the years 1 to 9999, which every database and format supports. */
export const instant = () =>
  z.iso.datetime({ offset: true }).refine((value) => yearOf(value) >= 1 && yearOf(value) <= 9999, 'is out of range');
