// Tests what clients paid and got free of charge in a period.
import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { sql } from '../db/db.ts';
import { openTestDb } from '../db/testing.ts';
import { openAccount } from '../ledger/accounts.ts';
import { grant, withdraw } from '../ledger/grants.ts';
import { readIncome } from './income.ts';

const { db, close } = await openTestDb();
afterAll(close);

test('payments count less their refunds, apart from those of test checkouts, and grants that were not bought are given away unless operators withdrew them', async () => {
  const client = randomUUID();
  await sql`insert into clients (id, name) values (${client}, 'A')`.execute(db);
  const ids = { real: randomUUID(), test: randomUUID(), open: randomUUID() };
  const buy = (id: string, provider: string, paidAt: string | null) =>
    sql`insert into purchases (id, client_id, buyer_name, buyer_email, credits, amount_cents, currency, provider, state, paid_at)
      values (${id}, ${client}, 'B', 'b@x.test', 1000, 1150, 'usd', ${provider}, ${paidAt ? 'paid' : 'open'}, ${paidAt})`.execute(
      db,
    );
  await buy(ids.real, 'stripe', '2026-01-05T12:00:00Z');
  await buy(ids.test, 'test', '2026-01-31T23:59:59Z');
  await buy(ids.open, 'stripe', null);
  await buy(randomUUID(), 'stripe', '2026-02-01T00:00:00Z');
  await sql`insert into payment_reversals (id, purchase_id, kind, amount_cents, credits, created_at)
    values (${randomUUID()}, ${ids.real}, 'refund', 150, 100, '2026-01-20')`.execute(db);
  const [from, to] = [new Date('2026-01-01'), new Date('2026-02-01')];
  expect(await readIncome(db, from, to)).toEqual({ paidCents: 1000, testCents: 1150, givenCredits: 0 });

  await db.transaction().execute(async (tx) => {
    await openAccount(tx, client);
    await grant(tx, { client, amount: 1000, key: `purchase:${ids.real}`, reason: 'purchase' });
    await grant(tx, { client, amount: 250, key: 'operator:1', reason: 'late' });
    await withdraw(tx, { client, amount: 50, key: 'operator:2', reason: 'too many' });
    await withdraw(tx, { client, amount: 20, key: 'deletion:3', reason: 'forfeited when the client was deleted' });
  });
  const now = Date.now();
  const today = await readIncome(db, new Date(now - 60_000), new Date(now + 60_000));
  expect(today).toEqual({ paidCents: 0, testCents: 0, givenCredits: 200 });
});
