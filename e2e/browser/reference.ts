// The API reference in a browser: it lists every endpoint and loads nothing from other hosts.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../dashboard.ts';
import { type Harness, startHarness } from '../service.ts';

let harness: Harness;
let browser: Browser;

beforeAll(async () => {
  harness = await startHarness();
  browser = await openBrowser();
});

afterAll(async () => {
  await browser?.close();
  await harness?.stop();
});

test('the reference shows every endpoint, contacts no other host and follows its content security policy', async () => {
  const page = await browser.newPage();
  const complaints: string[] = [];
  const foreignUrls: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (line) => {
    // Browsers request an icon, and the service has none.
    if (line.type() === 'error' && !line.location().url.endsWith('/favicon.ico')) complaints.push(line.text());
  });
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== harness.service.baseUrl) foreignUrls.push(request.url());
  });

  await page.goto(`${harness.service.baseUrl}/docs`);
  for (const group of ['Characters', 'Voices', 'Speech', 'Images', 'Videos', 'Jobs', 'Assets', 'Usage']) {
    await page
      .getByRole('button', { name: `Open Group - ${group}` })
      .or(page.getByText(group))
      .first()
      .waitFor();
  }
  await page.goto(`${harness.service.baseUrl}/docs#tag/videos`);
  await page.getByText('/videos/estimate').first().waitFor();
  expect(foreignUrls).toEqual([]);
  expect(complaints).toEqual([]);
});
