// Operators suspend clients, change credits and retry jobs; other users have no access.
import { readFile } from 'node:fs/promises';
import { portraitFile } from '@greenroom/engine-kit/testing/portraits';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Dashboard, faultsOf, newEmail, openDashboard } from '../dashboard.ts';
import type { Partner } from '../service.ts';

const email = newEmail('operator');

let dashboard: Dashboard;
let partner: Partner;
let operator: Page;

beforeAll(async () => {
  dashboard = await openDashboard();
  operator = await dashboard.signUp({ email, name: 'Olga' });
  await dashboard.harness.service.cli('user', 'promote', '--email', email);
  await operator.reload();
  partner = await dashboard.harness.partner(1_000);
});
afterAll(() => dashboard?.stop());

const statusOf = async (): Promise<number> => {
  const response = await fetch(`${dashboard.harness.service.baseUrl}/api/partner/v1/usage/summary`, {
    headers: { authorization: `Bearer ${partner.apiKey}` },
  });
  return response.status;
};

async function openPartner(): Promise<void> {
  await operator.goto('/operator/clients');
  await operator.getByLabel('Search').fill('partner');
  await operator.getByRole('link', { name: 'Partner' }).click();
  await operator.getByRole('heading', { level: 1, name: 'Partner' }).waitFor();
}

/** The last step of every action: its reason. */
async function confirm(reason: string, action: string): Promise<void> {
  const dialog = operator.getByRole('dialog');
  await dialog.getByLabel('Reason').fill(reason);
  expect(await faultsOf(operator)).toEqual([]);
  await dialog.getByRole('button', { name: action }).click();
  await dialog.waitFor({ state: 'detached' });
}

test('a user who cannot sign in is helped with a command that names the address', async () => {
  const address = newEmail('mary');
  await (await dashboard.signUp({ email: address, name: 'Mary Shelley' })).context().close();
  await operator.goto(`/operator/clients?search=${encodeURIComponent(address)}`);
  await operator.getByRole('link', { name: /Mary/ }).click();
  await operator.getByRole('tab', { name: 'Users' }).click();
  const users = operator.getByRole('table', { name: 'Users' });
  await users.getByText('Off', { exact: true }).waitFor();
  await operator.getByRole('button', { name: 'Sign-in help for Mary Shelley' }).click();
  await operator.getByRole('dialog').getByText(`greenroom user create-reset-link --email '${address}'`).waitFor();
  expect(await faultsOf(operator)).toEqual([]);
  await operator.keyboard.press('Escape');
  await operator.setViewportSize({ width: 390, height: 800 });
  await operator.getByText('two-factor off').waitFor();
  expect(await faultsOf(operator)).toEqual([]);
  await operator.setViewportSize({ width: 1280, height: 860 });
});

test('the key of a suspended client is rejected until the client is resumed', async () => {
  await openPartner();
  expect(await statusOf()).toBe(200);
  await operator.getByRole('button', { name: 'Suspend', exact: true }).click();
  await confirm('Two invoices are open.', 'Suspend client');
  expect(await statusOf()).toBe(401);
  await operator.getByRole('alert').getByText('Suspended').waitFor();
  await operator.getByRole('alert').getByText('Reason: Two invoices are open.').waitFor();
  await operator.getByRole('tab', { name: 'Audit log' }).click();
  await operator.getByRole('table', { name: 'Audit log' }).getByText('Two invoices are open.').waitFor();
  await operator.getByRole('button', { name: 'Resume', exact: true }).click();
  await confirm('They were paid.', 'Resume client');
  expect(await statusOf()).toBe(200);
});

