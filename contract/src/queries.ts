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

/** An instant with its offset from UTC. Years before 1 have no place in a database. */
export const instant = () =>
  z.iso
    .datetime({ offset: true })
    .refine((value) => !value.startsWith('0000'), 'must be an ISO 8601 date-time such as 2026-11-01T00:00:00Z');
