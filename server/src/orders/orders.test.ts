// Tests that orders are placed, settled and refunded once, under concurrency too.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { sql, type Tx } from '../db/db.ts';
import { openTestDb } from '../db/testing.ts';
import type { NewJob } from '../jobs/job.ts';
import { openAccount } from '../ledger/accounts.ts';
import { balance } from '../ledger/balance.ts';
import { grant } from '../ledger/grants.ts';
import { priceTalkingHead } from '../pricing/videos.ts';
import { acquireIdempotencyKey } from './idempotency-keys.ts';
import { createOrders, findOrders, refundOrder, settleOrder } from './orders.ts';

const { db, close } = await openTestDb();
afterAll(close);

const queued: string[] = [];
const orders = createOrders({ db, enqueue: async (_tx: Tx, job: NewJob) => void queued.push(job.id) });

const inTx = <T>(run: (tx: Tx) => Promise<T>) => db.transaction().execute(run);
const price = priceTalkingHead({
  durationMs: 10_000,
  resolution: '480p',
  characters: 100,
  makesFirstFrame: true,
  captions: true,
});

let client: string;
beforeEach(async () => {
  client = randomUUID();
  await sql`insert into clients (id, name) values (${client}, 'Test')`.execute(db);
  await inTx((tx) => openAccount(tx, client));
  await inTx((tx) => grant(tx, { client, amount: 300, key: client, reason: 'test' }));
});

const newJob = (): NewJob => ({
  id: `job_${randomUUID()}`,
  client,
  kind: 'talking_head',
  queue: 'batch',
  input: null,
  timeoutMs: 1,
});

const place = async () => {
  const job = newJob();
  await inTx((tx) => orders.place(tx, { job, price, request: null }));
  return job.id;
};

const free = async () => (await balance(db, client)).balance;

test('placing an order reserves its price and queues its job', async () => {
  const job = await place();
  expect(await free()).toBe(300 - price.total);
  expect(queued).toContain(job);
});

test('a suspended client cannot order, and its earlier orders are settled', async () => {
  const before = await place();
  await sql`update clients set suspended_at = now() where id = ${client}`.execute(db);
  await expect(place()).rejects.toMatchObject({ code: 'unauthorized' });
  expect(await free()).toBe(300 - price.total);
  await inTx((tx) => settleOrder(tx, before));
  expect((await balance(db, client)).spentLifetime).toBe(price.total);
});

test('an order that cannot be paid leaves nothing behind', async () => {
  const job = newJob();
  await place();
  const second = inTx((tx) => orders.place(tx, { job, price, request: null }));
  await expect(second).rejects.toMatchObject({
    status: 402,
    extras: { credits_required: price.total, credits_balance: 300 - price.total },
  });
  expect((await findOrders(db, [job.id])).size).toBe(0);
  expect(queued).not.toContain(job.id);
});

test('settling charges the measured line items and releases the rest', async () => {
  const job = await place();
  const measured = priceTalkingHead({
    durationMs: 8_000,
    resolution: '480p',
    characters: 100,
    makesFirstFrame: true,
    captions: false,
  });
  expect(await inTx((tx) => settleOrder(tx, job, { measured: measured.lineItems }))).toBe(measured.total);
  expect(await free()).toBe(300 - measured.total);
  const order = (await findOrders(db, [job])).get(job);
  expect(order).toMatchObject({ creditsEstimated: price.total, creditsActual: measured.total });
  expect(order?.lineItems.at(-1)).toMatchObject({ item: 'captions', estimated: 10, actual: 0 });
});

test('settling without measured line items charges the reserved credits', async () => {
  const job = await place();
  expect(await inTx((tx) => settleOrder(tx, job))).toBe(price.total);
});

test('of a settlement and two refunds at once exactly one takes effect', async () => {
  const job = await place();
  const results = await Promise.allSettled([
    inTx((tx) => settleOrder(tx, job)),
    inTx((tx) => refundOrder(tx, job)),
    inTx((tx) => refundOrder(tx, job)),
  ]);
  const charged = results[0]?.status === 'fulfilled' ? price.total : 0;
  expect(await free()).toBe(300 - charged);
});

test('a refunded order releases its idempotency key, a settled one keeps it', async () => {
  const request = { client, method: 'POST', route: '/tts', key: 'k', bodyHash: 'h' };
  const order = async () => {
    const acquired = await acquireIdempotencyKey(db, request, 60_000);
    if (acquired.state !== 'acquired') throw new Error(acquired.state);
    const job = newJob();
    await inTx((tx) => orders.place(tx, { job, price, request: null, idempotencyKey: acquired.idempotencyKey }));
    return job.id;
  };
  const failed = await order();
  await inTx((tx) => refundOrder(tx, failed));
  await order();
  await expect(acquireIdempotencyKey(db, request, 60_000)).rejects.toMatchObject({ code: 'idempotency_key_in_flight' });
});
