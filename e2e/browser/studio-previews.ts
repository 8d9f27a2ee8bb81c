// Browser tests of the studio's previews: the first seconds of scenes, what a failed preview says, and a brand kit that is not loaded.
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Dashboard, faultsOf, openDashboard } from '../dashboard.ts';

const LONG = 240_000;
const BUG =
  'Something went wrong on our side. The request may have been processed. Check your jobs and assets before you send it again. Request id: req_1234';

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await openDashboard();
}, LONG);
afterAll(() => dashboard?.stop());

const canvasOf = (page: Page) => page.getByRole('region', { name: 'Canvas' });
const script = (page: Page) => page.getByRole('textbox', { name: 'Script' });
const createButton = (page: Page) => page.getByRole('button', { name: 'Create video' });

/** The mean difference of the pixels of two decoded frames, of 255. */
async function changeWithin(clip: Locator, from: number, to: number): Promise<number> {
  const source = await clip.evaluate((video: { src: string }) => video.src);
  return clip.page().evaluate<number>(`(async () => {
    const video = document.createElement('video');
    video.muted = true;
    video.src = ${JSON.stringify(source)};
    await new Promise((loaded) => video.addEventListener('loadeddata', loaded, { once: true }));
    const context = new OffscreenCanvas(120, 214).getContext('2d');
    const frameAt = async (second) => {
      const sought = new Promise((done) => video.addEventListener('seeked', done, { once: true }));
      video.currentTime = second;
      await sought;
      context.drawImage(video, 0, 0, 120, 214);
      return context.getImageData(0, 0, 120, 214).data;
    };
    const [first, second] = [await frameAt(${from}), await frameAt(${to})];
    return first.reduce((sum, value, index) => sum + Math.abs(value - second[index]), 0) / first.length;
  })()`);
}

async function compose(page: Page): Promise<void> {
  await page.goto('/studio');
  await page.getByRole('button', { name: /^Voice .*Clara, English/ }).waitFor();
  await script(page).fill(
    'Every Monday I ordered cold pizza. Then a box arrived. Twenty minutes later there was dinner!',
  );
}

/** The note of a preview that failed with `BUG`. */
async function failedPreview(page: Page): Promise<Locator> {
  const problem = canvasOf(page).getByRole('alert');
  await problem.getByText(/^The preview failed\. Nothing was charged\. .* ID for support: req_1234$/).waitFor();
  expect(await page.getByText('may have been processed').count()).toBe(0);
  expect(await faultsOf(page)).toEqual([]);
  return problem;
}

test('the first seconds of scenes play on the canvas, small and for nothing', {
  timeout: LONG,
}, async () => {
  const page = await dashboard.signUp();
  await compose(page);
  await page.getByRole('radio', { name: /^Scenes/ }).click();
  await canvasOf(page).getByRole('button', { name: 'Draw preview' }).click();
  await canvasOf(page).getByRole('button', { name: 'Play first seconds' }).click();
  const clip = canvasOf(page).locator('video');
  await clip.waitFor({ timeout: LONG });
  const seconds = () => clip.evaluate((video: { duration: number }) => video.duration);
  await expect.poll(seconds).toBeGreaterThan(2);
  expect(await seconds()).toBeLessThan(3.2);
  expect(await clip.evaluate((video: { videoHeight: number }) => video.videoHeight)).toBe(854);
  expect(await changeWithin(clip, 0.3, 2)).toBeGreaterThan(2);
  // Then the picture is back.
  await clip.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: /^500 credits/ }).waitFor();
});

test('a failed preview says what it cost and what to do, and is tried again with a click', {
  timeout: LONG,
}, async () => {
  const page = await dashboard.signUp({ width: 390 });
  let fails = true;
  await page.route('**/dashboard/api/studio/previews/*', (route) =>
    fails && route.request().method() === 'POST'
      ? route.fulfill({ status: 500, json: { error: BUG } })
      : route.continue(),
  );
  await compose(page);
  await page.getByRole('textbox', { name: 'Setting' }).fill('A garden in the sun');
  await canvasOf(page).getByRole('button', { name: 'Draw preview' }).click();
  const problem = await failedPreview(page);
  fails = false;
  await problem.getByRole('button', { name: 'Try again' }).click();
  await canvasOf(page).getByRole('img', { name: 'How the video starts' }).waitFor({ timeout: LONG });
  expect(await problem.count()).toBe(0);
});

test('a script that cannot be heard says that it cost nothing and what to do, and is heard with a click', {
  timeout: LONG,
}, async () => {
  const page = await dashboard.signUp({ width: 390, dark: true });
  let fails = true;
  await page.route('**/dashboard/api/studio/previews/speech', (route) =>
    fails ? route.fulfill({ status: 500, json: { error: BUG } }) : route.continue(),
  );
  await compose(page);
  await canvasOf(page).getByRole('button', { name: 'Hear script' }).click();
  const problem = await failedPreview(page);
  fails = false;
  await problem.getByRole('button', { name: 'Try again' }).click();
  await canvasOf(page).getByRole('button', { name: 'Stop' }).waitFor({ timeout: LONG });
  expect(await problem.count()).toBe(0);
});

test('without the brand kit, the page says why no video can be created, and tries again', {
  timeout: LONG,
}, async () => {
  const page = await dashboard.signUp();
  let fails = true;
  await page.route('**/dashboard/api/brand-kit', (route) =>
    fails ? route.fulfill({ status: 500, json: { error: BUG } }) : route.continue(),
  );
  await compose(page);
  await page.getByRole('textbox', { name: 'Setting' }).fill('A garden in the sun');
  const note = page.getByRole('alert').filter({ hasText: 'Your brand kit could not be loaded.' });
  await note.waitFor({ timeout: 30_000 });
  expect(await createButton(page).isDisabled()).toBe(true);
  fails = false;
  await note.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => createButton(page).isEnabled()).toBe(true);
  expect(await note.count()).toBe(0);
});

test('where a presenter costs credits, none is chosen, and the canvas shows an example until one is added', async () => {
  const page = await dashboard.signUp();
  await page.route('**/dashboard/api/stock-presenters', async (route) => {
    const response = await route.fetch();
    return route.fulfill({ response, json: { ...(await response.json()), free: false } });
  });
  await page.goto('/studio');
  await canvasOf(page).getByText('Example', { exact: true }).waitFor();
  await page.getByRole('radio', { name: 'Daniel' }).click();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Add Daniel' }).click();
  await canvasOf(page).getByAltText('Daniel').waitFor({ timeout: LONG });
  await page.getByRole('button', { name: /^Voice .*Leo, English/ }).waitFor();
  await page.getByRole('link', { name: /^490 credits/ }).waitFor();
});

test('an empty studio shows templates and a presenter; a template fills it', async () => {
  const page = await dashboard.signUp();
  await page.goto('/studio');
  await canvasOf(page).getByAltText('Maya').waitFor();
  await page.getByRole('button', { name: 'Product launch' }).click();
  await expect.poll(() => script(page).inputValue()).toContain('Cold coffee again?');
  expect(await page.getByRole('button', { name: 'Product launch' }).count()).toBe(0);
});
