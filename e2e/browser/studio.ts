// The studio as people use it: from nothing to a film that plays, for no more than the price shown, ordered once whatever happens.
import type { JobDetail, JobRows } from '@greenroom/contract/dashboard/jobs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Dashboard, faultsOf, openDashboard } from '../dashboard.ts';
import { emptyPicture, tone } from '../fixtures.ts';

const LONG = 120_000;

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await openDashboard();
}, LONG);
afterAll(() => dashboard?.stop());

const get = async <Answer>(page: Page, path: string): Promise<Answer> =>
  (await page.request.get(`/dashboard/api${path}`)).json();
const videosOf = async (page: Page) => (await get<JobRows>(page, '/jobs?kind=talking_head')).items;

const price = async (page: Page): Promise<number> => {
  const shown = await page.getByRole('status', { name: 'Price' }).textContent();
  return Number(/[\d,]+/.exec(shown ?? '')?.[0].replace(',', ''));
};

const order = (page: Page) => page.getByRole('button', { name: 'Make the video' });
const yours = (page: Page) => page.getByRole('region', { name: 'Your video' });
const script = (page: Page) => page.getByRole('textbox', { name: 'Script' });

/** As its person would: two clicks for each. */
async function cast(page: Page): Promise<void> {
  await page.goto('/studio');
  await page.getByRole('button', { name: /^Nora/ }).click();
  await page.getByRole('radio', { name: 'Nora', checked: true }).waitFor({ timeout: LONG });
  await page.getByRole('button', { name: 'A woman’s voice' }).click();
  await page.getByRole('radio', { name: /^English/, checked: true }).waitFor({ timeout: LONG });
}

async function plays(page: Page): Promise<void> {
  await page.locator('video').waitFor({ timeout: LONG });
  const height = await page.evaluate(`(async () => {
    const video = document.querySelector('video');
    video.muted = true;
    await video.play();
    await new Promise((resolve) => video.addEventListener('timeupdate', () => video.currentTime > 0.3 && resolve()));
    return video.videoHeight;
  })()`);
  expect(height).toBe(854);
}

test('from signing up to a film that plays, two clicks on the button order once, for no more than was shown', {
  timeout: 2 * LONG,
}, async () => {
  const page = await dashboard.signUp();
  await cast(page);
  await page.getByRole('button', { name: 'Begin with an example' }).click();
  await page.getByRole('menuitem', { name: /^One product/ }).click();
  await script(page).fill('Cold coffee again? Get the mug.');
  await page.getByText(/^About [\d.]+ of 59 seconds/).waitFor();
  await expect.poll(() => price(page)).toBeLessThan(150);
  const shown = await price(page);
  expect(await faultsOf(page)).toEqual([]);

  await order(page).dblclick();
  await yours(page).waitFor({ timeout: LONG });
  // What was ordered is watched on after a reload.
  await page.reload();
  await yours(page).waitFor();
  await plays(page);
  expect(await faultsOf(page)).toEqual([]);

  const videos = await videosOf(page);
  expect(videos).toHaveLength(1);
  const { credits_reserved, credits_charged } = await get<JobDetail>(page, `/jobs/${videos[0]!.id}`);
  expect(credits_reserved).toBe(shown);
  expect(credits_charged).toBeLessThanOrEqual(shown);
  const presenter = 10;
  await page.getByRole('link', { name: new RegExp(`${500 - presenter - credits_charged!}`) }).waitFor();

  await page.getByRole('button', { name: 'Make another' }).click();
  await script(page).fill('Something else.');
  await page.goto(`/jobs/${videos[0]!.id}`);
  await page.getByRole('button', { name: 'Run again' }).click();
  await page.getByRole('link', { name: 'Change it first' }).click();
  await page.waitForURL('/studio');
  await expect.poll(() => script(page).inputValue()).toBe('Cold coffee again? Get the mug.');
  await expect.poll(() => price(page)).toBe(shown);
});

