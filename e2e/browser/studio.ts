// Browser tests of the studio: from sign-up to a playing video, at no more than the shown price, created once whatever happens.
import type { Credits } from '@greenroom/contract/dashboard/credits';
import type { JobDetail, JobRows } from '@greenroom/contract/dashboard/jobs';
import type { FirstVideo } from '@greenroom/contract/dashboard/studio';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Dashboard, faultsOf, openDashboard } from '../dashboard.ts';
import { emptyPicture, tone } from '../fixtures.ts';

const LONG = 240_000;

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await openDashboard();
}, LONG);
afterAll(() => dashboard?.stop());

const get = async <Body>(page: Page, path: string): Promise<Body> =>
  (await page.request.get(`/dashboard/api${path}`)).json();
const videosOf = async (page: Page) => (await get<JobRows>(page, '/jobs?kind=talking_head')).items;

const price = async (page: Page): Promise<number> => {
  const shown = await page.getByRole('status', { name: 'Price' }).textContent();
  return Number(/[\d,]+/.exec(shown ?? '')?.[0].replace(',', ''));
};

const createButton = (page: Page) => page.getByRole('button', { name: /^Create (video|new version)$/ });
const videoPanel = (page: Page) => page.getByRole('region', { name: 'Your video' });
/** A row of the settings, which opens by a click. */
const row = (page: Page, title: string, choice = '') =>
  page.getByRole('button', { name: new RegExp(`^${title} .*${choice}`) });
const script = (page: Page) => page.getByRole('textbox', { name: 'Script' });

/** With a ready-made presenter and voice, which are not yet those of the team. */
async function openStudio(page: Page): Promise<void> {
  await page.goto('/studio');
  await page.getByRole('region', { name: 'Canvas' }).getByAltText('Maya').waitFor();
  await row(page, 'Voice', 'Clara, English').waitFor();
}

