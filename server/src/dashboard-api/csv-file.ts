// CSV (RFC 4180) for spreadsheets.

/** Without it, Excel reads UTF-8 as an older encoding. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Lines in one chunk. */
const CHUNK = 500;

/** In chunks, so that a long list is never in memory as a whole. Numbers stay numbers. */
export async function* csvFile(
  columns: readonly string[],
  lines: AsyncIterable<readonly (string | number)[]>,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + lineOf(columns);
  let chunk: string[] = [];
  for await (const line of lines) {
    if (chunk.push(lineOf(line)) < CHUNK) continue;
    yield chunk.join('');
    chunk = [];
  }
  yield chunk.join('');
}

const lineOf = (values: readonly (string | number)[]): string =>
  `${values.map((value) => (typeof value === 'number' ? value : cell(value))).join(',')}\r\n`;

/** As spreadsheets read it: 2026-11-25 14:30:05 */
export const dateCell = (date: Date): string => date.toISOString().slice(0, 19).replace('T', ' ');

/** Spreadsheets would run text that starts like a formula; a leading apostrophe prevents it. */
function cell(text: string): string {
  const safe = /^[\s]*[=+\-@]/.test(text) || /^[\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
