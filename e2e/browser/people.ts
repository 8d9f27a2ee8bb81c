// Teams and accounts: invitations, roles, password resets and signing out everywhere.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  complaintsOf,
  type Dashboard,
  expectSignedOut,
  faultsOf,
  newEmail,
  openDashboard,
  testPassword,
} from '../dashboard.ts';

let dashboard: Dashboard;

beforeAll(async () => {
  dashboard = await openDashboard();
});
afterAll(() => dashboard?.stop());

async function invitationLink(owner: Page): Promise<string> {
  await owner.goto('/team');
  await owner.getByRole('button', { name: 'Create link' }).click();
  return owner.getByRole('group', { name: 'invitation link' }).innerText();
}

async function join(link: string, email: string): Promise<Page> {
  const page = await dashboard.visit();
  await page.goto(link);
  await page.getByRole('heading', { name: /^Join / }).waitFor();
  await page.getByLabel('Your name').fill('Max');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(testPassword);
  await page.getByRole('button', { name: 'Join team' }).click();
  await page.getByRole('button', { name: /^Account of Max/ }).waitFor();
  return page;
}

test('an invitation link adds one member, whom an owner can make an owner', async () => {
  const owner = await dashboard.signUp({ name: 'Olga' });
  const link = await invitationLink(owner);
  const member = await join(link, 'max@example.com');

  await member.goto('/team');
  await member.getByText('olga', { exact: false }).first().waitFor();
  expect(await member.getByRole('button', { name: 'Create link' }).count()).toBe(0);
  const late = await dashboard.visit();
  await late.goto(link);
  await late.getByRole('heading', { name: 'This invitation is no longer valid' }).waitFor();

  await owner.goto('/team');
  await owner.getByLabel('Role of Max').selectOption('owner');
  await expect
    .poll(async () => {
      await member.reload();
      await member.getByRole('heading', { name: 'Members' }).waitFor();
      return member.getByRole('button', { name: 'Create link' }).count();
    })
    .toBe(1);

  await owner.getByRole('button', { name: 'Remove Max' }).click();
  await owner.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect.poll(() => owner.getByText('max@example.com').count()).toBe(0);
  await expectSignedOut(member);
  for (const page of [owner, member, late]) expect(complaintsOf(page)).toEqual([]);
});

test('a long team name fits the invitation on a phone', async () => {
  const link = await invitationLink(
    await dashboard.signUp({ name: 'Donaudampfschifffahrtsgesellschaft Wien GmbH '.repeat(2).trim() }),
  );
  const newcomer = await dashboard.visit({ width: 360 });
  const other = await dashboard.signUp({ name: 'Bartholomew Featherstonehaugh-Cholmondeley', width: 360 });
  for (const page of [newcomer, other]) {
    await page.goto(link);
    await page.getByRole('heading', { name: /^Join / }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
  }
});

test('a reset link of the operator works once and signs the user out everywhere', async () => {
  const email = newEmail('forgetful');
  const before = await dashboard.signUp({ email });
  const { link } = (await dashboard.harness.service.cli('user', 'create-reset-link', '--email', email)) as {
    link: string;
  };

  const page = await dashboard.visit();
  const choose = async (password: string) => {
    await page.goto(link);
    await page.getByLabel('New password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Set password' }).click();
  };
  await choose('short');
  await page.getByText('at least 10', { exact: false }).first().waitFor();
  await choose('a brand new password');
  await page.getByText('Your new password is set').waitFor();
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('a brand new password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: /^Account of/ }).waitFor();
  await expectSignedOut(before);

  const again = await dashboard.visit();
  await again.goto(link);
  await again.getByLabel('New password', { exact: true }).fill('and another password');
  await again.getByRole('button', { name: 'Set password' }).click();
  await again.getByRole('alert').getByText('already used').waitFor();
  expect(await dashboard.harness.service.log()).not.toContain(link.split('#')[1]);
});

test('signing out all others ends the sessions of other browsers', async () => {
  const email = newEmail('restless');
  const here = await dashboard.signUp({ email });
  const there = await dashboard.visit();
  await there.goto('/sign-in');
  await there.getByLabel('E-mail address').fill(email);
  await there.getByLabel('Password', { exact: true }).fill(testPassword);
  await there.getByRole('button', { name: 'Sign in' }).click();
  await there.getByRole('button', { name: /^Account of/ }).waitFor();
  await there.goto('/account');
  await there.getByRole('button', { name: 'Sign out all others' }).click();
  await there.getByText('All other sessions have ended.').waitFor();
  await expectSignedOut(here);
});
