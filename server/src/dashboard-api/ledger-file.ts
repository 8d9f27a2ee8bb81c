// The ledger as CSV (RFC 4180) for spreadsheets, in the words of the ledger page: the columns of the four account balances add up to their totals.
import type { LedgerEntryKind } from '@greenroom/contract/dashboard/ledger';
import type { StatementEntry } from '../ledger/statement.ts';
import type { LedgerTexts } from './ledger-texts.ts';

/** Without it, Excel reads UTF-8 as an older encoding. */
const BYTE_ORDER_MARK = '\uFEFF';

/** In chunks, so that a long history is never in memory as a whole. `titlesOf` has the titles of orders for videos. */
export async function* ledgerFile(
  entries: AsyncIterable<StatementEntry>,
  texts: Omit<LedgerTexts, 'fileName'>,
  titlesOf: (orders: string[]) => Promise<ReadonlyMap<string, string>>,
): AsyncGenerator<string> {
  yield `${BYTE_ORDER_MARK}${texts.columns.join(',')}\r\n`;
  let chunk: StatementEntry[] = [];
  for await (const entry of entries) {
    if (chunk.push(entry) < CHUNK) continue;
    yield await linesOf(chunk, texts, titlesOf);
    chunk = [];
  }
  yield await linesOf(chunk, texts, titlesOf);
}

/** Entries. */
const CHUNK = 500;

async function linesOf(
  entries: readonly StatementEntry[],
  texts: Parameters<typeof ledgerFile>[1],
  titlesOf: Parameters<typeof ledgerFile>[2],
): Promise<string> {
  const titles = await titlesOf([...new Set(entries.flatMap(({ order }) => order ?? []))]);
  return entries
    .map(({ id, createdAt, kind, reason, order, free, held, spent, debt, balance }) => {
      const words = [
        dateOf(createdAt),
        texts.kinds[kind as LedgerEntryKind],
        texts.reason(reason),
        order ?? '',
        titles.get(order ?? '') ?? '',
      ];
      return `${[id, ...words.map(cell), free, held, spent, debt, balance].join(',')}\r\n`;
    })
    .join('');
}

/** As spreadsheets read it: 2026-11-25 14:30:05 */
const dateOf = (date: Date): string => date.toISOString().slice(0, 19).replace('T', ' ');

/** Spreadsheets would run text that starts like a formula; a leading apostrophe prevents it. */
function cell(text: string): string {
  const safe = /^[\s]*[=+\-@]/.test(text) || /^[\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
