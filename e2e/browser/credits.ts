// Keys, purchases and receipts in a browser, with Stripe events that are late, repeated, out of order or forged.
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LoopbackStripe, openLoopbackStripe, type SignedEvent } from '../../server/src/billing/testing-stripe.ts';
import { type Dashboard, faultsOf, newEmail, openDashboard } from '../dashboard.ts';

const COMPLETED = 'checkout.session.completed';
const email = newEmail('owner');

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

const at = (path: string): string => `${dashboard.harness.service.baseUrl}${path}`;

const sendEvent = async ({ payload, signature }: SignedEvent): Promise<number> => {
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  return (await fetch(at('/dashboard/stripe/webhook'), { method: 'POST', headers, body: payload })).status;
};

const statusWith = async (apiKey: string): Promise<number> =>
  (await fetch(at('/api/partner/v1/usage/summary'), { headers: { authorization: `Bearer ${apiKey}` } })).status;

/** A member invited by the owner. */
async function member(): Promise<Page> {
  const invited = await owner.request.post('/dashboard/api/team/invitations', {
    data: { role: 'member' },
    headers: { origin: dashboard.harness.service.baseUrl },
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

/** Opens the checkout and returns Stripe's id of it. */
async function toStripe(credits: string): Promise<string> {
  await owner.goto('/credits');
  await owner.getByLabel('Credits', { exact: true }).fill(credits);
  await owner.getByRole('button', { name: /^Buy .* for/ }).click();
  await owner.waitForURL(`${stripe.url}/pay/**`);
  return owner.url().split('/').at(-1)!;
}

const balance = async (): Promise<number> => {
  const response = await owner.request.get('/dashboard/api/credits');
  return (await response.json()).balance;
};

async function readNewKey(): Promise<string> {
  await owner.getByText('Copy your new key now').waitFor();
  return (await owner.getByRole('group', { name: 'API key' }).textContent())!.trim();
}

test('a key works until it is replaced', async () => {
  await owner.goto('/keys');
  await owner.getByRole('button', { name: 'Create API key' }).click();
  const first = await readNewKey();
  expect(await statusWith(first)).toBe(200);
  await owner.reload();
  await owner.getByText('just now').first().waitFor();
  expect(await owner.content()).not.toContain(first);

  await owner.getByRole('button', { name: 'Replace…' }).click();
  const dialog = owner.getByRole('dialog');
  const confirm = dialog.getByRole('button', { name: 'Replace key' });
  expect(await confirm.isDisabled()).toBe(true);
  await dialog.getByLabel(/to confirm/).fill('replace');
  expect(await faultsOf(owner)).toEqual([]);
  await confirm.click();
  const second = await readNewKey();
  expect(second).not.toBe(first);
  expect([await statusWith(first), await statusWith(second)]).toEqual([401, 200]);
  expect(await faultsOf(owner)).toEqual([]);
});

test('a buyer returns to the added credits, and later Stripe events add none', async () => {
  const session = await toStripe('1000');
  await owner.getByRole('button', { name: 'Pay' }).click();
  await owner.getByText('Payment received: 1,000 credits added').waitFor();
  const late = stripe.event(COMPLETED, session, { secondsAgo: 240 });
  expect([await sendEvent(late), await sendEvent(late), await sendEvent(stripe.event(COMPLETED, session))]).toEqual([
    200, 200, 200,
  ]);
  expect(await balance()).toBe(1_000);
  expect(await faultsOf(owner)).toEqual([]);
});

test('a double click starts one purchase, and Back from the payment page leads to a form that works', async () => {
  const unfinished = async (): Promise<number> => {
    const response = await owner.request.get('/dashboard/api/credits');
    return (await response.json()).unfinished.length;
  };
  const before = await unfinished();
  await owner.goto('/credits');
  const buy = owner.getByRole('button', { name: /^Buy .* for/ });
  await buy.dblclick();
  await owner.waitForURL(`${stripe.url}/pay/**`);
  expect(await unfinished()).toBe(before + 1);
  await owner.goBack();
  await buy.click();
  await owner.waitForURL(`${stripe.url}/pay/**`);
});

test('a buyer who closes the page gets the credits once, with events repeated and out of order', async () => {
  const before = await balance();
  const session = await toStripe('200');
  stripe.pay(session);
  const completed = stripe.event(COMPLETED, session);
  stripe.refund(session, 115);
  expect(await sendEvent(stripe.event('charge.refunded', session))).toBe(200);
  await Promise.all(Array.from({ length: 20 }, () => sendEvent(completed)));
  expect(await balance()).toBe(before + 100);
});

test('forged events and wrong amounts add no credits', async () => {
  const before = await balance();
  const forged = await toStripe('500');
  const claim = { ...stripe.sessions.get(forged), status: 'complete', payment_status: 'paid' };
  expect(await sendEvent(stripe.event(COMPLETED, forged, { secret: 'whsec_guessed' }))).toBe(400);
  expect(await sendEvent(stripe.eventOf(COMPLETED, claim))).toBe(200);
  expect(await balance()).toBe(before);

  const cheap = await toStripe('500');
  stripe.pay(cheap, { cents: 1 });
  expect(await sendEvent(stripe.event(COMPLETED, cheap))).toBe(200);
  expect(await balance()).toBe(before);
  await owner.goto(stripe.sessions.get(cheap)!.success_url);
  await owner.getByText('Payment failed').waitFor();
  expect(await faultsOf(owner)).toEqual([]);
});

test('a cancelled purchase is shown as not paid, and a slow payment as pending', async () => {
  const cancelled = await toStripe('100');
  await owner.goto(stripe.sessions.get(cancelled)!.cancel_url);
  await owner.getByText('Not paid yet').waitFor();

  const before = await balance();
  const slow = await toStripe('100');
  stripe.pay(slow, { later: true });
  await owner.goto('/credits');
  await owner.getByText('Payment pending').waitFor();
  expect(await faultsOf(owner)).toEqual([]);
  stripe.arrive(slow, true);
  expect(await sendEvent(stripe.event('checkout.session.async_payment_succeeded', slow))).toBe(200);
  expect(await balance()).toBe(before + 100);
});

test('while Stripe is down, buying shows an error and works afterwards', async () => {
  await owner.goto('/credits');
  stripe.outage = 503;
  await owner.getByRole('button', { name: /^Buy .* for/ }).click();
  await owner.getByRole('alert').getByText('try again in a minute').waitFor();
  stripe.outage = undefined;
  await owner.getByRole('button', { name: /^Buy .* for/ }).click();
  await owner.waitForURL(`${stripe.url}/pay/**`);
});

test('a receipt can be read, printed and downloaded', async () => {
  await owner.goto('/credits');
  const year = new Date().getUTCFullYear();
  await owner.getByRole('link', { name: `GR-${year}-000002`, exact: true }).click();
  await owner.getByText('Video Works Ltd').waitFor();
  for (const text of ['Ludlow SY8 1AA', 'Olga Owner', 'Includes VAT 20%', 'Net total']) {
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

test('billing details are on receipts that are issued from then on, in every script', {
  timeout: 120_000,
}, async () => {
  const shop = await openDashboard({ SIGNUP_CREDITS: '0' });
  try {
    for (const screen of [{ width: 390, dark: true }, { width: 1280 }] as const) {
      const page = await shop.signUp(screen);
      await page.goto('/credits');
      await page.getByRole('button', { name: 'Add billing details' }).click();
      const save = page.getByRole('region', { name: 'Billing details' }).getByRole('button', { name: 'Save' });
      await page.getByLabel('Name', { exact: true }).fill('مقهى الورد');
      await page.getByLabel('Address', { exact: true }).fill(`東京都千代田区1-1-1\n${'x'.repeat(81)}`);
      await page.getByRole('combobox', { name: 'Country' }).fill('spa');
      await page.getByRole('option', { name: 'Spain' }).click();
      await page.getByLabel('VAT ID or tax ID').fill('ESB12345678');
      await save.click();
      await page.getByText('Use up to 5 lines of at most 80 characters.').waitFor();
      expect(await faultsOf(page)).toEqual([]);
      await page.getByLabel('Address', { exact: true }).fill(`東京都千代田区1-1-1\n${'x'.repeat(80)}`);
      await save.click();
      await page.getByRole('button', { name: 'Edit billing details' }).waitFor();
      expect(await faultsOf(page)).toEqual([]);
      await page.getByRole('button', { name: /^Buy/ }).click();
      // A balance that loads slowly after the payment brings nobody back from the receipt.
      const opened = Promise.withResolvers<void>();
      await page.route('**/dashboard/api/credits', async (route) => {
        await opened.promise;
        await route.continue();
      });
      await page.getByRole('button', { name: 'Simulate payment' }).click();
      await page.getByRole('link', { name: 'View receipt' }).click();
      // The page before has the buyer's name too.
      await page.getByRole('table', { name: 'Items' }).waitFor();
      const balance = page.waitForResponse('**/dashboard/api/credits');
      opened.resolve();
      await balance;
      for (const line of ['مقهى الورد', '東京都千代田区1-1-1', 'Spain', 'Tax ID ESB12345678'])
        await page.getByText(line).waitFor();
      expect(await faultsOf(page)).toEqual([]);
      await page.getByRole('table', { name: 'Items' }).waitFor({ timeout: 1000 });
    }
  } finally {
    await shop.stop();
  }
});

test('the ledger is filtered by kind, and its CSV adds up to the balance', async () => {
  await owner.goto('/ledger');
  await owner.getByLabel('Type').selectOption({ label: 'Top-up' });
  await owner.waitForURL(/kind=grant/);
  const table = owner.getByRole('table', { name: 'Ledger' });
  await expect.poll(() => table.getByText('purchase, receipt GR-').count()).toBe(3);
  expect(await faultsOf(owner)).toEqual([]);
  await owner.getByRole('button', { name: 'Clear filters' }).click();
  await owner.waitForURL(/ledger$/);
  const download = owner.waitForEvent('download');
  await owner.getByRole('link', { name: 'Download CSV' }).click();
  const [header, ...lines] = (await readFile(await (await download).path(), 'utf8')).trimEnd().split('\r\n');
  const columns = header!.split(',');
  const available = columns.length - columns.indexOf('Available');
  const total = lines.reduce((sum, line) => sum + Number(line.split(',').at(-available)), 0);
  expect(total).toBe(await balance());
});

test('a member sees the balance, receipts and key prefix, and can neither replace the key nor buy', async () => {
  const page = await member();
  await page.goto('/keys');
  await page.getByText('Only team owners can replace the API key.').waitFor();
  expect(await page.getByRole('button', { name: 'Replace…' }).count()).toBe(0);
  expect(await faultsOf(page)).toEqual([]);
  await page.goto('/credits');
  await page.getByText('Only team owners can buy credits').waitFor();
  expect(await page.getByRole('button', { name: /^Buy/ }).count()).toBe(0);
  await page.getByRole('link', { name: /^GR-/ }).first().waitFor();
  const headers = { origin: dashboard.harness.service.baseUrl };
  const buying = await page.request.post(`/dashboard/api/credits/purchases/${crypto.randomUUID()}`, {
    data: { credits: 100 },
    headers,
  });
  const replacing = await page.request.post('/dashboard/api/keys', { data: { replaces: null }, headers });
  expect([buying.status(), replacing.status()]).toEqual([403, 403]);
});

test('receipts of another client are not found', async () => {
  await owner.goto('/credits');
  const path = await owner.getByRole('link', { name: /^GR-/ }).first().getAttribute('href');
  const otherUser = await dashboard.signUp();
  await otherUser.goto(path!);
  await otherUser.getByRole('alert').waitFor();
  expect(await otherUser.getByText('Video Works Ltd').count()).toBe(0);
  const id = path!.split('/').at(-1);
  for (const file of [`/dashboard/api/receipts/${id}`, `/dashboard/api/receipts/${id}/pdf`]) {
    expect((await otherUser.request.get(file)).status()).toBe(404);
  }
});

test('Back after a payment at Stripe shows the added credits and never asks for the payment again', async () => {
  const openPurchases = async (): Promise<string[]> => {
    const response = await owner.request.get('/dashboard/api/credits');
    return (await response.json()).unfinished.map(({ id }: { id: string }) => id);
  };
  // Purchases abandoned by other tests would use up the checks with Stripe that a client has in a minute.
  for (const { id, status } of stripe.sessions.values()) if (status === 'open') stripe.expire(id);
  await owner.goto('/credits');
  await expect.poll(openPurchases).toEqual([]);
  const before = await balance();
  const expectPaid = async (credits: number): Promise<void> => {
    const shown = (before + credits).toLocaleString('en-US');
    await owner.getByRole('link', { name: new RegExp(`^${shown} credits .*available`) }).waitFor();
    expect(await owner.getByText(/Not paid yet|Payment pending|Payment failed/).count()).toBe(0);
    expect(await openPurchases()).toEqual([]);
  };
  const first = await toStripe('300');
  await owner.getByRole('button', { name: 'Pay' }).click();
  await owner.getByText('Payment received: 300 credits added').waitFor();
  await owner.goBack();
  await owner.goBack();
  await owner.waitForURL(/\/credits$/);
  await expectPaid(300);
  await owner.goForward();
  await owner.goForward();
  await owner.getByText('Payment received: 300 credits added').waitFor();
  await expectPaid(300);

  // Back before Stripe leads to the page of the purchase, and before its event arrives.
  const second = await toStripe('200');
  stripe.pay(second);
  await owner.goBack();
  await owner.getByText('Payment received: 200 credits added').waitFor();
  await expectPaid(500);

  // Buying again is another purchase.
  expect([first, second]).not.toContain(await toStripe('200'));
  expect(await openPurchases()).toHaveLength(1);
});

// Starts a service of its own.
test('without Stripe the test checkout is marked as a test on every page, on a phone too', {
  timeout: 120_000,
}, async () => {
  const without = await openDashboard({ SIGNUP_CREDITS: '0' });
  try {
    const page = await without.signUp({ width: 390, dark: true });
    await page.goto('/credits');
    await page.getByText('Test checkout: the next page simulates a payment, and none is taken.').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Buy 1,000 credits for $11.50' }).click();
    await page.getByText('Test: no payment is taken').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    const checkout = page.url();
    await page.getByRole('button', { name: 'Simulate payment' }).click();
    await page.getByText('Payment received: 1,000 credits added').waitFor();
    // Back, and the address of the checkout, do not offer to pay again.
    await page.goBack();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByRole('button', { name: 'Simulate payment' }).count()).toBe(0);
    await page.goto(checkout);
    await page.getByText('Payment received: 1,000 credits added').waitFor();
    expect(await page.getByRole('button', { name: 'Simulate payment' }).count()).toBe(0);
    await page.getByRole('link', { name: 'View receipt' }).click();
    await page.getByText('Test receipt: no payment was taken').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.goto('/ledger');
    await page.getByText('Purchase, receipt TEST-').waitFor();
    expect(await faultsOf(page)).toEqual([]);
  } finally {
    await without.stop();
  }
});
