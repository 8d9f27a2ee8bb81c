// The API reference as a developer sees it: in a browser, without any other host than the service's own.
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Running, startHouse } from '../service.ts';

let house: Running;
let browser: Browser;

beforeAll(async () => {
  house = await startHouse();
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', '--disable-sync'],
  });
});

afterAll(async () => {
  await browser?.close();
  await house?.stop();
});

test('the reference shows every endpoint, asks no other host and breaks no rule of its own policy', async () => {
  const page = await browser.newPage();
  const complaints: string[] = [];
  const strangers: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (line) => {
    // Browsers ask for an icon of their own accord, and the service has none yet.
    if (line.type() === 'error' && !line.location().url.endsWith('/favicon.ico')) complaints.push(line.text());
  });
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== house.service.baseUrl) strangers.push(request.url());
  });

  await page.goto(`${house.service.baseUrl}/docs`);
  for (const group of ['Characters', 'Voices', 'Speech', 'Images', 'Videos', 'Jobs', 'Assets', 'Usage']) {
    await page
      .getByRole('button', { name: `Open Group - ${group}` })
      .or(page.getByText(group))
      .first()
      .waitFor();
  }
  await page.goto(`${house.service.baseUrl}/docs#tag/videos`);
  await page.getByText('/videos/estimate').first().waitFor();
  expect(strangers).toEqual([]);
  expect(complaints).toEqual([]);
});
