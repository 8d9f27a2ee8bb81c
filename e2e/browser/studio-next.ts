// Browser tests of the studio after an order: the video stays on the page with what can be done next, and the next one is ordered beside it.
import type { JobDetail, JobRows } from '@greenroom/contract/dashboard/jobs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Dashboard, faultsOf, openDashboard } from '../dashboard.ts';

const LONG = 240_000;

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await openDashboard({ SIGNUP_CREDITS: '2000' });
}, LONG);
afterAll(() => dashboard?.stop());

const createButton = (page: Page) => page.getByRole('button', { name: /^Create (video|new version)$/ });
const videoPanel = (page: Page) => page.getByRole('region', { name: 'Your video' });
const script = (page: Page) => page.getByRole('textbox', { name: 'Script' });
const videosOf = async (page: Page): Promise<string[]> =>
  ((await (await page.request.get('/dashboard/api/jobs?kind=talking_head')).json()) as JobRows).items.map(
    ({ id }) => id,
  );

/** Opens the form beside the video. */
async function newVersion(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New version' }).click();
  await page.getByRole('heading', { name: 'New version' }).waitFor();
  expect(await script(page).and(page.locator(':focus')).count()).toBe(1);
}

const showPreview = (page: Page) => page.getByRole('button', { name: 'Preview changes' }).click();

/** A draft that can be ordered. */
async function compose(page: Page): Promise<void> {
  await page.goto('/studio');
  await page.getByRole('button', { name: /^Voice .*Clara, English/ }).waitFor();
  await script(page).fill('Cold coffee again? Get the mug.');
  await page.getByRole('textbox', { name: 'Setting' }).fill('A garden');
}

test('the next video is ordered beside the finished one, which stays with its buttons and is not announced over itself', {
  timeout: 2 * LONG,
}, async () => {
  const page = await dashboard.signUp();
  await compose(page);
  await page.getByRole('textbox', { name: 'Draft name' }).fill('Mug, first cut');
  await createButton(page).click();
  await videoPanel(page)
    .getByText(/^\d+ credits \(\$[\d.,]+\) reserved$/)
    .waitFor();
  await videoPanel(page).getByText('A video cannot be stopped once it has started.').waitFor();
  // The draft names its video, once.
  await page.waitForLoadState('networkidle');
  expect(await videoPanel(page).getByRole('heading').count()).toBe(0);
  await videoPanel(page).getByRole('list', { name: 'Steps' }).waitFor();
  // Not the same one twice; another one at once, from the form that is folded until then.
  expect(await createButton(page).count()).toBe(0);
  expect(await script(page).count()).toBe(0);
  await videoPanel(page).getByText('Cold coffee again? Get the mug.').waitFor();
  // Not even for a moment after a reload.
  const kit = Promise.withResolvers<void>();
  await page.route('**/dashboard/api/brand-kit', async (route) => {
    await kit.promise;
    return route.continue();
  });
  await page.reload();
  await page.getByRole('button', { name: /^Account of/ }).waitFor();
  await page.waitForTimeout(2_000);
  expect(await script(page).count()).toBe(0);
  kit.resolve();
  await videoPanel(page).getByText('Cold coffee again? Get the mug.').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  expect(await page.getByRole('button', { name: 'Preview changes' }).count()).toBe(0);
  // Nothing is undone in a form that nobody sees.
  expect(await page.getByRole('button', { name: 'Undo change' }).count()).toBe(0);
  await newVersion(page);
  expect(await page.getByRole('button', { name: 'Preview changes' }).count()).toBe(0);
  await script(page).fill('Warm coffee again? Keep the mug.');
  await expect.poll(() => createButton(page).isEnabled()).toBe(true);
  await showPreview(page);
  await page.getByRole('region', { name: 'Canvas' }).waitFor();
  await page.getByRole('button', { name: 'Back to your video' }).click();

  await videoPanel(page).locator('video').waitFor({ timeout: LONG });
  const checked = () => page.waitForResponse(/\/videos\/ended\?after/, { timeout: 30_000 });
  await checked();
  await checked();
  expect(await page.getByText('is ready.').count()).toBe(0);
  expect(await videoPanel(page).getByRole('link', { name: 'Download' }).getAttribute('href')).toMatch(/\?download$/);
  await videoPanel(page).getByRole('link', { name: 'View details' }).waitFor();
  await videoPanel(page).getByRole('button', { name: 'Share' }).click();
  await page.getByRole('dialog', { name: 'Share video' }).getByLabel('Title on the page').waitFor();
  await page.keyboard.press('Escape');
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 860 });
    expect(await faultsOf(page), String(width)).toEqual([]);
  }

  await createButton(page).click();
  await expect.poll(async () => (await videosOf(page)).length).toBe(2);
  await newVersion(page);
  await script(page).fill('Cold coffee never again.');
  await showPreview(page);
  await page.getByText('“\u2068Mug, first cut\u2069” is ready.').waitFor({ timeout: LONG });

  // The page of presenters leads to a new video, not to the one that was ordered.
  await script(page).fill('Warm coffee again? Keep the mug.');
  await page.getByRole('button', { name: 'Back to your video' }).click();
  await videoPanel(page).waitFor();
  await page.goto('/library/characters');
  await page.getByRole('link', { name: 'Create video with Maya' }).click();
  await page.getByRole('region', { name: 'Canvas' }).getByAltText('Maya').waitFor({ timeout: LONG });
  expect(await script(page).inputValue()).toBe('');
  expect(await videoPanel(page).count()).toBe(0);
});

test('a failed video is ordered again with one click, and becomes the one that an operator ordered in its place', {
  timeout: 2 * LONG,
}, async () => {
  const page = await dashboard.signUp();
  /** Videos that are shown as failed, each with the one in its place. */
  const failed = new Map<string, string | null>();
  await page.route('**/dashboard/api/jobs/*', async (route) => {
    const id = new URL(route.request().url()).pathname.split('/').at(-1)!;
    const retried_as = failed.get(id);
    if (retried_as === undefined) return route.continue();
    const response = await route.fetch();
    const error = { code: 'internal', message: 'Something went wrong on our side; it was tried 5 times.' };
    const job = { ...((await response.json()) as JobDetail), status: 'failed', error, output: null, retried_as };
    return route.fulfill({ response, json: job });
  });
  await compose(page);
  await createButton(page).click();
  await videoPanel(page).locator('video').waitFor({ timeout: LONG });
  const [first] = await videosOf(page);
  failed.set(first!, null);
  await page.reload();
  const panel = videoPanel(page);
  await panel.getByText('You were not charged.').waitFor();
  // The cause, not a picture of a film that there is not.
  expect(await panel.locator('img').count()).toBe(0);
  await panel.getByText(first!).waitFor();
  await panel.getByRole('button', { name: 'Copy ID' }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await panel.getByRole('button', { name: /^Try again, \d+ credits/ }).click();
  await expect.poll(async () => (await videosOf(page)).length).toBe(2);
  await panel.locator('video').waitFor({ timeout: LONG });

  const [second] = await videosOf(page);
  failed.delete(first!);
  failed.set(second!, null);
  await page.reload();
  await panel.getByText('You were not charged.').waitFor();
  failed.set(second!, first!);
  await panel.locator('video').waitFor({ timeout: 30_000 });
  expect(await panel.getByRole('link', { name: 'View details' }).getAttribute('href')).toBe(`/videos/${first}`);
});
