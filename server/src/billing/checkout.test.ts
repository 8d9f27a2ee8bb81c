// Tests purchases with late, repeated, unordered, concurrent and forged events, and with wrong amounts.
import { afterAll, afterEach, expect, test } from 'vitest';
import { renameClient } from '../clients/clients.ts';
import { sql } from '../db/db.ts';
import { getReceipt } from './receipts.ts';
import { settlePurchase } from './settle-purchase.ts';
import { openTestShop, seller } from './testing.ts';

const { db, stripe, shop, anotherNode, newClient, buy, tell, accountBalances, receiptNumbers, faults, close } =
  await openTestShop();
afterAll(close);
afterEach(() => {
  stripe.outage = undefined;
});

const COMPLETED = 'checkout.session.completed';
const nothing = { free: 0, held: 0, spent: 0, debt: 0 };

test('the buyer pays the price of the credits, and the event grants them', async () => {
  const client = await newClient();
  const { id, session } = await buy(client, 300);
  expect(stripe.sessions.get(session)).toMatchObject({
    amount_total: 345,
    currency: 'usd',
    mode: 'payment',
    client_reference_id: id,
    success_url: `http://127.0.0.1:8080/credits?purchase=${id}`,
  });
  expect(await shop.check(client, id)).toMatchObject({ state: 'open', credits: 300, amountCents: 345 });
  expect(await accountBalances(client)).toEqual(nothing);
  stripe.pay(session);
  await tell(stripe.event(COMPLETED, session));
  expect(await accountBalances(client)).toEqual({ ...nothing, free: 300 });
  expect(await shop.check(client, id)).toMatchObject({ state: 'paid', paidAt: expect.any(Date) });
});

