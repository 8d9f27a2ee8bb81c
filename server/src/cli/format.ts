// Formats results as text: members as lines, rows as columns.

const shown = (value: unknown): string => (value === null || value === '' ? '-' : String(value));

/** Formats one line per member, with aligned values. */
export function members(object: object): string {
  const entries = Object.entries(object);
  const width = Math.max(...entries.map(([name]) => name.length));
  return entries.map(([name, value]) => `${name.padEnd(width)}  ${shown(value)}`).join('\n');
}

/** A table with a header; empty for no rows. */
export function table(rows: readonly object[]): string {
  if (!rows[0]) return '';
  const lines = [Object.keys(rows[0]), ...rows.map((row) => Object.values(row).map(shown))];
  const widths = lines[0]!.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
