// Makes one page of a list: `rows` has one row more than `limit` if there is a next page.

export const pageOf = <Row extends { id: string }, Item>(
  rows: readonly Row[],
  limit: number,
  show: (row: Row) => Item,
): { items: Item[]; next_cursor: string | null } => ({
  items: rows.slice(0, limit).map(show),
  next_cursor: rows.length > limit ? rows[limit - 1]!.id : null,
});
