// Browser tests of the jobs pages: a video appears when it is finished, a failure shows advice, and both can be created again.
import { type Client, createClient } from '@greenroom/sdk';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Dashboard, faultsOf, newEmail, openDashboard } from '../dashboard.ts';

const LONG = 180_000;
const email = newEmail('ada');

let dashboard: Dashboard;
let page: Page;
let api: Client;
let ids: { character_id: string; voice_id: string };

/** As the page's own scripts would. */
async function post<Body>(path: string, data: unknown): Promise<Body> {
  const headers = { origin: dashboard.harness.service.baseUrl };
  const response = await page.request.post(`/dashboard/api${path}`, { data, headers, timeout: LONG });
  expect([path, response.status()]).toEqual([path, 200]);
  return response.json();
}

beforeAll(async () => {
  dashboard = await openDashboard({ WORKER_CONCURRENCY: '1' });
  page = await dashboard.signUp({ email });
  const { api_key: apiKey } = await post<{ api_key: string }>('/keys', { replaces: null });
  api = createClient({ baseUrl: dashboard.harness.service.baseUrl, apiKey });
  const { character_id } = await api.characters.create({ name: 'Rosa', description: 'A baker with curly hair' });
  const { voice_id } = await api.voices.create({ name: 'English', language: 'English' });
  ids = { character_id, voice_id };
}, LONG);
afterAll(() => dashboard?.stop());

const script = 'Fresh bread from seven.';
const createVideo = async (more: object = {}): Promise<string> => {
  const body = { mode: 'talking_head' as const, ...ids, script, video_idea: 'A bakery', ...more };
  return (await api.videos.create(body)).workflow_id;
};

const badge = (text: string) => page.getByRole('heading', { level: 1 }).getByText(text);
const balance = async () => (await api.usage.summary()).credits_balance;

async function openCreateAgain(): Promise<void> {
  await page.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Create again…' }).click();
}

let video: string;

