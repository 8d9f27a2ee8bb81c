// Tests credits that an operator adds or removes: once for each form, with its audit log entry or not at all.
import { afterAll, expect, test } from 'vitest';
import { listAuditLog } from '../clients/audit-log.ts';
import { sql } from '../db/db.ts';
import { openTestDb } from '../db/testing.ts';
import { uuidv7 } from '../kernel/ids.ts';
import { balance } from '../ledger/balance.ts';
import { openClient } from './open-client.ts';
import { adjustCredits, type CreditAdjustment } from './operator-credits.ts';

const { db, close } = await openTestDb();
afterAll(close);

const open = async (credits: number) => (await openClient(db, { name: 'Acme', credits, keyPrefix: 'gr' })).client;
const act = (client: string, action: CreditAdjustment['action'], credits: number): CreditAdjustment => ({
  id: uuidv7(),
  client,
  action,
  credits,
  actor: 'op@example.com',
  reason: 'for the trouble',
});
const freeOf = async (client: string) => (await balance(db, client)).balance;

test('a form that is sent twenty times at once grants once', async () => {
  const client = await open(100);
  const given = act(client, 'grant', 250);
  await Promise.all(Array.from({ length: 20 }, () => adjustCredits(db, given)));
  expect(await freeOf(client)).toBe(350);
  expect(await listAuditLog(db, { client, limit: 50 })).toMatchObject([
    { id: given.id, action: 'grant', credits: 250, actor: 'op@example.com', reason: 'for the trouble' },
  ]);
});

test('a withdrawal reduces the available credits', async () => {
  const client = await open(100);
  await adjustCredits(db, act(client, 'withdraw', 40));
  expect(await freeOf(client)).toBe(60);
});

test('a withdrawal of more than is available is rejected and not logged', async () => {
  const client = await open(100);
  await expect(adjustCredits(db, act(client, 'withdraw', 101))).rejects.toMatchObject({ code: 'insufficient_credits' });
  expect(await freeOf(client)).toBe(100);
  expect(await listAuditLog(db, { client, limit: 50 })).toEqual([]);
});

test('concurrent withdrawals never take more than is available', async () => {
  const client = await open(100);
  const tries = Array.from({ length: 12 }, () => adjustCredits(db, act(client, 'withdraw', 30)));
  const done = (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled');
  expect(done).toHaveLength(3);
  expect(await freeOf(client)).toBe(10);
  expect(await listAuditLog(db, { client, limit: 50 })).toHaveLength(3);
});

test('an id that belongs to another action is rejected', async () => {
  const [client, other] = [await open(0), await open(0)];
  const given = act(client, 'grant', 5);
  await adjustCredits(db, given);
  for (const wrong of [
    { ...given, credits: 6 },
    { ...given, client: other },
    { ...given, action: 'withdraw' as const },
  ]) {
    await expect(adjustCredits(db, wrong)).rejects.toMatchObject({ code: 'idempotency_key_reused' });
  }
  expect([await freeOf(client), await freeOf(other)]).toEqual([5, 0]);
});

test('a deleted client gets no credits', async () => {
  const client = await open(0);
  await sql`update clients set deleted_at = now(), suspended_at = now() where id = ${client}`.execute(db);
  await expect(adjustCredits(db, act(client, 'grant', 5))).rejects.toMatchObject({ code: 'conflict' });
  expect(await freeOf(client)).toBe(0);
  expect(await listAuditLog(db, { client, limit: 5 })).toEqual([]);
});

test('an unknown client is a 404', async () => {
  await expect(adjustCredits(db, act(uuidv7(), 'grant', 5))).rejects.toMatchObject({ code: 'not_found' });
});
