// The API page: example requests with the user's own ids, and the latest requests with their status and request id.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Dashboard, faultsOf, newEmail, openDashboard } from '../dashboard.ts';

const email = newEmail('developer');

let dashboard: Dashboard;
let page: Page;
let key: string;

beforeAll(async () => {
  dashboard = await openDashboard({ SIGNUP_CREDITS: '1000' });
  page = await dashboard.signUp({ email, name: 'Dev' });
});
afterAll(() => dashboard?.stop());

test('requests appear with status, error and request id, and are filtered by status and endpoint', async () => {
  await page.goto('/keys');
  await page.getByRole('button', { name: 'Create API key' }).click();
  key = (await page.getByRole('group', { name: 'API key' }).textContent())!.trim();
  await page.getByText('No requests yet').waitFor();
  const call = (path: string, init: RequestInit = {}, as = key) =>
    fetch(`${dashboard.harness.service.baseUrl}/api/partner/v1${path}`, {
      ...init,
      headers: { authorization: `Bearer ${as}`, 'content-type': 'application/json' },
    });
  for (let i = 0; i < 3; i++) expect((await call('/usage/summary')).status).toBe(200);
  const rejected = await call('/videos', { method: 'POST', body: '{"mode": "none"}' });
  expect(rejected.status).toBe(400);
  const { api_key } = await (
    await page.request.post('/dashboard/api/keys/test', {
      headers: { origin: dashboard.harness.service.baseUrl },
      data: { replaces: null },
    })
  ).json();
  expect((await call('/voices', {}, api_key)).status).toBe(200);

  const table = page.getByRole('table', { name: 'Latest requests' });
  await expect
    .poll(async () => {
      await page.reload();
      await page.getByRole('heading', { name: 'Latest requests' }).waitFor();
      return table.count();
    })
    .toBe(1);
  await table.getByText('3 times within a minute').waitFor();
  await table.getByRole('row', { name: 'GET /voices' }).getByText('Test key').waitFor();
  expect(await table.getByText('Test key').count()).toBe(1);
  await table.getByText('invalid_request').waitFor();
  await table.getByTitle(rejected.headers.get('x-request-id')!).waitFor();
  expect(await faultsOf(page)).toEqual([]);

  await page.getByLabel('Status').selectOption('4xx');
  await expect.poll(() => table.getByText('/usage/summary').count()).toBe(0);
  await page.getByLabel('Endpoint').selectOption('GET /usage/summary');
  await page.getByText('No matches').waitFor();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await table.getByText('/usage/summary').waitFor();

  const phone = await dashboard.signIn({ email, width: 360, dark: true });
  await phone.goto('/keys');
  await phone.getByText('invalid_request').waitFor();
  const [copy, code] = await Promise.all([
    phone.getByRole('button', { name: 'Copy curl sample 1' }).boundingBox(),
    phone.getByRole('group', { name: 'curl sample 1' }).boundingBox(),
  ]);
  expect(copy!.y + copy!.height).toBeLessThanOrEqual(code!.y);
  expect(await faultsOf(phone)).toEqual([]);
});

test('examples in three languages have the user’s own ids, and run', {
  timeout: 300_000,
}, async () => {
  const headers = { origin: dashboard.harness.service.baseUrl };
  // A presenter, a voice and the video, each with a request.
  const path = `/dashboard/api/first-video/${crypto.randomUUID()}`;
  for (let i = 0; i < 3; i++) expect((await page.request.post(path, { headers, timeout: 120_000 })).status()).toBe(200);
  const first = await (await page.request.get('/dashboard/api/first-video')).json();
  await page.goto('/keys');
  for (const [language, name] of [
    ['curl', 'curl sample 3'],
    ['TypeScript', 'TypeScript sample'],
    ['Python', 'Python sample'],
  ] as const) {
    await page.getByRole('tab', { name: language }).click();
    const sample = page.getByRole('group', { name });
    for (const id of [first.presenter.character_id, first.voice.voice_id])
      await expect.poll(() => sample.textContent()).toContain(id);
    expect(await faultsOf(page)).toEqual([]);
  }
  const samplesOf = async (language: string): Promise<string[]> => {
    await page.getByRole('tab', { name: language }).click();
    return page.getByRole('group', { name: `${language} sample` }).allTextContents();
  };
  const videos = async (): Promise<string[]> => {
    const jobs = await (await page.request.get('/dashboard/api/jobs?kind=talking_head')).json();
    return jobs.items.map(({ id }: { id: string }) => id);
  };
  const runs = async (program: string, ...flags: string[]): Promise<string> => {
    const env = { ...process.env, GREENROOM_API_KEY: key };
    return (await promisify(execFile)(program, flags, { env, timeout: 120_000 })).stdout;
  };
  const url = /^https?:.*\.mp4\s*$/;
  expect(await runs('python3', '-c', (await samplesOf('Python'))[0]!)).toMatch(url);
  const [typescript] = await samplesOf('TypeScript');
  expect(await runs(process.execPath, '--input-type=module-typescript', '-e', typescript!)).toMatch(url);
  const before = await videos();
  expect(before.length).toBeGreaterThan(2);
  const [create] = await samplesOf('curl');
  // The presenter and the voice exist.
  expect(await page.getByRole('tabpanel').getByRole('img', { name: 'Done' }).count()).toBe(2);
  const created = JSON.parse(await runs('sh', '-c', create!));
  expect(before).not.toContain(created.workflow_id);
  expect(await videos()).toContain(created.workflow_id);
  await page.getByRole('button', { name: /^Poll/ }).click();
  const poll = page.getByRole('group', { name: 'curl sample 4' });
  await expect.poll(() => poll.textContent(), { timeout: 20_000 }).toContain(created.workflow_id);
  const status = (await poll.textContent())!;
  await expect
    .poll(async () => JSON.parse(await runs('sh', '-c', status)), { timeout: 120_000, interval: 2_000 })
    .toMatchObject({
      workflow_id: created.workflow_id,
      status: 'completed',
      video_url: expect.stringMatching(/\.mp4$/),
    });
});