test('credits are added and removed with a reason, and no more are removed than available', async () => {
  await openPartner();
  const dialog = operator.getByRole('dialog');
  await operator.getByRole('button', { name: 'Adjust credits' }).click();
  await dialog.getByLabel('Credits').fill('250');
  await confirm('For a video that came late.', 'Add 250 credits');
  expect(await partner.balance()).toBe(1_250);

  await operator.getByRole('button', { name: 'Adjust credits' }).click();
  await dialog.getByText('Remove', { exact: true }).click();
  await dialog.getByLabel('Credits').fill('1251');
  await dialog.getByLabel('Reason').fill('Too much.');
  await dialog.getByText('Enter a whole number from 1 to 1,250').waitFor();
  expect(await dialog.getByRole('button', { name: 'Remove 1,251 credits' }).isEnabled()).toBe(false);
  await dialog.getByLabel('Credits').fill('50');
  await confirm('Given by mistake.', 'Remove 50 credits');
  expect(await partner.balance()).toBe(1_200);

  await operator.goto('/operator/audit-log');
  await operator.getByText('Added 250 credits').waitFor();
  await operator.getByText('For a video that came late.').waitFor();
  expect(await faultsOf(operator)).toEqual([]);
});

test('a client is added with its key, which is shown once, and is found in the list by name', async () => {
  await operator.goto('/operator/clients');
  await operator.getByRole('button', { name: 'Add client' }).click();
  const form = operator.getByRole('dialog', { name: 'Add client' });
  await form.getByLabel('Name').fill('Quince & Sons');
  await form.getByLabel('Starting credits').fill('400');
  await form.getByLabel('Reason').fill('A pilot.');
  await form.getByRole('button', { name: 'Add client' }).click();
  const added = operator.getByRole('dialog', { name: 'Quince & Sons was added' });
  const key = await added.getByRole('group', { name: 'API key' }).innerText();
  const response = await fetch(`${dashboard.harness.service.baseUrl}/api/partner/v1/usage/summary`, {
    headers: { authorization: `Bearer ${key}` },
  });
  expect(await response.json()).toMatchObject({ credits_balance: 400 });
  expect(await faultsOf(operator)).toEqual([]);
  await added.getByRole('button', { name: 'Done' }).click();
  await operator.setViewportSize({ width: 390, height: 800 });
  const sortBy = operator.getByLabel('Sort by');
  expect(await sortBy.isVisible()).toBe(false);
  await operator.getByRole('button', { name: 'Filters' }).click();
  await sortBy.selectOption('Name');
  await operator.waitForURL(/sort=name/);
  expect(await faultsOf(operator)).toEqual([]);
  await operator.setViewportSize({ width: 1280, height: 860 });
  const row = operator.getByRole('row', { name: /Quince & Sons/ });
  await row.getByText('400').waitFor();
  await row.getByRole('link').click();
  await operator.getByRole('tab', { name: 'Audit log' }).click();
  await operator.waitForURL(/tab=audit-log/);
  await operator.reload();
  await operator.getByRole('table', { name: 'Audit log' }).getByText('Added the client with 400 credits').waitFor();
});

test("a client's page is accessible on a phone, where the small values of a row share a line and keep their names for screen readers", async () => {
  const phone = await dashboard.signIn({ email, width: 360, dark: true });
  await phone.goto(`/operator/clients/${partner.id}?tab=ledger`);
  await phone.getByRole('heading', { level: 1, name: 'Partner' }).waitFor();
  const row = phone.getByRole('table', { name: 'Ledger' }).locator('tbody tr').first();
  const values = row.locator('[data-line] > div > div');
  expect(await values.allTextContents()).toEqual([expect.stringMatching(/^Date: ./), 'Balance: balance 1,200']);
  const [date, balance] = await Promise.all([values.first().boundingBox(), values.last().boundingBox()]);
  expect(balance!.y).toBe(date!.y);
  expect(await faultsOf(phone)).toEqual([]);
});

