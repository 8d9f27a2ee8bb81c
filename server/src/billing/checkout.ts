// Buys credits: stores a purchase, sends the buyer to the payment provider, and settles the purchase.
import { lockClient } from '../clients/clients.ts';
import { countAttempt, type Limit } from '../clients/rate-limits.ts';
import type { Db } from '../db/db.ts';
import type { Logger } from '../kernel/logger.ts';
import { notFound, Problem } from '../kernel/problem.ts';
import { createPaymentEvents } from './payment-events.ts';
import type { PaymentProvider } from './payment-provider.ts';
import {
  type Buyer,
  countRecentPurchases,
  createPurchase,
  findPurchase,
  type Purchase,
  setCheckoutSession,
} from './purchases.ts';
import type { Seller } from './receipts.ts';
import { settlePurchase } from './settle-purchase.ts';

/** `test` is a checkout without payment. */
export type CheckoutKind = 'stripe' | 'test' | 'none';

export interface Checkout {
  readonly kind: CheckoutKind;
  /**
   * Returns the address of the payment page: the same for a repeated `id`, which must be a uuid. Throws 503 if the provider is
   * unavailable, 429 for too many purchases, 409 if a purchase with this id has other credits or has ended.
   */
  buy(order: { id: string; client: string; buyer: Buyer; credits: number }): Promise<{ id: string; url: string }>;
  /** Asks the provider if the purchase is not paid yet. `id` must be a uuid; throws not-found. */
  check(client: string, id: string): Promise<Purchase>;
  /** Ends a test checkout, paid or cancelled. Throws not-found for any other purchase. */
  completeTest(client: string, id: string, paid: boolean): Promise<Purchase>;
  /** Handles a webhook event with its raw body. */
  receive(body: Buffer, signature: string | undefined): Promise<void>;
  /** Handles events that were never delivered. After a failure the next start tries again. */
  catchUp(signal: AbortSignal): Promise<void>;
}

export interface CheckoutDeps {
  db: Db;
  /** Undefined if buying is not set up, or only as a test. */
  provider: PaymentProvider | undefined;
  allowTest: boolean;
  seller: Seller;
  /** Without a trailing slash. */
  publicUrl: string;
  log: Logger;
}

/** Per client in ten minutes, because all clients share the provider's limit on requests. */
const MAX_PURCHASES = 20;

/** Per client, for the same reason: its pages poll during a payment. */
const CHECKS: Limit = { max: 60, windowSeconds: 60 };

export function createCheckout({ db, provider, allowTest, seller, publicUrl, log }: CheckoutDeps): Checkout {
  const events = provider && createPaymentEvents({ db, provider, seller, log });
  const kind = provider ? 'stripe' : allowTest ? 'test' : 'none';
  const find = async (client: string, id: string): Promise<Purchase> => {
    const purchase = await findPurchase(db, client, id);
    if (!purchase) throw notFound();
    return purchase;
  };

  return {
    kind,

    async buy({ id, client, buyer, credits }) {
      if (kind === 'none') {
        throw new Problem('unavailable', 'Buying credits is not set up. Ask the operator for credits.');
      }
      const purchase = await db.transaction().execute(async (tx) => {
        // Under the client's lock, so that concurrent purchases are counted one by one.
        await lockClient(tx, client);
        const existing = await findPurchase(tx, client, id);
        if (existing) return repeatable(existing, credits);
        if ((await countRecentPurchases(tx, client)) >= MAX_PURCHASES) {
          throw new Problem('rate_limited', 'Too many purchase attempts. Try again in 10 minutes.', {
            retryAfterSeconds: 600,
          });
        }
        return createPurchase(tx, { id, client, buyer, credits, provider: kind });
      });
      const { session, url } = provider
        ? await provider.open(purchase, `${publicUrl}/credits?purchase=${purchase.id}`)
        : { session: `test_${purchase.id}`, url: `${publicUrl}/credits/checkout/${purchase.id}` };
      // If this process is killed before this, the event of the payment has the session's id.
      await setCheckoutSession(db, purchase.id, session);
      return { id: purchase.id, url };
    },

    async check(client, id) {
      const purchase = await find(client, id);
      if (!events || purchase.provider !== 'stripe' || purchase.state === 'paid' || !purchase.session) return purchase;
      // Above the limit, the stored state is returned; the webhook reports the payment.
      if (!(await countAttempt(db, `check|${client}`, CHECKS)).allowed) return purchase;
      await events.fulfil(purchase.session);
      return find(client, id);
    },

    async completeTest(client, id, paid) {
      const { provider: paidWith, session, amountCents, currency } = await find(client, id);
      if (kind !== 'test' || paidWith !== 'test' || !session) throw notFound();
      const state = paid ? 'paid' : 'expired';
      const report = { session, purchase: id, state, amountCents, currency, payment: session, test: true } as const;
      await settlePurchase(db, report, seller);
      return find(client, id);
    },

    async receive(body, signature) {
      if (!events) throw notFound();
      await events.receive(body, signature);
    },

    catchUp: async (signal) =>
      events
        ?.catchUp(signal)
        .catch((error) =>
          log.warn({ err: error }, 'missed payment events could not be fetched; the next start tries again'),
        ),
  };
}

/** A payment page can be opened again until it was paid or has expired. */
function repeatable(purchase: Purchase, credits: number): Purchase {
  if (purchase.state === 'open' && purchase.credits === credits) return purchase;
  throw new Problem('conflict', 'This purchase has ended or is for other credits. Start a new purchase.');
}
