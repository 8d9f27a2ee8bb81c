// Browser tests of what tells users that a video has ended: the toast, the title of the tab, the balance and the e-mail.
import type { Credits } from '@greenroom/contract/dashboard/credits';
import type { FirstVideo } from '@greenroom/contract/dashboard/studio';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestSmtp } from '../../server/src/net/testing-smtp.ts';
import { complaintsOf, type Dashboard, faultsOf, newEmail, openDashboard } from '../dashboard.ts';

const LONG = 240_000;
const email = newEmail('nina');

let smtp: Awaited<ReturnType<typeof startTestSmtp>>;
let dashboard: Dashboard;
let page: Page;

beforeAll(async () => {
  smtp = await startTestSmtp();
  dashboard = await openDashboard({ SMTP_URL: smtp.url, MAIL_FROM: 'greenroom@example.com' });
  page = await dashboard.signUp({ email });
}, LONG);
afterAll(async () => {
  await dashboard?.stop();
  smtp?.close();
});

/** Everything that was mailed, with soft line breaks removed. */
const mailed = () => smtp.said.join('\n').replaceAll('=\n', '');

/** Orders the guide's video; a presenter and a voice first. */
async function order(composition: string): Promise<string> {
  const headers = { origin: dashboard.harness.service.baseUrl };
  for (;;) {
    const response = await page.request.post(`/dashboard/api/first-video/${composition}`, { headers });
    const { workflow_id } = (await response.json()) as FirstVideo;
    if (workflow_id) return workflow_id;
  }
}

/** As if the user looked at another tab. */
const look = (at: Page, hidden: boolean) =>
  at.evaluate(`Object.defineProperty(document, 'hidden', { get: () => ${hidden}, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'))`);

const balance = async (): Promise<number> =>
  ((await (await page.request.get('/dashboard/api/credits')).json()) as Credits).balance;

test('a user who asked for it is told of a finished video on every page, in the tab and by e-mail', {
  timeout: LONG,
}, async () => {
  await expect.poll(mailed).toContain('/confirm#');
  await page.goto(/http:\S+\/confirm#\S+/.exec(mailed())![0]);
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: /^Welcome/ }).waitFor();
  await page.goto('/account#notifications');
  const choice = page.getByLabel('E-mail me about my videos');
  expect(await choice.isChecked()).toBe(false);
  await choice.click();
  await page.getByText('E-mails about your videos are on.').waitFor();
  await expect.poll(() => choice.isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Dismiss' }).click();

  const phone = await dashboard.signIn({ email, width: 390, dark: true });
  await phone.goto('/usage');
  await phone.getByRole('heading', { level: 1 }).waitFor();
  await look(phone, true);

  const id = await order('00000000-0000-4000-8000-000000000001');
  const toast = (on: Page) => on.getByRole('status').getByText(/“.*Hi! A minute ago.*” is ready\./);
  await toast(page).waitFor({ timeout: LONG });
  const shown = (count: number) => page.getByRole('link', { name: new RegExp(`^${count} credits .*available`) });
  await shown(await balance()).waitFor({ timeout: 3_000 });
  expect(await page.title()).toBe('Account · Greenroom');
  expect(await faultsOf(page)).toEqual([]);

  await expect.poll(() => phone.title(), { timeout: 20_000 }).toBe('(1) Usage · Greenroom');
  expect(await toast(phone).count()).toBe(0);
  await look(phone, false);
  await toast(phone).waitFor();
  expect(await phone.title()).toBe('Usage · Greenroom');
  expect(await faultsOf(phone)).toEqual([]);

  await page.getByRole('status').getByRole('button', { name: 'Open' }).click();
  await page.waitForURL(`**/videos/${id}`);
  await expect.poll(mailed, { timeout: 30_000 }).toContain(`/videos/${id}`);
  expect(mailed().split(`/videos/${id}`)).toHaveLength(2);
  expect(mailed()).toContain('Subject: Your video is ready: Hi! A minute ago I was a line of text');
  for (const each of [page, phone]) expect(complaintsOf(each)).toEqual([]);
});

test('a page opened after a video ended does not announce it, and the page of the video itself neither', {
  timeout: LONG,
}, async () => {
  const id = await order('00000000-0000-4000-8000-000000000002');
  await page.goto(`/videos/${id}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect
    .poll(
      async () => ((await (await page.request.get(`/dashboard/api/jobs/${id}`)).json()) as { status: string }).status,
      { timeout: LONG },
    )
    .toBe('completed');
  const checked = () => page.waitForResponse(/\/videos\/ended\?after/, { timeout: 30_000 });
  await checked();
  await checked();
  expect(await page.getByText('is ready.').count()).toBe(0);
  await page.goto('/keys');
  await checked();
  expect(await page.getByText('is ready.').count()).toBe(0);
});
