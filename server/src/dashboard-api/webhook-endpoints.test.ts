// The endpoints for webhooks: who may change them, secrets shown once, limits, the log of deliveries, test events and replays.
import type { Webhook, WebhookDeliveryPage, WebhookSecret, Webhooks } from '@greenroom/contract/dashboard/webhooks';
import { Webhook as Verifier } from 'standardwebhooks';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { listAuditLog } from '../clients/audit-log.ts';
import { sql } from '../db/db.ts';
import { endVideo, makeAllDue, sendDueNow, senderDeps, startReceiver, testSecretBox } from '../webhooks/testing.ts';
import { openTestDashboard, type Person } from './testing.ts';
import { createWebhookEndpoints } from './webhook-endpoints.ts';

const receiver = await startReceiver();
const trusted = new Set([receiver.origin]);
const dashboard = await openTestDashboard({
  endpoints: ({ db }) => createWebhookEndpoints({ db, secretBox: testSecretBox, trustedWebhookOrigins: trusted }),
});
const { db, call, signUp } = dashboard;
afterAll(async () => {
  receiver.close();
  await dashboard.close();
});

let ada: Person;
beforeEach(async () => {
  ada = await signUp();
  receiver.received.length = 0;
  await sql`delete from webhook_deliveries`.execute(db);
});

const url = 'https://hooks.example.com/in?key=1';
const details = { url, description: 'CRM', events: ['video.completed', 'video.failed'] as const };
const add = (body: object = details, person = ada) => call(person, 'POST', '/webhooks', body);
const added = async (body: object = details) => (await add(body)).json<WebhookSecret>();
const list = async () => (await call(ada, 'GET', '/webhooks')).json<Webhooks>();
const send = () => sendDueNow(senderDeps(db, { trusted: [receiver.origin] }));

test('an owner adds, changes, disables and removes an endpoint; the secret is in no other response', async () => {
  expect(await list()).toEqual({ webhooks: [], credits_threshold: null });
  const { webhook, secret } = await added();
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(webhook).toMatchObject({ ...details, enabled: true, disabled_by: null, failing_since: null });
  const path = `/webhooks/${webhook.webhook_id}` as const;
  const changed = { ...details, events: ['credits.low', 'credits.low'], description: '', enabled: false };
  expect((await call(ada, 'POST', path, changed)).json<Webhook>()).toMatchObject({
    events: ['credits.low'],
    enabled: false,
    disabled_by: 'owner',
  });
  expect((await call(ada, 'POST', path, { ...changed, enabled: true })).json()).toMatchObject({ enabled: true });
  const all = await call(ada, 'GET', '/webhooks');
  expect(all.body).not.toContain(secret);
  expect(all.json<Webhooks>().webhooks).toHaveLength(1);
  expect(
    (await sql`select from webhook_endpoints where secret like ${`%${secret.slice(6)}%`}`.execute(db)).rows,
  ).toEqual([]);
  expect((await call(ada, 'DELETE', path)).statusCode).toBe(200);
  expect((await list()).webhooks).toEqual([]);
});

test('every change has an entry in the audit log, without the path of the URL and the address of the owner', async () => {
  const { webhook } = await added();
  const path = `/webhooks/${webhook.webhook_id}` as const;
  await call(ada, 'POST', path, { ...details, enabled: false });
  await call(ada, 'POST', `${path}/secret`);
  await call(ada, 'POST', '/webhooks/credits-threshold', { credits_threshold: 100 });
  await call(ada, 'DELETE', path);
  const entries = await listAuditLog(db, { client: ada.user.client, limit: 10 });
  expect(entries.map(({ action, reason }) => [action, reason]).toReversed()).toEqual([
    ['webhook', 'Added the endpoint hooks.example.com'],
    ['webhook', 'Changed the endpoint hooks.example.com: disabled, video.completed, video.failed'],
    ['webhook', 'Replaced the secret of hooks.example.com'],
    ['webhook', 'Set the threshold of credits.low to 100'],
    ['webhook', 'Removed the endpoint hooks.example.com'],
  ]);
  expect(new Set(entries.map(({ actor }) => actor))).toEqual(new Set([ada.user.email]));
});

test('URLs that are not https to a public host, and other invalid members, are refused with the name of the field', async () => {
  for (const bad of [
    'http://hooks.example.com/',
    'https://127.0.0.1/',
    'https://localhost/',
    'https://a.example:8443/',
    'x',
  ])
    expect([bad, (await add({ ...details, url: bad })).json<{ error: string }>().error]).toEqual([
      bad,
      expect.stringMatching(/^url must be an https URL/),
    ]);
  for (const wrong of [{ events: [] }, { events: ['video.started'] }, { description: 'x'.repeat(121) }]) {
    const response = await add({ ...details, ...wrong });
    expect(response.statusCode).toBe(400);
    expect(response.json<{ error: string }>().error).toContain(Object.keys(wrong)[0]);
  }
  expect((await call(ada, 'POST', '/webhooks/credits-threshold', { credits_threshold: 0 })).statusCode).toBe(400);
});

