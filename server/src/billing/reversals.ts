// Applies refunds and disputes: recovers the credits of a reversed payment, and restores them if the money returns.
import { type Db, sql, type Tx } from '../db/db.ts';
import { uuidv7 } from '../kernel/ids.ts';
import { recover, restore } from '../ledger/grants.ts';
import type { PaymentReport } from './payment-provider.ts';
import { lockPurchase, type Purchase } from './purchases.ts';

/**
 * Applies the provider's report. It must have been requested after `purchase` was read: if another report was applied
 * since, this one may be older, and the function does nothing and returns false.
 */
export const applyReversals = (db: Db, purchase: Purchase, report: PaymentReport): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const locked = await lockPurchase(tx, purchase.id);
    if (!locked || locked.reversalsVersion !== purchase.reversalsVersion) return false;
    await sql`update purchases set reversals_version = reversals_version + 1 where id = ${purchase.id}`.execute(tx);

    const { refund, dispute } = await reversedCents(tx, purchase.id);
    const steps = [
      { kind: 'refund', was: refund + dispute, is: report.refundedCents + dispute },
      { kind: 'dispute', was: report.refundedCents + dispute, is: report.refundedCents + report.disputedCents },
    ] as const;
    for (const { kind, was, is } of steps) {
      if (is !== was)
        await reverse(tx, purchase, { kind, cents: is - was, credits: share(purchase, is) - share(purchase, was) });
    }
    return true;
  });

/** The credits that this part of the price bought, rounded in favour of the client. */
const share = ({ credits, amountCents }: Purchase, cents: number): number =>
  Math.floor((credits * Math.min(cents, amountCents)) / amountCents);

async function reversedCents(tx: Tx, purchase: string): Promise<{ refund: number; dispute: number }> {
  const { rows } = await sql<{ refund: number; dispute: number }>`
    select coalesce(sum(amount_cents) filter (where kind = 'refund'), 0) as refund,
      coalesce(sum(amount_cents) filter (where kind = 'dispute'), 0) as dispute
    from payment_reversals where purchase_id = ${purchase}`.execute(tx);
  return rows[0]!;
}

async function reverse(
  tx: Tx,
  { id: purchase, client }: Purchase,
  { kind, cents, credits }: { kind: 'refund' | 'dispute'; cents: number; credits: number },
): Promise<void> {
  const id = uuidv7();
  await tx
    .insertInto('payment_reversals')
    .values({ id, purchase_id: purchase, kind, amount_cents: cents, credits })
    .execute();
  if (credits === 0) return;
  const receipt = await tx
    .selectFrom('receipts')
    .select('number')
    .where('purchase_id', '=', purchase)
    .executeTakeFirst();
  const cause = REASONS[kind][cents > 0 ? 'recovered' : 'restored'];
  const move = credits > 0 ? recover : restore;
  const reason = `${cause}, receipt ${receipt?.number}`;
  await move(tx, { client, amount: Math.abs(credits), key: `reversal:${id}`, reason });
}

const REASONS = {
  refund: { recovered: 'payment refunded', restored: 'refund failed' },
  dispute: { recovered: 'payment disputed', restored: 'dispute closed' },
} as const;
