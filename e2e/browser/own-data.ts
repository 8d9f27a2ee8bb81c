// Browser tests of a user's own data: exporting it, deleting the account, and signing in again after a session has ended.
import { readFile } from 'node:fs/promises';
import type { AccountExport } from '@greenroom/contract/dashboard/own-data';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { complaintsOf, type Dashboard, faultsOf, newEmail, openDashboard, testPassword } from '../dashboard.ts';

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await openDashboard();
});
afterAll(() => dashboard?.stop());

const screens = [
  { width: 1280, dark: false },
  { width: 390, dark: true },
] as const;

const sectionOf = (page: Page) => page.getByRole('region', { name: 'Your data' });

async function expectNoFaults(page: Page): Promise<void> {
  for (const { width, dark } of screens) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' });
    expect(await faultsOf(page)).toEqual([]);
  }
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(testPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('a user downloads what is stored about them, with the password', async () => {
  const email = newEmail('ida');
  const page = await dashboard.signUp({ name: 'Ida', email });
  await page.goto('/account');
  const section = sectionOf(page);
  await section.getByRole('button', { name: 'Export my data' }).click();
  await section.getByLabel('Your password').fill('not the password');
  await section.getByRole('button', { name: 'Download' }).click();
  await section.getByText('Wrong password. Try again.').waitFor();
  await expectNoFaults(page);
  await section.getByLabel('Your password').fill(testPassword);
  const download = page.waitForEvent('download');
  await section.getByRole('button', { name: 'Download' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('greenroom-account.json');
  const exported = JSON.parse(await readFile(await file.path(), 'utf8')) as AccountExport;
  expect(exported.profile).toMatchObject({ name: 'Ida', email });
  expect(complaintsOf(page)).toEqual([]);
});

test('a user deletes the account with the team, and cannot sign in again', async () => {
  const email = newEmail('leaving');
  const page = await dashboard.signUp({ name: 'Lea', email });
  await page.goto('/team');
  await page.getByText('You cannot leave your only team.').waitFor();
  expect(await page.getByText('Delete account').count()).toBe(0);
  await page.goto('/account');
  const section = page.getByRole('region', { name: 'Delete account' });
  await section.getByRole('button', { name: 'Delete account…' }).click();
  await section.getByLabel('Your password').fill(testPassword);
  const submit = section.getByRole('button', { name: 'Delete account' });
  expect(await submit.isDisabled()).toBe(true);
  await section.getByLabel(/Also delete Lea, with all its videos.*and lose its 500 credits/).click();
  await expectNoFaults(page);
  await submit.click();
  await page.getByText('Your account was deleted.').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await signIn(page, email);
  await page.getByRole('alert').getByText(/Wrong/).waitFor();
});

test('the last owner of a team with members is told what to do first', async () => {
  const owner = await dashboard.signUp({ name: 'Olga' });
  const invited = await owner.request.post('/dashboard/api/team/invitations', {
    data: { role: 'member' },
    headers: { origin: dashboard.harness.service.baseUrl },
  });
  const member = await dashboard.signUp({ name: 'Max', email: newEmail('max') });
  const { pathname, hash } = new URL((await invited.json()).url);
  await member.goto(pathname + hash);
  await member.getByRole('button', { name: 'Join team' }).click();
  await member.getByRole('heading', { name: /^Hello, / }).waitFor();
  await owner.goto('/account');
  const section = owner.getByRole('region', { name: 'Delete account' });
  await section.getByRole('button', { name: 'Delete account…' }).click();
  await section.getByText('You are the last owner of Olga.').waitFor();
  expect(await section.getByLabel('Your password').count()).toBe(0);
  await expectNoFaults(owner);
});

test('when a session ends, the user is told so and returns to the page after signing in', async () => {
  const email = newEmail('returning');
  const page = await dashboard.signUp({ email });
  const looks = () => page.evaluate(`document.dispatchEvent(new Event('visibilitychange'))`);
  // The polls of every page would find the end of the session too, at times before the click.
  const polls = /\/dashboard\/api\/(credits|videos\/ended)/;
  for (const ending of ['a request', 'a look']) {
    await page.goto('/usage?from=2026-01-01');
    await page.getByRole('heading', { name: 'No usage in this period' }).waitFor();
    await page.waitForLoadState('networkidle');
    if (ending === 'a request') await page.route(polls, () => {});
    await page.context().clearCookies();
    if (ending === 'a look') await looks();
    else await page.getByRole('link', { name: 'Team' }).click();
    await page.getByText('You were signed out. Sign in to go on.').waitFor();
    await page.unroute(polls);
    expect(await faultsOf(page)).toEqual([]);
    await signIn(page, email);
    await page.waitForURL(ending === 'a look' ? /\/usage\?from=2026-01-01/ : /\/team$/);
    await page.getByRole('heading', { level: 1 }).waitFor();
  }
  expect(complaintsOf(page)).toEqual([]);
});

test('a user whom a provider sends back returns to the page from which they signed in', async () => {
  const page = await dashboard.signUp();
  for (const [next, path] of [
    ['/usage?from=2026-01-01', '/usage?from=2026-01-01'],
    ['https://evil.example/', '/'],
  ] as const) {
    await page.evaluate(`sessionStorage.setItem('greenroom.next', '${next}')`);
    await page.goto('/sign-in');
    await page.waitForURL(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
  }
  expect(complaintsOf(page)).toEqual([]);
});

test('a user who signs out is not told that the session ended', async () => {
  const page = await dashboard.signUp();
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.waitForURL('/sign-in');
  await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
  expect(await page.getByText('You were signed out').count()).toBe(0);
});
