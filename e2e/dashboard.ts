// The started service with people before it, each in a browser of their own.

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { type Running, startHouse } from './service.ts';

export interface Screen {
  /** In pixels; below 768 pages are laid out for a phone. */
  width?: 1280 | 390 | 360;
  dark?: boolean;
}

export const testPassword = 'correct horse battery staple';

export interface Dashboard {
  house: Running;
  /** A browser where nobody has signed in. Paths given to `page.goto` are below the service's address. */
  visit(screen?: Screen): Promise<Page>;
  /** Somebody new, signed up through the pages, on the overview. A minute has room for ten. */
  signUp(given?: Screen & { email?: string; name?: string }): Promise<Page>;
  /** Somebody who has signed up, in another browser that still knows them. */
  signIn(given: Screen & { email: string }): Promise<Page>;
  stop(): Promise<void>;
}

let people = 0;

/** @param env on top of what a scratch service needs. */
export async function openDashboard(env: Record<string, string> = {}): Promise<Dashboard> {
  const house = await startHouse(env);
  const browser = await openBrowser().catch(async (error) => {
    await house.stop();
    throw error;
  });

  async function visit({ width = 1280, dark = false }: Screen = {}): Promise<Page> {
    const context = await browser.newContext({
      baseURL: house.service.baseUrl,
      viewport: { width, height: width < 768 ? 800 : 860 },
      hasTouch: width < 768,
      colorScheme: dark ? 'dark' : 'light',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    complaints.set(page, []);
    page.on('pageerror', (error) => complaints.get(page)!.push(error.message));
    page.on('console', (line) => {
      // Answers like 404 are told to the console too, and are often what a test is about.
      if (line.type() === 'error' && !line.text().startsWith('Failed to load resource')) {
        complaints.get(page)!.push(line.text());
      }
    });
    return page;
  }

  const isInside = (page: Page) => page.getByRole('button', { name: /^Account of/ }).waitFor();
  const cookies = new Map<string, Awaited<ReturnType<BrowserContext['cookies']>>>();

  return {
    house,
    visit,
    async signUp({ name = 'Ada Byron', email = `person-${++people}@example.com`, ...screen } = {}) {
      const page = await visit(screen);
      await page.goto('/sign-up');
      await page.getByLabel('Your name').fill(name);
      await page.getByLabel('E-mail address').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(testPassword);
      await page.getByRole('button', { name: 'Create the account' }).click();
      await isInside(page);
      cookies.set(email, await page.context().cookies());
      return page;
    },
    async signIn({ email, ...screen }) {
      const page = await visit(screen);
      await page.context().addCookies(cookies.get(email)!);
      await page.goto('/');
      await isInside(page);
      return page;
    },
    async stop() {
      await browser.close();
      await house.stop();
    },
  };
}

const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', '--disable-sync'],
  });

const complaints = new WeakMap<Page, string[]>();

/** What broke in the page's scripts so far, or against its content policy. */
export const complaintsOf = (page: Page): readonly string[] => complaints.get(page) ?? [];

const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

interface Violation {
  id: string;
  impact: string | null;
  nodes: { target: unknown[]; failureSummary?: string }[];
}

/** What speaks against the page as it stands: serious findings of axe, scrolling sideways, what broke. Waits until it has loaded. */
export async function faultsOf(page: Page): Promise<string[]> {
  const where = new URL(page.url()).pathname;
  // As still as it gets: a player may hold its connection, and some pages ask again and again.
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => {});
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
  await page.evaluate(await readFile(axeFile, 'utf8'));
  const { violations } = (await page.evaluate("axe.run(document, { resultTypes: ['violations'] })")) as {
    violations: Violation[];
  };
  const faults = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}: ${nodes[0]?.failureSummary}`);
  const excess = Number(await page.evaluate('document.documentElement.scrollWidth - innerWidth'));
  if (excess > 0) faults.push(`scrolls sideways by ${excess} pixels`);
  return [...faults, ...complaintsOf(page)].map((fault) => `${where}: ${fault}`);
}
