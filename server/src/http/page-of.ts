// One page of a list whose rows were asked for with one more than it shows: that one tells whether there is a next.

export const pageOf = <Row extends { id: string }, Item>(
  rows: readonly Row[],
  limit: number,
  show: (row: Row) => Item,
): { items: Item[]; next_cursor: string | null } => ({
  items: rows.slice(0, limit).map(show),
  next_cursor: rows.length > limit ? rows[limit - 1]!.id : null,
});
