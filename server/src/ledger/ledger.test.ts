// Tests grants, holds, settlements and recovered credits in sequence.
import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { openAccount } from './accounts.ts';
import { balance, consumedBetween, getAccountBalances } from './balance.ts';
import { grant, recover, restore, withdraw } from './grants.ts';
import { closeHold, hold } from './holds.ts';
import { listOpenHolds, openTestLedger } from './testing.ts';
import { verifyLedger } from './verify.ts';

const { db, close, atomically, clientWith } = await openTestLedger();
afterAll(close);

const give = (client: string, amount: number, key: string = randomUUID()) =>
  atomically((tx) => grant(tx, { client, amount, key, reason: 'test' }));
const recoverCredits = (client: string, amount: number, key: string = randomUUID()) =>
  atomically((tx) => recover(tx, { client, amount, key, reason: 'test' }));
const reserve = async (client: string, amount: number, order: string = randomUUID()) => {
  await atomically((tx) => hold(tx, { order, client, amount }));
  return order;
};
const finish = (order: string, charged: number) => atomically((tx) => closeHold(tx, order, charged));
const verify = () => verifyLedger(db, listOpenHolds);

test('a grant is the base from which charges are counted', async () => {
  const client = await clientWith(0);
  expect(await balance(db, client)).toEqual({ balance: 0, base: 0, spentLifetime: 0 });
  await give(client, 500);
  expect(await balance(db, client)).toEqual({ balance: 500, base: 500, spentLifetime: 0 });
});

test('a hold reduces the balance and nothing else', async () => {
  const client = await clientWith(500);
  await reserve(client, 200);
  expect(await balance(db, client)).toEqual({ balance: 300, base: 500, spentLifetime: 0 });
});

test('closing a hold charges the used credits and releases the rest', async () => {
  const client = await clientWith(500);
  const order = await reserve(client, 200);
  expect(await finish(order, 150)).toEqual({ client, held: 200, charged: 150 });
  expect(await balance(db, client)).toEqual({ balance: 350, base: 500, spentLifetime: 150 });
});

test('a hold is closed once, whatever a second call charges', async () => {
  const client = await clientWith(500);
  const order = await reserve(client, 200);
  const other = await reserve(client, 200);
  await finish(order, 0);
  expect(await finish(order, 200)).toBeUndefined();
  expect(await finish('no such order', 0)).toBeUndefined();
  expect((await balance(db, client)).balance).toBe(300);
  await finish(other, 200);
  expect((await balance(db, client)).spentLifetime).toBe(200);
});

test('a hold of more than is available is rejected with both amounts and leaves nothing behind', async () => {
  const client = await clientWith(100);
  await reserve(client, 60);
  await expect(reserve(client, 41, 'too dear')).rejects.toMatchObject({
    code: 'insufficient_credits',
    status: 402,
    message: 'INSUFFICIENT_CREDITS',
    extras: { credits_required: 41, credits_balance: 40 },
  });
  expect(await finish('too dear', 0)).toBeUndefined();
  expect((await balance(db, client)).balance).toBe(40);
});

test('an order that costs nothing reserves nothing and is still closed once', async () => {
  const client = await clientWith(0);
  const order = await reserve(client, 0);
  expect(await finish(order, 0)).toEqual({ client, held: 0, charged: 0 });
  expect(await finish(order, 0)).toBeUndefined();
});

test('a repeated hold reserves once, even after it was closed; another amount for its order is an error', async () => {
  const client = await clientWith(100);
  const order = await reserve(client, 60);
  await reserve(client, 60, order);
  expect((await balance(db, client)).balance).toBe(40);
  await expect(reserve(client, 30, order)).rejects.toThrow('already has a hold of another client or amount');
  await finish(order, 60);
  await reserve(client, 60, order);
  expect((await balance(db, client)).balance).toBe(40);
});

test('charging more than was reserved is an error and closes nothing', async () => {
  const client = await clientWith(100);
  const order = await reserve(client, 60);
  await expect(finish(order, 61)).rejects.toThrow(RangeError);
  expect(await finish(order, 60)).toMatchObject({ charged: 60 });
});

test('the same key grants, withdraws and recovers once; with another amount it is an error', async () => {
  const client = await clientWith(0);
  await give(client, 100, 'once');
  await give(client, 100, 'once');
  expect((await balance(db, client)).balance).toBe(100);
  await expect(give(client, 101, 'once')).rejects.toThrow('belongs to another transfer');
  await expect(give(await clientWith(0), 100, 'once')).rejects.toThrow('belongs to another transfer');

  const move = { client, amount: 70, key: 'once', reason: 'test' };
  await atomically((tx) => withdraw(tx, move));
  await atomically((tx) => withdraw(tx, move));
  expect((await balance(db, client)).balance).toBe(30);
  await recoverCredits(client, 20, 'once');
  await recoverCredits(client, 20, 'once');
  expect((await balance(db, client)).balance).toBe(10);
});

