// Starts the service and opens its dashboard in one browser context per user.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { setTimeout } from 'node:timers/promises';
import { type Browser, type BrowserContext, chromium, type Page, type Request } from 'playwright-core';
import { onTestFailed, TestRunner } from 'vitest';
import { type Harness, startHarness } from './service.ts';

export interface Screen {
  /** In pixels. Below 768, pages have their phone layout. */
  width?: 1280 | 390 | 360;
  dark?: boolean;
  /** The language of the browser, such as `es-MX`. */
  locale?: string;
}

export const testPassword = 'correct horse battery staple';

export interface Dashboard {
  harness: Harness;
  /** A signed-out browser context. Paths given to `page.goto` are relative to the service. */
  visit(screen?: Screen): Promise<Page>;
  /** Signs a new user up through the pages and opens the overview. At most ten a minute, the rate limit. */
  signUp(given?: Screen & { email?: string; name?: string }): Promise<Page>;
  /** A user who signed up before, with the same session in another browser context. */
  signIn(given: Screen & { email: string }): Promise<Page>;
  stop(): Promise<void>;
}

let userCount = 0;

/** An address that no user has, also when a failed test is repeated. */
export const newEmail = (name: string): string => `${name}-${++userCount}@example.com`;

/** @param env in addition to the variables of the test service. */
export async function openDashboard(env: Record<string, string> = {}): Promise<Dashboard> {
  const harness = await startHarness(env);
  const browser = await openBrowser().catch(async (error) => {
    await harness.stop();
    throw error;
  });

  async function visit({ width = 1280, dark = false, locale = 'en-US' }: Screen = {}): Promise<Page> {
    const context = await browser.newContext({
      baseURL: harness.service.baseUrl,
      viewport: { width, height: width < 768 ? 800 : 860 },
      hasTouch: width < 768,
      colorScheme: dark ? 'dark' : 'light',
      locale,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const requests = new Set<Request>();
    page.on('request', (request) => requests.add(request));
    page.on('requestfinished', (request) => requests.delete(request));
    page.on('requestfailed', (request) => requests.delete(request));
    if (TestRunner.getCurrentTest()) onTestFailed(() => printPage(page, requests));
    complaints.set(page, []);
    page.on('pageerror', (error) => complaints.get(page)!.push(error.message));
    page.on('console', (line) => {
      // Browsers log failed requests too, which many tests expect.
      if (line.type() === 'error' && !line.text().startsWith('Failed to load resource')) {
        complaints.get(page)!.push(line.text());
      }
    });
    return page;
  }

  const signedIn = (page: Page) => page.getByRole('button', { name: /^(Account of|Cuenta de)/ }).waitFor();
  const cookies = new Map<string, Awaited<ReturnType<BrowserContext['cookies']>>>();

  return {
    harness,
    visit,
    async signUp({ name = 'Ada Byron', email = newEmail('person'), ...screen } = {}) {
      const page = await visit(screen);
      await page.goto('/sign-up');
      await page.getByLabel('Your name').fill(name);
      await page.getByLabel('E-mail address').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(testPassword);
      await page.getByRole('button', { name: 'Create account' }).click();
      await signedIn(page);
      cookies.set(email, await page.context().cookies());
      return page;
    },
    async signIn({ email, ...screen }) {
      const page = await visit(screen);
      await page.context().addCookies(cookies.get(email)!);
      await page.goto('/');
      await signedIn(page);
      return page;
    },
    async stop() {
      await browser.close();
      await harness.stop();
    },
  };
}

/** Signs the browser out. An open page would notice, and lead to the sign-in page on its own. */
export async function endSession(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
}

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', '--disable-sync'],
  });

/** What a failed test's page shows and waits for, for a run of which nothing else is left. */
async function printPage(page: Page, requests: ReadonlySet<Request>): Promise<void> {
  const read = (code: string): Promise<unknown> =>
    Promise.race([page.evaluate(code).catch(String), setTimeout(2000, 'no answer')]);
  const [text, online] = [await read('document.body.innerText.slice(0, 1500)'), await read('navigator.onLine')];
  console.log(
    `At ${page.url()} (online: ${online}, requests without an answer: ${[...requests].map((request) => request.url()).join(', ') || 'none'}):\n${text}`,
  );
}

const complaints = new WeakMap<Page, string[]>();

/** Script errors and violations of the content security policy so far. */
export const complaintsOf = (page: Page): readonly string[] => complaints.get(page) ?? [];

/** Waits until the page asks the user to sign in. An open page may go there by itself first, which ends the navigation begun here. */
export async function expectSignedOut(page: Page): Promise<void> {
  await page.goto('/account').catch(() => {});
  await page.waitForURL(/\/sign-in/);
}

const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

interface Violation {
  id: string;
  impact: string | null;
  nodes: { target: unknown[]; failureSummary?: string }[];
}

/** Waits until the page has loaded, then returns serious axe findings, horizontal overflow and script errors. */
export async function faultsOf(page: Page): Promise<string[]> {
  const where = new URL(page.url()).pathname;
  // May never be idle: a player keeps its connection open, and some pages poll.
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => {});
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
  // Colours that are changing have too little contrast.
  await page.evaluate(`new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))).then(() =>
    Promise.allSettled(document.getAnimations().flatMap((one) => (one instanceof CSSTransition ? [one.finished] : []))))`);
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(await readFile(axeFile, 'utf8'));
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