test('a lost answer, and pressing again after it, order once', { timeout: LONG }, async () => {
  const page = await dashboard.signUp();
  await cast(page);
  await script(page).fill('Hello there.');
  await page.getByLabel('The opening').fill('A garden');
  let sent = 0;
  await page.route('**/dashboard/api/studio/videos/*', async (route) => {
    sent += 1;
    if (sent > 1) return route.continue();
    // It arrives, and its answer does not come back.
    await route.fetch();
    await route.abort();
  });
  await order(page).click();
  await yours(page).waitFor({ timeout: LONG });
  expect(sent).toBe(2);
  expect(await videosOf(page)).toHaveLength(1);
});

test('a first frame is drawn for its price, used, and saves the video its own', { timeout: LONG }, async () => {
  const page = await dashboard.signUp();
  await cast(page);
  await script(page).fill('Hello there.');
  await page.getByLabel('The opening').fill('A garden in the sun');
  await expect.poll(() => price(page)).toBeGreaterThan(0);
  const before = await price(page);
  await page.getByRole('button', { name: 'Draw it (6 credits)' }).click();
  await page.getByRole('img', { name: 'First frame' }).waitFor({ timeout: LONG });
  await expect.poll(() => price(page)).toBe(before - 6);
  await page.getByText('You have 484 credits.').waitFor();
});

test('what is wrong stands where it is mended, and too few credits lead to more', async () => {
  const page = await dashboard.signUp();
  await page.goto('/studio');
  await page.getByText('Choose who is on screen.').waitFor();
  expect(await order(page).isDisabled()).toBe(true);
  await script(page).fill('Word '.repeat(300));
  await page
    .getByText(/^Its speech lasts [\d.]+ seconds; at most 59 are possible\.$/)
    .first()
    .waitFor();
  await script(page).fill('Word '.repeat(90));
  await page.getByText(/^\d+ credits are missing for this video\.$/).waitFor();
  await page.getByRole('region', { name: 'Price and order' }).getByRole('link', { name: 'Buy credits' }).click();
  await page.waitForURL('/credits');
  await page.goBack();
  await expect.poll(() => script(page).inputValue()).toBe('Word '.repeat(90));
});

test('scenes are composed on a phone with a picture of one’s own, and a recording takes the place of a script', {
  timeout: LONG,
}, async () => {
  const page = await dashboard.signUp({ width: 390, dark: true });
  await page.goto('/studio');
  await page.getByRole('radio', { name: /^Scenes/ }).click();
  await script(page).fill('Every Monday I ordered pizza. Then a box arrived. Twenty minutes later there was dinner.');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'box.png', mimeType: 'image/png', buffer: emptyPicture(640, 640) });
  await page.getByRole('group', { name: 'Picture 1' }).waitFor();
  await page.getByRole('list', { name: 'Scenes' }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.reload();
  await page.getByRole('group', { name: 'Picture 1' }).waitFor();

  await page.getByRole('radio', { name: /^Talking head/ }).click();
  await page.getByText('My own recording').click();
  const recording = { name: 'talk.wav', mimeType: 'audio/wav', buffer: tone(4) };
  await page.locator('input[type=file]').setInputFiles(recording);
  await page.getByLabel('talk.wav').waitFor({ timeout: LONG });
  await page.getByText('about 4.0 s').first().waitFor();
  expect(await faultsOf(page)).toEqual([]);
});

test('the guide makes a first video with one click, and goes on after a reload', { timeout: 2 * LONG }, async () => {
  const page = await dashboard.signUp();
  await page.goto('/');
  await page.getByRole('button', { name: 'Make my first video' }).click();
  await page.getByText('Your presenter: Nora').waitFor({ timeout: LONG });
  await page.reload();
  await plays(page);
  expect(await videosOf(page)).toHaveLength(1);
  expect((await get<JobRows>(page, '/jobs?kind=character')).items).toHaveLength(1);
});
