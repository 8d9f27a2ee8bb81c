// Pages with the id of their last row as cursor.

/** `found` has one row more than `limit` if there is a next page. */
export function pageFrom<Row extends { id: string }>(
  found: readonly Row[],
  limit: number,
): { items: Row[]; next_cursor: string | null } {
  const items = found.slice(0, limit);
  return { items, next_cursor: found.length > limit ? items.at(-1)!.id : null };
}