async function expectPlayback(page: Page): Promise<void> {
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

test('from sign-up to a playing video: a double click creates one video, for no more than the shown price', {
  timeout: 2 * LONG,
}, async () => {
  const page = await dashboard.signUp();
  await openStudio(page);
  await page.getByRole('button', { name: 'All templates' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Product launch/ })
    .click();
  await script(page).fill('Cold coffee again? Get the mug.');
  await page.getByText(/^About [\d.]+ of 59 seconds/).waitFor();
  await expect.poll(() => price(page)).toBeLessThan(150);
  const shown = await price(page);
  expect(await faultsOf(page)).toEqual([]);

  await createButton(page).dblclick();
  await videoPanel(page).waitFor({ timeout: LONG });
  // After a reload the panel still follows the video.
  await page.reload();
  await videoPanel(page).waitFor();
  await expectPlayback(page);
  expect(await faultsOf(page)).toEqual([]);

  const videos = await videosOf(page);
  expect(videos).toHaveLength(1);
  const { credits_reserved, credits_charged } = await get<JobDetail>(page, `/jobs/${videos[0]!.id}`);
  expect(credits_reserved).toBe(shown);
  expect(credits_charged).toBeLessThanOrEqual(shown);
  // The first stock presenter is free.
  await page.getByRole('link', { name: new RegExp(`${500 - credits_charged!}`) }).waitFor();

  // A second click orders nothing and changes nothing, whatever appears below it.
  await page.getByRole('button', { name: 'New version' }).dblclick();
  const unchanged = page.getByText('Change the script, voice or look to continue');
  await unchanged.waitFor();
  expect([await createButton(page).isDisabled(), (await videosOf(page)).length]).toEqual([true, 1]);
  await script(page).fill('Something else.');
  await expect.poll(() => createButton(page).isEnabled()).toBe(true);
  expect(await unchanged.count()).toBe(0);
  await page.goto(`/videos/${videos[0]!.id}`);
  await page.getByRole('link', { name: 'New version' }).click();
  await page.waitForURL('/studio');
  await expect.poll(() => script(page).inputValue()).toBe('Cold coffee again? Get the mug.');
  await expect.poll(() => price(page)).toBe(shown);
});

test('a script begun on the overview goes on in the studio, with the voice that suits the presenter', {
  timeout: LONG,
}, async () => {
  const page = await dashboard.signUp();
  await page.goto('/');
  await page.getByRole('button', { name: 'Skip guide' }).click();
  const begun = page.getByLabel('What should your presenter say?');
  await page.getByRole('button', { name: 'Continue in the studio' }).click();
  expect(await page.evaluate('document.activeElement.tagName')).toBe('TEXTAREA');
  await begun.fill('Cold coffee again?');
  await page.getByRole('button', { name: 'Continue in the studio' }).click();
  await expect.poll(() => script(page).inputValue()).toBe('Cold coffee again?');
  expect(new URL(page.url()).search).toBe('');
  await row(page, 'Presenter', 'Maya').click();
  await page.getByRole('radio', { name: 'Daniel' }).click();
  await page.getByRole('region', { name: 'Canvas' }).getByAltText('Daniel').waitFor();
  await row(page, 'Voice', 'Leo, English').click();
  // The choice survives a reload, and adds nothing until it is needed.
  await page.reload();
  await row(page, 'Presenter', 'Daniel').waitFor();
  await row(page, 'Voice', 'Leo, English').waitFor();
  const library = async (path: string) => (await get<{ items: object[] }>(page, path)).items.length;
  expect([await library('/characters'), await library('/voices')]).toEqual([0, 0]);
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Hear script' }).click();
  await page.getByRole('button', { name: 'Stop' }).waitFor({ timeout: LONG });
  expect([await library('/characters'), await library('/voices')]).toEqual([0, 1]);

  await page.goto('/library/characters');
  await page.getByRole('button', { name: 'Add Maya' }).click();
  await page.getByRole('dialog', { name: 'Maya' }).getByRole('link', { name: 'Create video' }).click({ timeout: LONG });
  await page.getByText('Maya is a woman, but the voice is a man’s.').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Use “Clara, English”' }).click();
  await row(page, 'Voice', 'Clara, English').waitFor({ timeout: LONG });
  expect(await page.getByText('but the voice is').count()).toBe(0);
});

test('the caption style of the brand kit is on the canvas, and still there after a reload', async () => {
  const page = await dashboard.signUp();
  await page.goto('/studio');
  await script(page).fill('Cold coffee again?');
  const canvas = page.getByRole('region', { name: 'Canvas' });
  const words = canvas.locator('span[dir=auto]');
  expect(await words.textContent()).toBe('Cold coffee again?');
  // In the font of the video, of which only the needed part is loaded.
  const fonts = () =>
    page.evaluate(`[...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family)`);
  await expect.poll(fonts).toContainEqual(expect.stringContaining('Montserrat'));
  expect(await fonts()).not.toContainEqual(expect.stringContaining('Noto Sans'));
  await row(page, 'Captions', 'Band · Bottom').click();
  const saved = page.waitForResponse(
    (response) => response.url().endsWith('/brand-kit') && response.request().method() === 'POST',
  );
  await page.getByText('Noto Sans', { exact: true }).click();
  await expect.poll(fonts).toContainEqual(expect.stringContaining('Noto Sans'));
  await page.getByRole('radio', { name: 'One word' }).click();
  await page.getByRole('switch', { name: 'Capital letters' }).click();
  await page.getByLabel('Accent', { exact: true }).fill('#00aa88');
  await expect.poll(() => words.textContent()).toBe('coffee');
  expect((await saved).status()).toBe(200);
  await page.getByText('Brand kit saved.').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.reload();
  await row(page, 'Captions', 'One word').click();
  await page.getByRole('radio', { name: 'One word', checked: true }).waitFor();
  expect(await page.getByLabel('Accent', { exact: true }).inputValue()).toBe('#00aa88');
  await expect.poll(() => words.textContent()).toBe('coffee');
});

test('each template has a picture', async () => {
  const page = await dashboard.signUp();
  await page.goto('/studio');
  await page.getByRole('button', { name: 'All templates' }).click();
  const pictures = page.getByRole('dialog').locator('img');
  await pictures.first().waitFor();
  expect(await faultsOf(page)).toEqual([]);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: { naturalWidth: number }) => image.naturalWidth)).toBe(288);
  }
});

