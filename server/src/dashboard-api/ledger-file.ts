// The ledger as CSV, in the words of the ledger page: the columns of the four account balances add up to their totals.
import type { LedgerEntryKind } from '@greenroom/contract/dashboard/ledger';
import type { StatementEntry } from '../ledger/statement.ts';
import { csvFile, dateCell } from './csv-file.ts';
import type { LedgerTexts } from './ledger-texts.ts';

type Texts = Omit<LedgerTexts, 'fileName'>;
type TitlesOf = (orders: string[]) => Promise<ReadonlyMap<string, string>>;

/** `titlesOf` has the titles of ordered videos, and the names of ordered presenters and voices. */
export const ledgerFile = (
  entries: AsyncIterable<StatementEntry>,
  texts: Texts,
  titlesOf: TitlesOf,
): AsyncGenerator<string> => csvFile(texts.columns, linesOf(entries, texts, titlesOf));

/** Entries whose titles are read together. */
const CHUNK = 500;

async function* linesOf(
  entries: AsyncIterable<StatementEntry>,
  texts: Texts,
  titlesOf: TitlesOf,
): AsyncGenerator<(string | number)[]> {
  for await (const chunk of chunksOf(entries)) {
    const titles = await titlesOf([...new Set(chunk.flatMap(({ order }) => order ?? []))]);
    for (const { id, createdAt, kind, reason, order, free, held, spent, debt, balance } of chunk)
      yield [
        id,
        dateCell(createdAt),
        texts.kinds[kind as LedgerEntryKind],
        texts.reason(reason),
        order ?? '',
        titles.get(order ?? '') ?? '',
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
