// Keys, credits, receipts and the ledger in the dashboard.

import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LedgerRow } from '@greenroom/contract/dashboard/ledger';
import { afterAll, expect, test } from 'vitest';
import { type Checkout, createCheckout } from '../billing/checkout.ts';
import { createStripe } from '../billing/stripe.ts';
import { openLoopbackStripe } from '../billing/testing-stripe.ts';
import { createAuthenticate } from '../clients/api-keys.ts';
import { setLanguage } from '../clients/users.ts';
import { type Db, sql } from '../db/db.ts';
import { createRequestStepContext } from '../jobs/request-step-context.ts';
import { createLogger } from '../kernel/logger.ts';
import { recover, withdraw } from '../ledger/grants.ts';
import { closeHold, hold } from '../ledger/holds.ts';
import { addTestVideo } from '../library/testing.ts';
import { createPool } from '../tasks/pool.ts';
import { testProviders } from '../tasks/testing-providers.ts';
import { setCreditsThreshold } from '../webhooks/credit-alerts.ts';
import { createBillingDetailsEndpoints } from './billing-details.ts';
import { createCreditEndpoints, createPaymentWebhook } from './credits.ts';
import { createKeyEndpoints } from './keys.ts';
import { createLedgerEndpoints } from './ledger.ts';
import { createReceiptEndpoints } from './receipts.ts';
import { createTeamEndpoints } from './team.ts';
import { openTestDashboard, type Person } from './testing.ts';

const publicUrl = 'http://127.0.0.1:8080';
const log = createLogger('silent');
const stripe = await openLoopbackStripe();
const folder = await mkdtemp(join(tmpdir(), 'greenroom-receipts-'));
const pool = createPool({ size: 1, log });
const withStepContext = await createRequestStepContext({ pool, root: folder, log, providers: testProviders });

const seller = {
  name: 'Video Works Ltd',
  address: ['1 Mill Lane', 'Ludlow'],
  taxId: 'GB 1',
  tax: { name: 'VAT', percent: 20 },
};
const { secretKey, webhookSecret } = stripe;
const provider = createStripe({ secretKey, webhookSecret, apiBase: stripe.url }, log);
const shopOf = (db: Db, how: { provider?: typeof provider; allowTest: boolean }): Checkout =>
  createCheckout({ db, provider: how.provider, allowTest: how.allowTest, seller, publicUrl, log });

const openWith = (how: { provider?: typeof provider; allowTest: boolean }) =>
  openTestDashboard({
    publicUrl,
    signUp: { mode: 'open', credits: 0 },
    endpoints: ({ db }) => [
      ...createKeyEndpoints({ db, keyPrefix: 'gr', sandboxDailyCredits: 500 }),
      ...createCreditEndpoints({ db, checkout: shopOf(db, how) }),
      ...createBillingDetailsEndpoints({ db }),
      ...createReceiptEndpoints({ db, withStepContext }),
      ...createLedgerEndpoints({ db }),
      ...createTeamEndpoints({ db, publicUrl }),
    ],
    webhooks: ({ db }) => [createPaymentWebhook(shopOf(db, how))],
  });
const dashboard = await openWith({ provider, allowTest: false });
const { db, call, send, signUp } = dashboard;
afterAll(async () => {
  await dashboard.close();
  await stripe.close();
  await pool.close();
  await rm(folder, { recursive: true });
});

const newPurchase = () => `/credits/purchases/${randomUUID()}`;

async function memberOf(owner: Person): Promise<Person> {
  const { url } = (await call(owner, 'POST', '/team/invitations', { role: 'member' })).json();
  return signUp({ name: 'Max', invitation: url.split('#')[1] });
}

async function buy(owner: Person, credits: number): Promise<{ id: string; session: string }> {
  const response = await call(owner, 'POST', newPurchase(), { credits });
  expect(response.statusCode).toBe(200);
  const { id, url } = response.json();
  return { id, session: url.split('/').at(-1) };
}