test('a team has up to five endpoints, also if the requests come at once', async () => {
  const responses = await Promise.all(Array.from({ length: 8 }, () => add()));
  expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5);
  expect(responses.filter(({ statusCode }) => statusCode === 409)).toHaveLength(3);
});

test('members see endpoints and change nothing; other teams find nothing', async () => {
  const { webhook } = await added();
  const path = `/webhooks/${webhook.webhook_id}` as const;
  const eve = await signUp();
  for (const [method, at] of [
    ['POST', path],
    ['DELETE', path],
    ['POST', `${path}/secret`],
    ['POST', `${path}/test`],
    ['GET', `${path}/deliveries`],
  ] as const)
    expect(
      (await call(eve, method, at, method === 'POST' ? { ...details, enabled: true } : undefined)).statusCode,
    ).toBe(404);
  await sql`update memberships set role = 'member' where user_id = ${ada.user.id}`.execute(db);
  expect((await add()).statusCode).toBe(403);
  expect((await call(ada, 'POST', `${path}/test`)).statusCode).toBe(403);
  expect((await call(ada, 'POST', '/webhooks/credits-threshold', { credits_threshold: 1 })).statusCode).toBe(403);
  expect((await list()).webhooks).toHaveLength(1);
  expect((await call(ada, 'GET', `${path}/deliveries`)).statusCode).toBe(200);
});

test('a replaced secret verifies together with the new one', async () => {
  const { webhook, secret: old } = await added({ ...details, url: receiver.origin });
  const path = `/webhooks/${webhook.webhook_id}` as const;
  const replaced = (await call(ada, 'POST', `${path}/secret`)).json<WebhookSecret>();
  expect(Date.parse(replaced.webhook.old_secret_expires_at!) - Date.now()).toBeGreaterThan(23 * 3_600_000);
  await call(ada, 'POST', `${path}/test`);
  await send();
  const [{ body, headers }] = receiver.received as [(typeof receiver.received)[0]];
  for (const secret of [old, replaced.secret])
    expect(new Verifier(secret).verify(body, headers as Record<string, string>)).toMatchObject({
      type: 'webhook.test',
    });
});

test('the log has what was sent, by status and page by page, and each event can be replayed', async () => {
  const { webhook } = await added({ ...details, url: receiver.origin });
  const path = `/webhooks/${webhook.webhook_id}` as const;
  const log = async (query = '') => (await call(ada, 'GET', `${path}/deliveries${query}`)).json<WebhookDeliveryPage>();
  const job = await endVideo(db, ada.user.client);
  await call(ada, 'POST', `${path}/test`);
  receiver.respond = (_request, response) => response.writeHead(400).end();
  await send();
  const { items } = await log();
  expect(items.map(({ type, status }) => [type, status])).toEqual([
    ['webhook.test', 'pending'],
    ['video.completed', 'pending'],
  ]);
  const [, event] = items;
  expect(JSON.parse(event!.body)).toMatchObject({ type: 'video.completed', data: { workflow_id: job } });
  expect(event!.body).toBe(receiver.received.find(({ body }) => body.includes(job))!.body);
  expect(event!.attempts).toMatchObject([{ response_status: 400, error: 'status' }]);
  const first = await log('?limit=1');
  expect((await log(`?limit=1&cursor=${first.next_cursor}`)).items[0]!.delivery_id).toBe(event!.delivery_id);
  expect(await log('?status=failed')).toEqual({ items: [], next_cursor: null });

  receiver.respond = (_request, response) => response.writeHead(200).end();
  const replay = `${path}/deliveries/${event!.delivery_id}/replay` as const;
  expect((await call(ada, 'POST', replay)).statusCode).toBe(200);
  await send();
  expect((await log('?status=succeeded')).items).toMatchObject([{ message_id: event!.message_id }]);
  expect(receiver.received.at(-1)!.headers['webhook-id']).toBe(event!.message_id);

  await call(ada, 'POST', path, { ...details, enabled: false });
  for (const at of [replay, `${path}/test`] as const) expect((await call(ada, 'POST', at)).statusCode).toBe(409);
});

test('the list says when the last delivery is sent again; after a success it says nothing', async () => {
  const { webhook } = await added({ ...details, url: receiver.origin });
  await call(ada, 'POST', `/webhooks/${webhook.webhook_id}/test`);
  const last = async () => (await list()).webhooks[0]!.last_delivery;
  expect(await last()).toMatchObject({ status: 'pending', retry_at: null });
  receiver.respond = (_request, response) => response.writeHead(500).end();
  await send();
  const failed = await last();
  expect(failed).toMatchObject({ status: 'pending' });
  expect(Date.parse(failed!.retry_at!)).toBeGreaterThan(Date.now());
  receiver.respond = (_request, response) => response.writeHead(200).end();
  await makeAllDue(db);
  await send();
  expect(await last()).toMatchObject({ status: 'succeeded', retry_at: null });
});

test('test events and replays are limited', async () => {
  const { webhook } = await added();
  const path = `/webhooks/${webhook.webhook_id}/test` as const;
  const codes = await Promise.all(Array.from({ length: 65 }, () => call(ada, 'POST', path)));
  expect(codes.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5);
});
