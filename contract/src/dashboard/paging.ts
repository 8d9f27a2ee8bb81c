// Cursor paging of the dashboard's lists, which is stable when items are added.
import { z } from 'zod';
import { uuid } from '../text.ts';

/** Members of a list's query. Digits may come as text. */
export const cursorQuery = {
  cursor: uuid().optional().describe('The next_cursor of the previous page; omitted for the first.'),
  limit: z.coerce.number().int().min(1).max(100).default(24).describe('The number of items to return, at most 100.'),
};

export const CursorQuery = z.object(cursorQuery);
export type CursorQuery = z.output<typeof CursorQuery>;

/** A page of `item`s; `next_cursor` is null on the last. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), next_cursor: z.string().nullable() });
