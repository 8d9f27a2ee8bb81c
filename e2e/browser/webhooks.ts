// Webhooks in the dashboard: adding an endpoint, its secret, a test event, its log, replays, and the threshold of low credits.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { WebhookSecret } from '@greenroom/contract/dashboard/webhooks';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Dashboard, faultsOf, newEmail, openDashboard, testPassword } from '../dashboard.ts';

const received: { headers: Record<string, string>; body: string }[] = [];
let status = 200;
const receiver = createServer(async (request, response) => {
  const body = Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>)).toString();
  received.push({ headers: request.headers as Record<string, string>, body });
  response.writeHead(status).end();
});
let url = '';
let dashboard: Dashboard;

beforeAll(async () => {
  await new Promise<void>((ready) => receiver.listen(0, '127.0.0.1', ready));
  const origin = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  url = `${origin}/webhooks`;
  dashboard = await openDashboard({ TRUSTED_WEBHOOK_ORIGINS: origin });
});
afterAll(async () => {
  receiver.closeAllConnections();
  receiver.close();
  await dashboard?.stop();
});

test('an owner adds an endpoint, tests it, replaces its secret, sees what was sent, and sends it again', async () => {
  const page = await dashboard.signUp({ email: 'developer@example.com' });
  const secret = () => page.getByRole('group', { name: 'signing secret' }).innerText();
  await page.goto('/webhooks');
  await page.getByRole('button', { name: 'Add endpoint' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('URL').fill('http://10.0.0.1/');
  await dialog.getByRole('button', { name: 'Add endpoint' }).click();
  await dialog.getByText('Use an https URL').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByLabel('URL').fill(url);
  await dialog.getByLabel('Description').fill('Our CRM');
  await dialog.getByRole('button', { name: 'Add endpoint' }).click();
  const first = await secret();
  await page.getByText('Our CRM').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByText('The event credits.low needs a threshold.').waitFor();
  await page.getByRole('link', { name: 'Set the threshold' }).click();
  await page.getByLabel('Threshold in credits').fill('90000');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Threshold saved.').waitFor();
  await page.getByText('E-mail is not set up.').waitFor();
  await page.getByText('below your threshold of 90,000').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.goto('/webhooks');

  await page.getByRole('link', { name: url }).click();
  await page.getByText('No deliveries yet').waitFor();
  // An empty list has nothing to filter.
  expect(await page.getByLabel('Status').count()).toBe(0);
  await page.getByRole('button', { name: 'Send test event' }).click();
  const table = page.getByRole('table', { name: 'Deliveries' });
  await table.getByText('Succeeded').waitFor();
  expect(new Webhook(first).verify(received[0]!.body, received[0]!.headers)).toMatchObject({ type: 'webhook.test' });

  await page.getByRole('button', { name: 'Replace secret…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Replace secret' }).click();
  await page.getByText('The old secret signs until').waitFor();
  const second = await secret();
  expect(second).not.toBe(first);

  status = 500;
  await page.getByRole('button', { name: 'Send test event' }).click();
  await table.getByText('500: The status is not from 200 to 299.').waitFor();
  await table.getByText('Retrying').waitFor();
  await page.getByText('The latest request failed.').waitFor();
  const list = await dashboard.signIn({ email: 'developer@example.com', width: 390 });
  await list.goto('/webhooks');
  await list.getByText(/^Failed, retrying/).waitFor();
  expect(await faultsOf(list)).toEqual([]);
  for (const one of [first, second]) new Webhook(one).verify(received[1]!.body, received[1]!.headers);
  expect(await faultsOf(page)).toEqual([]);
  status = 204;
  await table.getByRole('button', { name: 'Details' }).first().click();
  const details = page.getByRole('dialog');
  await details.getByText('Retrying').waitFor();
  await details.getByRole('alert').getByText('Look in its logs at this time.').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await details.getByRole('button', { name: 'Send again' }).click();
  await details.getByText('204', { exact: true }).waitFor();
  await details.getByRole('alert').waitFor({ state: 'detached' });
  expect(await faultsOf(page)).toEqual([]);
  expect(received.at(-1)!.headers['webhook-id']).toBe(received[1]!.headers['webhook-id']);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Disable' }).click();
  await page.getByText('Events that happen now are not sent later.').waitFor();
  expect(await page.getByRole('button', { name: 'Send test event' }).isDisabled()).toBe(true);
  const phone = await dashboard.signIn({ email: 'developer@example.com', width: 360, dark: true });
  await phone.goto(new URL(page.url()).pathname);
  await phone.getByText('Disabled').first().waitFor();
  expect(await faultsOf(phone)).toEqual([]);

  await page.getByRole('button', { name: 'Enable' }).click();
  await page.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove endpoint' }).click();
  await page.getByText('No endpoints yet').waitFor();
});

test('an endpoint for low credits warns until there is a threshold, and tells members that only owners can set it', async () => {
  const page = await dashboard.signUp({ width: 390 });
  const headers = { origin: dashboard.harness.service.baseUrl };
  const created = await page.request.post('/dashboard/api/webhooks', {
    data: { url, description: 'Finance', events: ['credits.low'] },
    headers,
  });
  const { webhook } = (await created.json()) as WebhookSecret;
  await page.goto(`/webhooks/${webhook.webhook_id}`);
  const warning = page.getByRole('alert').filter({ hasText: 'No threshold is set' });
  await warning.getByText('Without one, credits.low is not sent.').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await warning.getByRole('link', { name: 'Set the threshold' }).click();
  await page.getByLabel('Threshold in credits').waitFor();

  const invited = await page.request.post('/dashboard/api/team/invitations', { data: { role: 'member' }, headers });
  const { pathname, hash } = new URL((await invited.json()).url);
  const member = await dashboard.visit();
  await member.goto(pathname + hash);
  await member.getByLabel('Your name').fill('Max Member');
  await member.getByLabel('E-mail address').fill(newEmail('member'));
  await member.getByLabel('Password', { exact: true }).fill(testPassword);
  await member.getByRole('button', { name: 'Join team' }).click();
  await member.getByRole('heading', { name: /^Hello, / }).waitFor();
  await member.goto('/webhooks');
  await member.getByText('Only owners can add or change endpoints.').waitFor();
  for (const path of ['/webhooks', `/webhooks/${webhook.webhook_id}`, '/credits']) {
    await member.goto(path);
    await member.getByText('Ask a team owner to set one.').waitFor();
    expect(await member.getByRole('link', { name: 'Set the threshold' }).count()).toBe(0);
  }
});