const deliver = ({ payload, signature }: { payload: string; signature: string | undefined }) =>
  send('POST', '/dashboard/stripe/webhook', {
    body: Buffer.from(payload),
    headers: { 'content-type': 'application/json', 'stripe-signature': signature, origin: undefined },
  });

async function paid(owner: Person, credits: number): Promise<string> {
  const { id, session } = await buy(owner, credits);
  stripe.pay(session);
  expect((await deliver(stripe.event('checkout.session.completed', session))).statusCode).toBe(200);
  return id;
}

const json = async (person: Person, path: string) => (await call(person, 'GET', path)).json();
const status = async (response: ReturnType<typeof call>) => (await response).statusCode;

test('an owner creates the key, which is shown once and later only by its prefix', async () => {
  const owner = await signUp();
  expect(await json(owner, '/keys')).toEqual({ key: null, test_key: null, test_credits_daily: 500 });
  const made = await call(owner, 'POST', '/keys', { replaces: null });
  expect(made.headers['cache-control']).toBe('no-store');
  const { api_key, key } = made.json();
  expect(await createAuthenticate(db)(`Bearer ${api_key}`)).toBe(owner.user.client);
  expect(api_key.startsWith(`${key.prefix}_`)).toBe(true);
  const shown = await call(owner, 'GET', '/keys');
  expect(shown.json().key).toMatchObject({ prefix: key.prefix, created_at: key.created_at });
  expect(shown.body).not.toContain(api_key.split('_')[2]);
});

test('replacing a key needs its prefix and revokes it at once', async () => {
  const owner = await signUp();
  const first = (await call(owner, 'POST', '/keys', { replaces: null })).json();
  expect(await status(call(owner, 'POST', '/keys', { replaces: null }))).toBe(409);
  expect(await status(call(owner, 'POST', '/keys', { replaces: 'gr_000000000000' }))).toBe(409);
  expect(await status(call(owner, 'POST', '/keys', {}))).toBe(400);
  const second = (await call(owner, 'POST', '/keys', { replaces: first.key.prefix })).json();
  expect(await createAuthenticate(db)(`Bearer ${first.api_key}`)).toBeUndefined();
  expect(await createAuthenticate(db)(`Bearer ${second.api_key}`)).toBe(owner.user.client);
});

test('an owner creates a test key beside the key, and replaces it', async () => {
  const owner = await signUp();
  const made = (await call(owner, 'POST', '/keys/test', { replaces: null })).json();
  expect(made.api_key).toMatch(/^gr_test_/);
  expect(await json(owner, '/keys')).toMatchObject({ key: null, test_key: { prefix: made.key.prefix, credits: 500 } });
  expect(await status(call(owner, 'POST', '/keys/test', { replaces: null }))).toBe(409);
  const next = (await call(owner, 'POST', '/keys/test', { replaces: made.key.prefix })).json();
  expect((await json(owner, '/keys')).test_key.prefix).toBe(next.key.prefix);
  const member = await memberOf(owner);
  expect(await status(call(member, 'POST', '/keys/test', { replaces: next.key.prefix }))).toBe(403);
});

test('a member can read everything, and can neither create keys nor buy', async () => {
  const owner = await signUp();
  const member = await memberOf(owner);
  const id = await paid(owner, 100);
  for (const path of ['/keys', '/credits', '/receipts', `/receipts/${id}`, '/ledger', '/ledger.csv']) {
    expect(await status(call(member, 'GET', path))).toBe(200);
    expect(await status(call(undefined, 'GET', path))).toBe(401);
  }
  for (const [path, body] of [
    ['/keys', { replaces: null }],
    [newPurchase(), { credits: 100 }],
    [`/credits/purchases/${id}/test-payment`, { paid: true }],
  ] as const) {
    expect(await status(call(member, 'POST', path, body))).toBe(403);
  }
});

