// Pages whose cursor is the id of their last row.

/** `found`: one more than `limit`, where there are more. */
export function pageFrom<Row extends { id: string }>(
  found: readonly Row[],
  limit: number,
): { items: Row[]; next_cursor: string | null } {
  const items = found.slice(0, limit);
  return { items, next_cursor: found.length > limit ? items.at(-1)!.id : null };
}
