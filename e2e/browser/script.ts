// Browser tests of the studio's script: its length, its direction, scripts without words, and prices that cannot be loaded.
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Dashboard, faultsOf, openDashboard } from '../dashboard.ts';

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await openDashboard();
}, 240_000);
afterAll(() => dashboard?.stop());

const script = (page: Page) => page.getByRole('textbox', { name: 'Script' });
const pricePanel = (page: Page) => page.getByRole('region', { name: 'Price' });
const shownPrice = (page: Page) => page.getByRole('status', { name: 'Price' });
const meter = (page: Page) => page.getByRole('progressbar', { name: 'Script length' });
const meterColor = (page: Page) =>
  meter(page).evaluate((bar: { computedStyleMap(): Map<string, unknown> }) =>
    String(bar.computedStyleMap().get('background-color')),
  );
/** `text` is a text, or a field that has one. */
const isRightToLeft = (text: Locator) =>
  text.evaluate((element: { matches(selector: string): boolean }) => element.matches(':dir(rtl)'));

async function openStudio(width: 1280 | 390 = 1280): Promise<Page> {
  const page = await dashboard.signUp({ width });
  await page.goto('/studio');
  return page;
}

test('above the limit, the length meter is full and red and says the length', async () => {
  const page = await openStudio();
  await script(page).fill('Word '.repeat(50));
  await page.getByText(/^About [\d.]+ of 59 seconds/).waitFor();
  const green = await meterColor(page);
  await script(page).fill('Word '.repeat(400));
  await page.getByText(/^About 1\d\d of 59 seconds/).waitFor();
  expect(await meter(page).getAttribute('aria-valuenow')).toBe('100');
  expect(await meterColor(page)).not.toBe(green);
  await page.getByRole('radio', { name: /^Scenes/ }).click();
  await page.getByText(/^About 1\d\d of 60 seconds/).waitFor();
  expect(await meter(page).getAttribute('aria-valuenow')).toBe('100');
  // Too long even to be estimated.
  await script(page).fill('Word '.repeat(1200));
  await page.getByText('6,000 of 5,000 characters', { exact: true }).waitFor();
  expect(await meter(page).getAttribute('aria-valuenow')).toBe('100');
  expect(await faultsOf(page)).toEqual([]);
});

test('a script without a call to action has a hint, which ends with a web address', async () => {
  const page = await openStudio(390);
  const hint = page.getByText(/^Add a call to action at the end/);
  await script(page).fill('We roast our coffee in small batches, and our guests like how it smells.');
  await hint.waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await script(page).fill('We roast our coffee in small batches. More at warmcup.com.');
  await hint.waitFor({ state: 'detached' });
});

test('a script without words is said so, and never sent to be priced', async () => {
  const page = await openStudio();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/studio/estimate')) sent.push(request.postData() ?? '');
  });
  await script(page).fill('😀 🎉 …!');
  await page.getByText('Nothing to speak. Add some words.', { exact: true }).waitFor();
  await page.getByRole('status', { name: 'Required' }).getByText('Add words to the script').waitFor();
  await script(page).fill('Hello.');
  await shownPrice(page).waitFor();
  expect(sent.filter((body) => body.includes('🎉'))).toEqual([]);
});

test.each([[1280], [390]] as const)(
  'offline, the price is unknown until the browser is online again, on a screen of %d pixels',
  async (screen) => {
    const page = await openStudio(screen);
    await script(page).fill('Hello there.');
    await shownPrice(page).waitFor();
    await page.context().setOffline(true);
    await script(page).fill('Hello there, dear friends.');
    await pricePanel(page).getByText('Price unknown: you are offline.').waitFor();
    expect(await shownPrice(page).count()).toBe(0);
    if (screen === 390) await page.getByText('Price unknown: you are offline.').first().waitFor();
    await page.context().setOffline(false);
    await shownPrice(page).waitFor();

    await page.route('**/dashboard/api/studio/estimate', (route) => route.abort());
    await script(page).fill('Hello there.');
    await pricePanel(page).getByText('Price unknown: the service cannot be reached.').waitFor();
    await page.unroute('**/dashboard/api/studio/estimate');
    await shownPrice(page).waitFor();
  },
);

test('Arabic and Hebrew are typed from right to left, in every text and in the list of shots', async () => {
  const page = await openStudio();
  const textbox = (name: string) => page.getByRole('textbox', { name });
  const words = 'مرحبا بالجميع في متجرنا الجديد. اليوم نقدم لكم قهوة طازجة.';
  for (const name of ['Script', 'Setting']) {
    await textbox(name).fill(words);
    expect(await isRightToLeft(textbox(name)), name).toBe(true);
  }
  await page.getByRole('radio', { name: /^Scenes/ }).click();
  await page.getByRole('button', { name: /^Topic and audience/ }).click();
  for (const name of ['Story', 'Topic', 'Audience']) {
    await textbox(name).fill('שלום לכולם');
    expect(await isRightToLeft(textbox(name)), name).toBe(true);
  }
  const shot = page.getByRole('list', { name: 'Shots' }).getByText('مرحبا').first();
  expect(await isRightToLeft(shot)).toBe(true);
  await script(page).fill('Hello.');
  expect(await isRightToLeft(script(page))).toBe(false);
});

test('the setting of a talking head and the story of scenes are two texts', async () => {
  const page = await openStudio();
  await page.getByRole('textbox', { name: 'Setting' }).fill('A kitchen');
  await page.getByRole('radio', { name: /^Scenes/ }).click();
  const story = page.getByRole('textbox', { name: 'Story' });
  expect(await story.inputValue()).toBe('');
  await story.fill('A woman learns to cook');
  await page.getByRole('radio', { name: /^Talking head/ }).click();
  expect(await page.getByRole('textbox', { name: 'Setting' }).inputValue()).toBe('A kitchen');
});
