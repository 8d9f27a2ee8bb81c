// Tests of sandboxes on PostgreSQL: their keys, their daily credits, and what they are kept out of.
import { afterAll, expect, test } from 'vitest';
import { createAuthenticate } from '../clients/api-keys.ts';
import { searchClients } from '../clients/directory.ts';
import { findSandbox } from '../clients/sandboxes.ts';
import { resumeClient, suspendClient } from '../clients/suspension.ts';
import { sql } from '../db/db.ts';
import { openTestDb } from '../db/testing.ts';
import { uuidv7 } from '../kernel/ids.ts';
import { getAccountBalances } from '../ledger/balance.ts';
import { createCreditFlow } from '../ledger/flow.ts';
import { closeHold, hold } from '../ledger/holds.ts';
import { refillSandbox } from '../ledger/sandbox-credits.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { deleteClient } from './delete-client.ts';
import { openClient } from './open-client.ts';
import { createSandboxRefill, findTestKey, replaceTestKey } from './sandbox.ts';

const { db, close } = await openTestDb();
afterAll(close);

const ALLOWANCE = 500;
const refill = createSandboxRefill(db, ALLOWANCE);
const authenticate = createAuthenticate(db, { refill });

async function open() {
  const { client, apiKey } = await openClient(db, { name: 'Acme', credits: 1_000, keyPrefix: 'gr' });
  const testKey = await replace(client, null);
  const { id: sandbox } = (await findSandbox(db, client))!;
  return { client, apiKey, testKey, sandbox };
}
const replace = (client: string, replaces: string | null) =>
  db.transaction().execute((tx) => replaceTestKey(tx, client, { keyPrefix: 'gr', replaces }));
const spend = async (client: string, order: string, amount: number, charged = amount) => {
  await db.transaction().execute((tx) => hold(tx, { order, client, amount }));
  await db.transaction().execute((tx) => closeHold(tx, order, charged));
};
const refillOn = (client: string, day: string) =>
  db.transaction().execute((tx) => refillSandbox(tx, { client, allowance: ALLOWANCE, day }));
const verify = () => verifyLedger(db, async () => new Set());

test('a test key opens a client of its own with the credits of a day', async () => {
  const { client, apiKey, testKey, sandbox } = await open();
  expect(testKey).toMatch(/^gr_test_[0-9a-f]{12}_[0-9a-f]{48}$/);
  expect(await authenticate(`Bearer ${testKey}`)).toBe(sandbox);
  expect(await authenticate(`Bearer ${apiKey}`)).toBe(client);
  expect(await getAccountBalances(db, sandbox)).toEqual({ free: ALLOWANCE, held: 0, spent: 0, debt: 0 });
  expect(await findTestKey(db, client, ALLOWANCE)).toMatchObject({ name: testKey.slice(0, 20), credits: ALLOWANCE });
});

test('a replaced test key fails, and the sandbox stays', async () => {
  const { client, testKey, sandbox } = await open();
  await expect(replace(client, null)).rejects.toThrow('The current key starts with gr_test_');
  const next = await replace(client, testKey.slice(0, 20));
  expect(await authenticate(`Bearer ${testKey}`)).toBeUndefined();
  expect(await authenticate(`Bearer ${next}`)).toBe(sandbox);
});

