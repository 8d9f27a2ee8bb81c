// From sign-up to a finished video without the API; a team; an account.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Dashboard, expectSignedOut, faultsOf, newEmail, openDashboard, testPassword } from '../dashboard.ts';

const library = ['/library/characters', '/library/voices', '/library/assets'];

let dashboard: Dashboard;

beforeAll(async () => {
  dashboard = await openDashboard();
});
afterAll(() => dashboard?.stop());

test('the sign-in page plays a film without sound, unless the visitor wants to hear it or wants nothing to move', async () => {
  const page = await dashboard.visit();
  const film = page.locator('video');
  const state = () =>
    film.evaluate((video: { paused: boolean; muted: boolean; currentTime: number }) => ({
      plays: !video.paused && video.currentTime > 0,
      isMuted: video.muted,
    }));
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/sign-in');
  await expect.poll(state).toEqual({ plays: true, isMuted: true });
  await page.getByRole('button', { name: 'Sound' }).click();
  await expect.poll(state).toEqual({ plays: true, isMuted: false });
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect.poll(state).toEqual({ plays: false, isMuted: false });
  expect(await faultsOf(page)).toEqual([]);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await page.getByRole('button', { name: 'Play' }).waitFor();
  expect(await state()).toEqual({ plays: false, isMuted: true });
});

test('a new user signs up, creates a key and a first video, and plays it', { timeout: 300_000 }, async () => {
  const email = newEmail('grace');
  const page = await dashboard.signUp({ name: 'Grace Hopper', email });
  await page.getByRole('heading', { name: 'Welcome, Grace Hopper' }).waitFor();
  await page.getByRole('link', { name: '500 credits ($5.75) available' }).waitFor();

  await page.getByText('I’m building an integration').click();
  // Before there is a key, there is nothing to copy.
  expect(await page.getByRole('button', { name: 'Copy command' }).isDisabled()).toBe(true);
  expect(await page.getByRole('group', { name: 'command' }).textContent()).toBe('export GREENROOM_API_KEY=…');
  await page.getByRole('button', { name: 'Create API key' }).click();
  const key = await page.getByRole('group', { name: 'API key' }).textContent();
  expect(key).toMatch(/^gr_/);
  expect(await page.getByRole('group', { name: 'command' }).textContent()).toBe(`export GREENROOM_API_KEY=${key}`);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy command' }).click();
  await expect
    .poll(() => page.evaluate<string>('navigator.clipboard.readText()'))
    .toBe(`export GREENROOM_API_KEY=${key}`);
  await page.getByText('Waiting for your first API request…').waitFor();
  const stopped = await page.context().newPage();
  await stopped.clock.install();
  await stopped.goto('/');
  await stopped.getByText('Waiting for your first API request…').waitFor();
  await stopped.clock.fastForward('01:00:01');
  await stopped.getByRole('button', { name: 'Check again' }).click();
  await stopped.getByText('Waiting for your first API request…').waitFor();
  await stopped.close();
  const response = await fetch(`${dashboard.harness.service.baseUrl}/api/partner/v1/usage/summary`, {
    headers: { authorization: `Bearer ${key}` },
  });
  expect(await response.json()).toMatchObject({ credits_balance: 500 });

  const [copy, code] = await Promise.all([
    page.getByRole('button', { name: 'Copy curl sample 1' }).boundingBox(),
    page.getByRole('group', { name: 'curl sample 1' }).boundingBox(),
  ]);
  expect(copy!.y + copy!.height).toBeLessThanOrEqual(code!.y);

  // The key, and the request that was made with it.
  await expect.poll(() => page.getByRole('img', { name: 'Done' }).count()).toBe(2);

  await page.getByText('I want to make videos').click();
  // What is made, before it is ordered.
  await page.getByRole('list', { name: 'Steps' }).waitFor();
  await page.getByRole('button', { name: 'Create video' }).click();
  // A reload returns to the same job.
  await page.getByText(/^(Adding the voice|Preparing the video)…$/).waitFor({ timeout: 60_000 });
  await page.reload();
  // The bar of the video goes on where that of the presenter and the voice ended.
  const filled = await page.getByRole('progressbar', { name: 'Progress' }).getAttribute('aria-valuenow');
  expect(Number(filled)).toBeGreaterThanOrEqual(35);
  await page.locator('video').waitFor({ timeout: 120_000 });
  const lasts = () => page.evaluate<number>("document.querySelector('video').duration");
  await expect.poll(lasts, { timeout: 20_000 }).toBeGreaterThan(3);
  await page.evaluate("document.querySelector('video').play()");
  await expect.poll(() => page.evaluate<number>("document.querySelector('video').currentTime")).toBeGreaterThan(0.3);
  await page.getByRole('heading', { level: 1, name: 'Your video is ready' }).waitFor();
  await page.getByRole('link', { name: 'Download' }).waitFor();
  await page.getByRole('blockquote').waitFor();
  expect(await faultsOf(page)).toEqual([]);

  // The second step is a video of one's own.
  await page.goto('/');
  await page.getByRole('heading', { level: 2, name: 'Make a video of your own' }).waitFor();
  await page.getByRole('button', { name: 'Close guide' }).click();
  await page.getByRole('heading', { name: /^Hello, / }).waitFor();
  const latest = page.getByRole('region', { name: 'Latest videos' });
  await latest.getByRole('article').waitFor();
  expect(await latest.getByRole('link', { name: 'View all' }).getAttribute('href')).toBe('/videos');
  expect(await faultsOf(page)).toEqual([]);
  const jobs = await page.evaluate(async () => (await fetch('/dashboard/api/jobs')).json());
  const kinds = (jobs as { items: { kind: string }[] }).items.map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'talking_head')).toHaveLength(1);

  // The files of the video are on one card.
  await page.goto('/library/assets');
  const cards = page.getByRole('article');
  await expect.poll(() => cards.count()).toBe(2);
  for (const name of ['Open presenter sheet', 'Open video']) await cards.getByRole('link', { name }).waitFor();
  await cards.getByRole('button', { name: /^Play / }).waitFor();
  await cards.getByRole('button', { name: /^Download / }).click();
  for (const name of [/^Video/, /^Opening picture/, /^Speech/, 'Subtitles (SRT)'])
    await page.getByRole('menuitem', { name }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('group', { name: 'Type' }).getByRole('button', { name: 'Speech' }).click();
  await expect.poll(() => cards.count()).toBe(1);
  expect(await cards.getByRole('link', { name: /^Open/ }).count()).toBe(0);

  // Every page with content on the narrowest screen.
  const phone = await dashboard.signIn({ email, width: 360, dark: true });
  for (const path of ['/', '/studio', '/videos', ...library, '/usage', '/credits', '/ledger', '/keys']) {
    await phone.goto(path);
    await phone.getByRole('heading', { level: 1 }).waitFor();
    expect(await faultsOf(phone)).toEqual([]);
  }
});

