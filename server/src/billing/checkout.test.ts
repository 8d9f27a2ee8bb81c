// A purchase, from its order to its credits: late, doubled, out of order, at once, forged, and not as it was asked for.
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

test('the buyer is sent to pay what the credits cost, and the credits come with the event', async () => {
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

test('of fifty purchases begun at once twenty reach the provider', async () => {
  const client = await newClient();
  const asked = stripe.requests.length;
  const begun = await Promise.allSettled(Array.from({ length: 50 }, () => buy(client, 100)));
  expect(begun.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
  expect(stripe.requests.slice(asked)).toHaveLength(20);
});

test('whoever asks without end what became of a purchase is answered, and the provider is left in peace', async () => {
  const client = await newClient();
  const { id } = await buy(client, 100);
  const asked = stripe.requests.length;
  const answers = await Promise.all(Array.from({ length: 90 }, () => shop.check(client, id)));
  expect(new Set(answers.map(({ state }) => state))).toEqual(new Set(['open']));
  expect(stripe.requests.slice(asked)).toHaveLength(60);
});

test('a receipt names the buyer as it was then, whatever the buyer is called later', async () => {
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

test('the return page brings the credits where no event came, and an event that is late brings nothing more', async () => {
  const client = await newClient();
  const { id, session } = await buy(client, 100);
  stripe.pay(session);
  expect(await shop.check(client, id)).toMatchObject({ state: 'paid' });
  await tell(stripe.event(COMPLETED, session, { secondsAgo: 200 }));
  expect(await accountBalances(client)).toEqual({ ...nothing, free: 100 });
});

test('twenty deliveries and twenty returns at once on two nodes grant once and issue one receipt', async () => {
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

test('an event that was dealt with is not looked at again', async () => {
  const client = await newClient();
  const { session } = await buy(client, 100);
  stripe.pay(session);
  const event = stripe.event(COMPLETED, session);
  await tell(event);
  const asked = stripe.requests.length;
  await tell(event);
  expect(stripe.requests).toHaveLength(asked);
});

test('an event that says paid grants nothing while the provider says otherwise', async () => {
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

test('an event with another amount in it grants what the provider says was paid for', async () => {
  const client = await newClient();
  const { session } = await buy(client, 100);
  stripe.pay(session);
  await tell(stripe.eventOf(COMPLETED, { ...stripe.sessions.get(session), amount_total: 1_000_000 }));
  expect(await accountBalances(client)).toEqual({ ...nothing, free: 100 });
});

test('what is not signed with our secret, was signed long ago, was changed or is thin is a 400', async () => {
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

test('checkouts of others on the same account, unknown ones and events about other things are left alone', async () => {
  const client = await newClient();
  const { session } = await buy(client, 100);
  stripe.pay(session);
  const foreign = { ...stripe.sessions.get(session)!, id: 'cs_test_foreign', metadata: {} };
  (stripe.sessions as Map<string, typeof foreign>).set(foreign.id, foreign);
  await tell(stripe.event(COMPLETED, foreign.id));
  // With our purchase's name on it, and still not the checkout that the purchase was sent to.
  foreign.metadata = stripe.sessions.get(session)!.metadata;
  await tell(stripe.event(COMPLETED, foreign.id));
  await tell(stripe.eventOf(COMPLETED, { ...foreign, id: 'cs_test_unknown' }));
  await tell(stripe.eventOf('charge.refunded', { object: 'charge', payment_intent: 'pi_unknown' }));
  await tell(stripe.eventOf('customer.created', { object: 'customer', id: 'cus_1' }));
  expect(await accountBalances(client)).toEqual(nothing);
});

test('money that is under way is waited for: arrived it grants, whatever was said before', async () => {
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

test('a checkout that nobody paid expires', async () => {
  const client = await newClient();
  const { id, session } = await buy(client, 100);
  stripe.expire(session);
  await tell(stripe.event('checkout.session.expired', session));
  expect(await shop.check(client, id)).toMatchObject({ state: 'expired' });
});

test.each([503, 'hang up'] as const)(
  'where the provider answers %s nothing is lost: the event comes again',
  async (outage) => {
    const client = await newClient();
    const { id, session } = await buy(client, 100);
    stripe.pay(session);
    const event = stripe.event(COMPLETED, session);
    stripe.outage = outage;
    await expect(tell(event)).rejects.toMatchObject({ status: 503, message: expect.stringContaining('try again') });
    await expect(shop.check(client, id)).rejects.toMatchObject({ status: 503 });
    await expect(buy(client, 100)).rejects.toMatchObject({ status: 503, retryAfterSeconds: 60 });
    stripe.outage = undefined;
    await tell(event);
    expect(await accountBalances(client)).toEqual({ ...nothing, free: 100 });
  },
);

test('a refusal of our key says that it is for the operator', async () => {
  stripe.outage = 401;
  await expect(buy(await newClient(), 100)).rejects.toMatchObject({
    status: 503,
    message: expect.stringContaining('operator'),
  });
});

test('what was never delivered is fetched, once, by whoever starts', async () => {
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

test('a process that died before it could name the checkout loses nothing', async () => {
  const client = await newClient();
  const { id, session } = await buy(client, 100);
  await sql`update purchases set checkout_session_id = null where id = ${id}`.execute(db);
  stripe.pay(session);
  await tell(stripe.event(COMPLETED, session));
  expect(await accountBalances(client)).toEqual({ ...nothing, free: 100 });
  expect(await shop.check(client, id)).toMatchObject({ state: 'paid', session });
});

test('receipts are numbered without a gap, whoever buys at once and whatever fails in between', async () => {
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
    // Twice the same payment cannot be: this one takes a number and then fails.
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

test('what was paid in Stripe’s test mode is a test on its receipt, numbered apart', async () => {
  const client = await newClient();
  const { session } = await buy(client, 100);
  stripe.sessions.get(session)!.livemode = false;
  stripe.pay(session);
  await tell(stripe.event(COMPLETED, session));
  expect(await receiptNumbers(client)).toEqual([expect.stringMatching(/^TEST-\d{4}-000001$/)]);
});

test('of purchases without end the provider hears twenty in ten minutes', async () => {
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

test('another client’s purchase is as unknown as one that never was', async () => {
  const { id } = await buy(await newClient(), 100);
  await expect(shop.check(await newClient(), id)).rejects.toMatchObject({ status: 404 });
  await expect(shop.endTest(await newClient(), id, true)).rejects.toMatchObject({ status: 404 });
});