test('two first keys at the same time open one sandbox', async () => {
  const { client } = await openClient(db, { name: 'Acme', credits: 0, keyPrefix: 'gr' });
  const results = await Promise.allSettled([replace(client, null), replace(client, null)]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const { rows } = await sql`select from sandboxes where live_client_id = ${client}`.execute(db);
  expect(rows).toHaveLength(1);
});

test('concurrent first requests of a day set the credits once', async () => {
  const { testKey, sandbox } = await open();
  const nodes = Array.from({ length: 10 }, () => createAuthenticate(db, { refill }));
  await Promise.all(nodes.map((node) => node(`Bearer ${testKey}`)));
  await spend(sandbox, `day-${sandbox}`, 300, 200);
  await Promise.all(nodes.map((node) => node(`Bearer ${testKey}`)));
  expect(await getAccountBalances(db, sandbox)).toEqual({ free: 300, held: 0, spent: 200, debt: 0 });
});

test('on the next day a new period begins, and credits that are reserved for an order stay reserved', async () => {
  const { testKey, sandbox } = await open();
  await authenticate(`Bearer ${testKey}`);
  await spend(sandbox, `spent-${sandbox}`, 300, 200);
  await db.transaction().execute((tx) => hold(tx, { order: `open-${sandbox}`, client: sandbox, amount: 50 }));
  await refillOn(sandbox, '2100-01-02');
  await refillOn(sandbox, '2100-01-02');
  expect(await getAccountBalances(db, sandbox)).toEqual({ free: ALLOWANCE, held: 50, spent: 0, debt: 0 });
  await db.transaction().execute((tx) => closeHold(tx, `open-${sandbox}`, 0));
  await refillOn(sandbox, '2100-01-03');
  expect(await getAccountBalances(db, sandbox)).toEqual({ free: ALLOWANCE, held: 0, spent: 0, debt: 0 });
  expect((await verify()).problems).toEqual([]);
});

test('a refill among orders leaves a sound ledger', async () => {
  const { testKey, sandbox } = await open();
  await authenticate(`Bearer ${testKey}`);
  const orders = Array.from({ length: 5 }, (_, n) => spend(sandbox, `race-${n}-${sandbox}`, 100));
  await Promise.all([...orders, refillOn(sandbox, '2100-01-02')]);
  const { free, held } = await getAccountBalances(db, sandbox);
  expect([free <= ALLOWANCE, held, (await verify()).problems]).toEqual([true, 0, []]);
});

test('a clock that goes back to the day before refills nothing', async () => {
  const { testKey, sandbox } = await open();
  await authenticate(`Bearer ${testKey}`);
  await spend(sandbox, `clock-${sandbox}`, 100);
  await sql`update sandboxes set refilled_on = refilled_on + 1 where client_id = ${sandbox}`.execute(db);
  expect(await authenticate(`Bearer ${testKey}`)).toBe(sandbox);
  expect((await getAccountBalances(db, sandbox)).free).toBe(ALLOWANCE - 100);
});

test('an order beyond the credits of the day is refused', async () => {
  const { testKey, sandbox } = await open();
  await authenticate(`Bearer ${testKey}`);
  await expect(spend(sandbox, `too-much-${sandbox}`, ALLOWANCE + 1)).rejects.toThrow('INSUFFICIENT_CREDITS');
});

test('without test credits no test key works', async () => {
  const { testKey, apiKey, client } = await open();
  const off = createAuthenticate(db);
  expect(await off(`Bearer ${testKey}`)).toBeUndefined();
  expect(await off(`Bearer ${apiKey}`)).toBe(client);
});

test('a test key fails while its client is suspended', async () => {
  const { client, testKey, sandbox } = await open();
  await suspendClient(db, { id: uuidv7(), client, actor: 'operator', reason: 'test' });
  expect(await authenticate(`Bearer ${testKey}`)).toBeUndefined();
  await resumeClient(db, { id: uuidv7(), client, actor: 'operator', reason: 'test' });
  expect(await authenticate(`Bearer ${testKey}`)).toBe(sandbox);
});

test('a sandbox is deleted with its client', async () => {
  const { client, testKey, sandbox } = await open();
  await deleteClient(db, { id: uuidv7(), client, actor: 'operator', reason: 'test', confirm: 'Acme', forfeit: true });
  expect(await authenticate(`Bearer ${testKey}`)).toBeUndefined();
  const { rows } = await sql`select from clients where id = ${sandbox} and deleted_at is not null`.execute(db);
  expect(rows).toHaveLength(1);
});

test('sandboxes move no credits of the books, and are no clients of the operator’s list', async () => {
  const { client, testKey, sandbox } = await open();
  const flow = createCreditFlow(db, { lagSeconds: 0 });
  const before = new Map(await flow());
  await authenticate(`Bearer ${testKey}`);
  await spend(sandbox, `books-${sandbox}`, 100);
  const after = await flow();
  for (const [kind, credits] of after) expect([kind, credits]).toEqual([kind, before.get(kind) ?? 0]);
  expect((await verify()).problems).toEqual([]);
  const listed = (await searchClients(db, { search: 'Acme', limit: 100 })).map(({ id }) => id);
  expect([listed.includes(client), listed.includes(sandbox)]).toEqual([true, false]);
});
