// The wire schemas of receipts: seller, buyer, amounts and reversals.
import { z } from 'zod';
import { pageOf } from './paging.ts';

export const Reversal = z.object({
  kind: z.enum(['refund', 'dispute']),
  /** Below zero: given back to the seller after a dispute was won. */
  amount_cents: z.int(),
  /** Taken back from the client; below zero: given back to it. */
  credits: z.int(),
  made_at: z.iso.datetime(),
});
export type Reversal = z.output<typeof Reversal>;

const receipt = {
  /** The purchase's. */
  id: z.uuid(),
  /** Without gaps in each series and year, e.g. `GR-2026-000001`. */
  number: z.string(),
  issued_at: z.iso.datetime(),
  credits: z.int(),
  amount_cents: z.int(),
  currency: z.string(),
  /** Refunded or disputed until now. */
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
  buyer: z.object({ client: z.string(), name: z.string(), email: z.string() }),
  lines: z.array(z.object({ text: z.string(), quantity: z.int(), unit_cents: z.int(), amount_cents: z.int() })),
  /** Contained in the amount; null: none is shown. */
  tax: z.object({ name: z.string(), percent: z.number(), amount_cents: z.int() }).nullable(),
  paid_with: z.enum(['stripe', 'test']),
  reversals: z.array(Reversal),
});
export type Receipt = z.output<typeof Receipt>;
