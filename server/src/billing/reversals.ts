// Money that went back: what is refunded or withheld takes its share of the credits along, and a dispute that was won returns it.
import { type Db, sql, type Tx } from '../db/db.ts';
import { uuidv7 } from '../kernel/ids.ts';
import { clawBack, restore } from '../ledger/grants.ts';
import type { PaymentReport } from './payment-provider.ts';
import { lockPurchase, type Purchase } from './purchases.ts';

/**
 * Brings the books to what the provider says now. The report must have been asked for after `purchase` was read: where
 * another one was recorded since, this one may be the older, nothing is done and the answer is false.
 */
export const applyReversals = (db: Db, purchase: Purchase, report: PaymentReport): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const locked = await lockPurchase(tx, purchase.id);
    if (!locked || locked.reversalsVersion !== purchase.reversalsVersion) return false;
    await sql`update purchases set reversals_version = reversals_version + 1 where id = ${purchase.id}`.execute(tx);

    const { refund, dispute } = await reversedUntilNow(tx, purchase.id);
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

/** Of the purchase's credits, what so much of its price stands for, rounded in favour of the client. */
const share = ({ credits, amountCents }: Purchase, cents: number): number =>
  Math.floor((credits * Math.min(cents, amountCents)) / amountCents);

async function reversedUntilNow(tx: Tx, purchase: string): Promise<{ refund: number; dispute: number }> {
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
  const what = REASONS[kind][cents > 0 ? 'taken' : 'returned'];
  const move = credits > 0 ? clawBack : restore;
  const reason = `${what}, receipt ${receipt?.number}`;
  await move(tx, { client, amount: Math.abs(credits), key: `reversal:${id}`, reason });
}

const REASONS = {
  refund: { taken: 'payment refunded', returned: 'refund failed' },
  dispute: { taken: 'payment disputed', returned: 'dispute closed in your favour' },
} as const;
