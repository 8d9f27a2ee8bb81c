// Handles events of the payment provider, which may be late, repeated, unordered or missing: each only triggers a query.
import { type Db, type Reader, sql } from '../db/db.ts';
import { isUuid } from '../kernel/ids.ts';
import type { Logger } from '../kernel/logger.ts';
import { Problem } from '../kernel/problem.ts';
import type { PaymentEvent, PaymentProvider } from './payment-provider.ts';
import { findCheckoutSession, findPurchaseOfPayment } from './purchases.ts';
import type { Seller } from './receipts.ts';
import { applyReversals } from './reversals.ts';
import { settlePurchase } from './settle-purchase.ts';

/** Attempts to apply a payment that other processes apply too, before the provider must retry the event. */
const MAX_ATTEMPTS = 10;

export function createPaymentEvents({
  db,
  provider,
  seller,
  log,
}: {
  db: Db;
  provider: PaymentProvider;
  seller: Seller;
  log: Logger;
}) {
  /** Queries the checkout and settles its purchase. Safe to repeat. */
  async function fulfil(session: string): Promise<void> {
    const report = await provider.checkout(session);
    if (!report) {
      log.warn(
        { session },
        'unknown checkout: STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET may belong to different accounts',
      );
      return;
    }
    const settlement = await settlePurchase(db, report, seller);
    if (settlement === 'granted') log.info({ purchase: report.purchase }, 'purchase paid');
    if (settlement === 'mismatch') {
      log.error({ report }, 'the paid amount differs from the price of the purchase; no credits were granted');
    }
  }

  /** Queries the payment and applies its refunds and disputes. Safe to repeat. */
  async function review(payment: string): Promise<void> {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const purchase = await findPurchaseOfPayment(db, payment);
      // `applyReversals` needs a report that was requested after the row was read.
      const report = await provider.payment(payment);
      if (!report) return;
      if (purchase) {
        if (await applyReversals(db, purchase, report)) return;
        continue;
      }
      // The reversal arrived before the payment was settled.
      const session = isUuid(report.purchase ?? '') ? await findCheckoutSession(db, report.purchase!) : undefined;
      if (!session) return;
      await fulfil(session);
      if (!(await findPurchaseOfPayment(db, payment))) return;
    }
    throw new Problem('unavailable', 'This payment is being processed. Retry the event.', { retryAfterSeconds: 10 });
  }

  async function handle({ id, type, about }: PaymentEvent): Promise<void> {
    if (!about || (await wasHandled(db, id))) return;
    await ('session' in about ? fulfil(about.session) : review(about.payment));
    await sql`insert into payment_events (id, type) values (${id}, ${type}) on conflict do nothing`.execute(db);
  }

  return {
    fulfil,
    /** Throws 400 for an invalid signature, 503 if the provider should send the event again. */
    receive: (body: Buffer, signature: string | undefined): Promise<void> =>
      handle(provider.readEvent(body, signature)),
    /** Fetches and handles events that were never delivered, e.g. because the service was down. */
    async catchUp(signal: AbortSignal): Promise<void> {
      for await (const event of provider.events()) {
        if (signal.aborted) return;
        await handle(event);
      }
    },
  };
}

async function wasHandled(reader: Reader, id: string): Promise<boolean> {
  const { rows } = await sql`select from payment_events where id = ${id}`.execute(reader);
  return rows.length > 0;
}
