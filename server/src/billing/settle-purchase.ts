// Settles a purchase by its provider's report: when it is paid, grants the credits and issues the receipt, once.
import { type Db, sql, type Tx } from '../db/db.ts';
import { isUuid } from '../kernel/ids.ts';
import { grant } from '../ledger/grants.ts';
import type { CheckoutReport } from './payment-provider.ts';
import { lockPurchase, type Purchase } from './purchases.ts';
import { issueReceipt, type Seller } from './receipts.ts';

/** Shorter than the lock timeout of other transactions. */
const IDLE_MS = 1_500;

/** `foreign`: not a checkout of ours. `mismatch`: paid, but not what was asked for; nothing was granted. */
export type Settlement = 'granted' | 'noted' | 'unchanged' | 'foreign' | 'mismatch';

/**
 * Reports may be concurrent, repeated and in any order: the lock on the purchase's row serializes them, and a paid purchase
 * stays paid.
 */
export const settlePurchase = (db: Db, report: CheckoutReport, seller: Seller): Promise<Settlement> =>
  db.transaction().execute(async (tx) => {
    const purchase = isUuid(report.purchase ?? '') ? await lockPurchase(tx, report.purchase!) : undefined;
    // The session is null if a process was killed between opening the checkout and storing its id.
    if (!purchase || (purchase.session ?? report.session) !== report.session) return 'foreign';
    if (purchase.state === 'paid') return 'unchanged';

    const matches = report.amountCents === purchase.amountCents && report.currency === purchase.currency;
    if (report.state === 'paid' && matches) {
      await pay(tx, purchase, report, seller);
      return 'granted';
    }
    const state = report.state === 'paid' ? 'failed' : report.state;
    if (state !== purchase.state || purchase.session === null) {
      await sql`update purchases set state = ${state}, checkout_session_id = ${report.session} where id = ${purchase.id}`.execute(
        tx,
      );
    }
    return report.state === 'paid' ? 'mismatch' : 'noted';
  });

async function pay(tx: Tx, purchase: Purchase, report: CheckoutReport, seller: Seller): Promise<void> {
  const { id, client, credits } = purchase;
  // All purchases share the row of receipt numbers: a process that freezes now loses its lock before the others time out.
  await sql`select set_config('idle_in_transaction_session_timeout', ${`${IDLE_MS}`}, true)`.execute(tx);
  const number = await issueReceipt(tx, purchase, { seller, test: report.test });
  await grant(tx, { client, amount: credits, key: `purchase:${id}`, reason: `purchase, receipt ${number}` });
  await sql`update purchases set state = 'paid', paid_at = now(), checkout_session_id = ${report.session},
    payment_id = ${report.payment ?? null} where id = ${id}`.execute(tx);
}
