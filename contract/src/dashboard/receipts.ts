// The wire schemas of receipts: seller, buyer, amounts and reversals.
import { z } from 'zod';
import { pageOf } from './paging.ts';

export const Reversal = z.object({
  kind: z.enum(['refund', 'dispute']),
  /** Negative: returned to the seller after a dispute was won. */
  amount_cents: z.int(),
  /** Recovered from the client; negative: returned to it. */
  credits: z.int(),
  made_at: z.iso.datetime(),
});
export type Reversal = z.output<typeof Reversal>;

const receipt = {
  /** The id of the purchase. */
  id: z.uuid(),
  /** Without gaps in each series and year, e.g. `GR-2026-000001`. */
  number: z.string(),
  issued_at: z.iso.datetime(),
  credits: z.int(),
  amount_cents: z.int(),
  currency: z.string(),
  /** The total refunded or disputed amount. */
  reversed_cents: z.int(),
  /** No money moved. */
  test: z.boolean(),
};

/** `GET /receipts`, newest first. */
export const Receipts = pageOf(z.object(receipt));
export type Receipts = z.output<typeof Receipts>;
export type ReceiptSummary = Receipts['items'][number];

export const ReceiptParams = z.object({ id: z.uuid() });

/** `GET /receipts/{id}`, and as a file `GET /receipts/{id}/pdf`. */
export const Receipt = z.object({
  ...receipt,
  seller: z.object({
    name: z.string(),
    /** Line by line. */
    address: z.array(z.string()),
    tax_id: z.string().nullable(),
  }),
  buyer: z.object({
    /** The team. */
    client: z.string(),
    name: z.string(),
    email: z.string(),
    /** From the billing details when the receipt was issued; null or empty if there were none. */
    business: z.string().nullable(),
    /** Line by line, ending with the country. */
    address: z.array(z.string()),
    tax_id: z.string().nullable(),
  }),
  lines: z.array(z.object({ text: z.string(), quantity: z.int(), unit_cents: z.int(), amount_cents: z.int() })),
  /** Included in the amount; null if none is shown. */
  tax: z.object({ name: z.string(), percent: z.number(), amount_cents: z.int() }).nullable(),
  paid_with: z.enum(['stripe', 'test']),
  reversals: z.array(Reversal),
});
export type Receipt = z.output<typeof Receipt>;
