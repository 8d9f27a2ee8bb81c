// Money in a browser: a key replaced, credits bought through a Stripe that tells late, twice, out of order and falsely, a receipt kept.
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LoopbackStripe, openLoopbackStripe, type SignedEvent } from '../../server/src/billing/testing-stripe.ts';
import { type Dashboard, faultsOf, openDashboard } from '../dashboard.ts';

const COMPLETED = 'checkout.session.completed';
const email = 'owner@example.com';

let stripe: LoopbackStripe;
let dashboard: Dashboard;
let owner: Page;

beforeAll(async () => {
  stripe = await openLoopbackStripe();
  dashboard = await openDashboard({
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_API_BASE: stripe.url,
    SIGNUP_CREDITS: '0',
    BUSINESS_NAME: 'Video Works Ltd',
    BUSINESS_ADDRESS: '1 Mill Lane; Ludlow SY8 1AA',
    TAX_PERCENT: '20',
  });
  owner = await dashboard.signUp({ email, name: 'Olga Owner' });
});
afterAll(async () => {
  await dashboard?.stop();
  await stripe?.close();
});

const at = (path: string): string => `${dashboard.house.service.baseUrl}${path}`;

const tell = async ({ payload, signature }: SignedEvent): Promise<number> => {
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  return (await fetch(at('/dashboard/stripe/webhook'), { method: 'POST', headers, body: payload })).status;
};

const statusWith = async (apiKey: string): Promise<number> =>
  (await fetch(at('/api/partner/v1/usage/summary'), { headers: { authorization: `Bearer ${apiKey}` } })).status;

/** Somebody invited by the owner, as a member. */
async function member(): Promise<Page> {
  const invited = await owner.request.post('/dashboard/api/team/invitations', {
    data: { role: 'member' },
    headers: { origin: dashboard.house.service.baseUrl },
  });
  const page = await dashboard.visit();
  const { pathname, hash } = new URL((await invited.json()).url);
  await page.goto(pathname + hash);
  await page.getByLabel('Your name').fill('Max Member');
  await page.getByLabel('E-mail address').fill('member@example.com');
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery staple');
  await page.locator('form').getByRole('button').last().click();
  await page.getByRole('button', { name: /^Account of/ }).waitFor();
  return page;
}

/** Goes to pay; answers Stripe's name of the checkout. */
async function toStripe(credits: string): Promise<string> {
  await owner.goto('/credits');
  await owner.getByLabel('Credits', { exact: true }).fill(credits);
  await owner.getByRole('button', { name: /^Buy .* for/ }).click();
  await owner.waitForURL(`${stripe.url}/pay/**`);
  return owner.url().split('/').at(-1)!;
}

const balance = async (): Promise<number> => {
  const answer = await owner.request.get('/dashboard/api/credits');
  return (await answer.json()).balance;
};

async function makeKey(): Promise<string> {
  await owner.getByText('Copy your new key now').waitFor();
  return (await owner.getByRole('group', { name: 'API key' }).textContent())!.trim();
}

test('a key is made, used, and dead as soon as another one takes its place', async () => {
  await owner.goto('/keys');
  await owner.getByRole('button', { name: 'Create the key' }).click();
  const first = await makeKey();
  expect(await statusWith(first)).toBe(200);
  await owner.reload();
  await owner.getByText('just now').waitFor();
  expect(await owner.content()).not.toContain(first);

  await owner.getByRole('button', { name: 'Replace…' }).click();
  const dialog = owner.getByRole('dialog');
  const confirm = dialog.getByRole('button', { name: 'Replace the key' });
  expect(await confirm.isDisabled()).toBe(true);
  await dialog.getByLabel(/to confirm/).fill('replace');
  expect(await faultsOf(owner)).toEqual([]);
  await confirm.click();
  const second = await makeKey();
  expect(second).not.toBe(first);
  expect([await statusWith(first), await statusWith(second)]).toEqual([401, 200]);
  expect(await faultsOf(owner)).toEqual([]);
});

