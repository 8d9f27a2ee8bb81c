// Browser tests of the video library and of public links: found, renamed, duplicated, deleted and restored, shared and revoked.
import { setTimeout as sleep } from 'node:timers/promises';
import type { VideoPage } from '@greenroom/contract/dashboard/videos';
import { type Client, createClient } from '@greenroom/sdk';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Dashboard, faultsOf, newEmail, openDashboard } from '../dashboard.ts';

const LONG = 240_000;
const email = newEmail('maria');
const scripts = {
  bread: 'Fresh bread from seven, every day of the week.',
  coffee: 'Cold coffee again? This mug keeps it hot.',
};

const titles = { bread: 'Fresh bread from seven, every day of the week', coffee: 'Cold coffee again?' };

let dashboard: Dashboard;
let page: Page;
let api: Client;
let ids: { character_id: string; voice_id: string };

const card = (on: Page, name: string | RegExp) => on.getByRole('article', { name });
const expectNoFaults = async (on: Page) => expect(await faultsOf(on)).toEqual([]);
const order = async (script: string, fields: { first_frame_url?: string } = {}): Promise<string> => {
  const look = { video_idea: 'A bakery', use_dynamic_captions: true };
  return (await api.videos.create({ mode: 'talking_head', ...ids, script, ...look, ...fields })).workflow_id;
};
const listed = async (): Promise<VideoPage> => (await page.request.get('/dashboard/api/videos')).json();

async function openMenu(on: Page, name: RegExp, item: string): Promise<void> {
  await card(on, name)
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await on.getByRole('menuitem', { name: item }).click();
}

beforeAll(async () => {
  dashboard = await openDashboard({ WORKER_CONCURRENCY: '1' });
  page = await dashboard.signUp({ email });
  const headers = { origin: dashboard.harness.service.baseUrl };
  const key = await page.request.post('/dashboard/api/keys', { data: { replaces: null }, headers });
  const { api_key: apiKey } = (await key.json()) as { api_key: string };
  api = createClient({ baseUrl: dashboard.harness.service.baseUrl, apiKey });
  const { character_id } = await api.characters.create({ name: 'Rosa', description: 'A baker with curly hair' });
  const { voice_id } = await api.voices.create({ name: 'English', language: 'English' });
  ids = { character_id, voice_id };
}, LONG);
afterAll(() => dashboard?.stop());

test('videos in progress are the first cards, with their progress, and get a poster', {
  timeout: LONG,
}, async () => {
  // Of a library without videos, templates are the way in.
  await page.goto('/videos');
  await page.getByRole('heading', { name: 'No videos yet' }).waitFor();
  const templates = page.getByRole('region', { name: 'Start from a template' });
  await templates.getByRole('link', { name: 'Product launch' }).waitFor();
  expect(await page.getByRole('link', { name: 'Create video' }).count()).toBe(1);
  expect(await page.getByRole('button', { name: 'Recently deleted' }).count()).toBe(0);
  expect(await page.getByLabel('Search titles and scripts').count()).toBe(0);
  await expectNoFaults(page);
  await order(scripts.bread);
  await order(scripts.coffee);
  await page.goto('/videos');
  await card(page, titles.coffee).waitFor();
  await page.getByRole('article').first().getByRole('progressbar').waitFor();
  await expect.poll(() => page.evaluate("document.querySelector('article img').naturalWidth")).toBe(320);
  await expectNoFaults(page);
  for (const title of Object.values(titles))
    await card(page, title)
      .getByText(/^0:0\d$/)
      .waitFor({ timeout: LONG });
  expect(await page.getByRole('progressbar').count()).toBe(0);
  await expect.poll(() => page.evaluate("document.querySelector('article img').naturalWidth")).toBe(320);
  await expectNoFaults(page);
});

test('a video in progress cannot be selected, and is shown once although it has just ended', async () => {
  const { items } = await listed();
  const running = '**/dashboard/api/videos?status=in_progress*';
  const [first] = items;
  const inProgress = { ...first!, status: 'running', progress: 0.4, output: null };
  await page.route(running, (route) => route.fulfill({ json: { items: [inProgress], next_cursor: null } }));
  await page.goto('/videos');
  await page.getByRole('article').first().getByRole('progressbar').waitFor();
  expect(await page.getByRole('article').first().getByRole('checkbox').count()).toBe(0);
  // Not even in its menu can it be deleted.
  await page.getByRole('article').first().getByRole('button').click();
  await page.getByRole('menuitem', { name: 'View details' }).waitFor();
  expect(await page.getByRole('menuitem').allInnerTexts()).toEqual(['View details', 'Rename…', 'New version']);
  await page.keyboard.press('Escape');
  expect(await page.getByRole('article').count()).toBe(items.length);
  await expectNoFaults(page);
  await page.unroute(running);
});

