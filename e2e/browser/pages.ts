// Every page of the dashboard on desktop and phone, light and dark: accessible, not wider than the screen, without errors.
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Dashboard, faultsOf, newEmail, openDashboard, testPassword } from '../dashboard.ts';

const signedOutPages = [
  '/sign-in',
  '/sign-up',
  '/reset',
  '/reset#token',
  '/join#unknown',
  '/confirm#token',
  '/change-email#token',
  '/status',
];
const signedInPages = [
  '/',
  '/studio',
  '/videos',
  '/videos/unknown',
  '/jobs',
  '/library/characters',
  '/library/voices',
  '/library/assets',
  '/brand-kit',
  '/usage',
  '/credits',
  '/credits/receipts/unknown',
  '/ledger',
  '/keys',
  '/webhooks',
  '/webhooks/unknown',
  '/team',
  '/account',
  '/nowhere',
];
const operatorPages = [
  '/operator/clients',
  '/operator/jobs',
  '/operator/costs',
  '/operator/audit-log',
  '/operator/health',
];

const screens = [
  { width: 1280, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
  { width: 390, colorScheme: 'light' },
  { width: 360, colorScheme: 'dark' },
] as const;

const email = newEmail('viewer');

let dashboard: Dashboard;

beforeAll(async () => {
  dashboard = await openDashboard({ SIGNUP_CREDITS: '2500' });
  await dashboard.signUp({ email });
  await dashboard.harness.service.cli('user', 'promote', '--email', email);
});
afterAll(() => dashboard?.stop());

/** Loads each page once and looks at it on every screen. */
async function look(
  page: Page,
  paths: readonly string[],
  on: readonly (typeof screens)[number][] = screens,
): Promise<void> {
  const faults: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    for (const { width, colorScheme } of on) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      const found = await faultsOf(page);
      faults.push(...found.map((fault) => `${width} px, ${colorScheme}: ${fault}`));
    }
  }
  expect(faults).toEqual([]);
}

test('the pages for signed-out users have no faults', async () => {
  await look(await dashboard.visit(), signedOutPages);
});

test('the question about a team that was joined before the address was confirmed has no faults', async () => {
  const owner = await dashboard.signIn({ email });
  await owner.goto('/team');
  await owner.getByRole('button', { name: 'Create link' }).click();
  const invitation = await owner.getByRole('group', { name: 'invitation link' }).innerText();
  const joined = 'joiner@example.com';
  const joiner = await dashboard.visit();
  await joiner.goto(invitation);
  await joiner.getByLabel('Your name').fill('Max');
  await joiner.getByLabel('E-mail address').fill(joined);
  await joiner.getByLabel('Password', { exact: true }).fill(testPassword);
  await joiner.getByRole('button', { name: 'Join team' }).click();
  await joiner.getByRole('heading', { name: /^Hello, / }).waitFor();

  const page = await dashboard.visit();
  const { link } = await dashboard.harness.service.cli('user', 'create-reset-link', '--email', joined);
  await page.goto(String(link));
  await page.getByLabel('New password', { exact: true }).fill('known to its owner');
  await page.getByRole('button', { name: 'Set password' }).click();
  await page.getByLabel('E-mail address').fill(joined);
  await page.getByLabel('Password', { exact: true }).fill('known to its owner');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: /^Do you belong to the team/ }).waitFor();
  await look(page, ['/your-team']);
});

/** Narrower than any phone that is sold: nothing may depend on how wide a font happens to be. */
test('the pages for signed-out users do not scroll sideways at 320 pixels', async () => {
  const page = await dashboard.visit();
  await page.setViewportSize({ width: 320, height: 800 });
  for (const path of signedOutPages) {
    await page.goto('about:blank');
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    expect([path, await page.evaluate('document.documentElement.scrollWidth - innerWidth')]).toEqual([path, 0]);
  }
});

test('the pages for signed-in users have no faults', { timeout: 180_000 }, async () => {
  await look(await dashboard.signIn({ email }), signedInPages);
});

/** Texts are longer than in English, which a narrow screen shows first. */
const narrow = [screens[3]] as const;

