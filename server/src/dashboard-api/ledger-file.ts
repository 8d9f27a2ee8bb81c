// The ledger as CSV (RFC 4180): the columns of the four account balances add up to their totals.
import type { StatementEntry } from '../ledger/statement.ts';

const HEADER = 'id,made_at,kind,reason,job_id,free,held,spent,debt,balance\r\n';

/** In chunks, so that a long history is never in memory as a whole. */
export async function* ledgerFile(entries: AsyncIterable<StatementEntry>): AsyncGenerator<string> {
  let chunk = HEADER;
  for await (const { id, createdAt, kind, reason, order, free, held, spent, debt, balance } of entries) {
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

/** Spreadsheets would run text that starts like a formula; a leading apostrophe prevents it. */
function cell(text: string): string {
  const safe = /^[\s]*[=+\-@]/.test(text) || /^[\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
