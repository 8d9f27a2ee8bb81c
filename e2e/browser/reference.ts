// The API reference in a browser: it lists every endpoint, is accessible and loads nothing from other hosts.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { complaintsOf, type Dashboard, faultsOf, openDashboard } from '../dashboard.ts';

let dashboard: Dashboard;

beforeAll(async () => {
  dashboard = await openDashboard();
});
afterAll(() => dashboard?.stop());

test('the reference shows every endpoint, contacts no other host and follows its content security policy', async () => {
  const page = await dashboard.visit();
  const foreignUrls: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== dashboard.harness.service.baseUrl) foreignUrls.push(request.url());
  });

  await page.goto('/docs');
  for (const group of ['Characters', 'Voices', 'Speech', 'Images', 'Videos', 'Jobs', 'Assets', 'Usage']) {
    await page
      .getByRole('button', { name: `Open Group - ${group}` })
      .or(page.getByText(group))
      .first()
      .waitFor();
  }
  await page.goto('/docs#tag/videos');
  await page.getByText('/videos/estimate').first().waitFor();
  expect(await page.getByRole('link', { name: 'Greenroom' }).getAttribute('href')).toBe('/');
  expect(await page.getByRole('link', { name: 'API keys' }).getAttribute('href')).toBe('/keys');
  expect(foreignUrls).toEqual([]);
  expect(complaintsOf(page)).toEqual([]);
});

test('the reference has an icon, a language, sufficient contrast and named buttons', async () => {
  for (const dark of [false, true]) {
    const page = await dashboard.visit({ dark });
    await page.goto('/docs');
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    // Its colours change after it was drawn.
    await page.locator(dark ? 'body.dark-mode' : 'body.light-mode').waitFor();
    await expect.poll(() => faultsOf(page)).toEqual([]);
    const icon = await page.locator('link[rel=icon]').getAttribute('href');
    expect((await page.request.get(icon!)).status()).toBe(200);
  }
});
