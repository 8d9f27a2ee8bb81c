// The ledger as CSV (RFC 4180): the columns of the four purses add up to what is in them.
import type { Movement } from '../ledger/statement.ts';

const HEADER = 'id,made_at,kind,reason,job_id,free,held,spent,debt,balance\r\n';

/** Lines in chunks of text, so that the longest history is never in memory as a whole. */
export async function* ledgerFile(movements: AsyncIterable<Movement>): AsyncGenerator<string> {
  let chunk = HEADER;
  for await (const { id, createdAt, kind, reason, order, free, held, spent, debt, balance } of movements) {
    const words = [createdAt.toISOString(), kind, reason, order ?? ''].map(cell);
    chunk += `${[id, ...words, free, held, spent, debt, balance].join(',')}\r\n`;
    if (chunk.length > CHUNK) {
      yield chunk;
      chunk = '';
    }
  }
  yield chunk;
}

const CHUNK = 65_536;

/** What begins like a formula is one to spreadsheets: an apostrophe before it makes it text. */
function cell(text: string): string {
  const safe = /^[\s]*[=+\-@]/.test(text) || /^[\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
