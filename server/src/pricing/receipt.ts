// The estimated and charged credits of a job by line item: `metadata.line_items` on the wire.
import type { Item, LineItem } from './quote.ts';

/** One line as API clients see it. */
export interface ReceiptLine {
  item: Item;
  /** Estimated until the job is settled, then measured; null if the item is not priced by time. */
  seconds: number | null;
  /** Credits per second; null if the item is not priced by time. */
  rate: number | null;
  estimated: number;
  /** Credits charged: 0 if the item was not delivered, null until the job is settled and if it failed. */
  actual: number | null;
}

export interface Receipt {
  lineItems: ReceiptLine[];
  /** Credits charged: the sum of the lines' `actual`. */
  total: number;
}

/** The lines of a job whose credits are reserved and not yet charged. */
export const reservedLines = (estimated: readonly LineItem[]): ReceiptLine[] =>
  estimated.map(({ credits, ...line }) => ({ ...line, estimated: credits, actual: null }));

/**
 * Charges the measured line items, together at most what was reserved.
 *
 * `measured` has only the delivered items: the other estimated items are listed and cost nothing.
 * Throws a RangeError for an item that was not estimated, because the client did not agree to its price.
 */
export function settle(estimated: readonly LineItem[], measured: readonly LineItem[]): Receipt {
  const unexpected = measured.find(({ item }) => !estimated.some((line) => line.item === item));
  if (unexpected) throw new RangeError(`${unexpected.item} was not part of the estimate.`);

  const reserved = estimated.reduce((sum, line) => sum + line.credits, 0);
  let excess = Math.max(0, measured.reduce((sum, line) => sum + line.credits, 0) - reserved);

  const lineItems = estimated.map((line) => {
    const delivered = measured.find(({ item }) => item === line.item);
    const credits = delivered?.credits ?? 0;
    // All overruns together are at least the excess, so waiving it on the lines that overran always suffices.
    const waived = Math.min(excess, Math.max(0, credits - line.credits));
    excess -= waived;
    const { item, seconds, rate } = delivered ?? line;
    return { item, seconds, rate, estimated: line.credits, actual: credits - waived };
  });
  return { lineItems, total: lineItems.reduce((sum, line) => sum + line.actual, 0) };
}