test('a video appears on its page without a reload, plays and has downloads', { timeout: LONG }, async () => {
  video = await createVideo();
  await page.goto(`/videos/${video}`);
  await page.getByText(/^You can leave this page\. The video will be under Videos\./).waitFor();
  await page.locator('video').waitFor({ timeout: LONG });
  expect(await badge('Completed').count()).toBe(0);
  const played = await page.evaluate(`(async () => {
    const video = document.querySelector('video');
    video.muted = true;
    await video.play();
    await new Promise((resolve) => video.addEventListener('timeupdate', () => video.currentTime > 0.3 && resolve()));
    return { height: video.videoHeight, words: [...video.textTracks[0].cues].map((cue) => cue.text).join(' ') };
  })()`);
  expect(played).toMatchObject({ height: 854, words: expect.stringContaining('Fresh') });

  expect(await page.getByRole('link', { name: 'Download' }).getAttribute('download')).toMatch(/^Fresh.*\.mp4$/);
  await page.locator('summary').getByText('For developers').click();
  for (const [name, type] of [
    [/^Video \(MP4/, 'video/mp4'],
    [/^Speech \(MP3\)/, 'audio/mpeg'],
    [/^Subtitles \(SRT\)/, 'application/x-subrip'],
    [/^Subtitles \(VTT\)/, 'text/vtt'],
    [/^Word timings \(JSON\)/, 'application/json'],
  ] as const) {
    const link = page.getByRole('link', { name });
    const file = await page.request.get((await link.getAttribute('href')) ?? '');
    expect([file.status(), file.headers()['content-type']]).toEqual([200, expect.stringContaining(type)]);
    expect(await link.getAttribute('download')).toContain(video);
  }
  await page.getByText('Rendering video', { exact: true }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
});

test.each([
  { width: 1280 as const, dark: true },
  { width: 390 as const, dark: false },
])('the whole player and its actions are in view at once ($width px)', async (screen) => {
  const visitor = await dashboard.signIn({ email, ...screen });
  await visitor.goto(`/videos/${video}`);
  const shown = [
    visitor.getByRole('heading', { level: 1 }),
    visitor.locator('video'),
    visitor.getByRole('link', { name: 'Download' }),
    visitor.getByRole('link', { name: 'New version' }),
    ...['Share', /^Actions for/].map((name) => visitor.getByRole('button', { name })),
  ];
  for (const element of shown) {
    await element.waitFor();
    const box = (await element.boundingBox())!;
    expect(box.y + box.height, String(element)).toBeLessThanOrEqual(visitor.viewportSize()!.height);
  }
  expect((await visitor.locator('video').boundingBox())!.height).toBeGreaterThan(400);
});

test('the cost is on its page and is deducted from the balance', async () => {
  const { credits_actual, credits_estimated } = await api.jobs.status(video);
  await page.getByText('Credits', { exact: true }).last().click();
  const total = page.getByRole('row', { name: /^Total/ });
  expect(await total.innerText()).toMatch(new RegExp(`${credits_estimated}\\s+${credits_actual}`));
  expect(await balance()).toBe(500 - 10 - Number(credits_actual));
  // The page has not been loaded again since the video was created.
  await page.getByRole('link', { name: new RegExp(`^${await balance()} credits .*available`) }).waitFor();
});

test('a failed video shows the reason, advice, and that it was free', { timeout: LONG }, async () => {
  const before = await balance();
  const id = await createVideo({ first_frame_url: dashboard.harness.fixtures.missing });
  await page.goto(`/videos/${id}`);
  const note = page.getByRole('alert');
  await note.waitFor({ timeout: LONG });
  expect(await note.innerText()).toMatch(/opening picture could not be loaded.*\/missing.*not charged.*in the studio/s);
  await note.getByRole('button', { name: 'Delete' }).waitFor();
  await page.getByText('Not charged', { exact: true }).click();
  await page.getByText(/^All \d+ credits were returned/).waitFor();
  expect(await balance()).toBe(before);
  expect(await faultsOf(page)).toEqual([]);

  // An operator orders another one in its place while the page is open.
  await note.getByText(id).waitFor();
  await note.getByRole('button', { name: 'Copy ID' }).waitFor();
  await page.route(`**/dashboard/api/jobs/${id}`, async (route) => {
    const response = await route.fetch();
    return route.fulfill({ response, json: { ...(await response.json()), retried_as: video } });
  });
  await note.getByRole('link', { name: 'View the new video' }).click();
  await page.waitForURL(`**/videos/${video}`);
  await page.locator('video').waitFor();
});

test('creating it again uses the shown price, once, however often the button is pressed', {
  timeout: LONG,
}, async () => {
  await page.goto(`/videos/${video}`);
  const before = (await api.usage.jobs()).jobs.length;
  await openCreateAgain();
  const button = page.getByRole('dialog').getByRole('button', { name: /^Create for/ });
  const shown = Number(/\d+/.exec(await button.innerText())?.[0]);
  expect(await faultsOf(page)).toEqual([]);
  await button.dblclick();
  await page.waitForURL((url) => url.pathname.startsWith('/videos/') && !url.pathname.endsWith(video));
  await page.locator('video').waitFor({ timeout: LONG });
  const { jobs } = await api.usage.jobs();
  expect(jobs).toHaveLength(before + 1);
  expect(jobs[0]).toMatchObject({ credits_estimated: shown, status: 'completed' });
});

test('the list updates automatically and keeps its filters in the address', { timeout: LONG }, async () => {
  await page.goto('/jobs');
  await page.getByRole('link', { name: script }).first().waitFor();
  // Queued behind another video, so that it is seen before it completes.
  await createVideo();
  const id = await createVideo({ script: 'A second batch at nine.' });
  await page.reload();
  const row = page.getByRole('row').filter({ hasText: 'A second batch at nine.' });
  await row.getByText(/Queued|Running/).waitFor();
  await row.getByText('Completed').waitFor({ timeout: LONG });

  await page.getByLabel('Status').selectOption('failed');
  // The names of the columns, the job, and why it failed.
  await expect.poll(() => page.getByRole('row').count()).toBe(3);
  const reason = page.getByRole('row').filter({ hasText: 'The opening picture could not be loaded.' });
  await reason.getByText('Choose another file in the studio and create the video again.').waitFor();
  await reason.getByRole('link', { name: 'Change and retry' }).waitFor();
  // The page belongs to the API.
  const entry = page.getByRole('navigation').getByRole('link', { name: 'API', exact: true });
  expect(await entry.getAttribute('data-active')).toBe('true');
  expect(await page.getByRole('main').getByRole('link', { name: 'API', exact: true }).getAttribute('href')).toBe(
    '/keys',
  );
  await page.reload();
  expect(await page.getByLabel('Status').inputValue()).toBe('failed');
  await page.getByLabel('Type').selectOption('voice');
  await page.getByText('No matches').waitFor();
  await page.getByRole('button', { name: 'Clear filters' }).first().click();
  await row.getByRole('link').click();
  await page.waitForURL(`/videos/${id}`);
});

test('the usage page shows the same figures as the API', async () => {
  const { credits_consumed_in_range, job_counts } = await api.usage.summary();
  await page.goto('/usage');
  const figure = (name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) });
  expect(await figure('Credits charged').innerText()).toContain(`${credits_consumed_in_range} credits`);
  expect(await figure('Videos').innerText()).toMatch(
    new RegExp(`\\b${job_counts.total_in_range}\\s+(None|\\d+) failed`),
  );
  await figure('Videos').click();
  await page.getByRole('heading', { name: 'Videos' }).waitFor();
  await figure('Credits charged').click();
  // Of one day, the rows without a chart.
  const sums = page.getByRole('region', { name: 'Credits' }).getByRole('row', { name: /^Total/ });
  const figures = (await sums.innerText()).split(/\s+/).slice(1).map(Number);
  // Its last column is the sum of the others.
  expect(figures.at(-1)).toBe(credits_consumed_in_range);
  expect(figures.slice(0, -1).reduce((sum, figure) => sum + figure, 0)).toBe(credits_consumed_in_range);
  expect(await page.getByRole('img', { name: /in total/ }).count()).toBe(0);
  expect(await faultsOf(page)).toEqual([]);
  await page.goto('/usage?from=2026-01-01&to=2026-01-02');
  await page.getByRole('heading', { name: 'No usage in this period' }).waitFor();
  expect(await page.getByRole('table').count()).toBe(0);
});