test('the page of a video in progress shows its presenter in the setting, stages and what is reserved, and nothing to share', async () => {
  const { items } = await listed();
  const { id } = items[0]!;
  const portrait_url = items[0]!.output!.previews!.small_url;
  const changed = async (path: string, change: object) => {
    await page.route(path, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ json: { ...(await response.json()), ...change } });
    });
  };
  const running = { status: 'running', progress: 0.4, output: null };
  await changed(`**/dashboard/api/videos/${id}`, { ...running, portrait_url });
  await changed(`**/dashboard/api/jobs/${id}`, {
    ...running,
    credits_charged: null,
    credits_reserved: 164,
    completed_at: null,
  });
  await page.goto(`/videos/${id}`);
  await page.getByRole('list', { name: 'Steps' }).getByText('Spoken script').waitFor();
  await page.getByText('164 credits ($1.89) reserved. You pay for the actual length.', { exact: true }).waitFor();
  // As the studio drew it, until then the portrait.
  await expect.poll(() => page.evaluate("document.querySelector('main img').src.slice(0, 11)")).toBe('data:image/');
  expect(await page.getByText('Presenter, before the setting is drawn').count()).toBe(0);
  await page.getByRole('link', { name: 'New version' }).waitFor();
  expect(await page.getByRole('button', { name: 'Share' }).count()).toBe(0);
  await expectNoFaults(page);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a video that fails while the page loads shows its reason and how to try again', { timeout: LONG }, async () => {
  const running = '**/dashboard/api/videos?status=in_progress*';
  const finished = page.waitForResponse(/api\/videos$/, { timeout: LONG });
  await page.route(
    running,
    async (route) => {
      // A list of finished videos that was loaded before the failure lacks the video.
      await Promise.race([finished, sleep(1_000)]);
      const url = dashboard.harness.fixtures.missing;
      const id = await order('A failing one.', { first_frame_url: url });
      await expect.poll(async () => (await api.jobs.status(id)).status, { timeout: LONG }).toBe('failed');
      await route.continue();
    },
    { times: 1 },
  );
  await page.goto('/videos');
  await card(page, 'A failing one').getByText('The opening picture could not be loaded.').waitFor({ timeout: LONG });
  await page.getByLabel('Status').selectOption('failed');
  await expect.poll(() => page.getByRole('article').count()).toBe(1);
  await page.getByRole('article').getByText('No credits charged.').waitFor();
  await page.getByRole('article').getByRole('link', { name: 'Change and retry' }).waitFor();
  await expectNoFaults(page);

  // It needs no change if the fault was not in the request.
  await page.route('**/dashboard/api/videos?status=failed*', async (route) => {
    const response = await route.fetch();
    const { items, ...rest } = (await response.json()) as VideoPage;
    const error = { code: 'unavailable', message: 'No capacity was available in time.' };
    await route.fulfill({ json: { items: items.map((video) => ({ ...video, error })), ...rest } });
  });
  await page.reload();
  await page.getByRole('article').getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('dialog', { name: 'Try again' }).waitFor();
  await page.unroute('**/dashboard/api/videos?status=failed*');

  // The overview mentions it until it is opened.
  await page.goto('/');
  const line = page.getByText('1 video failed. It was not charged.');
  await line.waitFor();
  await expectNoFaults(page);
  await line.getByRole('link', { name: 'View' }).click();
  await page.waitForURL('**/videos/partner_*');
  await Promise.all([page.waitForResponse(/\/videos\?.*status=failed/), page.goto('/')]);
  await page.getByRole('region', { name: 'Latest videos' }).getByRole('article').first().waitFor();
  expect(await line.count()).toBe(0);
});

test('a search finds words of the script, and a video is found by its new title', async () => {
  await page.goto('/videos');
  await page.getByLabel('Search titles and scripts').fill('mug');
  await expect.poll(() => page.getByRole('article').count()).toBe(1);
  expect(page.url()).toContain('q=mug');
  await openMenu(page, /^Cold coffee/, 'Rename…');
  await page.getByRole('textbox', { name: 'Title' }).fill('Mug launch <b>1</b>');
  await page.getByRole('button', { name: 'Save' }).click();
  await card(page, 'Mug launch <b>1</b>').waitFor();
  await page.getByLabel('Search titles and scripts').fill('launch');
  await card(page, 'Mug launch <b>1</b>').waitFor();
  await page.getByLabel('Search titles and scripts').fill('nothing like it');
  await page.getByText('No matches').waitFor();
  await page.getByRole('button', { name: 'Show all' }).click();
  await card(page, /^Fresh bread/).waitFor();
});