test('a lost response and its retry create one video', { timeout: LONG }, async () => {
  const page = await dashboard.signUp();
  await openStudio(page);
  await script(page).fill('Hello there.');
  await page.getByRole('textbox', { name: 'Setting' }).fill('A garden');
  let requests = 0;
  await page.route('**/dashboard/api/studio/videos/*', async (route) => {
    requests += 1;
    if (requests > 1) return route.continue();
    // The request arrives, but the response is lost.
    await route.fetch();
    await route.abort();
  });
  await createButton(page).click();
  await videoPanel(page).waitFor({ timeout: LONG });
  expect(requests).toBe(2);
  expect(await videosOf(page)).toHaveLength(1);
});

test('the canvas shows the presenter in the setting and plays the script, for nothing', { timeout: LONG }, async () => {
  const page = await dashboard.signUp({ width: 390 });
  await openStudio(page);
  await script(page).fill('Hello there, dear friends of good coffee.');
  const canvas = page.getByRole('region', { name: 'Canvas' });
  await canvas.getByText('Describe the setting').waitFor();
  await page.getByRole('textbox', { name: 'Setting' }).fill('A garden in the sun');
  await canvas.getByRole('button', { name: 'Draw preview' }).click();
  const picture = canvas.getByRole('img', { name: 'How the video starts' });
  await picture.waitFor({ timeout: LONG });
  const garden = await picture.getAttribute('src');
  await page.getByRole('textbox', { name: 'Setting' }).fill('An office at night');
  await expect.poll(() => picture.getAttribute('src'), { timeout: LONG }).not.toBe(garden);
  await canvas.getByRole('button', { name: 'Hear script' }).click();
  await canvas.getByRole('button', { name: 'Stop' }).waitFor({ timeout: LONG });
  await canvas.getByRole('button', { name: 'Stop' }).click();
  await canvas.getByRole('button', { name: 'Hear script' }).waitFor();
  await canvas.getByRole('button', { name: 'Play first seconds' }).click();
  const clip = canvas.locator('video');
  await clip.waitFor({ timeout: LONG });
  const seconds = () => clip.evaluate((video: { duration: number }) => video.duration);
  await expect.poll(seconds).toBeGreaterThan(0);
  expect(await seconds()).toBeLessThan(3.2);
  // Then the picture is back.
  await clip.waitFor({ state: 'detached' });
  await canvas.getByRole('button', { name: 'Safe area' }).click();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('link', { name: /^500 credits/ }).waitFor();

  // The choice is one line.
  await row(page, 'Presenter', 'Maya').click();
  await page.getByRole('radio', { name: 'Maya', checked: true }).waitFor();
});

test('where the engine charges, a preview costs its price, and the video then uses it without paying again', {
  timeout: LONG,
}, async () => {
  const page = await dashboard.signUp();
  await page.route('**/dashboard/api/studio/previews/first-frame', (route) =>
    route.fulfill({ status: 409, json: { error: 'The engine charges for this picture. Create a preview.' } }),
  );
  await openStudio(page);
  await script(page).fill('Hello there.');
  await page.getByRole('textbox', { name: 'Setting' }).fill('A garden in the sun');
  await page.getByRole('button', { name: 'Draw preview' }).click();
  await expect.poll(() => price(page)).toBeGreaterThan(0);
  const before = await price(page);
  await page.getByRole('button', { name: 'Preview, 6 credits ($0.07)' }).click();
  await page.getByRole('img', { name: 'Preview' }).waitFor({ timeout: LONG });
  await expect.poll(() => price(page)).toBe(before - 6);
  await page.getByRole('link', { name: /^494 credits/ }).waitFor();
});

