// The ledger as CSV (RFC 4180) for spreadsheets, in the words of the ledger page: the columns of the four account balances add up to their totals.
import type { LedgerEntryKind } from '@greenroom/contract/dashboard/ledger';
import type { StatementEntry } from '../ledger/statement.ts';
import type { LedgerTexts } from './ledger-texts.ts';

/** Without it, Excel reads UTF-8 as an older encoding. */
const BYTE_ORDER_MARK = '\uFEFF';

/** In chunks, so that a long history is never in memory as a whole. */
export async function* ledgerFile(
  entries: AsyncIterable<StatementEntry>,
  texts: Omit<LedgerTexts, 'fileName'>,
): AsyncGenerator<string> {
  let chunk = `${BYTE_ORDER_MARK}${texts.columns.join(',')}\r\n`;
  for await (const { id, createdAt, kind, reason, order, free, held, spent, debt, balance } of entries) {
    const words = [dateOf(createdAt), texts.kinds[kind as LedgerEntryKind], texts.reason(reason), order ?? ''].map(
      cell,
    );
    chunk += `${[id, ...words, free, held, spent, debt, balance].join(',')}\r\n`;
    if (chunk.length > CHUNK) {
      yield chunk;
      chunk = '';
    }
  }
  yield chunk;
}

const CHUNK = 65_536;

/** As spreadsheets read it: 2026-11-25 14:30:05 */
const dateOf = (date: Date): string => date.toISOString().slice(0, 19).replace('T', ' ');

/** Spreadsheets would run text that starts like a formula; a leading apostrophe prevents it. */
function cell(text: string): string {
  const safe = /^[\s]*[=+\-@]/.test(text) || /^[\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