test('whoever pays comes back to credits that are there, and what Stripe tells afterwards adds none', async () => {
  const session = await toStripe('1000');
  await owner.getByRole('button', { name: 'Pay' }).click();
  await owner.getByText('Thank you: your credits are there').waitFor();
  await owner.getByText('1,000 credits were added').waitFor();
  const late = stripe.event(COMPLETED, session, { secondsAgo: 240 });
  expect([await tell(late), await tell(late), await tell(stripe.event(COMPLETED, session))]).toEqual([200, 200, 200]);
  expect(await balance()).toBe(1_000);
  expect(await faultsOf(owner)).toEqual([]);
});

test('whoever closes the page has the credits as well, out of order and however often it is told', async () => {
  const before = await balance();
  const session = await toStripe('200');
  stripe.pay(session);
  const completed = stripe.event(COMPLETED, session);
  stripe.refund(session, 115);
  expect(await tell(stripe.event('charge.refunded', session))).toBe(200);
  await Promise.all(Array.from({ length: 20 }, () => tell(completed)));
  expect(await balance()).toBe(before + 100);
});

test('what is badly signed, says another amount or was paid with one brings nothing', async () => {
  const before = await balance();
  const forged = await toStripe('500');
  const claim = { ...stripe.sessions.get(forged), status: 'complete', payment_status: 'paid' };
  expect(await tell(stripe.event(COMPLETED, forged, { secret: 'whsec_guessed' }))).toBe(400);
  expect(await tell(stripe.eventOf(COMPLETED, claim))).toBe(200);
  expect(await balance()).toBe(before);

  const cheap = await toStripe('500');
  stripe.pay(cheap, { cents: 1 });
  expect(await tell(stripe.event(COMPLETED, cheap))).toBe(200);
  expect(await balance()).toBe(before);
  await owner.goto(stripe.sessions.get(cheap)!.success_url);
  await owner.getByText('The payment did not succeed').waitFor();
  expect(await faultsOf(owner)).toEqual([]);
});

test('whoever turns back is told that nothing was charged; a bank that takes its time is waited for', async () => {
  const turned = await toStripe('100');
  await owner.goto(stripe.sessions.get(turned)!.cancel_url);
  await owner.getByText('Not paid yet').waitFor();

  const before = await balance();
  const slow = await toStripe('100');
  stripe.pay(slow, { later: true });
  await owner.goto('/credits');
  await owner.getByText('Your payment is on its way').waitFor();
  expect(await faultsOf(owner)).toEqual([]);
  stripe.arrive(slow, true);
  expect(await tell(stripe.event('checkout.session.async_payment_succeeded', slow))).toBe(200);
  expect(await balance()).toBe(before + 100);
});

test('while Stripe is down buying says so, and nothing is lost', async () => {
  await owner.goto('/credits');
  stripe.outage = 503;
  await owner.getByRole('button', { name: /^Buy .* for/ }).click();
  await owner.getByRole('alert').getByText('try again in a minute').waitFor();
  stripe.outage = undefined;
  await owner.getByRole('button', { name: /^Buy .* for/ }).click();
  await owner.waitForURL(`${stripe.url}/pay/**`);
});