test('errors appear at their fields, and a lack of credits leads to the credits page', async () => {
  const page = await dashboard.signUp();
  await page.goto('/studio');
  const required = page.getByRole('status', { name: 'Required' });
  await required.getByText('Write a script first').waitFor();
  expect(await createButton(page).isDisabled()).toBe(true);
  await script(page).fill('Hello.');
  // It leads there.
  await required.getByRole('button', { name: 'Describe the setting' }).click();
  expect(await page.getByRole('textbox', { name: 'Setting' }).and(page.locator(':focus')).count()).toBe(1);
  await script(page).fill('Word '.repeat(300));
  const pricePanel = page.getByRole('region', { name: 'Price' });
  await pricePanel
    .getByRole('alert')
    .filter({ hasText: /\b59\b/ })
    .waitFor();
  await script(page).fill('Word '.repeat(90));
  await page.getByText(/^You need \d+ more credits \(\$\d+\.\d\d\)\.$/).waitFor();
  await pricePanel.getByRole('link', { name: 'Buy credits' }).click();
  await page.waitForURL('/credits');
  await page.goBack();
  await expect.poll(() => script(page).inputValue()).toBe('Word '.repeat(90));
});

test('a setting is chosen with one click, and the script that is missing is one click away', {
  timeout: LONG,
}, async () => {
  const page = await dashboard.signUp({ width: 360 });
  await openStudio(page);
  await page.getByRole('button', { name: 'Kitchen' }).click();
  expect(await page.getByRole('textbox', { name: 'Setting' }).inputValue()).toContain('kitchen');
  expect(await page.getByRole('button', { name: 'Kitchen' }).count()).toBe(0);
  await page.getByRole('status', { name: 'Required' }).getByText('Write a script first').click();
  expect(await page.locator(':focus').getAttribute('name')).toBe('script');
  expect(await page.getByRole('button', { name: 'Hear script' }).isDisabled()).toBe(true);
});

test('on a phone, scenes take an uploaded image and a talking head takes a recording', {
  timeout: LONG,
}, async () => {
  const page = await dashboard.signUp({ width: 390, dark: true });
  await page.goto('/studio');
  await page.getByRole('radio', { name: /^Scenes/ }).click();
  await script(page).fill('Every Monday I ordered pizza. Then a box arrived. Twenty minutes later there was dinner.');
  await row(page, 'Images').click();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'box.png', mimeType: 'image/png', buffer: emptyPicture(640, 640) });
  await page.getByRole('group', { name: 'Image 1' }).waitFor();
  await page.getByRole('list', { name: 'Shots' }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.reload();
  await row(page, 'Images', '1 image').waitFor();

  await page.getByRole('radio', { name: /^Talking head/ }).click();
  await page.getByText('Your recording').click();
  const recording = { name: 'talk.wav', mimeType: 'audio/wav', buffer: tone(4) };
  await page.locator('input[type=file]').first().setInputFiles(recording);
  await page.getByLabel('talk.wav').waitFor({ timeout: LONG });
  await expect.poll(() => price(page)).toBeGreaterThan(0);
  expect(await faultsOf(page)).toEqual([]);
});

test('the guide creates a first video with one click and continues after a reload', { timeout: 2 * LONG }, async () => {
  const page = await dashboard.signUp();
  await page.goto('/');
  const { credits_required: shown } = await get<FirstVideo>(page, '/first-video');
  await page.getByText('Maya', { exact: true }).waitFor();
  await expect
    .poll(() =>
      page
        .locator('img')
        .evaluateAll((faces: { naturalWidth: number }[]) => faces.some((face) => face.naturalWidth > 0)),
    )
    .toBe(true);
  await page.getByRole('button', { name: 'Create video' }).click();
  await page.getByText(/^(Adding the voice|Preparing the video)…$/).waitFor({ timeout: LONG });
  await page.reload();
  await expectPlayback(page);
  expect(await videosOf(page)).toHaveLength(1);
  expect((await get<JobRows>(page, '/jobs?kind=character')).items).toHaveLength(1);
  // What was shown is the most that it cost.
  const { balance } = await get<Credits>(page, '/credits');
  expect(balance).toBeGreaterThanOrEqual(500 - shown);
  expect(balance).toBeLessThan(500);

  // The question is answered; the other path is still there.
  await page.getByRole('heading', { name: 'Your video is ready' }).waitFor();
  expect(await page.getByText('What brings you here?').count()).toBe(0);
  await page.getByRole('button', { name: 'Building an integration?' }).click();
  await page.getByRole('button', { name: 'Create API key' }).waitFor();
  await page.getByText('What brings you here?').waitFor();
});
