// Buying credits: a purchase is written down, its buyer is sent to pay, and somebody looks what became of it.

import { lockClient } from '../clients/clients.ts';
import { countAttempt, type Limit } from '../clients/rate-limits.ts';
import type { Db } from '../db/db.ts';
import type { Logger } from '../kernel/logger.ts';
import { notFound, Problem } from '../kernel/problem.ts';
import { createPaymentEvents } from './payment-events.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { type Buyer, countBegun, createPurchase, findPurchase, nameSession, type Purchase } from './purchases.ts';
import type { Seller } from './receipts.ts';
import { settlePurchase } from './settle-purchase.ts';

/** `test` is a stand-in by which no money moves. */
export type CheckoutKind = 'stripe' | 'test' | 'none';

export interface Checkout {
  readonly kind: CheckoutKind;
  /** Answers where the buyer pays. Throws a 503 where that cannot be had; nothing is lost then. 429 for no end of purchases. */
  buy(order: { client: string; buyer: Buyer; credits: number }): Promise<{ id: string; url: string }>;
  /** Asks the provider where the purchase is not paid yet. `id` must be a uuid; throws the one 404. */
  check(client: string, id: string): Promise<Purchase>;
  /** Ends a test checkout, paid or given up. Throws the one 404 for any other purchase. */
  endTest(client: string, id: string, paid: boolean): Promise<Purchase>;
  /** An event of the provider, as it was sent. */
  receive(body: Buffer, signature: string | undefined): Promise<void>;
  /** Looks for events that were never delivered; what cannot be had now is left to the next start. */
  catchUp(signal: AbortSignal): Promise<void>;
}

export interface CheckoutDeps {
  db: Db;
  /** Undefined: buying is not set up, or it is a test. */
  provider: PaymentProvider | undefined;
  allowTest: boolean;
  seller: Seller;
  /** Without a slash at the end. */
  publicUrl: string;
  log: Logger;
}

/** In ten minutes: the provider counts our requests, and one client shall not use up everybody's. */
const MOST_BEGUN = 20;

/** Of one client, for the same reason: its pages ask again and again while somebody pays. */
const CHECKS: Limit = { most: 60, windowSeconds: 60 };

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

    async buy({ client, buyer, credits }) {
      if (kind === 'none') {
        throw new Problem('unavailable', 'Buying credits is not set up here; ask the operator for credits.');
      }
      const purchase = await db.transaction().execute(async (tx) => {
        // Under the client's lock, so that of many at once each counts those before it.
        await lockClient(tx, client);
        if ((await countBegun(tx, client)) >= MOST_BEGUN) {
          throw new Problem('rate_limited', 'So many purchases were begun that this is no buying; wait ten minutes.', {
            retryAfterSeconds: 600,
          });
        }
        return createPurchase(tx, { client, buyer, credits, provider: kind });
      });
      const { session, url } = provider
        ? await provider.open(purchase, `${publicUrl}/credits?purchase=${purchase.id}`)
        : { session: `test_${purchase.id}`, url: `${publicUrl}/credits/checkout/${purchase.id}` };
      // Should this process die now, the event that tells of the payment brings the name along.
      await nameSession(db, purchase.id, session);
      return { id: purchase.id, url };
    },

    async check(client, id) {
      const purchase = await find(client, id);
      if (!events || purchase.provider !== 'stripe' || purchase.state === 'paid' || !purchase.session) return purchase;
      // Asked too often, the answer is what is known here; a payment is told by its event.
      if (!(await countAttempt(db, `check|${client}`, CHECKS)).allowed) return purchase;
      await events.fulfil(purchase.session);
      return find(client, id);
    },

    async endTest(client, id, paid) {
      const { provider: where, session, amountCents, currency } = await find(client, id);
      if (kind !== 'test' || where !== 'test' || !session) throw notFound();
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
          log.warn({ err: error }, 'missed events of payments could not be fetched; the next start tries again'),
        ),
  };
}