test('of fifty concurrent purchases twenty reach the provider', async () => {
  const client = await newClient();
  const asked = stripe.requests.length;
  const begun = await Promise.allSettled(Array.from({ length: 50 }, () => buy(client, 100)));
  expect(begun.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
  expect(stripe.requests.slice(asked)).toHaveLength(20);
});

test('polling a purchase always returns its state, and requests to the provider are limited', async () => {
  const client = await newClient();
  const { id } = await buy(client, 100);
  const asked = stripe.requests.length;
  const results = await Promise.all(Array.from({ length: 90 }, () => shop.check(client, id)));
  expect(new Set(results.map(({ state }) => state))).toEqual(new Set(['open']));
  expect(stripe.requests.slice(asked)).toHaveLength(60);
});

test('a receipt keeps the name of the buyer at the time of the purchase', async () => {
  const client = await newClient();
  const { id, session } = await buy(client, 100);
  stripe.pay(session);
  await shop.check(client, id);
  await db.transaction().execute((tx) => renameClient(tx, client, 'Somebody Else Ltd'));
  expect((await getReceipt(db, client, id)).buyer).toEqual({
    client: 'Acme',
    name: 'Ada',
    email: 'ada@acme.example',
  });
});

test('the return page grants the credits if no event came, and a late event grants nothing more', async () => {
  const client = await newClient();
  const { id, session } = await buy(client, 100);
  stripe.pay(session);
  expect(await shop.check(client, id)).toMatchObject({ state: 'paid' });
  await tell(stripe.event(COMPLETED, session, { secondsAgo: 200 }));
  expect(await accountBalances(client)).toEqual({ ...nothing, free: 100 });
});

test('twenty deliveries and twenty returns at once on two processes grant once and issue one receipt', async () => {
  const client = await newClient();
  const { id, session } = await buy(client, 500);
  stripe.pay(session);
  const nodes = [shop, anotherNode()];
  const once = stripe.event(COMPLETED, session);
  await Promise.all(
    Array.from({ length: 20 }, (_, i) => [
      tell(i % 2 ? once : stripe.event(COMPLETED, session), nodes[i % 2]),
      nodes[(i + 1) % 2]!.check(client, id),
    ]).flat(),
  );
  expect(await accountBalances(client)).toEqual({ ...nothing, free: 500 });
  expect(await receiptNumbers(client)).toHaveLength(1);
  expect(await faults()).toEqual([]);
});

test('a handled event is not handled again', async () => {
  const client = await newClient();
  const { session } = await buy(client, 100);
  stripe.pay(session);
  const event = stripe.event(COMPLETED, session);
  await tell(event);
  const asked = stripe.requests.length;
  await tell(event);
  expect(stripe.requests).toHaveLength(asked);
});

test('a paid event grants nothing while the provider reports the checkout as open', async () => {
  const client = await newClient();
  const { id, session } = await buy(client, 100);
  const claim = { ...stripe.sessions.get(session), status: 'complete', payment_status: 'paid' };
  await tell(stripe.eventOf(COMPLETED, claim));
  expect(await shop.check(client, id)).toMatchObject({ state: 'open' });
  expect(await accountBalances(client)).toEqual(nothing);
});

test.each([
  ['too little', { cents: 1 }],
  ['too much', { cents: 11_500 }],
  ['other money', { currency: 'jpy' }],
])('%s is granted nothing and gets no receipt', async (_, how) => {
  const client = await newClient();
  const { id, session } = await buy(client, 100);
  stripe.pay(session, how);
  await tell(stripe.event(COMPLETED, session));
  expect(await shop.check(client, id)).toMatchObject({ state: 'failed' });
  expect(await accountBalances(client)).toEqual(nothing);
  expect(await receiptNumbers(client)).toEqual([]);
});

test('an event with a wrong amount grants the amount that the provider reports', async () => {
  const client = await newClient();
  const { session } = await buy(client, 100);
  stripe.pay(session);
  await tell(stripe.eventOf(COMPLETED, { ...stripe.sessions.get(session), amount_total: 1_000_000 }));
  expect(await accountBalances(client)).toEqual({ ...nothing, free: 100 });
});

test('an event with a wrong, old or missing signature, a changed body or no object is a 400', async () => {
  const client = await newClient();
  const { session } = await buy(client, 100);
  stripe.pay(session);
  const good = stripe.event(COMPLETED, session);
  const refused = [
    stripe.event(COMPLETED, session, { secret: 'whsec_other' }),
    stripe.event(COMPLETED, session, { secondsAgo: 301 }),
    { ...good, payload: good.payload.replace(session, 'cs_test_other') },
    { ...good, signature: '' },
    { ...good, signature: 't=1,v1=00' },
  ];
  const thin = JSON.stringify({ id: 'evt_thin', object: 'v2.core.event', type: 'v1.billing.meter.no_meter_found' });
  for (const event of refused) await expect(tell(event)).rejects.toMatchObject({ status: 400 });
  await expect(tell(stripe.signed(thin))).rejects.toMatchObject({ status: 400 });
  await expect(tell(stripe.signed('no json'))).rejects.toMatchObject({ status: 400 });
  await expect(shop.receive(Buffer.from(good.payload), undefined)).rejects.toMatchObject({ status: 400 });
  expect(await accountBalances(client)).toEqual(nothing);
});

test('foreign and unknown checkouts and unrelated events are ignored', async () => {
  const client = await newClient();
  const { session } = await buy(client, 100);
  stripe.pay(session);
  const foreign = { ...stripe.sessions.get(session)!, id: 'cs_test_foreign', metadata: {} };
  (stripe.sessions as Map<string, typeof foreign>).set(foreign.id, foreign);
  await tell(stripe.event(COMPLETED, foreign.id));
  // With our purchase's id, but not the checkout that was opened for it.
  foreign.metadata = stripe.sessions.get(session)!.metadata;
  await tell(stripe.event(COMPLETED, foreign.id));
  await tell(stripe.eventOf(COMPLETED, { ...foreign, id: 'cs_test_unknown' }));
  await tell(stripe.eventOf('charge.refunded', { object: 'charge', payment_intent: 'pi_unknown' }));
  await tell(stripe.eventOf('customer.created', { object: 'customer', id: 'cus_1' }));
  expect(await accountBalances(client)).toEqual(nothing);
});

test('a pending payment grants the credits when it arrives, even after a failed event', async () => {
  const client = await newClient();
  const { id, session } = await buy(client, 200);
  stripe.pay(session, { later: true });
  await tell(stripe.event(COMPLETED, session));
  expect(await shop.check(client, id)).toMatchObject({ state: 'processing' });
  stripe.arrive(session, false);
  await tell(stripe.event('checkout.session.async_payment_failed', session));
  expect(await shop.check(client, id)).toMatchObject({ state: 'failed' });
  expect(await accountBalances(client)).toEqual(nothing);
  stripe.arrive(session, true);
  await tell(stripe.event('checkout.session.async_payment_succeeded', session));
  await tell(stripe.event('checkout.session.expired', session));
  expect(await shop.check(client, id)).toMatchObject({ state: 'paid' });
  expect(await accountBalances(client)).toEqual({ ...nothing, free: 200 });
});

test('an unpaid checkout expires', async () => {
  const client = await newClient();
  const { id, session } = await buy(client, 100);
  stripe.expire(session);
  await tell(stripe.event('checkout.session.expired', session));
  expect(await shop.check(client, id)).toMatchObject({ state: 'expired' });
});

test.each([503, 'hang up'] as const)(
  'after %s from the provider the repeated event grants the credits',
  async (outage) => {
    const client = await newClient();
    const { id, session } = await buy(client, 100);
    stripe.pay(session);
    const event = stripe.event(COMPLETED, session);
    stripe.outage = outage;
    await expect(tell(event)).rejects.toMatchObject({ status: 503, message: expect.stringContaining('Try again') });
    await expect(shop.check(client, id)).rejects.toMatchObject({ status: 503 });
    await expect(buy(client, 100)).rejects.toMatchObject({ status: 503, retryAfterSeconds: 60 });
    stripe.outage = undefined;
    await tell(event);
    expect(await accountBalances(client)).toEqual({ ...nothing, free: 100 });
  },
);

test('a rejected API key refers to the operator', async () => {
  stripe.outage = 401;
  await expect(buy(await newClient(), 100)).rejects.toMatchObject({
    status: 503,
    message: expect.stringContaining('operator'),
  });
});

test('undelivered events are fetched at start and handled once', async () => {
  const client = await newClient();
  const [one, two] = [await buy(client, 100), await buy(client, 200)];
  stripe.pay(one.session);
  stripe.pay(two.session);
  for (const { session } of [one, two]) stripe.event(COMPLETED, session);
  const never = new AbortController().signal;
  await Promise.all([shop.catchUp(never), anotherNode().catchUp(never)]);
  expect(await accountBalances(client)).toEqual({ ...nothing, free: 300 });
  const asked = stripe.requests.length;
  await shop.catchUp(never);
  expect(stripe.requests.slice(asked)).toEqual(['GET /v1/events']);
});

test('a process that is killed before it stores the checkout id loses nothing', async () => {
  const client = await newClient();
  const { id, session } = await buy(client, 100);
  await sql`update purchases set checkout_session_id = null where id = ${id}`.execute(db);
  stripe.pay(session);
  await tell(stripe.event(COMPLETED, session));
  expect(await accountBalances(client)).toEqual({ ...nothing, free: 100 });
  expect(await shop.check(client, id)).toMatchObject({ state: 'paid', session });
});

test('receipts are numbered without gaps under concurrent and failing purchases', async () => {
  const buyers = await Promise.all(Array.from({ length: 12 }, newClient));
  const bought = await Promise.all(buyers.map((client) => buy(client, 100)));
  for (const { session } of bought) stripe.pay(session);
  const [first, ...others] = bought;
  const report = {
    session: first!.session,
    purchase: first!.id,
    state: 'paid',
    amountCents: 115,
    currency: 'usd',
    // A payment id is unique: this settlement takes a number and then fails.
    payment: (await shop.check(buyers[1]!, others[0]!.id)).payment!,
    test: false,
  } as const;
  await expect(settlePurchase(db, report, seller)).rejects.toMatchObject({ code: '23505' });
  await Promise.all(bought.map(({ session }) => tell(stripe.event(COMPLETED, session))));
  const { rows } = await sql<{ number: string }>`select number from receipts where not test order by number`.execute(
    db,
  );
  const year = new Date().getUTCFullYear();
  expect(rows.map(({ number }) => number)).toEqual(
    rows.map((_, index) => `GR-${year}-${String(index + 1).padStart(6, '0')}`),
  );
  expect(await faults()).toEqual([]);
});

test('a purchase in Stripe’s test mode has a test receipt with its own numbers', async () => {
  const client = await newClient();
  const { session } = await buy(client, 100);
  stripe.sessions.get(session)!.livemode = false;
  stripe.pay(session);
  await tell(stripe.event(COMPLETED, session));
  expect(await receiptNumbers(client)).toEqual([expect.stringMatching(/^TEST-\d{4}-000001$/)]);
});

test('a client can start twenty purchases in ten minutes', async () => {
  const client = await newClient();
  for (let begun = 0; begun < 20; begun++) await buy(client, 100);
  const asked = stripe.requests.length;
  await expect(buy(client, 100)).rejects.toMatchObject({
    status: 429,
    retryAfterSeconds: expect.closeTo(600, -2),
  });
  expect(stripe.requests).toHaveLength(asked);
  await buy(await newClient(), 100);
});

test('another client’s purchase is not found', async () => {
  const { id } = await buy(await newClient(), 100);
  await expect(shop.check(await newClient(), id)).rejects.toMatchObject({ status: 404 });
  await expect(shop.completeTest(await newClient(), id, true)).rejects.toMatchObject({ status: 404 });
});
