// Retries of failed videos on a real database: at most one order for each failure, under concurrency.
import type { Json } from '@greenroom/engine-kit/json';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addClient } from '../../billing/open-client.ts';
import { listAuditLog } from '../../clients/audit-log.ts';
import { sql, type Tx } from '../../db/db.ts';
import { openTestDb } from '../../db/testing.ts';
import type { NewJob } from '../../jobs/job.ts';
import { uuidv7 } from '../../kernel/ids.ts';
import { balance } from '../../ledger/balance.ts';
import { createAssetUrls } from '../../library/asset-urls.ts';
import { createIdempotency } from '../../orders/idempotent.ts';
import { createOrders, refundOrder } from '../../orders/orders.ts';
import type { VideoOrders } from './order.ts';
import { createRetry } from './retry.ts';
import { createRunAgain } from './run-again.ts';

const { db, close } = await openTestDb();
afterAll(close);

const PRICE = 120;
const signal = new AbortController().signal;
const enqueue = async (tx: Tx, { id, client }: NewJob): Promise<void> => {
  await sql`insert into jobs (id, client_id, kind, queue, input, timeout_ms, start_deadline)
    values (${id}, ${client}, 'scenes', 'batch', 'null', 1000, now())`.execute(tx);
};
const orders = createOrders({ db, enqueue });
const place = (tx: Tx, client: string, request: Json, more: object = {}) => {
  const id = `partner_scn_${uuidv7().replaceAll('-', '')}`;
  const job = { id, client, kind: 'scenes', queue: 'batch' as const, input: null, timeoutMs: 1 };
  const response = { workflow_id: id, status: 'queued' as const, credits_reserved: PRICE };
  return orders
    .place(tx, { job, price: { total: PRICE, lineItems: [] }, request, response, ...more })
    .then(() => response);
};
const idempotency = createIdempotency(db);
const videos: Pick<VideoOrders, 'order'> = {
  order: (context, request, record) =>
    idempotency.run(
      context,
      (idempotencyKey) =>
        db.transaction().execute(async (tx) => {
          const placed = await place(tx, context.client, request, { idempotencyKey });
          await record?.(tx, placed);
          return placed;
        }),
      (job) => Promise.reject(new Error(`${job} has no response.`)),
    ),
};
const assetUrls = createAssetUrls('http://127.0.0.1:8080');
const runAgain = createRunAgain({ db, videos: videos as VideoOrders, assetUrls, ownAsset: async () => undefined });
const retry = createRetry({ db, runAgain });

let client: string;
let request: Json;
beforeAll(async () => {
  client = await db.transaction().execute((tx) => addClient(tx, { name: 'Acme', credits: 1_000 }));
  const character = uuidv7();
  await sql`insert into characters (id, client_id, name, mode, sheet_path, likeness)
    values (${character}, ${client}, 'Rosa', 'description', 'x.png', '{}')`.execute(db);
  request = { mode: 'scenes', character_id: character, script: 'Fresh bread.', scene_elements: [] };
});

const fail = (job: string) =>
  db.transaction().execute(async (tx) => {
    await sql`update jobs set status = 'failed', failure = '{}', completed_at = now() where id = ${job}`.execute(tx);
    await refundOrder(tx, job);
  });
const failedJob = async (): Promise<string> => {
  const { workflow_id: id } = await db.transaction().execute((tx) => place(tx, client, request));
  await fail(id);
  return id;
};
const entry = (job: string) => ({ id: uuidv7(), job, actor: 'op@example.com', reason: 'it was us' });
const free = async () => (await balance(db, client)).balance;

test('twelve concurrent retries place one order and reserve its price once', async () => {
  const job = await failedJob();
  const before = await free();
  const tries = await Promise.allSettled(Array.from({ length: 12 }, () => retry.order(entry(job), signal)));
  const ordered = new Set(tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value.workflow_id] : [])));
  expect(ordered.size).toBe(1);
  expect(await free()).toBe(before - PRICE);
  expect(await retry.retriedAs(job)).toBe([...ordered][0]);
  const refusals = tries.flatMap((one) => (one.status === 'rejected' ? [one.reason.status] : []));
  expect(new Set(refusals)).toEqual(new Set(refusals.length > 0 ? [409] : []));
});

test('a failed retry is refunded and can be retried', async () => {
  const job = await failedJob();
  const before = await free();
  const first = await retry.order(entry(job), signal);
  await fail(first.workflow_id);
  expect(await free()).toBe(before);
  const second = await retry.order(entry(job), signal);
  expect(second.workflow_id).not.toBe(first.workflow_id);
  expect(await free()).toBe(before - PRICE);
});

test('a form sent twice is recorded once', async () => {
  const job = await failedJob();
  const form = entry(job);
  await Promise.allSettled([retry.order(form, signal), retry.order(form, signal)]);
  const acts = await listAuditLog(db, { client, limit: 50 });
  expect(acts.filter((one) => one.job === job)).toHaveLength(1);
});

test('an order whose audit entry cannot be written is not placed', async () => {
  const job = await failedJob();
  const before = await free();
  await sql`create function no_entry() returns trigger language plpgsql as $$ begin raise 'the connection broke'; end $$`.execute(
    db,
  );
  await sql`create trigger no_entry before insert on audit_log for each row execute function no_entry()`.execute(db);
  await expect(retry.order(entry(job), signal)).rejects.toThrow('the connection broke');
  await sql`drop trigger no_entry on audit_log`.execute(db);
  expect(await free()).toBe(before);
  expect(await retry.retriedAs(job)).toBeNull();
  // The same attempt works as soon as it can be recorded.
  const { workflow_id } = await retry.order(entry(job), signal);
  expect(await retry.retriedAs(job)).toBe(workflow_id);
  expect(await free()).toBe(before - PRICE);
});

test('a form sent again after its order failed orders nothing', async () => {
  const job = await failedJob();
  const form = entry(job);
  const before = await free();
  await fail((await retry.order(form, signal)).workflow_id);
  await expect(retry.order(form, signal)).rejects.toMatchObject({ status: 409 });
  expect(await free()).toBe(before);
  expect(await retry.retriedAs(job)).toBeNull();
});

test('a retry that exceeds the balance is rejected and not recorded', async () => {
  const job = await failedJob();
  await db.transaction().execute(async (tx) => {
    const needed = Math.ceil(((await balance(tx, client)).balance - PRICE + 1) / PRICE);
    for (let order = 0; order < needed; order++) await place(tx, client, request);
  });
  const before = await free();
  await expect(retry.order(entry(job), signal)).rejects.toMatchObject({ code: 'insufficient_credits' });
  expect(await free()).toBe(before);
  expect(await retry.retriedAs(job)).toBeNull();
});

test('an unknown job is a 404', async () => {
  await expect(retry.order(entry('partner_scn_none'), signal)).rejects.toMatchObject({ code: 'not_found' });
});
