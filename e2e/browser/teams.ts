// Users with several teams: joining another one, switching, and two tabs in different teams.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { complaintsOf, type Dashboard, faultsOf, newEmail, openDashboard, testPassword } from '../dashboard.ts';

const email = newEmail('max');
const longName = 'Wholesale Bakeries of the Northern Provinces and their Associated Confectioners Ltd';

let dashboard: Dashboard;
let owner: Page;
let max: Page;

beforeAll(async () => {
  dashboard = await openDashboard();
  owner = await dashboard.signUp({ name: 'Olga' });
  max = await dashboard.signUp({ name: 'Max', email });
});
afterAll(() => dashboard?.stop());

const headers = () => ({ origin: dashboard.harness.service.baseUrl });

async function invite(): Promise<string> {
  const response = await owner.request.post('/dashboard/api/team/invitations', {
    data: { role: 'owner' },
    headers: headers(),
  });
  return (await response.json()).url;
}

const teamName = async (page: Page): Promise<string> =>
  (await (await page.request.get('/dashboard/api/team')).json()).client_name;

test('a user joins a second team and switches between both, also on a phone', async () => {
  await owner.request.post('/dashboard/api/team/name', { data: { name: longName }, headers: headers() });
  // A user with one team has nothing to switch.
  expect(await max.getByRole('button', { name: /Switch team/ }).count()).toBe(0);
  const { pathname, hash } = new URL(await invite());
  await max.goto(pathname + hash);
  await max.getByText('You stay in that team').waitFor();
  for (const width of [390, 360, 1280]) {
    await max.setViewportSize({ width, height: 800 });
    expect(await faultsOf(max)).toEqual([]);
  }
  await max.getByRole('button', { name: 'Join team' }).click();
  await max.getByRole('button', { name: `${longName} Switch team` }).waitFor();
  expect(await teamName(max)).toBe(longName);
  expect(await faultsOf(max)).toEqual([]);

  await max.getByRole('button', { name: /Switch team/ }).click();
  expect(await faultsOf(max)).toEqual([]);
  await max.getByRole('menuitem', { name: 'Max', exact: true }).click();
  await max.getByRole('button', { name: 'Max Switch team' }).waitFor();
  expect(await teamName(max)).toBe('Max');

  const phone = await dashboard.signIn({ email, width: 360, dark: true });
  await phone.getByRole('button', { name: 'Open navigation' }).click();
  await phone.getByRole('button', { name: /Switch team/ }).click();
  expect(await faultsOf(phone)).toEqual([]);
  await phone.getByRole('menuitem', { name: longName }).click();
  await expect.poll(() => teamName(phone)).toBe(longName);
});

test('somebody with an account who is signed out signs in from the invitation, and comes back to it', async () => {
  const email = newEmail('ida');
  await dashboard.signUp({ name: 'Ida', email });
  const page = await dashboard.visit();
  await page.goto(await invite());
  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  // The page of the invitation has such fields, too.
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(testPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('button', { name: 'Join team' }).click();
  await page.getByRole('button', { name: `${longName} Switch team` }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
});

test('a tab of another team changes nothing and says so; the user continues in either team', async () => {
  // The same session in two tabs.
  const other = await max.context().newPage();
  const choose = (name: string) => async (page: Page) => {
    await page.goto('/');
    await page.getByRole('button', { name: /Switch team/ }).click();
    await page.getByRole('menuitem', { name, exact: true }).click();
    await page.getByRole('button', { name: `${name} Switch team` }).waitFor();
  };
  await other.goto('/team');
  const shown = (await other.getByRole('button', { name: /Switch team/ }).textContent())!.includes('Max')
    ? 'Max'
    : longName;
  if (shown !== 'Max') await choose('Max')(other);
  await max.goto('/team');
  await max.getByRole('textbox', { name: 'Team name' }).fill('Maximilian');
  await choose(longName)(other);

  await max.getByRole('button', { name: 'Save' }).click();
  await max.getByRole('heading', { level: 1, name: `You are now in ${longName}` }).waitFor();
  await max.getByText('This page showed Max').waitFor();
  for (const width of [360, 1280]) {
    await max.setViewportSize({ width, height: 800 });
    expect(await faultsOf(max)).toEqual([]);
  }
  expect(await teamName(owner)).toBe(longName);

  await max.getByRole('button', { name: 'Switch back' }).click();
  await max.getByRole('button', { name: 'Max Switch team' }).waitFor();
  expect(await teamName(max)).toBe('Max');
  expect(complaintsOf(max)).toEqual([]);
});

test('a user who is removed from a team sees that the page is no longer theirs', async () => {
  const { members } = await (await owner.request.get('/dashboard/api/team')).json();
  const { user_id: id } = members.find((member: { email: string }) => member.email === email);
  await max.getByRole('button', { name: /Switch team/ }).click();
  await max.getByRole('menuitem', { name: longName }).click();
  await max.getByRole('button', { name: `${longName} Switch team` }).waitFor();
  await owner.request.delete(`/dashboard/api/team/members/${id}`, { headers: headers() });
  await max.getByRole('link', { name: 'Voices' }).click();
  await max.getByText('You no longer belong to the team').waitFor();
  await max.getByRole('button', { name: 'Continue' }).click();
  await max.getByRole('heading', { level: 1, name: /^Welcome/ }).waitFor();
  expect(await max.getByRole('button', { name: /Switch team/ }).count()).toBe(0);
});