test('videos of a period are found without typing dates, and between two dates', async () => {
  await page.goto('/videos');
  await card(page, /^Fresh bread/).waitFor();
  await page.getByLabel('Period', { exact: true }).selectOption('7 days');
  await expect.poll(() => page.url()).toMatch(/from=\d{4}-\d\d-\d\d&to=\d{4}/);
  await card(page, /^Fresh bread/).waitFor();
  await page.getByLabel('Period', { exact: true }).selectOption('Last month');
  await page.getByText('No matches').waitFor();
  await page.getByLabel('Period', { exact: true }).selectOption('Dates…');
  await page.getByLabel('To', { exact: true }).fill('2020-01-31');
  await page.getByLabel('From', { exact: true }).fill('2020-01-01');
  await page.getByText('No matches').waitFor();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await card(page, /^Fresh bread/).waitFor();
  expect(await page.getByLabel('From', { exact: true }).count()).toBe(0);
});

test('editing a copy opens the studio with the same script and settings', async () => {
  await page.goto('/videos');
  await openMenu(page, /^Fresh bread/, 'New version');
  await page.waitForURL(/\/studio/);
  await expect.poll(() => page.getByRole('textbox', { name: 'Script' }).inputValue()).toBe(scripts.bread);
});

test('several videos are deleted at once, and undoing restores them with their links', async () => {
  await page.goto('/videos');
  const before = await listed();
  await page.getByLabel(/^Select Fresh bread/).check();
  await page.getByLabel(/^Select Mug launch/).check();
  const bar = page.getByRole('region', { name: 'Selected videos' });
  await bar.getByText('2 selected').waitFor();
  await expectNoFaults(page);
  await bar.getByRole('button', { name: 'Delete' }).click();
  await card(page, /^Fresh bread/).waitFor({ state: 'detached' });
  const file = new URL(before.items.find(({ output }) => output)!.output!.video_url).pathname;
  expect((await page.request.get(file)).status()).toBe(404);
  await page.getByRole('button', { name: 'Undo' }).click();
  await card(page, /^Fresh bread/).waitFor();
  await expect.poll(listed).toEqual(before);
  expect((await page.request.get(file)).status()).toBe(200);

  await openMenu(page, /^Fresh bread/, 'Delete');
  await card(page, /^Fresh bread/).waitFor({ state: 'detached' });
  await page.getByLabel('Status').selectOption('deleted');
  await expectNoFaults(page);
  await card(page, /^Fresh bread/)
    .getByRole('button', { name: 'Restore' })
    .click();
  await page.getByText('No matches').waitFor();
  expect(await listed()).toEqual(before);
});

test('on a phone, videos have checkboxes once one was selected in its menu', async () => {
  const phone = await dashboard.signIn({ email, width: 390 });
  await phone.goto('/videos');
  const other = phone.getByLabel(/^Select Mug launch/);
  await card(phone, /^Mug launch/).waitFor();
  expect(await other.isVisible()).toBe(false);
  await openMenu(phone, /^Fresh bread/, 'Select');
  await other.check();
  await phone.getByText('2 selected').waitFor();
  await expectNoFaults(phone);
});

