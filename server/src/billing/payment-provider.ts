// What a payment provider does for us: it takes the buyer in, and answers what became of it. Whatever it tells by itself is only a reason to ask.
import type { Purchase, PurchaseState } from './purchases.ts';

/** What the provider says about a checkout now. */
export interface CheckoutReport {
  session: string;
  /** The purchase that the checkout was opened for, where it was one of ours. */
  purchase: string | undefined;
  state: PurchaseState;
  amountCents: number;
  currency: string;
  /** Undefined until something was paid. */
  payment: string | undefined;
  /** No money moved. */
  test: boolean;
}

/** What the provider says about a payment now. */
export interface PaymentReport {
  /** As in `CheckoutReport`. */
  purchase: string | undefined;
  /** In all, until now. */
  refundedCents: number;
  /** Withheld in disputes that are open or lost. */
  disputedCents: number;
}

/** Something that happened, told by the provider: which checkout or payment it is about, and nothing else that we believe. */
export interface PaymentEvent {
  id: string;
  type: string;
  about: { session: string } | { payment: string } | undefined;
}

export interface PaymentProvider {
  /** Where the buyer pays. `returnUrl` is where the browser goes afterwards, whether or not it was paid. */
  open(purchase: Purchase, returnUrl: string): Promise<{ session: string; url: string }>;
  /** Undefined where the provider knows none such. */
  checkout(session: string): Promise<CheckoutReport | undefined>;
  payment(payment: string): Promise<PaymentReport | undefined>;
  /** Throws a 400 unless the provider signed these very bytes lately. */
  readEvent(body: Buffer, signature: string | undefined): PaymentEvent;
  /** What happened in the last weeks, newest first. */
  events(): AsyncIterable<PaymentEvent>;
}
