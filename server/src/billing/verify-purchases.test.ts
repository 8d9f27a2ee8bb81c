// Tests that each difference between purchases, receipts, reversals and the ledger is found.
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { sql } from '../db/db.ts';
import { openTestShop } from './testing.ts';
import { verifyPurchases } from './verify-purchases.ts';

const { db, stripe, newClient, buy, tell, close } = await openTestShop();
afterAll(close);

beforeEach(async () => {
  const client = await newClient();
  const bought = await buy(client, 200);
  stripe.pay(bought.session);
  await tell(stripe.event('checkout.session.completed', bought.session));
  stripe.refund(bought.session, 115);
  await tell(stripe.event('charge.refunded', bought.session));
  stripe.dispute(bought.session, 'needs_response', 50);
  await tell(stripe.event('charge.dispute.created', bought.session));
  stripe.dispute(bought.session, 'won', 50);
  await tell(stripe.event('charge.dispute.closed', bought.session));
  await buy(client, 100);
});

afterEach(async () => {
  await sql`truncate purchases, receipts, payment_reversals, receipt_numbers cascade`.execute(db);
  await sql`alter table ledger_transfers disable trigger all`.execute(db);
  await sql`alter table ledger_entries disable trigger all`.execute(db);
  await sql`delete from ledger_entries`.execute(db);
  await sql`delete from ledger_transfers`.execute(db);
});

test('purchases made through the checkout have no differences', async () => {
  expect(await verifyPurchases(db)).toEqual([]);
});

test.each([
  [
    'a grant without a payment',
    sql`update purchases set state = 'open', paid_at = null where state = 'paid'`,
    'granted 200',
  ],
  ['another number of credits', sql`update purchases set credits = 300 where state = 'paid'`, '300 credits'],
  [
    'a payment without a grant',
    sql`insert into purchases (id, client_id, buyer_name, buyer_email, credits, amount_cents,
      currency, provider, state, paid_at)
    select gen_random_uuid(), client_id, '', '', 100, 115, 'usd', 'stripe', 'paid', now() from purchases limit 1`,
    'granted 0',
  ],
  ['a missing receipt', sql`delete from receipts`, 'has no receipt'],
  ['a gap in the receipt numbers', sql`update receipt_numbers set last_number = last_number + 1`, 'but 1 receipts'],
  ['a reversal that moved nothing', sql`update payment_reversals set credits = credits + 1`, 'the ledger moved'],
])('%s is found', async (_, forge, sentence) => {
  await forge.execute(db);
  expect((await verifyPurchases(db)).join('\n')).toContain(sentence);
});
