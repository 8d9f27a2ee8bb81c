// Tests refunds and disputes: their credits are recovered and restored, for any order of events and after a kill.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fc from 'fast-check';
import { afterAll, expect, test, vi } from 'vitest';
import { sql } from '../db/db.ts';
import { lockAccounts } from '../ledger/accounts.ts';
import { closeHold, hold } from '../ledger/holds.ts';
import { findPurchase } from './purchases.ts';
import { getReceipt } from './receipts.ts';
import { applyReversals } from './reversals.ts';
import { openTestShop } from './testing.ts';

const { db, url, stripe, shop, anotherNode, newClient, buy, tell, accountBalances, receiptNumbers, faults, close } =
  await openTestShop();
afterAll(close);

const COMPLETED = 'checkout.session.completed';

/** A client that bought and has the credits. */
async function bought(credits: number) {
  const client = await newClient();
  const { id, session } = await buy(client, credits);
  stripe.pay(session);
  await tell(stripe.event(COMPLETED, session));
  return { client, id, session };
}

const spend = (client: string, amount: number) =>
  db.transaction().execute(async (tx) => {
    await hold(tx, { order: `order ${client}`, client, amount });
    await closeHold(tx, `order ${client}`, amount);
  });

test('partial and full refunds recover their share of the credits, for repeated events too', async () => {
  const { client, id, session } = await bought(300);
  stripe.refund(session, 100);
  await tell(stripe.event('charge.refunded', session));
  await tell(stripe.event('charge.refunded', session));
  // 100 of 345 cents: 86.96 credits.
  expect(await accountBalances(client)).toMatchObject({ free: 214, debt: 0 });
  stripe.refund(session, 245);
  const last = stripe.event('charge.refunded', session);
  await Promise.all(Array.from({ length: 10 }, (_, i) => tell(last, i % 2 ? shop : anotherNode())));
  expect(await accountBalances(client)).toMatchObject({ free: 0, debt: 0 });
  const { reversedCents, reversals } = await getReceipt(db, client, id);
  expect(reversedCents).toBe(345);
  expect(reversals.map(({ kind, amountCents, credits }) => [kind, amountCents, credits])).toEqual([
    ['refund', 100, 86],
    ['refund', 245, 214],
  ]);
  expect(await faults()).toEqual([]);
});

test('credits that were spent before the refund are a debt that the next purchase pays', async () => {
  const { client, session } = await bought(500);
  await spend(client, 450);
  stripe.refund(session, 575);
  await tell(stripe.event('charge.refunded', session));
  expect(await accountBalances(client)).toEqual({ free: 0, held: 0, spent: 450, debt: 450 });
  const next = await buy(client, 1_000);
  stripe.pay(next.session);
  await tell(stripe.event(COMPLETED, next.session));
  expect(await accountBalances(client)).toEqual({ free: 550, held: 0, spent: 0, debt: 0 });
});

test('an open dispute recovers the credits; a won one restores them, a lost one does not', async () => {
  const [won, lost] = [await bought(200), await bought(200)];
  for (const { client, session } of [won, lost]) {
    stripe.dispute(session, 'needs_response');
    await tell(stripe.event('charge.dispute.created', session));
    expect(await accountBalances(client)).toMatchObject({ free: 0, debt: 0 });
  }
  stripe.dispute(won.session, 'won');
  stripe.dispute(lost.session, 'lost');
  await tell(stripe.event('charge.dispute.closed', won.session));
  await tell(stripe.event('charge.dispute.closed', lost.session));
  expect(await accountBalances(won.client)).toMatchObject({ free: 200, debt: 0 });
  expect(await accountBalances(lost.client)).toMatchObject({ free: 0, debt: 0 });
  const { reversals } = await getReceipt(db, won.client, won.id);
  expect(reversals.map(({ kind, amountCents }) => [kind, amountCents])).toEqual([
    ['dispute', 230],
    ['dispute', -230],
  ]);
});

test('a failed refund restores the credits', async () => {
  const { client, id, session } = await bought(200);
  stripe.refund(session, 230);
  await tell(stripe.event('charge.refunded', session));
  expect(await accountBalances(client)).toMatchObject({ free: 0 });
  stripe.refund(session, -230);
  const { payment_intent } = stripe.sessions.get(session)!;
  await tell(stripe.eventOf('refund.failed', { object: 'refund', id: 're_1', payment_intent }));
  expect(await accountBalances(client)).toMatchObject({ free: 200, debt: 0 });
  expect((await getReceipt(db, client, id)).reversedCents).toBe(0);
});

test('an inquiry of a bank recovers nothing', async () => {
  const { client, session } = await bought(100);
  stripe.dispute(session, 'warning_needs_response');
  await tell(stripe.event('charge.dispute.created', session));
  expect(await accountBalances(client)).toMatchObject({ free: 100 });
});