test('credits are sold in whole hundreds, and a price in the request is ignored', async () => {
  const owner = await signUp();
  for (const credits of [0, -100, 50, 150, 100.5, 1_000_100, '100', null]) {
    const response = await call(owner, 'POST', newPurchase(), { credits });
    expect(response.statusCode).toBe(400);
    expect(response.json().error).toMatch(/^credits must be /);
  }
  const { session } = await buy(owner, 1_000);
  expect(stripe.sessions.get(session)?.amount_total).toBe(1_150);
  const manipulated = await call(owner, 'POST', newPurchase(), { credits: 100, amount_cents: 1 });
  expect(stripe.sessions.get(manipulated.json().url.split('/').at(-1))?.amount_total).toBe(115);
});

test('available, reserved and spent credits, a debt and the threshold of low credits are shown separately', async () => {
  const owner = await signUp();
  const { client } = owner.user;
  await paid(owner, 500);
  await db.transaction().execute(async (tx) => {
    await hold(tx, { order: `${client} 1`, client, amount: 100 });
    await hold(tx, { order: `${client} 2`, client, amount: 150 });
    await closeHold(tx, `${client} 1`, 80);
    await recover(tx, { client, amount: 400, key: client, reason: 'test' });
    await setCreditsThreshold(tx, client, 300);
  });
  const { id } = await buy(owner, 200);
  expect(await json(owner, '/credits')).toEqual({
    balance: 0,
    held: 150,
    spent: 80,
    debt: 130,
    threshold: 300,
    unfinished: [
      {
        id,
        state: 'open',
        credits: 200,
        amount_cents: 230,
        currency: 'usd',
        test: false,
        created_at: expect.any(String),
      },
    ],
  });
});

test('a buyer who returns from payment has the credits at once, and the event adds none', async () => {
  const owner = await signUp();
  const { id, session } = await buy(owner, 100);
  stripe.pay(session);
  expect((await call(owner, 'POST', `/credits/purchases/${id}/check`)).json()).toMatchObject({ state: 'paid' });
  expect((await deliver(stripe.event('checkout.session.completed', session))).statusCode).toBe(200);
  expect(await json(owner, '/credits')).toMatchObject({ balance: 100, unfinished: [] });
});

test('events need no session and no origin, but a valid signature', async () => {
  const owner = await signUp();
  const { session } = await buy(owner, 100);
  stripe.pay(session);
  const event = stripe.event('checkout.session.completed', session);
  for (const signature of [undefined, '', 'v1=0', `${event.signature}0`]) {
    const response = await deliver({ ...event, signature });
    expect(response.statusCode).toBe(400);
    expect(response.json().error).toContain('Invalid Stripe signature');
  }
  expect((await deliver({ ...event, payload: event.payload.padEnd(300_000) })).statusCode).toBe(413);
  expect(await json(owner, '/credits')).toMatchObject({ balance: 0 });
});

test('while the provider is down, events and checks get a 503, and a repeated event succeeds', async () => {
  const owner = await signUp();
  const { id, session } = await buy(owner, 100);
  stripe.pay(session);
  stripe.outage = 500;
  const event = stripe.event('checkout.session.completed', session);
  expect((await deliver(event)).statusCode).toBe(503);
  const response = await call(owner, 'POST', `/credits/purchases/${id}/check`);
  expect(response.statusCode).toBe(503);
  expect(response.headers['retry-after']).toBe('60');
  stripe.outage = undefined;
  expect((await deliver(event)).statusCode).toBe(200);
});

test('a receipt has its seller, buyer, lines, tax and refunds', async () => {
  const owner = await signUp({ name: 'Ada Lovelace' });
  const { id, session } = await buy(owner, 500);
  stripe.pay(session);
  await deliver(stripe.event('checkout.session.completed', session));
  stripe.refund(session, 115);
  await deliver(stripe.event('charge.refunded', session));
  const receipt = await json(owner, `/receipts/${id}`);
  expect(receipt).toMatchObject({
    number: expect.stringMatching(/^GR-\d{4}-\d{6}$/),
    credits: 500,
    amount_cents: 575,
    reversed_cents: 115,
    test: false,
    seller: { name: 'Video Works Ltd', address: ['1 Mill Lane', 'Ludlow'], tax_id: 'GB 1' },
    buyer: { client: 'Ada Lovelace', name: 'Ada Lovelace', email: owner.email },
    lines: [{ text: '100 credits', quantity: 5, unit_cents: 115, amount_cents: 575 }],
    tax: { name: 'VAT', percent: 20, amount_cents: 96 },
    paid_with: 'stripe',
    reversals: [{ kind: 'refund', amount_cents: 115, credits: 100 }],
  });
  const { items } = await json(owner, '/receipts');
  expect(items).toMatchObject([{ id, number: receipt.number, reversed_cents: 115 }]);
});

