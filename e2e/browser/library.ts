import { portraitFile } from '@greenroom/engine-kit/testing/portraits';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Dashboard, faultsOf, openDashboard } from '../dashboard.ts';

const email = 'librarian@example.com';

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await openDashboard();
  await dashboard.signUp({ email, name: 'Ada Byron' });
});
afterAll(() => dashboard?.stop());

const choose = (page: Page, file: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) =>
  page.getByRole('dialog').locator('input[type=file]').first().setInputFiles(file);

/** Runs in the page: replaces the microphone with a sentence that repeats. */
const fakeMicrophone = `navigator.mediaDevices.getUserMedia = async () => {
  const context = new AudioContext();
  const sentence = await fetch('/dashboard/api/library-voices/en/male/0/sample').then((response) => response.arrayBuffer());
  const source = Object.assign(context.createBufferSource(), { buffer: await context.decodeAudioData(sentence), loop: true });
  const microphone = context.createMediaStreamDestination();
  source.connect(microphone);
  source.start();
  return microphone.stream;
}`;

const expectNoFaults = async (page: Page) => expect(await faultsOf(page)).toEqual([]);

test('photos become a presenter, an unusable one shows its error, and the consent is recorded', {
  timeout: 180_000,
}, async () => {
  const page = await dashboard.signIn({ email });
  await page.goto('/library/characters');
  await page.getByRole('button', { name: 'Create presenter' }).first().click();
  await page.getByText('Photos', { exact: true }).click();
  await choose(page, portraitFile);
  await choose(page, {
    name: '../../portrait.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<script>alert(1)</script>'),
  });
  const [first, second] = [page.getByRole('group', { name: 'Photo 1' }), page.getByRole('group', { name: 'Photo 2' })];
  await first.getByText('Face found').waitFor();
  await second
    .getByRole('alert')
    .filter({ hasText: /JPEG, PNG, WebP/ })
    .waitFor();
  await expectNoFaults(page);

  const create = page.getByRole('dialog').getByRole('button', { name: 'Create presenter' });
  await page.getByLabel('Name', { exact: false }).first().fill('Eileen');
  expect(await create.isDisabled()).toBe(true);
  await page.getByText('Say whose face it is.').waitFor();
  await page.getByLabel('Another person’s, with their permission').check();
  await page.getByLabel('Name of the person').fill('Eileen Collins');
  await page.getByLabel(/^I am shown in these photos/).check();
  await create.click();
  const details = page.getByRole('dialog', { name: 'Eileen' });
  await details.waitFor({ timeout: 120_000 });
  await details.getByText(/Eileen Collins consented on .* Recorded by librarian@example.com/).waitFor();
  await expectNoFaults(page);

  const address = page.url();
  await details.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete presenter' }).click();
  await page.getByText('No presenters yet').waitFor();
  await page.getByRole('button', { name: 'Consent records' }).click();
  const records = page.getByRole('dialog', { name: 'Consent records' });
  await records.getByText('Deleted', { exact: true }).waitFor();
  await records.getByText('Eileen Collins').waitFor();
  await page.goto(address);
  await page.getByRole('dialog').getByText('Not found.').waitFor();
});

test('a presenter whose dialog was closed is shown while it is created', { timeout: 120_000 }, async () => {
  const page = await dashboard.signIn({ email });
  const created = Promise.withResolvers<void>();
  await page.route('**/api/characters/*', async (route) => {
    if (route.request().method() === 'POST') await created.promise;
    await route.continue();
  });
  await page.goto('/library/characters?create=1');
  await page.getByText('Description', { exact: true }).click();
  await page.getByRole('button', { name: 'Kofi' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Create presenter' }).click();
  await page.getByRole('dialog').getByRole('status').waitFor();
  await page.keyboard.press('Escape');
  const card = page.getByRole('status').filter({ hasText: 'Kofi' });
  await card.getByText('Creating…').waitFor();
  await expectNoFaults(page);
  created.resolve();
  await page.getByText('Presenter Kofi created.').waitFor({ timeout: 60_000 });
  await card.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: /^Kofi/ }).click();
  await page.getByRole('dialog', { name: 'Kofi' }).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog', { name: 'Delete Kofi?' }).getByText('Erases the presenter. Queued').waitFor();
  await page.getByRole('button', { name: 'Delete presenter' }).click();
  await page.getByText('Kofi deleted.').waitFor();
});

test('a ready-made presenter is chosen by its face, the first one for nothing', { timeout: 120_000 }, async () => {
  const page = await dashboard.signUp();
  await page.goto('/library/characters');
  const gallery = page.getByRole('region', { name: 'Ready-made presenters' });
  await gallery.getByRole('button', { name: /^Show all \d+ faces/ }).click();
  const face = gallery.getByRole('article', { name: 'Layla' });
  expect(await gallery.getByRole('article').count()).toBeGreaterThanOrEqual(24);
  await face.scrollIntoViewIfNeeded();
  await expect
    .poll(() => face.locator('img').evaluate((image: { naturalWidth: number }) => image.naturalWidth))
    .toBe(320);
  await gallery.getByText('Choose a face. The first one is free.').waitFor();
  await expectNoFaults(page);
  await gallery.getByRole('button', { name: 'Add Layla' }).click();
  await page.getByRole('dialog', { name: 'Layla' }).waitFor({ timeout: 60_000 });
  await page.goto('/library/characters');
  await gallery.getByText(/^Choose a face\. Each costs 10 credits/).waitFor();
  const own = page.getByRole('region', { name: 'Your presenters' });
  await own.getByRole('button', { name: /^Layla\s+Not used yet/ }).waitFor();
  await gallery.getByRole('button', { name: /^Show all \d+ faces/ }).click();
  expect(await face.count()).toBe(0);
  await page.getByRole('link', { name: /^500 credits/ }).waitFor();
});

