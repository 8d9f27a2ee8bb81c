// E-mails to owners about low credits: one for each crossing of the threshold, by whichever process.
import { afterAll, beforeEach, expect, test } from 'vitest';
import { addClient } from '../billing/open-client.ts';
import { addTestUser } from '../clients/testing.ts';
import { sql, type Tx } from '../db/db.ts';
import { openTestDb } from '../db/testing.ts';
import { randomToken } from '../kernel/ids.ts';
import { createLogger } from '../kernel/logger.ts';
import { grant, withdraw } from '../ledger/grants.ts';
import { closeHold, hold } from '../ledger/holds.ts';
import { deleteOldRows } from '../retention/old-rows.ts';
import { setCreditsThreshold } from '../webhooks/credit-alerts.ts';
import { takeCreditMails } from '../webhooks/credit-mails.ts';
import { creditMails } from './credit-mails.ts';
import { sendQueuedMails } from './queued-mails.ts';
import { createTestMailer } from './testing-mailer.ts';

const first = await openTestDb();
const { db } = first;
afterAll(first.close);

const mailer = createTestMailer();
const { mails } = mailer;
const inTx = <T>(act: (tx: Tx) => Promise<T>) => db.transaction().execute(act);
const running = new AbortController().signal;
const deps = { db, mailer, publicUrl: 'http://127.0.0.1:8080', log: createLogger('silent') };
const send = () => sendQueuedMails(deps, creditMails, running);
const spend = (amount: number) => inTx((tx) => withdraw(tx, { client, amount, key: randomToken(), reason: 'x' }));
const topUp = (amount: number) => inTx((tx) => grant(tx, { client, amount, key: randomToken(), reason: 'x' }));
const waiting = async () => (await sql`select from credit_mails`.execute(db)).rows.length;
/** As if the last e-mail of each client was an hour ago. */
const anHourLater = () => sql`update credit_alerts set mailed_at = mailed_at - interval '1 hour'`.execute(db);
/** As if so much time had passed. */
const later = () => sql`update credit_mails set due_at = now()`.execute(db);

let client: string;
let owner: string;
beforeEach(async () => {
  await sql`delete from credit_mails`.execute(db);
  mailer.clear();
  client = await inTx((tx) => addClient(tx, { name: 'Acme', credits: 1_000 }));
  owner = await inTx((tx) => addTestUser(tx, client, { email: `${randomToken()}@example.com` }));
  await sql`update users set email_verified = true`.execute(db);
  await inTx((tx) => setCreditsThreshold(tx, client, 500));
});

test('owners get one e-mail when the available credits fall below the threshold, and one more only at the next crossing', async () => {
  await spend(500);
  await send();
  expect(mails).toEqual([]);
  await spend(68);
  await spend(10);
  await send();
  await later();
  await send();
  expect(mails).toMatchObject([{ subject: 'Acme: 432 credits left' }]);
  expect(mails[0]!.text).toContain('The available credits of Acme fell below 500: 432 are left.');
  expect(mails[0]!.text).toContain('http://127.0.0.1:8080/credits');
  await topUp(100);
  await anHourLater();
  await spend(50);
  await send();
  expect(mails.map(({ subject }) => subject)).toEqual(['Acme: 432 credits left', 'Acme: 472 credits left']);
  expect(await waiting()).toBe(0);
});

test('a balance that goes up and down around the threshold is one e-mail an hour', async () => {
  for (let order = 0; order < 3; order++) {
    await spend(600);
    await topUp(600);
  }
  await send();
  expect(mails.map(({ subject }) => subject)).toEqual(['Acme: 400 credits left']);
});

test('two crossings before an e-mail is sent are two e-mails, each with the credits of its moment', async () => {
  await spend(600);
  await topUp(200);
  await anHourLater();
  await spend(300);
  await send();
  expect(mails.map(({ subject }) => subject).sort()).toEqual(['Acme: 300 credits left', 'Acme: 400 credits left']);
});

test('credits that are reserved for a video count, and a transaction that is rolled back has no e-mail', async () => {
  const order = randomToken();
  await inTx((tx) => hold(tx, { order, client, amount: 600 }));
  await inTx((tx) => closeHold(tx, order, 0));
  await inTx(async (tx) => {
    await hold(tx, { order: randomToken(), client, amount: 700 });
    throw new Error('crash');
  }).catch(() => undefined);
  await send();
  expect(mails.map(({ subject }) => subject)).toEqual(['Acme: 400 credits left']);
});

test('each owner with a confirmed address gets it in their language; members, and owners who left, get none', async () => {
  const join = (email: string, role: 'owner' | 'member' = 'owner') =>
    inTx((tx) => addTestUser(tx, client, { email: `${randomToken()}${email}`, role }));
  const eva = await join('eva@example.com');
  await join('member@example.com', 'member');
  const left = await join('left@example.com');
  await sql`update users set email_verified = true, language = case when id = ${eva} then 'es' end`.execute(db);
  await join('unconfirmed@example.com');
  await spend(700);
  await sql`delete from memberships where user_id = ${left}`.execute(db);
  await send();
  expect(mails.map(({ subject }) => subject).sort()).toEqual(['Acme: 300 credits left', 'Acme: quedan 300 créditos']);
  expect(await waiting()).toBe(0);
});

test('of processes that send at once, one sends it; a frozen one deletes nothing', async () => {
  await spend(600);
  await Promise.all([send(), send(), send()]);
  expect(mails).toHaveLength(1);
  await topUp(600);
  await anHourLater();
  await spend(600);
  const [taken] = await takeCreditMails(db, { limit: 5, leaseMs: 60_000 });
  await send();
  expect(mails).toHaveLength(1);
  await later();
  await takeCreditMails(db, { limit: 5, leaseMs: 60_000 });
  await creditMails.remove(db, taken!);
  expect(await waiting()).toBe(1);
  await later();
  await send();
  expect([mails.length, await waiting()]).toEqual([2, 0]);
});

test('a mail server that refuses is asked again, with the same Message-ID', async () => {
  await spend(600);
  mailer.broken = true;
  await send();
  mailer.broken = false;
  await send();
  expect([mails.length, await waiting()]).toEqual([0, 1]);
  const { rows } = await sql<{ id: string }>`select id from credit_mails where user_id = ${owner}`.execute(db);
  await later();
  await send();
  expect(mails).toMatchObject([{ messageId: `<${rows[0]!.id}.credits-low@127.0.0.1>` }]);
});

test('without a mail server they are deleted after two days', async () => {
  await spend(600);
  await deleteOldRows(db, running);
  expect(await waiting()).toBe(1);
  await sql`update credit_mails set due_at = now() - interval '49 hours'`.execute(db);
  await deleteOldRows(db, running);
  expect(await waiting()).toBe(0);
});