const details = {
  name: 'Bean & Bloom SL',
  address: ['Calle Mayor 1', '28013 Madrid'],
  country: 'ES',
  tax_id: 'ESB12345678',
};

test('a receipt has the billing details of the time when it was issued, and later changes do not alter it', async () => {
  const owner = await signUp({ name: 'Ada Lovelace' });
  expect(await json(owner, '/billing-details')).toEqual({ name: '', address: [], country: null, tax_id: null });
  const before = await paid(owner, 100);
  expect(await status(call(owner, 'POST', '/billing-details', details))).toBe(200);
  expect(await json(owner, '/billing-details')).toEqual(details);
  const id = await paid(owner, 100);
  const changed = { name: '', address: [], country: null, tax_id: null };
  expect(await status(call(owner, 'POST', '/billing-details', changed))).toBe(200);
  const after = await paid(owner, 100);
  const none = { business: null, address: [], tax_id: null };
  expect((await json(owner, `/receipts/${before}`)).buyer).toMatchObject(none);
  expect((await json(owner, `/receipts/${after}`)).buyer).toMatchObject(none);
  expect((await json(owner, `/receipts/${id}`)).buyer).toEqual({
    client: 'Ada Lovelace',
    name: 'Ada Lovelace',
    email: owner.email,
    business: 'Bean & Bloom SL',
    address: ['Calle Mayor 1', '28013 Madrid', 'Spain'],
    tax_id: 'ESB12345678',
  });
});

test('owners change the billing details of their own team, members see them', async () => {
  const [owner, other] = [await signUp(), await signUp()];
  const member = await memberOf(owner);
  await call(owner, 'POST', '/billing-details', details);
  expect(await json(member, '/billing-details')).toEqual(details);
  expect(await status(call(member, 'POST', '/billing-details', { ...details, name: 'Mine' }))).toBe(403);
  expect(await json(other, '/billing-details')).toMatchObject({ name: '' });
  expect(await status(call(owner, 'POST', '/billing-details', { ...details, name: 'a\nb' }))).toBe(400);
});

