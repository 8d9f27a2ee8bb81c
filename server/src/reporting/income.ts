// What clients paid in a period, and the credits that they got free of charge and kept.
import { type Reader, sql } from '../db/db.ts';

export interface Income {
  /** Without refunds and disputed payments. */
  paidCents: number;
  /** Of test checkouts, which move no money. */
  testCents: number;
  /**
   * Credits that were neither bought nor are test credits: of sign-ups and operators, less those that operators withdrew; negative if
   * they withdrew more. What a deleted client forfeits stays given or bought.
   */
  givenCredits: number;
}

/** From `from` to before `to`. */
export async function readIncome(reader: Reader, from: Date, to: Date): Promise<Income> {
  const { rows } = await sql<Income>`select
    (select coalesce(sum(amount_cents), 0)::bigint from purchases
      where paid_at >= ${from} and paid_at < ${to} and provider <> 'test')
    - (select coalesce(sum(reversal.amount_cents), 0)::bigint from payment_reversals reversal
        join purchases on purchases.id = purchase_id
      where reversal.created_at >= ${from} and reversal.created_at < ${to} and provider <> 'test') as "paidCents",
    (select coalesce(sum(amount_cents), 0)::bigint from purchases
      where paid_at >= ${from} and paid_at < ${to} and provider = 'test') as "testCents",
    (select coalesce(sum(case kind when 'grant' then amount else -amount end), 0)::bigint from ledger_transfers
      where kind in ('grant', 'withdraw') and created_at >= ${from} and created_at < ${to}
        and (kind = 'grant' and from_account = 'issued' and not starts_with(key, 'grant:purchase:')
          or starts_with(key, 'withdraw:operator:'))) as "givenCredits"`.execute(reader);
  return rows[0]!;
}