test('a video that is deleted on its page leads to the list, and one that cannot be deleted says why', async () => {
  const { id } = (await listed()).items.find(({ title }) => title === titles.bread)!;
  const choose = async () => {
    await page.getByRole('button', { name: /^Actions for/ }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
  };
  await page.goto(`/videos/${id}`);
  await page.route('**/api/videos/delete', (route) => route.fulfill({ status: 503, json: { error: 'Busy.' } }));
  await choose();
  await page.getByText(/^Not deleted\./).waitFor();
  await page.unroute('**/api/videos/delete');
  await choose();
  await page.waitForURL('/videos');
  await page.getByRole('button', { name: 'Undo' }).click();
  await card(page, /^Fresh bread/).waitFor();
});

test('several videos are downloaded with their titles as names', async () => {
  await page.goto('/videos');
  await page.getByLabel(/^Select Fresh bread/).check();
  await page.getByLabel(/^Select Mug launch/).check();
  const names: string[] = [];
  page.on('download', (download) => names.push(download.suggestedFilename()));
  await page.getByRole('region', { name: 'Selected videos' }).getByRole('button', { name: 'Download' }).click();
  await expect.poll(() => names.length).toBe(2);
  expect(names.toSorted()[0]).toMatch(/^Fresh bread from seven.*\.mp4$/);
});

test('a shared video plays for guests on every screen without scrolling, until its link is revoked', {
  timeout: LONG,
}, async () => {
  await page.goto('/videos');
  await openMenu(page, /^Fresh bread/, 'Share…');
  const dialog = page.getByRole('dialog', { name: 'Share video' });
  await dialog.getByLabel('Title on the page').fill('Bread & butter');
  await dialog.getByLabel('Viewers can download the video').check();
  await expectNoFaults(page);
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const address = (await dialog.getByRole('group', { name: 'link' }).innerText()).trim();
  await expectNoFaults(page);
  await dialog.getByRole('button', { name: 'Copy link' }).waitFor();

  for (const screen of [{}, { dark: true }, { width: 390 as const }, { width: 360 as const, dark: true }]) {
    const guest = await dashboard.visit(screen);
    await guest.goto(new URL(address).pathname);
    await guest.getByRole('heading', { name: 'Bread & butter' }).waitFor();
    await expectNoFaults(guest);
    expect(await guest.evaluate('document.documentElement.scrollHeight - innerHeight')).toBeLessThanOrEqual(0);
    const played = await guest.evaluate(`(async () => {
      const video = document.querySelector('video');
      video.muted = true;
      await video.play();
      await new Promise((resolve) => video.addEventListener('timeupdate', () => video.currentTime > 0.3 && resolve()));
      const { width, height } = video.getBoundingClientRect();
      return { ratio: width / height, poster: video.poster };
    })()`);
    expect(played).toMatchObject({ poster: expect.stringContaining('/share/') });
    const [download] = await Promise.all([
      guest.waitForEvent('download'),
      guest.getByRole('link', { name: 'Download video' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('Bread & butter.mp4');
  }

  await dialog.getByRole('button', { name: 'Revoke link…' }).click();
  const question = page.getByRole('dialog', { name: 'Revoke link?' });
  await question.getByText('this one cannot be restored').waitFor();
  await expectNoFaults(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect((await page.request.get(new URL(address).pathname)).status()).toBe(200);
  await dialog.getByRole('button', { name: 'Revoke link…' }).click();
  await question.getByRole('button', { name: 'Revoke link' }).click();
  await dialog.getByRole('button', { name: 'Create link' }).waitFor();
  const guest = await dashboard.visit({ width: 390 });
  const response = await guest.goto(new URL(address).pathname);
  expect(response?.status()).toBe(404);
  await guest.getByRole('heading', { name: 'This video is not available' }).waitFor();
  await expectNoFaults(guest);
});

test('files are found by name, renamed, deleted and restored', async () => {
  await page.goto('/library/assets?q=rosa');
  await card(page, 'Rosa').getByRole('link', { name: 'Open presenter sheet' }).waitFor();
  await openMenu(page, /^Rosa/, 'Delete');
  await page.getByText('belongs to the presenter Rosa').waitFor();
  await page.goto('/library/assets?kind=tts_audio&q=bread');
  await openMenu(page, /bread/, 'Rename…');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Bread, spoken');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Bread, spoken').waitFor();
  await expectNoFaults(page);
  await openMenu(page, /^Bread, spoken/, 'Delete');
  await page.getByText('No matches').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Bread, spoken').waitFor();
});

test.each([
  { width: 1280 as const, dark: false },
  { width: 1280 as const, dark: true },
  { width: 390 as const, dark: false },
  { width: 360 as const, dark: true },
])('the library has no faults ($width px, dark: $dark)', async (screen) => {
  const viewer = await dashboard.signIn({ email, ...screen });
  const faults: string[] = [];
  for (const path of ['/videos', '/library/assets', `/videos/${(await listed()).items.at(-1)!.id}`]) {
    await viewer.goto(path);
    await viewer.getByRole('heading', { level: 1 }).waitFor();
    faults.push(...(await faultsOf(viewer)));
  }
  expect(faults).toEqual([]);
});

test('the poster of a video with scenes is a whole picture, not one that is still moving in', {
  timeout: LONG,
}, async () => {
  const script = 'Monday morning, and the shop is full. We bake everything here. Come and taste it.';
  const { workflow_id: id } = await api.videos.create({ mode: 'scenes', ...ids, script });
  const poster = async () =>
    (await (await page.request.get(`/dashboard/api/videos/${id}`)).json()).output?.previews?.large_url;
  await expect.poll(poster, { timeout: LONG, interval: 1_000 }).toBeTruthy();
  await page.goto('/videos');
  // How much the brightness varies in each quarter.
  const contrast = (await page.evaluate(`(async () => {
    const image = new Image();
    image.src = ${JSON.stringify(new URL(await poster()).pathname)};
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
    context.drawImage(image, 0, 0);
    return [[0, 0], [0.5, 0], [0, 0.5], [0.5, 0.5]].map(([x, y]) => {
      const { data } = context.getImageData(x * width, y * height, width / 2, height / 2);
      const values = Array.from({ length: data.length / 4 }, (_, i) => data[4 * i] + data[4 * i + 1] + data[4 * i + 2]);
      const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
      return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
    });
  })()`)) as number[];
  for (const quarter of contrast) expect(quarter).toBeGreaterThan(15);
});
