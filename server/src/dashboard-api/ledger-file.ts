// The ledger as CSV, in the words of the ledger page: the columns of the four account balances add up to their totals.
import { Readable } from 'node:stream';
import type { Language } from '@greenroom/contract/dashboard/languages';
import type { LedgerEntryKind } from '@greenroom/contract/dashboard/ledger';
import type { StatementEntry } from '../ledger/statement.ts';
import { csvFile, dateCell } from './csv-file.ts';
import { type LedgerTexts, ledgerTexts } from './ledger-texts.ts';

/** What orders were for: the title of a video that the reader may see, or the name of a presenter or a voice. */
type FindOrders = (ids: string[]) => Promise<ReadonlyMap<string, { title: string | null }>>;

/** `language`: null is English. */
export function ledgerFile(entries: AsyncIterable<StatementEntry>, language: Language | null, findOrders: FindOrders) {
  const texts = ledgerTexts[language ?? 'en'];
  return {
    type: 'text/csv; charset=utf-8',
    fileName: texts.fileName,
    body: Readable.from(csvFile(texts.columns, linesOf(entries, texts, findOrders))),
  };
}

/** Entries whose titles are read together. */
const CHUNK = 500;

async function* linesOf(
  entries: AsyncIterable<StatementEntry>,
  texts: LedgerTexts,
  findOrders: FindOrders,
): AsyncGenerator<(string | number)[]> {
  for await (const chunk of chunksOf(entries)) {
    const orders = await findOrders([...new Set(chunk.flatMap(({ order }) => order ?? []))]);
    for (const { id, createdAt, kind, reason, order, free, held, spent, debt, balance } of chunk)
      yield [
        id,
        dateCell(createdAt),
        texts.kinds[kind as LedgerEntryKind],
        texts.reason(reason),
        order ?? '',
        orders.get(order ?? '')?.title ?? '',
        free,
        held,
        spent,
        debt,
        balance,
      ];
  }
}

async function* chunksOf<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item[]> {
  let chunk: Item[] = [];
  for await (const item of items) {
    if (chunk.push(item) < CHUNK) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}
