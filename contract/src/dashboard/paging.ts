// How every list of the dashboard pages: by the place behind the last item seen, so that what is added meanwhile moves nothing.
import { z } from 'zod';
import { uuid } from '../text.ts';

/** Members of a list's query. Digits may come as text. */
export const cursorQuery = {
  cursor: uuid().optional().describe('next_cursor of the page before; left out for the first.'),
  limit: z.coerce.number().int().min(1).max(100).default(24).describe('How many to return, at most 100.'),
};

export const CursorQuery = z.object(cursorQuery);
export type CursorQuery = z.output<typeof CursorQuery>;

/** A page of `item`s; `next_cursor` is null on the last. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), next_cursor: z.string().nullable() });