test('a deleted presenter is reported before anything is created', async () => {
  await api.characters.delete(ids.character_id);
  await page.goto(`/videos/${video}`);
  await openCreateAgain();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(/(character|presenter) was deleted/i).waitFor();
  expect(await dialog.getByRole('button', { name: /^Create/ }).count()).toBe(0);
  expect(await faultsOf(page)).toEqual([]);
});

test('another client cannot see the video', async () => {
  const stranger = await dashboard.signUp({ email: newEmail('eve') });
  await stranger.goto(`/videos/${video}`);
  await stranger.getByRole('heading', { name: 'Video not found' }).waitFor();
  const [theirs, unknown] = await Promise.all(
    [video, 'partner_thv_0'].map((id) => stranger.request.get(`/dashboard/api/jobs/${id}`)),
  );
  expect([theirs!.status(), await theirs!.text()]).toEqual([404, await unknown!.text()]);
});

test.each([
  { width: 390 as const, dark: false },
  { width: 360 as const, dark: true },
])('a phone shows every page ($width px, dark: $dark)', async (screen) => {
  const phone = await dashboard.signIn({ email, ...screen });
  const faults: string[] = [];
  for (const path of ['/jobs', `/videos/${video}`, '/usage']) {
    await phone.goto(path);
    await phone.getByRole('heading', { level: 1 }).waitFor();
    faults.push(...(await faultsOf(phone)));
  }
  expect(faults).toEqual([]);
});