test('a receipt is read, printed and kept', async () => {
  await owner.goto('/credits');
  const year = new Date().getUTCFullYear();
  await owner.getByRole('link', { name: `GR-${year}-000002`, exact: true }).click();
  await owner.getByText('Video Works Ltd').waitFor();
  for (const text of ['Ludlow SY8 1AA', 'Olga Owner', 'Includes VAT 20%', 'Remains']) {
    await owner.getByText(text).first().waitFor();
  }
  expect(await faultsOf(owner)).toEqual([]);
  const download = owner.waitForEvent('download');
  await owner.getByRole('link', { name: 'Download PDF' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`receipt-GR-${year}-000002.pdf`);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await owner.emulateMedia({ media: 'print' });
  expect(await owner.getByRole('link', { name: 'Download PDF' }).isVisible()).toBe(false);
  expect(await owner.getByRole('banner').isVisible()).toBe(false);
  expect(await owner.getByText('Video Works Ltd').isVisible()).toBe(true);
  await owner.emulateMedia({ media: null });
});

test('the ledger is chosen by kind, and its file adds up to the balance', async () => {
  await owner.goto('/ledger');
  await owner.getByLabel('Kind').selectOption({ label: 'Top-up' });
  await owner.waitForURL(/kind=grant/);
  const table = owner.getByRole('table', { name: 'Ledger' });
  await expect.poll(() => table.getByText('bought, receipt GR-').count()).toBe(3);
  expect(await faultsOf(owner)).toEqual([]);
  await owner.getByRole('button', { name: 'Clear' }).click();
  await owner.waitForURL(/ledger$/);
  const download = owner.waitForEvent('download');
  await owner.getByRole('link', { name: 'Download CSV' }).click();
  const [header, ...lines] = (await readFile(await (await download).path(), 'utf8')).trimEnd().split('\r\n');
  const free = header!.split(',').length - header!.split(',').indexOf('free');
  const total = lines.reduce((sum, line) => sum + Number(line.split(',').at(-free)), 0);
  expect(total).toBe(await balance());
});

test('a member sees the balance, the receipts and how the key begins, and can neither replace it nor buy', async () => {
  const page = await member();
  await page.goto('/keys');
  await page.getByText('Only an owner of your team can replace it.').waitFor();
  expect(await page.getByRole('button', { name: 'Replace…' }).count()).toBe(0);
  expect(await faultsOf(page)).toEqual([]);
  await page.goto('/credits');
  await page.getByText('Only an owner of your team can buy credits').waitFor();
  expect(await page.getByRole('button', { name: /^Buy/ }).count()).toBe(0);
  await page.getByRole('link', { name: /^GR-/ }).first().waitFor();
  const headers = { origin: dashboard.house.service.baseUrl };
  const buying = await page.request.post('/dashboard/api/credits/purchases', { data: { credits: 100 }, headers });
  const replacing = await page.request.post('/dashboard/api/keys', { data: { replaces: null }, headers });
  expect([buying.status(), replacing.status()]).toEqual([403, 403]);
});

test('the receipts of another client are as unknown as those that never were', async () => {
  await owner.goto('/credits');
  const path = await owner.getByRole('link', { name: /^GR-/ }).first().getAttribute('href');
  const stranger = await dashboard.signUp();
  await stranger.goto(path!);
  await stranger.getByRole('alert').waitFor();
  expect(await stranger.getByText('Video Works Ltd').count()).toBe(0);
  const id = path!.split('/').at(-1);
  for (const file of [`/dashboard/api/receipts/${id}`, `/dashboard/api/receipts/${id}/pdf`]) {
    expect((await stranger.request.get(file)).status()).toBe(404);
  }
});

// Starts a service of its own.
test('without Stripe a test stands in that says so on every page, on a phone too', { timeout: 120_000 }, async () => {
  const without = await openDashboard({ SIGNUP_CREDITS: '0' });
  try {
    const page = await without.signUp({ width: 390, dark: true });
    await page.goto('/credits');
    await page.getByText('No money moves on this installation').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Buy 1,000 credits for $11.50' }).click();
    await page.getByText('This is a test: no money moves').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Pretend to pay' }).click();
    await page.getByText('1,000 credits were added').waitFor();
    await page.getByRole('link', { name: 'See the receipt' }).click();
    await page.getByText('Test: no money was paid').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.goto('/ledger');
    await page.getByText(/bought, receipt TEST-/).waitFor();
    expect(await faultsOf(page)).toEqual([]);
  } finally {
    await without.stop();
  }
});
