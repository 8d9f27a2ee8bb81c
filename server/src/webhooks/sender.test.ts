// Sending: at least once after crashes, never by two processes at once, retried, and without delay by other endpoints.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { WebhookAttempt } from '@greenroom/contract/dashboard/webhooks';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { addClient } from '../billing/open-client.ts';
import { addTestUser } from '../clients/testing.ts';
import { sql } from '../db/db.ts';
import { openTestDb } from '../db/testing.ts';
import { queueTestEvent, replayDelivery } from './deliveries.ts';
import { getEndpoint, replaceSecret } from './endpoints.ts';
import { recordAttempt, takeDeliveries } from './leases.ts';
import { noticeEmail, sendNotices } from './notices.ts';
import { sendDelivery, startWebhookSender } from './sender.ts';
import { createSecretBox, newSigningSecret } from './signing-secrets.ts';
import {
  addTestEndpoint,
  endVideo,
  makeAllDue,
  sendDueNow,
  senderDeps,
  startReceiver,
  testSecretBox,
} from './testing.ts';

const { db, url: databaseUrl, close } = await openTestDb();
const receiver = await startReceiver();
afterAll(async () => {
  receiver.close();
  await close();
});

const { received } = receiver;
const deps = senderDeps(db, { trusted: [receiver.origin] });
const impatient = senderDeps(db, { trusted: [receiver.origin], limits: { connectMs: 300, totalMs: 300 } });
const send = () => sendDueNow(deps);
let client: string;
beforeEach(async () => {
  received.length = 0;
  receiver.respond = (_request, response) => response.writeHead(204).end();
  await sql`delete from webhook_deliveries`.execute(db);
  client = await db.transaction().execute((tx) => addClient(tx, { name: 'Acme', credits: 100 }));
});

const addEndpoint = (path = '/in') => addTestEndpoint(db, client, { url: receiver.origin + path });
const queueTests = async (endpoint: string, count: number) => {
  for (let i = 0; i < count; i++) await db.transaction().execute((tx) => queueTestEvent(tx, client, endpoint));
};
const stateOf = async () => {
  const { rows } = await sql<{ id: string; status: string; attempts: WebhookAttempt[]; pauseS: number | null }>`
    select id, status, attempts, extract(epoch from next_attempt_at - now())::float as "pauseS"
    from webhook_deliveries order by created_at`.execute(db);
  return rows;
};
const receivedIds = () => received.map(({ headers }) => headers['webhook-id']);

test('a video that ends arrives once, signed, and is logged with its response', async () => {
  const { secret } = await addEndpoint();
  const workflow_id = await endVideo(db, client);
  await Promise.all([send(), send(), send()]);
  expect(received).toHaveLength(1);
  const [{ headers, body, path }] = received as [(typeof received)[0]];
  expect(path).toBe('/in');
  expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toMatchObject({
    type: 'video.completed',
    data: { workflow_id, credits_actual: 7 },
  });
  expect(await stateOf()).toMatchObject([
    { status: 'succeeded', pauseS: null, attempts: [{ response_status: 204, error: null }] },
  ]);
  await makeAllDue(db);
  expect(await send()).toBe(0);
});

test('after a rotation both secrets verify for a day, then only the new one', async () => {
  const { id, secret: old } = await addEndpoint();
  const secret = newSigningSecret();
  await db.transaction().execute((tx) => replaceSecret(tx, client, { id, sealed: testSecretBox.seal(id, secret) }));
  await queueTests(id, 1);
  await send();
  const verify = (key: string, { body, headers }: (typeof received)[0]) =>
    new Webhook(key).verify(body, headers as Record<string, string>);
  for (const key of [secret, old]) expect(verify(key, received[0]!)).toMatchObject({ type: 'webhook.test' });
  await sql`update webhook_endpoints set old_secret_expires_at = now() where id = ${id}`.execute(db);
  await queueTests(id, 1);
  await send();
  expect(verify(secret, received[1]!)).toMatchObject({ type: 'webhook.test' });
  expect(() => verify(old, received[1]!)).toThrow('No matching signature');
});

test('a secret that cannot be decrypted sends nothing, and is logged', async () => {
  const { id } = await addEndpoint();
  await queueTests(id, 1);
  await sendDueNow({ ...deps, secretBox: createSecretBox('another session secret') });
  expect(received).toEqual([]);
  expect(await stateOf()).toMatchObject([{ status: 'pending', attempts: [{ error: 'secret' }] }]);
});

