// How many credits moved, by kind, since the books were opened: for the operator's metrics.
import { type Reader, sql } from '../db/db.ts';

/** By the first word of a transfer's key: `grant`, `hold`, `charge`, `release`, … */
export type CreditFlow = ReadonlyMap<string, number>;

/**
 * Answers running totals at each call and reads only what came since the last one. It lags behind, because a transfer
 * that is still being written may have a lower id than one that can be seen already.
 */
export function createCreditFlow(
  reader: Reader,
  { lagSeconds = 60 }: { lagSeconds?: number } = {},
): () => Promise<CreditFlow> {
  const totals = new Map<string, number>();
  let seen = 0;
  const read = async (): Promise<CreditFlow> => {
    const { rows } = await sql<{ kind: string; amount: number; last: number }>`
      select split_part(key, ':', 1) as kind, sum(amount)::bigint as amount, max(id) as last from ledger_transfers
      where id > ${seen} and made_at < now() - ${lagSeconds} * interval '1 second' group by 1`.execute(reader);
    for (const { kind, amount, last } of rows) {
      totals.set(kind, (totals.get(kind) ?? 0) + amount);
      seen = Math.max(seen, last);
    }
    return totals;
  };
  // One after the other: two readers at once would count the same transfers twice.
  let last: Promise<unknown> = Promise.resolve();
  return () => {
    const next = last.then(read, read);
    last = next;
    return next;
  };
}