test('users of a suspended client see a notice and cannot create anything', async () => {
  const person = await dashboard.signUp({ email: 'person@acme.example', name: 'Paul' });
  await operator.goto('/operator/clients?search=acme.example');
  await operator.getByRole('link', { name: 'Paul' }).click();
  await operator.getByRole('button', { name: 'Suspend', exact: true }).click();
  await confirm('Asked for by the client.', 'Suspend client');
  await person.reload();
  await person.getByRole('alert').getByText('Paul is suspended').waitFor();
  for (const [path, action] of [
    ['/studio', 'Create video'],
    ['/credits', /^Buy .* for/],
    ['/library/characters', 'Create presenter'],
    ['/library/voices', 'Clone a voice'],
    ['/library/voices', 'Add Clara, English'],
  ] as const) {
    await person.goto(path);
    await person.getByRole('button', { name: action }).first().waitFor();
    expect(await person.getByRole('button', { name: action }).first().isDisabled()).toBe(true);
    expect(await person.getByText('is suspended').count()).toBe(1);
  }
  await person.goto('/studio');
  await person.getByRole('textbox', { name: 'Setting' }).fill('A garden');
  await person.getByRole('textbox', { name: 'Script' }).fill('Hello there.');
  await person.getByRole('button', { name: /^Voice .*Clara, English/ }).waitFor();
  // They would add the voice and the presenter.
  expect(await person.getByRole('button', { name: 'Hear script' }).isDisabled()).toBe(true);
  expect(await person.getByRole('button', { name: 'Draw preview' }).count()).toBe(0);
  const refused = await person.request.post('/dashboard/api/keys', {
    headers: { origin: dashboard.harness.service.baseUrl },
    data: { replaces: null },
  });
  expect([refused.status(), (await refused.json()).error]).toEqual([403, expect.stringContaining('suspended')]);
});

test('users of a suspended client can neither repeat a video nor pay for a preview', async () => {
  const person = await dashboard.signUp({ email: 'again@repeat.example', name: 'Rita' });
  await person.route('**/dashboard/api/studio/previews/first-frame', (route) =>
    route.fulfill({ status: 409, json: { error: 'The engine charges for this picture. Create a preview.' } }),
  );
  await person.goto('/studio');
  await person.getByRole('textbox', { name: 'Script' }).fill('Hello there.');
  await person.getByRole('textbox', { name: 'Setting' }).fill('A garden');
  await person.getByRole('button', { name: 'Draw preview' }).click();
  await person.getByRole('button', { name: /^Preview, / }).click();
  const again = person.getByRole('button', { name: /^Preview again/ });
  await again.waitFor();
  expect(await again.isEnabled()).toBe(true);
  await person.getByRole('button', { name: 'Create video' }).click();
  await person.getByRole('link', { name: 'View details' }).click();
  await person.locator('video').waitFor({ timeout: 120_000 });
  const actions = person.getByRole('button', { name: /^Actions for/ });
  const repeat = person.getByRole('menuitem', { name: 'Create again…' });
  await actions.click();
  await repeat.waitFor();
  expect(await repeat.isEnabled()).toBe(true);

  await operator.goto('/operator/clients?search=repeat.example');
  await operator.getByRole('link', { name: 'Rita' }).click();
  await operator.getByRole('button', { name: 'Suspend', exact: true }).click();
  await confirm('Asked for by the client.', 'Suspend client');
  await person.reload();
  await person.getByRole('alert').getByText('Rita is suspended').waitFor();
  await actions.click();
  await repeat.waitFor();
  expect(await repeat.isDisabled()).toBe(true);
  await person.goto('/studio');
  await person.getByRole('button', { name: 'New version' }).click();
  await again.waitFor();
  expect(await again.isDisabled()).toBe(true);
});