test('events in the wrong order have the same result', async () => {
  const client = await newClient();
  const { id, session } = await buy(client, 200);
  stripe.pay(session);
  const completed = stripe.event(COMPLETED, session);
  stripe.dispute(session, 'needs_response');
  const disputed = stripe.event('charge.dispute.created', session);
  stripe.dispute(session, 'won');
  const closed = stripe.event('charge.dispute.closed', session);
  stripe.refund(session, 115);
  const refunded = stripe.event('charge.refunded', session);
  for (const event of [closed, refunded, disputed, completed]) await tell(event);
  expect(await accountBalances(client)).toEqual({ free: 100, held: 0, spent: 0, debt: 0 });
  expect((await getReceipt(db, client, id)).reversedCents).toBe(115);
  expect(await receiptNumbers(client)).toHaveLength(1);
});

test('a refund and a dispute together recover no more than was bought', async () => {
  const { client, session } = await bought(100);
  stripe.refund(session, 60);
  stripe.dispute(session, 'lost', 115);
  await tell(stripe.event('charge.refunded', session));
  expect(await accountBalances(client)).toEqual({ free: 0, held: 0, spent: 0, debt: 0 });
});

test('an older report is not applied after a newer one', async () => {
  const { client, id } = await bought(200);
  const before = (await findPurchase(db, client, id))!;
  const older = { purchase: id, refundedCents: 0, disputedCents: 0 };
  expect(await applyReversals(db, before, { ...older, refundedCents: 115 })).toBe(true);
  expect(await applyReversals(db, before, older)).toBe(false);
  expect(await accountBalances(client)).toMatchObject({ free: 100 });
});

test('random refunds, disputes and deliveries: the credits match the money that is left', async () => {
  const other = anotherNode();
  const happening = fc.oneof(
    fc.record({ what: fc.constant('refund' as const), cents: fc.integer({ min: 1, max: 120 }) }),
    fc.record({
      what: fc.constant('dispute' as const),
      status: fc.constantFrom('warning_needs_response', 'needs_response', 'under_review', 'won', 'lost'),
    }),
  );
  const plan = fc.array(
    fc.record({ happening, tellAfter: fc.nat({ max: 4 }), times: fc.integer({ min: 1, max: 3 }) }),
    {
      maxLength: 6,
    },
  );
  await fc.assert(
    fc.asyncProperty(plan, async (steps) => {
      const client = await newClient();
      const { session } = await buy(client, 300);
      stripe.pay(session);
      const price = stripe.sessions.get(session)!.amount_total;
      let refunded = 0;
      let disputed = 0;
      const waiting = [{ event: stripe.event(COMPLETED, session), due: steps.length, times: 2 }];
      for (const [now, { happening, tellAfter, times }] of steps.entries()) {
        if (happening.what === 'refund') {
          const cents = Math.min(happening.cents, price - refunded);
          refunded += cents;
          stripe.refund(session, cents);
        } else {
          disputed = ['needs_response', 'under_review', 'lost'].includes(happening.status) ? price : 0;
          stripe.dispute(session, happening.status);
        }
        const type = happening.what === 'refund' ? 'charge.refunded' : 'charge.dispute.closed';
        waiting.push({ event: stripe.event(type, session), due: now + tellAfter, times });
        const due = waiting.filter((each) => each.due === now);
        await Promise.all(
          due.flatMap(({ event, times }) => Array.from({ length: times }, (_, i) => tell(event, i ? other : shop))),
        );
      }
      const late = waiting.filter(({ due }) => due >= steps.length);
      await Promise.all(late.map(({ event }, i) => tell(event, i % 2 ? other : shop)));
      const taken = Math.floor((300 * Math.min(price, refunded + disputed)) / price);
      expect(await accountBalances(client)).toEqual({ free: 300 - taken, held: 0, spent: 0, debt: 0 });
    }),
    { numRuns: 40 },
  );
  expect(await faults()).toEqual([]);
});

test('a process killed while it grants has granted nothing and used no number', async () => {
  const client = await newClient();
  const { id, session } = await buy(client, 100);
  stripe.pay(session);
  const numbers = () =>
    sql<{ last: number }>`select last_number as last from receipt_numbers`.execute(db).then(({ rows }) => rows);
  const before = await numbers();
  const program = new URL('./testing-checkout-process.ts', import.meta.url).pathname;
  let child: ReturnType<typeof spawn> | undefined;
  await db.transaction().execute(async (tx) => {
    // The process takes its number and then waits for this lock.
    await lockAccounts(tx, client);
    child = spawn(process.execPath, [program, url, stripe.url, client, id], { stdio: ['ignore', 'pipe', 'inherit'] });
    await vi.waitFor(
      async () => {
        const waiting = await sql`select from pg_stat_activity where wait_event_type = 'Lock'
          and datname = current_database()`.execute(db);
        expect(waiting.rows).toHaveLength(1);
      },
      { timeout: 30_000, interval: 50 },
    );
    child.kill('SIGKILL');
    await once(child, 'exit');
  });
  expect(await numbers()).toEqual(before);
  expect(await accountBalances(client)).toMatchObject({ free: 0 });
  expect(await shop.check(client, id)).toMatchObject({ state: 'paid' });
  expect(await accountBalances(client)).toMatchObject({ free: 100 });
  expect(await faults()).toEqual([]);
});