test('signed-out users see the language of their browser, and can switch it', async () => {
  const page = await dashboard.visit({ locale: 'es-MX' });
  await look(page, signedOutPages, narrow);
  expect(await page.locator('html').getAttribute('lang')).toBe('es');
  // As in Mexico, also within a sentence.
  await page.goto('/sign-up');
  await page.getByText('2,500 créditos').waitFor();
  await page.goto('/sign-in');
  await page.getByRole('heading', { level: 1, name: 'Iniciar sesión' }).waitFor();
  await page.getByLabel('Correo electrónico').fill('nobody@example.com');
  await page.getByLabel('Contraseña', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await page.getByText('Correo o contraseña incorrectos.').waitFor();
  await page.getByRole('button', { name: 'Idioma: Español' }).click();
  await page.getByRole('menuitem', { name: 'English' }).click();
  await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
});

test('a user chooses a language, which every page and other browsers then have', { timeout: 180_000 }, async () => {
  const speaker = 'hablante@example.com';
  const page = await dashboard.signUp({ email: speaker });
  const scripts = new Set<string>();
  page.on('request', (request) => scripts.add(new URL(request.url()).pathname));
  await page.goto('/account');
  expect([...scripts].filter((path) => /\/es-/.test(path))).toEqual([]);
  await page.getByRole('combobox', { name: 'Language' }).click();
  await page.getByRole('option', { name: 'Español' }).click();
  await page.getByRole('heading', { level: 1, name: 'Cuenta' }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('es');
  await look(page, signedInPages, narrow);
  const elsewhere = await dashboard.signIn({ email: speaker });
  await elsewhere.getByRole('link', { name: 'Resumen' }).waitFor();
});

test('a path without a page shows the navigation around its message', async () => {
  const page = await dashboard.signIn({ email });
  for (const path of ['/nowhere', '/operator/nowhere', '/videos/a/b']) {
    await page.goto(path);
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
    await page.getByRole('navigation', { name: 'Main' }).waitFor();
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  }
});

test('without a connection, a page says so in its place and loads once the connection is back', async () => {
  const page = await dashboard.signIn({ email });
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Voices' }).click();
  await page.getByText('Cannot reach the service.').first().waitFor();
  await page.getByRole('navigation', { name: 'Main' }).waitFor();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { level: 1, name: 'Voices' }).waitFor();
});

test("the operator's pages have no faults", async () => {
  await look(await dashboard.signIn({ email }), operatorPages);
});

test('a test checkout, its receipt and the client of the buyer have no faults', { timeout: 180_000 }, async () => {
  const page = await dashboard.signIn({ email });
  const call = async <Body>(method: 'GET' | 'POST', path: string, data?: object): Promise<Body> => {
    const headers = { origin: dashboard.harness.service.baseUrl };
    const response = await page.request.fetch(`/dashboard/api${path}`, { method, headers, data });
    expect([path, response.status()]).toEqual([path, 200]);
    return response.json();
  };
  const { visitor } = await call<{ visitor: { client_id: string } }>('GET', '/me');
  const address = ['1 Mill Lane', 'Ludlow SY8 1AA'];
  await call('POST', '/billing-details', { name: 'Bean & Bloom Ltd', address, country: 'GB', tax_id: 'GB123' });
  const id = crypto.randomUUID();
  await call('POST', `/credits/purchases/${id}`, { credits: 1_000 });
  await look(page, [`/credits/checkout/${id}`]);
  await page.getByRole('button', { name: 'Simulate payment' }).click();
  await page.getByText('Payment received: 1,000 credits added').waitFor();

  await call('POST', `/voices/${crypto.randomUUID()}`, {
    kind: 'library',
    name: 'Clear',
    language: 'en',
    gender: 'female',
  });
  const adjustment = { action_id: crypto.randomUUID(), action: 'grant', credits: 250, reason: 'A late video.' };
  await call('POST', `/operator/clients/${visitor.client_id}/credits`, adjustment);
  await page.goto(`/operator/clients/${visitor.client_id}`);
  const main = page.getByRole('main');
  for (const [tab, text] of [
    ['Jobs', 'Voice'],
    ['Ledger', 'A late video.'],
    ['Purchases', 'TEST-'],
    ['Users', email],
    ['Audit log', 'Added 250 credits'],
  ] as const) {
    await main.getByRole('tab', { name: tab }).click();
    await main.getByText(text).first().waitFor();
  }
  const client = `/operator/clients/${visitor.client_id}`;
  await look(page, [`/credits/receipts/${id}`, client, `${client}/ledger`]);
});

test('the first page needs less than 200 kB of script', async () => {
  for (const page of [await dashboard.visit(), await dashboard.signIn({ email })]) {
    const scripts = new Set<string>();
    page.on('request', (request) => request.resourceType() === 'script' && scripts.add(request.url()));
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    const bytes = (url: string) => fetch(url).then((response) => response.arrayBuffer());
    const sizes = (await Promise.all([...scripts].map(bytes))).map((script) => gzipSync(script, { level: 9 }).length);
    const total = sizes.reduce((sum, size) => sum + size, 0);
    expect(total, `${page.url()} in ${sizes.length} scripts`).toBeLessThan(200_000);
    console.log(`${new URL(page.url()).pathname}: ${Math.round(total / 1000)} kB of script in ${sizes.length} files`);
  }
});

test('a signed-out user signs in and returns to the requested page', async () => {
  const page = await dashboard.visit();
  await page.goto('/usage?from=2026-01-01');
  await page.waitForURL(/\/sign-in/);
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('alert').getByText(/Wrong/).waitFor();
  await page.getByLabel('Password', { exact: true }).fill(testPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(/\/usage\?from=2026-01-01/);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.waitForURL('/sign-in');
  await page.goBack();
  await page.waitForURL(/\/sign-in/);
});

test('the colour scheme follows the system until the user chooses one', async () => {
  const page = await dashboard.visit({ dark: true });
  await page.goto('/sign-in');
  const scheme = () => page.evaluate('document.documentElement.dataset.mantineColorScheme');
  expect(await scheme()).toBe('dark');
  await page.getByRole('button', { name: 'Colour scheme' }).click();
  await page.getByRole('menuitem', { name: 'Light' }).click();
  await expect.poll(scheme).toBe('light');
  await page.reload();
  expect(await scheme()).toBe('light');
});

test('the keyboard reaches the content and the navigation', async () => {
  const page = await dashboard.signIn({ email });
  await page.goto('/videos');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('main');
  const studio = page.getByRole('link', { name: 'Studio', exact: true });
  await studio.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('/studio');
});

test('on a phone the navigation opens, and closes after a page is chosen', async () => {
  const page = await dashboard.signIn({ email, width: 390 });
  const navigation = page.getByRole('navigation', { name: 'Main' });
  expect(await navigation.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await navigation.getByRole('link', { name: 'Team' }).click();
  await page.waitForURL('/team');
  expect(await navigation.isVisible()).toBe(false);
});