test('a receipt in any script is downloaded as a PDF, with long lines', async () => {
  const owner = await signUp();
  const address = ['東京都千代田区千代田1-1-1'.repeat(5), 'شارع الملك فهد 5، الطابق 3', 'x'.repeat(80), '\u0301'];
  const saved = call(owner, 'POST', '/billing-details', { ...details, name: 'مقهى الورد', address });
  expect(await status(saved)).toBe(200);
  const file = await call(owner, 'GET', `/receipts/${await paid(owner, 100)}/pdf`);
  expect([file.statusCode, file.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
});

test('a receipt is downloaded as a PDF named by its number', async () => {
  const owner = await signUp();
  const id = await paid(owner, 100);
  const { number } = await json(owner, `/receipts/${id}`);
  const file = await call(owner, 'GET', `/receipts/${id}/pdf`);
  expect(file.headers['content-type']).toBe('application/pdf');
  expect(file.headers['content-disposition']).toContain(`filename="receipt-${number}.pdf"`);
  expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
});

test('receipts are paged, newest first', async () => {
  const owner = await signUp();
  const ids = [await paid(owner, 100), await paid(owner, 200), await paid(owner, 300)];
  const first = await json(owner, '/receipts?limit=2');
  const second = await json(owner, `/receipts?limit=2&cursor=${first.next_cursor}`);
  expect([...first.items, ...second.items].map(({ id }: { id: string }) => id)).toEqual(ids.toReversed());
  expect(second.next_cursor).toBeNull();
  expect(await status(call(owner, 'GET', '/receipts?cursor=1'))).toBe(400);
});

test('purchases and receipts of another client are 404s like unknown ones', async () => {
  const [owner, other] = [await signUp(), await signUp()];
  const id = await paid(owner, 100);
  for (const path of [`/receipts/${id}`, `/receipts/${id}/pdf`]) {
    expect(await status(call(other, 'GET', path))).toBe(404);
  }
  expect(await status(call(other, 'POST', `/credits/purchases/${id}/check`))).toBe(404);
  expect(await status(call(owner, 'POST', `/credits/purchases/${id}/test-payment`, { paid: true }))).toBe(404);
  expect(await status(call(owner, 'GET', '/receipts/nonsense'))).toBe(404);
  expect(await json(other, '/receipts')).toEqual({ items: [], next_cursor: null });
  expect(await json(other, '/ledger')).toEqual({ items: [], next_cursor: null });
});

test('the ledger has one row for each video that ended, with its title, what it cost, and the length of a finished one', async () => {
  const [owner, other] = [await signUp(), await signUp()];
  const { client } = owner.user;
  const purchase = await paid(owner, 100);
  await db.transaction().execute(async (tx) => {
    for (const [title, status, used] of [
      ['Cold coffee', 'completed', 6],
      ['Warm bread', 'failed', 0],
    ] as const) {
      const { id } = await addTestVideo(tx, client, { title, status });
      const line = { item: 'render', seconds: 9.2, rate: 1, estimated: 10, actual: used };
      await sql`update orders set line_items = ${JSON.stringify([line])}::jsonb where job_id = ${id}`.execute(tx);
      await hold(tx, { order: id, client, amount: 10 });
      await closeHold(tx, id, used);
    }
    await hold(tx, { order: `gone ${client}`, client, amount: 10 });
    await closeHold(tx, `gone ${client}`, 10);
    await hold(tx, { order: `running ${client}`, client, amount: 10 });
  });
  const { items } = await json(owner, '/ledger');
  expect(items.at(-1).receipt_id).toBe(purchase);
  const shown = ({ kind, job, credits }: LedgerRow) => [kind, job?.title ?? null, job?.seconds ?? null, credits];
  expect(items.map(shown).slice(0, 4)).toEqual([
    ['charge', null, null, -10],
    ['release', 'Warm bread', null, 0],
    ['charge', 'Cold coffee', 9.2, -6],
    ['grant', null, null, 100],
  ]);
  expect((await json(other, '/ledger')).items.every(({ job }: LedgerRow) => job === null)).toBe(true);
  const { body } = await call(owner, 'GET', '/ledger.csv');
  expect(body.match(/,Cold coffee,/g)).toHaveLength(3);
});

test('the ledger is paged, newest first, and filtered by time and kind', async () => {
  const owner = await signUp();
  const { client } = owner.user;
  await paid(owner, 500);
  for (const n of [1, 2]) {
    await db.transaction().execute((tx) => hold(tx, { order: `job ${n} ${client}`, client, amount: 120 }));
    await db.transaction().execute((tx) => closeHold(tx, `job ${n} ${client}`, 100));
  }
  const first = await json(owner, '/ledger?limit=2');
  expect(first.items).toMatchObject([
    { kind: 'charge', job_id: `job 2 ${client}`, credits: -100, debt: 0 },
    { kind: 'charge', job_id: `job 1 ${client}`, credits: -100, debt: 0 },
  ]);
  const rest = await json(owner, `/ledger?limit=2&cursor=${first.next_cursor}`);
  expect(rest.items).toMatchObject([{ kind: 'grant', reason: expect.stringContaining('receipt GR-'), credits: 500 }]);
  expect(rest.next_cursor).toBeNull();

  const [before, after] = [-3_600_000, 3_600_000].map((ms) => new Date(Date.now() + ms).toISOString());
  const kinds = async (query: string) =>
    (await json(owner, `/ledger?${query}`)).items.map(({ kind }: { kind: string }) => kind);
  expect(await kinds(`from=${before}&to=${after}&kind=charge`)).toEqual(['charge', 'charge']);
  expect(await kinds(`to=${before}`)).toEqual([]);
  for (const wrong of ['from=yesterday', 'kind=theft', 'kind=hold', 'cursor=m', 'cursor=17']) {
    expect(await status(call(owner, 'GET', `/ledger?${wrong}`))).toBe(400);
  }
});

test('without filters, each row of the ledger has the balance after it, on every page', async () => {
  const owner = await signUp();
  const { client } = owner.user;
  await paid(owner, 500);
  const order = (n: number) => `order ${n} ${client}`;
  await db.transaction().execute(async (tx) => {
    // Orders overlap, and one is in progress.
    for (const n of [1, 2, 3]) await hold(tx, { order: order(n), client, amount: 120 });
    await closeHold(tx, order(2), 100);
    await withdraw(tx, { client, amount: 30, key: client, reason: 'by mistake' });
    await closeHold(tx, order(1), 0);
  });
  const balances: (number | null)[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: { items: LedgerRow[]; next_cursor: string | null } = await json(
      owner,
      `/ledger?limit=1${cursor && `&cursor=${cursor}`}`,
    );
    balances.push(...page.items.map(({ balance }) => balance));
    // Entries made meanwhile change no later page.
    if (balances.length === 2)
      await db.transaction().execute((tx) => withdraw(tx, { client, amount: 1, key: `later ${client}`, reason: 'x' }));
    cursor = page.next_cursor;
  }
  expect(balances).toEqual([370, 370, 400, 500]);
  const { balance, held } = await json(owner, '/credits');
  expect((await json(owner, '/ledger?limit=1')).items[0].balance).toBe(balance + held);
  expect((await json(owner, '/ledger?kind=charge')).items).toMatchObject([{ balance: null }]);
});

test('the CSV adds up to the balance of each account, and no cell is a formula', async () => {
  const owner = await signUp();
  const { client } = owner.user;
  await paid(owner, 500);
  await db.transaction().execute(async (tx) => {
    await hold(tx, { order: `job ${client}`, client, amount: 120 });
    await withdraw(tx, { client, amount: 10, key: client, reason: '=HYPERLINK("http://evil.example","a, b")' });
    await recover(tx, { client, amount: 450, key: client, reason: '+1' });
  });
  const file = await call(owner, 'GET', '/ledger.csv');
  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(file.headers['content-disposition']).toContain('greenroom-ledger.csv');
  const [header, ...lines] = file.body.trimEnd().split('\r\n');
  expect(header).toBe('\uFEFFID,Date (UTC),Type,Reason,Job,Title,Available,Reserved,Charged,Debt,Balance');
  expect(lines[0]).toMatch(/^\d+,\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,Top-up,/);
  expect(lines.find((line) => line.includes('HYPERLINK'))).toContain(`"'=HYPERLINK(""http://evil.example"",""a, b"")"`);
  expect(file.body).toContain(",'+1,");
  const total = (fromEnd: number) => lines.reduce((sum, line) => sum + Number(line.split(',').at(-fromEnd)), 0);
  const { balance, held, spent, debt } = await json(owner, '/credits');
  expect([total(5), total(4), total(3), total(2)]).toEqual([balance, held, spent, debt]);
});

test('receipts and the CSV are in the language of the user', async () => {
  const owner = await signUp();
  const { client } = owner.user;
  await db.transaction().execute((tx) => setLanguage(tx, owner.user.id, 'es'));
  await call(owner, 'POST', '/billing-details', details);
  await paid(owner, 300);
  await db.transaction().execute(async (tx) => {
    await hold(tx, { order: `job ${client}`, client, amount: 120 });
    await closeHold(tx, `job ${client}`, 70);
    await withdraw(tx, { client, amount: 10, key: client, reason: 'A mistake.' });
  });
  const id = await paid(owner, 100);
  const { number, buyer } = await json(owner, `/receipts/${id}`);
  expect(buyer.address.at(-1)).toBe('España');
  const pdf = await call(owner, 'GET', `/receipts/${id}/pdf`);
  expect(pdf.headers['content-disposition']).toContain(`filename="recibo-${number}.pdf"`);
  expect(pdf.body).toContain(`(Recibo ${number})`);

  const file = await call(owner, 'GET', '/ledger.csv');
  expect(file.headers['content-disposition']).toContain('greenroom-movimientos.csv');
  const [header, ...lines] = file.body.trimEnd().split('\r\n');
  expect(header).toBe('\uFEFFID,Fecha (UTC),Tipo,Motivo,Trabajo,Título,Disponibles,Reservados,Cobrados,Deuda,Saldo');
  const words = lines.map((line) => line.replace(/^\d+,[\d :-]+,/, '').replace(/(,-?\d+)*$/, ''));
  expect(words).toEqual([
    expect.stringMatching(/^Recarga,"compra, recibo GR-\d{4}-\d{6}",,$/),
    `Reservados,reservados para un pedido,job ${client},`,
    `Cobrados,cobrados por un pedido,job ${client},`,
    `Devueltos,créditos no usados de un pedido,job ${client},`,
    'Quitados,A mistake.,,',
    expect.stringMatching(/^Recarga,"compra, recibo GR-\d{4}-\d{6}",,$/),
    'Liquidado,cobrados antes de esta recarga,,',
  ]);
});

test('without a payment provider, the error of buying refers to the operator', async () => {
  const unconfigured = await openWith({ allowTest: false });
  const response = await unconfigured.call(await unconfigured.signUp(), 'POST', newPurchase(), { credits: 100 });
  expect(response.statusCode).toBe(503);
  expect(response.json().error).toContain('Ask the operator');
  expect((await unconfigured.send('POST', '/dashboard/stripe/webhook', { body: Buffer.from('{}') })).statusCode).toBe(
    404,
  );
  await unconfigured.close();
});

test('a repeated purchase has the same payment page, and starts nothing new', async () => {
  const owner = await signUp();
  const [path, other] = [newPurchase(), await signUp()];
  const buyAt = (person: Person, credits: number) => call(person, 'POST', path, { credits });
  const responses = await Promise.all(Array.from({ length: 5 }, () => buyAt(owner, 300)));
  expect(new Set(responses.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  expect((await call(owner, 'GET', '/credits')).json().unfinished).toMatchObject([{ credits: 300 }]);
  expect([(await buyAt(owner, 400)).statusCode, (await buyAt(other, 300)).statusCode]).toEqual([409, 409]);
  stripe.pay(responses[0]!.json().url.split('/').at(-1));
  await call(owner, 'POST', `${path}/check`, {});
  expect((await buyAt(owner, 300)).statusCode).toBe(409);
});

test('a test checkout adds credits once and issues test receipts with their own numbers', async () => {
  const testShop = await openWith({ allowTest: true });
  const owner = await testShop.signUp();
  const ids: string[] = [];
  for (const credits of [300, 100]) {
    const { id, url } = (await testShop.call(owner, 'POST', newPurchase(), { credits })).json();
    expect(url).toBe(`${publicUrl}/credits/checkout/${id}`);
    ids.push(id);
  }
  const end = (id: string, done: boolean) =>
    testShop.call(owner, 'POST', `/credits/purchases/${id}/test-payment`, { paid: done });
  await Promise.all(Array.from({ length: 10 }, () => end(ids[0]!, true)));
  expect((await end(ids[0]!, false)).json()).toMatchObject({ state: 'paid', test: true });
  expect((await end(ids[1]!, false)).json()).toMatchObject({ state: 'expired' });
  expect((await testShop.call(owner, 'GET', '/credits')).json()).toMatchObject({ balance: 300, unfinished: [] });
  const { items } = (await testShop.call(owner, 'GET', '/receipts')).json();
  expect(items).toMatchObject([{ id: ids[0], number: expect.stringMatching(/^TEST-\d{4}-000001$/), test: true }]);
  await testShop.close();
});
