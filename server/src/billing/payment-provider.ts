// The port of payment providers: opens checkouts, reports on checkouts and payments, and reads signed events.
import type { Purchase, PurchaseState } from './purchases.ts';

/** The current state of a checkout at the provider. */
export interface CheckoutReport {
  session: string;
  /** The id of the purchase in the checkout's metadata. */
  purchase: string | undefined;
  state: PurchaseState;
  amountCents: number;
  currency: string;
  /** The payment's id; undefined until a payment was made. */
  payment: string | undefined;
  /** No money moved. */
  test: boolean;
}

/** The current state of a payment at the provider. */
export interface PaymentReport {
  /** As in `CheckoutReport`. */
  purchase: string | undefined;
  /** In total. */
  refundedCents: number;
  /** Withheld for open or lost disputes. */
  disputedCents: number;
}

/** An event: only the checkout or payment it is about, because the state is always queried. */
export interface PaymentEvent {
  id: string;
  type: string;
  about: { session: string } | { payment: string } | undefined;
}

export interface PaymentProvider {
  /** Opens a checkout. `url` is the payment page; the browser returns to `returnUrl`, paid or not. */
  open(purchase: Purchase, returnUrl: string): Promise<{ session: string; url: string }>;
  /** Undefined if the provider has no such checkout. */
  checkout(session: string): Promise<CheckoutReport | undefined>;
  payment(payment: string): Promise<PaymentReport | undefined>;
  /** Throws 400 unless the provider signed exactly these bytes recently. */
  readEvent(body: Buffer, signature: string | undefined): PaymentEvent;
  /** The events of the last weeks, newest first. */
  events(): AsyncIterable<PaymentEvent>;
}