test('the presenter of another client is not found, like one that never existed', { timeout: 120_000 }, async () => {
  const page = await dashboard.signIn({ email });
  await page.goto('/library/characters?create=1');
  await page.getByText('Description', { exact: true }).click();
  await page.getByRole('button', { name: 'Kofi' }).click();
  await expectNoFaults(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Create presenter' }).click();
  await page.getByRole('dialog', { name: 'Kofi' }).waitFor({ timeout: 60_000 });
  const address = page.url();
  const stranger = await dashboard.signUp();
  await stranger.goto(address);
  await stranger.getByRole('dialog').getByText('Not found.').waitFor();
  await stranger.goto(address.replace(/id=[0-9a-f]{8}/, 'id=01234567'));
  await stranger.getByRole('dialog').getByText('Not found.').waitFor();
});

test('one of several stock voices is found by its language, previewed for free and added', {
  timeout: 120_000,
}, async () => {
  const page = await dashboard.signIn({ email, width: 390, dark: true });
  const typed = Promise.withResolvers<void>();
  await page.route('**/library-voices', async (route) => {
    await typed.promise;
    await route.continue();
  });
  await page.goto('/library/voices');
  const language = page.getByRole('combobox', { name: 'Language' });
  await language.fill('Portug');
  typed.resolve();
  await page.getByRole('option', { name: 'Portuguese' }).waitFor();
  expect(await language.inputValue()).toBe('Portug');
  await page.getByRole('option', { name: 'Portuguese' }).click();
  const stock = page.getByRole('region', { name: 'Stock voices' });
  await stock.getByRole('button', { name: 'Add Adam, Portuguese' }).waitFor();
  await stock.getByRole('button', { name: 'Preview Hugo, Portuguese' }).click();
  await stock.getByRole('button', { name: 'Stop Hugo, Portuguese' }).waitFor({ timeout: 30_000 });
  await expectNoFaults(page);
  await stock.getByRole('button', { name: 'Add Hugo, Portuguese' }).click();
  await page
    .getByRole('region', { name: 'Your voices' })
    .getByRole('button', { name: 'Preview Hugo, Portuguese' })
    .waitFor({ timeout: 60_000 });
  // It is the one that was heard.
  const sound = async (path: string) => (await page.request.get(`/dashboard/api${path}`)).body();
  const { items } = await (await page.request.get('/dashboard/api/voices')).json();
  const added = await sound(`/voices/${items[0].voice_id}/sample`);
  expect(added.equals(await sound('/library-voices/pt/male/1/sample'))).toBe(true);
  expect(added.equals(await sound('/library-voices/pt/male/0/sample'))).toBe(false);
  await expectNoFaults(page);
});

test('a voice is cloned from a browser recording, with consent', { timeout: 180_000 }, async () => {
  const page = await dashboard.signIn({ email });
  await page.addInitScript(fakeMicrophone);
  await page.goto('/library/voices?create=1');
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  await page.getByText(/0:(0[6-9]|[1-5]\d) · aim for/).waitFor();
  await page.getByRole('button', { name: 'Stop recording' }).click();
  await page.getByText('seconds usable').waitFor({ timeout: 30_000 });
  await page.getByLabel('Name', { exact: false }).first().fill('My voice');
  await page.getByLabel('My own voice').check();
  await page.getByLabel(/^It is my voice/).check();
  await expectNoFaults(page);
  await page.getByRole('button', { name: 'Clone voice' }).click();
  await page.getByText(/Consent of Ada Byron/).waitFor({ timeout: 120_000 });
  await page.getByRole('button', { name: 'Preview My voice' }).click();
  await page.getByRole('button', { name: 'Stop My voice' }).waitFor({ timeout: 30_000 });
});

test('the consent and the button that clones a voice are in view on a phone', async () => {
  const page = await dashboard.signIn({ email, width: 360 });
  await page.goto('/library/voices?create=1');
  for (const element of [page.getByLabel(/^It is my voice/), page.getByRole('button', { name: 'Clone voice' })]) {
    const box = (await element.boundingBox())!;
    expect(box.y + box.height, String(element)).toBeLessThanOrEqual(800);
  }
  await expectNoFaults(page);
});

test('files are listed with a link and a download', { timeout: 60_000 }, async () => {
  const page = await dashboard.signIn({ email, width: 360 });
  await page.goto('/library/assets?kind=character_sheet');
  const sheet = page.getByRole('article', { name: 'Kofi' }).first();
  await sheet.getByRole('link', { name: 'Open presenter sheet' }).waitFor();
  await sheet.getByRole('button', { name: 'Actions for Kofi' }).click();
  await page.getByRole('menuitem', { name: 'Copy link to presenter sheet' }).waitFor();
  await expectNoFaults(page);
  await page.keyboard.press('Escape');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    sheet.getByRole('link', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Kofi.png');
  await page.getByRole('group', { name: 'Type' }).getByRole('button', { name: 'Videos' }).click();
  await page.getByText('No matches').waitFor();
});
