// What a job was estimated at and what it was charged, line by line: `metadata.line_items` of a job.
import type { Item, LineItem } from './quote.ts';

/** One line as it is shown to partners. */
export interface ReceiptLine {
  item: Item;
  /** Estimated until the job is settled, then measured; null for what is not priced by time. */
  seconds: number | null;
  /** Credits a second; null for what is not priced by time. */
  rate: number | null;
  estimated: number;
  /** Credits charged: 0 for what was not delivered, null until the job is settled and where it failed. */
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
 * `measured` holds the delivered items only: what it leaves out of the estimate is listed and costs nothing.
 * An item that was never estimated is a RangeError, for nobody agreed to pay for it.
 */
export function settle(estimated: readonly LineItem[], measured: readonly LineItem[]): Receipt {
  const stranger = measured.find(({ item }) => !estimated.some((line) => line.item === item));
  if (stranger) throw new RangeError(`${stranger.item} was not part of the estimate.`);

  const reserved = estimated.reduce((sum, line) => sum + line.credits, 0);
  let excess = Math.max(0, measured.reduce((sum, line) => sum + line.credits, 0) - reserved);

  const lineItems = estimated.map((line) => {
    const delivered = measured.find(({ item }) => item === line.item);
    const asked = delivered?.credits ?? 0;
    // All overruns together are at least the excess, so giving it back where a line overran always suffices.
    const waived = Math.min(excess, Math.max(0, asked - line.credits));
    excess -= waived;
    const { item, seconds, rate } = delivered ?? line;
    return { item, seconds, rate, estimated: line.credits, actual: asked - waived };
  });
  return { lineItems, total: lineItems.reduce((sum, line) => sum + line.actual, 0) };
}
