// The library in a browser: somebody is cloned from photos and by the microphone with a consent, a voice is picked after hearing it.
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Dashboard, faultsOf, openDashboard } from '../dashboard.ts';

const portrait = fileURLToPath(new URL('../../engines/kit/src/testing/portrait.png', import.meta.url));
const email = 'librarian@example.com';

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await openDashboard();
  await dashboard.signUp({ email, name: 'Ada Byron' });
});
afterAll(() => dashboard?.stop());

const choose = (page: Page, file: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) =>
  page.getByRole('dialog').locator('input[type=file]').first().setInputFiles(file);

/** In the page: somebody says the same sentence over and over into its microphone. */
const speakIntoMicrophone = `navigator.mediaDevices.getUserMedia = async () => {
  const room = new AudioContext();
  const sentence = await fetch('/dashboard/api/library-voices/en/male/sample').then((answer) => answer.arrayBuffer());
  const source = Object.assign(room.createBufferSource(), { buffer: await room.decodeAudioData(sentence), loop: true });
  const microphone = room.createMediaStreamDestination();
  source.connect(microphone);
  source.start();
  return microphone.stream;
}`;

const expectGood = async (page: Page) => expect(await faultsOf(page)).toEqual([]);

test('photos become a character, the bad one is told beside it, and the consent is on record', {
  timeout: 180_000,
}, async () => {
  const page = await dashboard.signIn({ email });
  await page.goto('/library/characters');
  await page.getByRole('button', { name: 'New character' }).first().click();
  await choose(page, portrait);
  await choose(page, {
    name: '../../portrait.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<script>alert(1)</script>'),
  });
  const [first, second] = [page.getByRole('group', { name: 'Photo 1' }), page.getByRole('group', { name: 'Photo 2' })];
  await first.getByText('Shows a face that will do').waitFor();
  await second.getByText('It is not a JPEG, PNG, WebP or AVIF picture').waitFor();
  await expectGood(page);

  const make = page.getByRole('button', { name: 'Make the character' });
  await page.getByLabel('Name', { exact: false }).first().fill('Eileen');
  expect(await make.isDisabled()).toBe(true);
  await page.getByText('Say who consents').waitFor();
  await page.getByLabel('Somebody else’s, who has agreed').check();
  await page.getByLabel('Name of that person').fill('Eileen Collins');
  await page.getByLabel(/^I am shown in these photos/).check();
  await make.click();
  const made = page.getByRole('dialog', { name: 'Eileen' });
  await made.waitFor({ timeout: 120_000 });
  await made.getByText(/Eileen Collins consented on .* recorded by librarian@example.com/).waitFor();
  await expectGood(page);

  const address = page.url();
  await made.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete the character' }).click();
  await page.getByText('Nobody is on screen yet').waitFor();
  await page.getByRole('button', { name: 'Consent records' }).click();
  const records = page.getByRole('dialog', { name: 'Consent records' });
  await records.getByText('Deleted', { exact: true }).waitFor();
  await records.getByText('Eileen Collins').waitFor();
  await page.goto(address);
  await page.getByRole('dialog').getByText('Not found.').waitFor();
});

test("another client's character is as unknown as one that never was", { timeout: 120_000 }, async () => {
  const page = await dashboard.signIn({ email });
  await page.goto('/library/characters?make=1');
  await page.getByText('From words', { exact: true }).click();
  await page.getByRole('button', { name: 'Kofi' }).click();
  await expectGood(page);
  await page.getByRole('button', { name: 'Make the character' }).click();
  await page.getByRole('dialog', { name: 'Kofi' }).waitFor({ timeout: 60_000 });
  const address = page.url();
  const stranger = await dashboard.signUp();
  await stranger.goto(address);
  await stranger.getByRole('dialog').getByText('Not found.').waitFor();
  await stranger.goto(address.replace(/id=[0-9a-f]{8}/, 'id=01234567'));
  await stranger.getByRole('dialog').getByText('Not found.').waitFor();
});

test('a library voice is found by its language, heard for nothing, and added', { timeout: 120_000 }, async () => {
  const page = await dashboard.signIn({ email, width: 390, dark: true });
  const typed = Promise.withResolvers<void>();
  await page.route('**/library-voices', async (route) => {
    await typed.promise;
    await route.continue();
  });
  await page.goto('/library/voices?make=1');
  const language = page.getByRole('combobox', { name: 'Language' });
  await language.fill('Portug');
  typed.resolve();
  await page.getByRole('option', { name: 'Portuguese' }).waitFor();
  expect(await language.inputValue()).toBe('Portug');
  await page.getByRole('option', { name: 'Portuguese' }).click();
  await page.getByText('Male', { exact: true }).click();
  await page.getByRole('button', { name: 'Listen to this voice' }).click();
  await page.getByRole('button', { name: 'Stop this voice' }).waitFor({ timeout: 30_000 });
  await expectGood(page);
  await page.getByRole('button', { name: 'Add the voice' }).click();
  await page.getByRole('button', { name: 'Listen to Portuguese, male' }).waitFor({ timeout: 60_000 });
  await expectGood(page);
});

test('a voice is cloned from what the browser recorded, with a consent', { timeout: 180_000 }, async () => {
  const page = await dashboard.signIn({ email });
  await page.addInitScript(speakIntoMicrophone);
  await page.goto('/library/voices?make=1');
  await page.getByText('Clone a voice', { exact: true }).click();
  await page.getByRole('button', { name: 'Record now' }).click();
  await page.getByText(/0:(0[6-9]|[1-5]\d) and counting/).waitFor();
  await page.getByRole('button', { name: 'Stop recording' }).click();
  await page.getByText('of sound that can be used').waitFor({ timeout: 30_000 });
  await page.getByLabel('Name', { exact: false }).first().fill('My voice');
  await page.getByLabel(/^It is my voice/).check();
  await expectGood(page);
  await page.getByRole('button', { name: 'Clone the voice' }).click();
  await page.getByText(/With the consent of Ada Byron/).waitFor({ timeout: 120_000 });
  await page.getByRole('button', { name: 'Listen to My voice' }).click();
  await page.getByRole('button', { name: 'Stop My voice' }).waitFor({ timeout: 30_000 });
});

test('what was made is in the grid, with its address and its download', { timeout: 60_000 }, async () => {
  const page = await dashboard.signIn({ email, width: 360 });
  await page.goto('/library/assets?kind=character_sheet');
  const sheet = page.getByRole('article', { name: /^Character sheet/ }).first();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    sheet.getByRole('link', { name: 'Download this Character sheet' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^character_sheet-.*\.png$/);
  await expectGood(page);
  await page.getByLabel('Kind').selectOption('Video');
  await page.getByText('Nothing of that kind').waitFor();
});
