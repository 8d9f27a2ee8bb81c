// What the payment provider tells by itself: late, twice, out of order or never. Each event is a reason to look, and none is believed.
import { type Db, type Reader, sql } from '../db/db.ts';
import { isUuid } from '../kernel/ids.ts';
import type { Logger } from '../kernel/logger.ts';
import { Problem } from '../kernel/problem.ts';
import type { PaymentEvent, PaymentProvider } from './payment-provider.ts';
import { findPurchaseOfPayment, findSession } from './purchases.ts';
import type { Seller } from './receipts.ts';
import { applyReversals } from './reversals.ts';
import { settlePurchase } from './settle-purchase.ts';

/** Looks at the same payment that others may be at, too, before the provider is asked to come again. */
const LOOKS = 10;

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
  /** Asks what became of the checkout and acts on it, however often it is called. */
  async function fulfil(session: string): Promise<void> {
    const report = await provider.checkout(session);
    if (!report) {
      log.warn(
        { session },
        'an unknown checkout: do STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong to one account?',
      );
      return;
    }
    const settlement = await settlePurchase(db, report, seller);
    if (settlement === 'granted') log.info({ purchase: report.purchase }, 'a purchase was paid');
    if (settlement === 'mismatch') {
      log.error({ report }, 'a checkout was paid with another amount than its purchase has; nothing was granted');
    }
  }

  /** The same for refunds and disputes. */
  async function review(payment: string): Promise<void> {
    for (let look = 0; look < LOOKS; look++) {
      const purchase = await findPurchaseOfPayment(db, payment);
      // Asked for after the row was read: that is what `applyReversals` goes by.
      const report = await provider.payment(payment);
      if (!report) return;
      if (purchase) {
        if (await applyReversals(db, purchase, report)) return;
        continue;
      }
      // Reversed before anybody here knew that it was paid.
      const session = isUuid(report.purchase ?? '') ? await findSession(db, report.purchase!) : undefined;
      if (!session) return;
      await fulfil(session);
      if (!(await findPurchaseOfPayment(db, payment))) return;
    }
    throw new Problem('unavailable', 'Others are at this payment; send the event again.', { retryAfterSeconds: 10 });
  }

  async function handle({ id, type, about }: PaymentEvent): Promise<void> {
    if (!about || (await wasHandled(db, id))) return;
    await ('session' in about ? fulfil(about.session) : review(about.payment));
    await sql`insert into payment_events (id, type) values (${id}, ${type}) on conflict do nothing`.execute(db);
  }

  return {
    fulfil,
    /** Throws a 400 for what the provider did not sign, a 503 where it should send it again. */
    receive: (body: Buffer, signature: string | undefined): Promise<void> =>
      handle(provider.readEvent(body, signature)),
    /** Fetches what was never delivered, e.g. because nobody listened. */
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