test('an invited member joins, has no owner permissions and is removed again', async () => {
  const owner = await dashboard.signUp({ name: 'Olive Owner' });
  await owner.goto('/team');
  await owner.getByRole('button', { name: 'Create link' }).click();
  const link = (await owner.getByRole('group', { name: 'invitation link' }).textContent())!;
  expect(await faultsOf(owner)).toEqual([]);

  const member = await dashboard.visit({ width: 390 });
  await member.goto(link);
  await member.getByRole('heading', { name: 'Join Olive Owner on Greenroom' }).waitFor();
  expect(await faultsOf(member)).toEqual([]);
  await member.getByLabel('Your name').fill('Mo Member');
  await member.getByLabel('E-mail address').fill('mo@example.com');
  await member.getByLabel('Password', { exact: true }).fill(testPassword);
  await member.getByRole('button', { name: 'Join team' }).click();
  await member.getByRole('heading', { name: /^Hello, / }).waitFor();
  const joined = member.getByRole('alert').filter({ hasText: 'You are now in Olive Owner. Videos use the team’s' });
  await joined.waitFor();
  expect(await faultsOf(member)).toEqual([]);
  await joined.getByRole('button', { name: 'Close' }).click();
  await Promise.all([member.waitForResponse(/\/dashboard\/api\/credits/), member.reload()]);
  await member.getByRole('heading', { name: /^Hello, / }).waitFor();
  expect(await joined.count()).toBe(0);
  await member.goto('/team');
  await member.getByText('mo@example.com').waitFor();
  expect(await member.getByRole('button', { name: 'Create link' }).count()).toBe(0);
  expect(await faultsOf(member)).toEqual([]);
  const refused = await member.evaluate(async () => {
    const headers = { 'content-type': 'application/json' };
    return (await fetch('/dashboard/api/keys', { method: 'POST', headers, body: '{"replaces":null}' })).status;
  });
  expect(refused).toBe(403);

  const late = await dashboard.visit();
  await late.goto(link);
  await late.getByRole('heading', { name: 'This invitation is no longer valid' }).waitFor();

  await owner.reload();
  await owner.getByRole('button', { name: 'Remove Mo Member' }).click();
  await owner.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await owner.getByText('mo@example.com', { exact: true }).waitFor({ state: 'detached' });
  await expectSignedOut(member);
});

test('a user changes name and password, and signs out elsewhere', async () => {
  const email = newEmail('ann');
  const page = await dashboard.signUp({ name: 'Ann', email });
  const elsewhere = await dashboard.visit({ width: 390 });
  await elsewhere.goto('/sign-in');
  await elsewhere.getByLabel('E-mail address').fill(email);
  await elsewhere.getByLabel('Password', { exact: true }).fill(testPassword);
  await elsewhere.getByRole('button', { name: 'Sign in', exact: true }).click();
  await elsewhere.getByRole('button', { name: /^Account of/ }).waitFor();
  await page.goto('/account');
  await page.getByLabel('Your name').fill('Ann Other');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: /^Account of Ann Other/ }).waitFor();

  await page.getByLabel('Current password').fill('not the password');
  await page.getByLabel('New password').fill('a quite different one');
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByRole('alert').waitFor();
  await page.getByLabel('Current password').fill(testPassword);
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByText('Password changed.').waitFor();
  expect(await faultsOf(page)).toEqual([]);

  await expectSignedOut(elsewhere);
});

test('a reset link of the operator works once', async () => {
  const email = newEmail('forgetful');
  await dashboard.signUp({ email });
  const page = await dashboard.visit({ width: 390 });
  await page.goto('/sign-in');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByText(/^Ask your administrator/).waitFor();
  const { link, url } = await dashboard.harness.service.cli('user', 'create-reset-link', '--email', email);
  const address = String(link ?? url);
  for (const isSecondTime of [false, true]) {
    const other = await dashboard.visit();
    await other.goto(address);
    await other.getByLabel('New password').fill('something quite new');
    await other.getByRole('button', { name: 'Set password' }).click();
    if (isSecondTime)
      await other
        .getByRole('alert')
        .getByText(/already used/)
        .waitFor();
    else await other.getByText('Your new password is set.').waitFor();
  }
});