test.each(['before', 'after'] as const)(
  'of a process killed %s the request, another one sends the event when the lease ends, with the same id',
  async (point) => {
    await addEndpoint();
    await endVideo(db, client);
    const program = new URL('./testing-sender-process.ts', import.meta.url).pathname;
    const child = spawn(process.execPath, [program, databaseUrl, receiver.origin, point], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [output] = await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
    expect(String(output)).toBe('blocked\n');
    const exit = once(child, 'exit');
    child.kill('SIGKILL');
    await exit;

    expect(await send()).toBe(0);
    const pauseS = (await stateOf())[0]!.pauseS;
    expect(pauseS).toBeGreaterThan(30);
    expect(pauseS).toBeLessThan(61);
    await makeAllDue(db);
    expect(await send()).toBe(1);
    expect(received).toHaveLength(point === 'before' ? 1 : 2);
    expect(new Set(receivedIds()).size).toBe(1);
    expect(await stateOf()).toMatchObject([{ status: 'succeeded' }]);
  },
);

test('a process that was frozen neither sends what another one has taken since, nor records it', async () => {
  const { id } = await addEndpoint();
  await queueTests(id, 1);
  const [taken] = await takeDeliveries(db, { fast: 10, slow: 10 });
  await makeAllDue(db);
  const [again] = await takeDeliveries(db, { fast: 10, slow: 10 });
  expect(again).toMatchObject({ id: taken!.id });
  await sendDelivery(deps, taken!, { takenAt: performance.now() - 61_000, stopping: new AbortController().signal });
  expect(received).toEqual([]);
  const attempt: WebhookAttempt = {
    at: new Date().toISOString(),
    response_status: 500,
    error: 'status',
    detail: null,
    duration_ms: 1,
  };
  await recordAttempt(db, taken!, { attempt, slow: false, pauseMs: undefined });
  expect(await stateOf()).toMatchObject([{ status: 'pending', attempts: [] }]);
  await recordAttempt(db, again!, { attempt: { ...attempt, error: null }, slow: false, pauseMs: undefined });
  expect(await stateOf()).toMatchObject([{ status: 'succeeded' }]);
});

test('ten senders on one backlog send each event once, at most four at once to an endpoint', async () => {
  const { id } = await addEndpoint();
  await queueTests(id, 60);
  let [open, most] = [0, 0];
  receiver.respond = async (_request, response) => {
    open += 1;
    most = Math.max(most, open);
    await sleep(10);
    open -= 1;
    response.writeHead(200).end();
  };
  const worker = async () => {
    while ((await stateOf()).some(({ status }) => status === 'pending')) if ((await send()) === 0) await sleep(10);
  };
  await Promise.all(Array.from({ length: 10 }, worker));
  expect(received).toHaveLength(60);
  expect(new Set(receivedIds()).size).toBe(60);
  expect(most).toBeLessThanOrEqual(4);
});

test('errors, redirects and silence are failures that are retried later with the same id', async () => {
  const { id } = await addEndpoint();
  await queueTests(id, 1);
  const fail = async (respond: typeof receiver.respond, using = deps) => {
    receiver.respond = respond;
    await makeAllDue(db);
    await sendDueNow(using);
  };
  await fail((_request, response) => response.writeHead(500).end('x'.repeat(100_000)));
  const pauseS = (await stateOf())[0]!.pauseS;
  expect(pauseS).toBeGreaterThan(3);
  expect(pauseS).toBeLessThan(6);
  await fail((_request, response) => response.writeHead(302, { location: `${receiver.origin}/other` }).end());
  await fail((request) => request.socket.destroy());
  await fail(() => {}, impatient);
  await fail((_request, response) => response.writeHead(503, { 'retry-after': '9999' }).end());
  const [state] = await stateOf();
  expect(state!.attempts.map(({ response_status, error, detail }) => [response_status, error, detail])).toEqual([
    [500, 'status', null],
    [302, 'redirect', null],
    [null, 'connection', 'closed'],
    [null, 'timeout', null],
    [503, 'status', null],
  ]);
  expect(received.map(({ path }) => path)).toEqual(Array(5).fill('/in'));
  expect(state!.pauseS).toBeGreaterThan(3 * 3600 - 60);
  expect((await getEndpoint(db, client, id)).failingSince).toBeInstanceOf(Date);
  await fail((_request, response) => response.writeHead(200).end());
  expect(await stateOf()).toMatchObject([{ status: 'succeeded' }]);
  expect((await getEndpoint(db, client, id)).failingSince).toBeNull();
  expect(new Set(receivedIds()).size).toBe(1);
});

test('a private address is refused and logged; nothing is sent', async () => {
  const { id } = await addTestEndpoint(db, client, { url: receiver.origin });
  await queueTests(id, 1);
  await sendDueNow(senderDeps(db, { trusted: [] }));
  expect(received).toEqual([]);
  expect(await stateOf()).toMatchObject([
    { status: 'pending', attempts: [{ response_status: null, error: 'address' }] },
  ]);
});

test('after the tenth failure an event has failed, and can be replayed with the same id', async () => {
  const { id } = await addEndpoint();
  await queueTests(id, 1);
  receiver.respond = (_request, response) => response.writeHead(500).end();
  for (let i = 0; i < 12; i++) {
    await makeAllDue(db);
    await send();
  }
  expect(received).toHaveLength(10);
  const [failed] = await stateOf();
  expect(failed).toMatchObject({ status: 'failed', pauseS: null });
  expect(await getEndpoint(db, client, id)).toMatchObject({ disabledBy: null });
  receiver.respond = (_request, response) => response.writeHead(200).end();
  await db.transaction().execute((tx) => replayDelivery(tx, id, failed!.id));
  await send();
  expect(received).toHaveLength(11);
  expect(new Set(receivedIds()).size).toBe(1);
  expect(await stateOf()).toMatchObject([{ status: 'succeeded' }]);
});

test('410 disables the endpoint at once; what waits for it is cancelled and its owners get an e-mail', async () => {
  const owner = await db.transaction().execute((tx) => addTestUser(tx, client, { email: 'owner@example.com' }));
  await db.transaction().execute((tx) => addTestUser(tx, client, { email: 'member@example.com', role: 'member' }));
  await sql`update users set email_verified = true`.execute(db);
  const { id } = await addEndpoint();
  await queueTests(id, 1);
  receiver.respond = (_request, response) => response.writeHead(410).end();
  await send();
  await queueTests(id, 2);
  expect(await send()).toBe(0);
  expect((await stateOf()).map(({ status }) => status)).toEqual(['failed', 'cancelled', 'cancelled']);
  expect(await getEndpoint(db, client, id)).toMatchObject({ disabledBy: 'gone' });
  const mails: { to: string; text: string; messageId?: string }[] = [];
  let broken = true;
  const mailer = {
    async send(mail: (typeof mails)[0]) {
      if (broken) throw new Error('refused');
      mails.push(mail);
    },
  };
  await sendNotices({ ...deps, mailer });
  broken = false;
  await sendNotices({ ...deps, mailer });
  expect(mails).toEqual([]);
  await sql`update webhook_endpoints set notice_due_at = now()`.execute(db);
  await Promise.all([sendNotices({ ...deps, mailer }), sendNotices({ ...deps, mailer })]);
  await sendNotices({ ...deps, mailer });
  expect(mails).toMatchObject([{ to: 'owner@example.com', messageId: `<${id}.${owner}.disabled@127.0.0.1>` }]);
  expect(mails[0]!.text).toContain(
    'The webhook endpoint of Acme at 127.0.0.1 was disabled, because it responded with 410 Gone.',
  );
  expect(noticeEmail('es', { team: 'Acme', host: 'a.example', reason: 'failure', page: 'x' }).text).toContain(
    'cinco días',
  );
});

test('an endpoint without a success for five days is disabled when an event has failed for good', async () => {
  const { id } = await addEndpoint();
  await queueTests(id, 2);
  receiver.respond = (_request, response) => response.writeHead(500).end();
  await send();
  await sql`update webhook_endpoints set failing_since = now() - interval '6 days' where id = ${id}`.execute(db);
  await makeAllDue(db);
  await send();
  expect(await getEndpoint(db, client, id)).toMatchObject({ disabledBy: null });
  await sql`update webhook_deliveries set failures = 9`.execute(db);
  await makeAllDue(db);
  await send();
  expect(await getEndpoint(db, client, id)).toMatchObject({ disabledBy: 'failure' });
  const { rows } = await sql`select from webhook_endpoints where notice_due_at <= now() and id = ${id}`.execute(db);
  expect(rows).toHaveLength(1);
});

test('nothing is sent for a suspended client', async () => {
  const { id } = await addEndpoint();
  await queueTests(id, 1);
  await sql`update clients set suspended_at = now() where id = ${client}`.execute(db);
  expect(await send()).toBe(0);
  expect([received, (await stateOf()).map(({ status }) => status)]).toEqual([[], ['cancelled']]);
});

test('endpoints that never respond, with long backlogs, do not delay another client’s event', async () => {
  const waiting: ServerResponse[] = [];
  receiver.respond = (request, response) => {
    if (request.url === '/in') response.writeHead(200).end();
    else waiting.push(response);
  };
  for (let i = 0; i < 12; i++) {
    const { id } = await addEndpoint(`/dead-${i}`);
    await queueTests(id, 10);
  }
  // Longer than the rest of the test.
  const slow = senderDeps(db, { trusted: [receiver.origin], limits: { connectMs: 500, totalMs: 20_000 } });
  await sql`update webhook_endpoints set failing_since = now() where client_id = ${client}`.execute(db);
  const sender = startWebhookSender(slow);
  await expect.poll(() => received.length).toBe(12);
  client = await db.transaction().execute((tx) => addClient(tx, { name: 'Other', credits: 0 }));
  await addEndpoint();
  await endVideo(db, client);
  await expect.poll(() => received.filter(({ path }) => path === '/in').length, { timeout: 5_000 }).toBe(1);
  // One at a time to each of the dead ones.
  expect(received).toHaveLength(13);
  const stopped = sender.stop();
  for (const response of waiting) response.writeHead(200).end();
  await stopped;
  expect((await stateOf()).filter(({ status }) => status === 'succeeded')).toHaveLength(13);
});