test('a client is deleted only after its name was typed and its credits were forfeited', async () => {
  const person = await dashboard.signUp({ email: 'lea@leaving.example', name: 'Lea' });
  await operator.goto('/operator/clients?search=leaving.example');
  await operator.getByRole('link', { name: 'Lea' }).click();
  await operator.getByRole('button', { name: 'Adjust credits' }).click();
  await operator.getByRole('dialog').getByLabel('Credits').fill('7');
  await confirm('A present.', 'Add 7 credits');

  await operator.getByRole('button', { name: /^Actions for/ }).click();
  await operator.getByRole('menuitem', { name: 'Delete client…' }).click();
  const dialog = operator.getByRole('dialog');
  const proceed = dialog.getByRole('button', { name: 'Delete client' });
  await dialog.getByLabel('Reason').fill('Asked for by the client.');
  await dialog.getByLabel('Name of the client').fill('lea');
  await dialog.getByLabel('Forfeit').check();
  expect(await proceed.isEnabled()).toBe(false);
  await dialog.getByLabel('Name of the client').fill('Lea');
  await dialog.getByLabel('Forfeit').uncheck();
  expect(await proceed.isEnabled()).toBe(false);
  await dialog.getByLabel('Forfeit').check();
  await confirm('Asked for by the client.', 'Delete client');
  await operator.getByText('Erasing').first().waitFor();
  expect(await operator.getByRole('button', { name: 'Adjust credits' }).count()).toBe(0);
  expect(await faultsOf(operator)).toEqual([]);

  await person.goto('/studio');
  await person.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
});

test('operator pages do not exist for other users', async () => {
  const plain = await dashboard.signUp();
  expect(await plain.getByRole('link', { name: 'All jobs' }).count()).toBe(0);
  for (const path of [
    '/operator/clients',
    '/operator/jobs',
    '/operator/costs',
    '/operator/audit-log',
    '/operator/health',
    `/operator/clients/${partner.id}`,
  ]) {
    await plain.goto(path);
    await plain.getByRole('heading', { name: 'Page not found' }).waitFor();
  }
  const response = await plain.request.get('/dashboard/api/operator/clients');
  const unknown = await plain.request.get('/dashboard/api/nothing');
  expect([response.status(), await response.text()]).toEqual([404, await unknown.text()]);
});

test('a failed video shows its cause and can be retried once', { timeout: 240_000 }, async () => {
  const { api } = partner;
  const { fixtures } = dashboard.harness;
  const { character_id } = await api.characters.create({ name: 'Rosa', description: 'A baker' });
  const { voice_id } = await api.voices.create({ name: 'Rosa', language: 'English', gender: 'female' });
  const { workflow_id: failed } = await api.videos.create({
    mode: 'talking_head',
    character_id,
    voice_id,
    script: 'Fresh bread from seven, every single morning.',
    resolution: '480p',
    first_frame_url: `${fixtures.origin}/counter.png`,
  });
  const status = async (id: string) => (await api.jobs.status(id)).status;
  await expect.poll(() => status(failed), { timeout: 60_000 }).toBe('failed');
  // Now it is there.
  fixtures.serve('counter.png', await readFile(portraitFile));
  const before = await partner.balance();

  await operator.goto(`/operator/jobs?status=failed&client_id=${partner.id}`);
  await operator.getByRole('table').getByRole('button').first().click();
  await operator.getByText('Why it failed').waitFor();
  expect(await operator.getByRole('group', { name: 'Cause' }).count()).toBe(0);
  await operator.locator('summary').getByText('Details, for operators only').click();
  await operator.getByRole('group', { name: 'Cause' }).filter({ hasText: 'first_frame_url' }).waitFor();
  expect(await operator.getByRole('group', { name: 'Cause' }).count()).toBe(1);
  expect(await faultsOf(operator)).toEqual([]);
  await operator.getByRole('button', { name: 'Retry anyway…' }).click();
  const dialog = operator.getByRole('dialog', { name: 'Retry failed job' });
  await dialog.getByLabel('Reason').fill('The picture was missing.');
  await dialog.getByRole('button', { name: 'Retry job' }).click();
  await dialog.waitFor({ state: 'detached' });

  const retried = () => new URL(operator.url()).searchParams.get('job') ?? '';
  await expect.poll(retried).not.toBe(failed);
  await expect.poll(() => status(retried()), { timeout: 120_000 }).toBe('completed');
  const charged = (await partner.api.jobs.status(retried())).credits_actual;
  expect(await partner.balance()).toBe(before - Number(charged));

  // Wide enough for the table, and its columns are narrow.
  await operator.setViewportSize({ width: 800, height: 800 });
  await operator.goto('/operator/jobs');
  const label = operator.getByRole('table').getByText('Completed').first();
  await label.waitFor();
  expect(await faultsOf(operator)).toEqual([]);
  expect(
    await label.evaluate((node: { scrollWidth: number; clientWidth: number }) => node.scrollWidth - node.clientWidth),
  ).toBe(0);
  await operator.setViewportSize({ width: 1280, height: 860 });

  await operator.goto(`/operator/jobs?job=${failed}`);
  await operator.getByText('This job was retried.').waitFor();
  expect(await operator.getByRole('button', { name: 'Retry' }).count()).toBe(0);
});

