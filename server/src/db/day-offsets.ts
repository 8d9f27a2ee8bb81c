// Finds the page at an offset of a long list by counts per day, instead of reading everything before it.
import { type Sql, sql } from './db.ts';

/** Up to it, reading the skipped rows from an index is as fast. */
export const NEAR_OFFSET = 1_000;

/**
 * `order`: newest first, by the column `at` and then by others.
 *
 * @param days a query with the columns `day`, a date in UTC, and `count`: the rows of each day
 * @returns the parts of a query after its `where`; an empty page if the offset is beyond the last row
 */
export function pageByDays({
  days,
  at,
  order,
  limit,
  offset,
}: {
  days: Sql;
  at: Sql;
  order: Sql;
  limit: number;
  offset: number;
}): Sql {
  if (offset <= NEAR_OFFSET) return sql`order by ${order} limit ${limit} offset ${offset}`;
  /** The day of the first row of the page, and how many rows are newer than that day. */
  const first = (column: 'newer' | 'day') => sql`(select ${sql.ref(column)} from (
      select day, (sum(count) over (order by day desc))::bigint - count as newer, count from (${days}) days
    ) counted where newer <= ${offset} and newer + count > ${offset})`;
  return sql`and ${at} < (${first('day')} + 1)::timestamp at time zone 'UTC'
    order by ${order} limit ${limit} offset ${offset} - ${first('newer')}`;
}