test('a new grant resets the charged credits and includes open holds in its base', async () => {
  const client = await clientWith(500);
  await finish(await reserve(client, 120), 120);
  const open = await reserve(client, 80);
  await give(client, 100);
  expect(await balance(db, client)).toEqual({ balance: 400, base: 480, spentLifetime: 0 });
  await finish(open, 50);
  expect(await balance(db, client)).toEqual({ balance: 430, base: 480, spentLifetime: 50 });
});

test('a withdrawal reduces the base, so that it does not count as charged, and takes only available credits', async () => {
  const client = await clientWith(500);
  await finish(await reserve(client, 100), 100);
  await reserve(client, 250);
  await atomically((tx) => withdraw(tx, { client, amount: 150, key: randomUUID(), reason: 'test' }));
  expect(await balance(db, client)).toEqual({ balance: 0, base: 350, spentLifetime: 100 });
  const more = atomically((tx) => withdraw(tx, { client, amount: 1, key: randomUUID(), reason: 'test' }));
  await expect(more).rejects.toMatchObject({ status: 402 });
});

test('recovering takes available credits, leaves open holds alone, and the next grants pay the rest', async () => {
  const client = await clientWith(500);
  const open = await reserve(client, 300);
  await recoverCredits(client, 450);
  expect(await balance(db, client)).toEqual({ balance: 0, base: 300, spentLifetime: 0 });
  await finish(open, 290);
  expect(await balance(db, client)).toEqual({ balance: 10, base: 300, spentLifetime: 290 });
  await give(client, 200);
  expect(await balance(db, client)).toEqual({ balance: 10, base: 10, spentLifetime: 0 });
  await give(client, 100);
  expect(await balance(db, client)).toEqual({ balance: 60, base: 60, spentLifetime: 0 });
  expect(await verify()).toMatchObject({ ok: true });
});

test('restored credits pay the debt first, and the rest is available without a new period', async () => {
  const client = await clientWith(500);
  await finish(await reserve(client, 400), 400);
  await recoverCredits(client, 300, 'disputed');
  expect(await getAccountBalances(db, client)).toEqual({ free: 0, held: 0, spent: 400, debt: 200 });
  const back = { client, amount: 300, key: 'disputed', reason: 'test' };
  await atomically((tx) => restore(tx, back));
  await atomically((tx) => restore(tx, back));
  expect(await getAccountBalances(db, client)).toEqual({ free: 100, held: 0, spent: 400, debt: 0 });
  expect(await verify()).toMatchObject({ ok: true });
});

test('consumed credits count by the time of the settlement, and refunds do not count', async () => {
  const client = await clientWith(500);
  const before = new Date();
  await finish(await reserve(client, 100), 90);
  await finish(await reserve(client, 100), 0);
  await reserve(client, 100);
  expect(await consumedBetween(db, client, before)).toBe(90);
  expect(await consumedBetween(db, client, before, new Date(Date.now() + 1000))).toBe(90);
  expect(await consumedBetween(db, client, new Date(Date.now() + 1000))).toBe(0);
  expect(await consumedBetween(db, client, new Date(0), before)).toBe(0);
  expect(await consumedBetween(db, await clientWith(0), before)).toBe(0);
});

test('a transaction that fails moves nothing', async () => {
  const client = await clientWith(100);
  const failed = atomically(async (tx) => {
    await hold(tx, { order: 'rolled back', client, amount: 100 });
    throw new Error('after the hold');
  });
  await expect(failed).rejects.toThrow('after the hold');
  expect((await balance(db, client)).balance).toBe(100);
  expect(await finish('rolled back', 0)).toBeUndefined();
});

test('amounts that are not whole credits are errors', async () => {
  const client = await clientWith(100);
  for (const amount of [-1, 0.5, Number.NaN, 2 ** 53]) {
    await expect(reserve(client, amount)).rejects.toThrow(RangeError);
    await expect(give(client, amount)).rejects.toThrow(RangeError);
    await expect(recoverCredits(client, amount)).rejects.toThrow(RangeError);
  }
  await expect(give(client, 0)).rejects.toThrow(RangeError);
});

test('a client without accounts is an error, and opening accounts twice is not', async () => {
  const client = randomUUID();
  await expect(give(client, 1)).rejects.toThrow('no ledger accounts');
  await expect(balance(db, client)).rejects.toThrow('no ledger accounts');
  await atomically((tx) => openAccount(tx, client));
  await give(client, 5);
  await atomically((tx) => openAccount(tx, client));
  expect((await balance(db, client)).balance).toBe(5);
});