test('a job is found by words of its script, which are not shown; its film and script are shown on request, with an entry in the audit log', async () => {
  await operator.goto('/operator/jobs');
  await operator.getByLabel('Search in').selectOption('Titles and scripts');
  await operator.getByLabel('Words of a title or script').fill('nothing like this');
  await operator.getByRole('button', { name: 'Search', exact: true }).click();
  await operator.getByText('No matches').waitFor();
  const words = operator.getByLabel('Words of a title or script');
  await words.fill('fresh bread');
  await words.press('Enter');
  await operator.getByRole('table').getByText('Completed').first().waitFor();
  expect(await words.and(operator.locator(':focus')).count()).toBe(1);
  expect(await operator.getByText('Fresh bread').count()).toBe(0);
  expect(await faultsOf(operator)).toEqual([]);
  expect(await operator.getByRole('table').getByText('Character', { exact: true }).count()).toBe(0);
  await operator.getByRole('button', { name: 'Completed', exact: true }).click();
  await operator
    .getByRole('row', { name: /Partner/ })
    .first()
    .getByRole('button')
    .click();
  const dialog = operator.getByRole('dialog', { name: 'Job details' });
  await dialog.getByRole('button', { name: 'Show video and script' }).waitFor();
  expect(await dialog.getByRole('group', { name: 'script' }).count()).toBe(0);
  expect(await dialog.locator('video').count()).toBe(0);
  await dialog.getByRole('button', { name: 'Show video and script' }).click();
  await dialog.getByRole('group', { name: 'script' }).getByText('every single morning').waitFor();
  await expect
    .poll(() => dialog.locator('video').evaluate((video: { duration: number }) => video.duration))
    .toBeGreaterThan(1);
  expect(await faultsOf(operator)).toEqual([]);
  await operator.goto('/operator/audit-log');
  await operator.getByText('Viewed the video and script of a job').waitFor();
  await operator.getByText('Searched titles and scripts').first().waitFor();
});

test('the status of a job is never cut off', async () => {
  for (const width of [1440, 1280, 1024, 900, 800, 768, 600, 390, 320]) {
    await operator.setViewportSize({ width, height: 800 });
    await operator.goto('/operator/jobs?status=completed');
    const table = operator.getByRole('table', { name: 'Jobs' });
    await table.getByText('Completed').first().waitFor();
    interface Badge {
      textContent: string;
      scrollWidth: number;
      clientWidth: number;
    }
    const cut = await table.evaluate((node: { querySelectorAll(selector: string): Iterable<Badge> }) =>
      [...node.querySelectorAll('.mantine-Badge-root, .mantine-Badge-label')]
        .filter((badge) => badge.scrollWidth > badge.clientWidth + 1)
        .map((badge) => `${badge.textContent}: ${badge.scrollWidth} > ${badge.clientWidth}`),
    );
    expect([width, cut]).toEqual([width, []]);
  }
  await operator.setViewportSize({ width: 1280, height: 860 });
});

