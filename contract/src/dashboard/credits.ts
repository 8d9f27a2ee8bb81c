// The wire schemas of the credit balance and of purchases.
import { z } from 'zod';
import { creditPrice } from '../prices.ts';

/** `open` waits for the buyer, `processing` for the bank. Only `paid` adds credits. */
const purchaseState = z.enum(['open', 'processing', 'paid', 'failed', 'expired']);
export type PurchaseState = z.output<typeof purchaseState>;

export const Purchase = z.object({
  id: z.uuid(),
  state: purchaseState,
  credits: z.int(),
  amount_cents: z.int(),
  currency: z.string(),
  /** No money moves. */
  test: z.boolean(),
  created_at: z.iso.datetime(),
});
export type Purchase = z.output<typeof Purchase>;

/** `GET /credits`. */
export const Credits = z.object({
  /** Credits available. */
  balance: z.int(),
  /** Credits reserved for jobs. */
  held: z.int(),
  /** Charged since credits were last added. */
  spent: z.int(),
  /** Recovered by a reversed payment after they were spent; the next top-ups pay it first. */
  debt: z.int(),
  /** Owners are told when the balance falls below it; null: never. */
  threshold: z.int().nullable(),
  /** Recent purchases that are not paid yet, newest first. */
  unfinished: z.array(Purchase),
});
export type Credits = z.output<typeof Credits>;

/**
 * `POST /credits/purchases/{id}`, owners only. The browser generates `id`: repeating the request returns the same purchase, and
 * 409 if `credits` differs or the purchase has ended.
 */
export const NewPurchase = z.object({
  credits: z
    .int()
    .min(creditPrice.minCredits)
    .max(creditPrice.maxCredits)
    .refine((credits) => credits % 100 === 0, 'must be a multiple of 100'),
});
export type NewPurchase = z.input<typeof NewPurchase>;

/** `url`: the payment page. */
export const CreatedPurchase = z.object({ id: z.uuid(), url: z.string() });
export type CreatedPurchase = z.output<typeof CreatedPurchase>;

/**
 * Params of the above, of `POST /credits/purchases/{id}/check`, which asks the payment provider about unpaid purchases, and of
 * `POST …/test-payment`, owners only: `{paid}` ends a test checkout. Both return the purchase.
 */
export const PurchaseParams = z.object({ id: z.uuid() });

export const TestPayment = z.object({ paid: z.boolean() });
export type TestPayment = z.input<typeof TestPayment>;