test('the audit log is filtered by client, actor and action, and keeps the filters in the URL', async () => {
  await operator.goto('/operator/audit-log');
  const log = operator.getByRole('table', { name: 'Audit log' });
  await log.getByText('Two invoices are open.').waitFor();
  await operator.getByLabel('Action', { exact: true }).selectOption('Client resumed');
  await log.getByText('They were paid.').waitFor();
  await log.getByText('Two invoices are open.').waitFor({ state: 'detached' });
  await operator.getByLabel('Client or actor').fill(email);
  await operator.waitForURL(/entries=operator/);
  await log.getByText('They were paid.').waitFor();
  await operator.reload();
  await log.getByText('They were paid.').waitFor();
  await operator.getByLabel('Client or actor').fill('nobody');
  await operator.getByText('No matches').waitFor();
  expect(await faultsOf(operator)).toEqual([]);
});

test('on a phone, a job opens by a tap anywhere on its card, and its client by the link', async () => {
  await operator.setViewportSize({ width: 390, height: 860 });
  await operator.goto('/operator/jobs');
  const card = operator.getByRole('table', { name: 'Jobs' }).locator('tbody tr').first();
  await card.click({ position: { x: 8, y: 8 } });
  await operator.getByRole('dialog').waitFor();
  await operator.keyboard.press('Escape');
  await operator.getByRole('dialog').waitFor({ state: 'detached' });
  await card.getByRole('link').first().click();
  await operator.waitForURL(/operator\/clients\//);
  await operator.setViewportSize({ width: 1280, height: 860 });
});

test('costs show what videos were charged, which the built-in engine makes without costs', async () => {
  await operator.goto('/operator/costs');
  const clients = operator.getByRole('table', { name: 'Clients' });
  await clients.getByRole('link', { name: 'Partner' }).first().waitFor();
  expect(await clients.getByRole('columnheader').allInnerTexts()).toEqual([
    'Client',
    'Videos',
    'Credits',
    'Share',
    'Charged',
  ]);
  await operator.getByText('No calls to providers', { exact: true }).waitFor();
  await operator.getByRole('img', { name: /^Charged by day/ }).waitFor();
  expect(await operator.getByRole('table', { name: 'Days' }).count()).toBe(0);
  await operator.locator('summary').getByText('Show as a table').click();
  await operator.getByRole('table', { name: 'Days' }).waitFor();
  expect(await faultsOf(operator)).toEqual([]);
});

test('system status shows the process, and that there is no backup', async () => {
  await operator.goto('/operator/health');
  await expect
    .poll(() => operator.getByRole('status').first().innerText(), { timeout: 15_000 })
    // The tests before this one made some jobs fail.
    .toMatch(/^Operational, \d things? needs? attention.*There is no backup\./s);
  // The details are folded.
  expect(await operator.getByRole('table').count()).toBe(0);
  expect(await faultsOf(operator)).toEqual([]);
  for (const title of ['Processes', 'Engines', 'Steps in the last 24 hours', 'Storage', 'Database', 'Integrations'])
    await operator.locator('summary').getByText(title, { exact: true }).click();
  const processes = operator.getByRole('table', { name: 'Processes' });
  for (const text of [
    'Running',
    'API and dashboard',
    /^Interactive queue: \d+ slots$/,
    /^Batch queue: \d+ slots?$/,
    '0.1.0',
  ])
    await processes.getByText(text).waitFor();
  await operator.getByText('None yet').first().waitFor();
  await operator.getByRole('table', { name: 'Engines' }).getByText('Studio').first().waitFor();
  await expect.poll(() => operator.getByText('Counting…').count(), { timeout: 15_000 }).toBe(0);
  expect(await faultsOf(operator)).toEqual([]);
});
