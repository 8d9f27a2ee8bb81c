// Tests idempotency keys of repeated, concurrent, failed and expired requests.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openDb, sql, timeLimits } from '../db/db.ts';
import { openTestDb } from '../db/testing.ts';
import { openProxy } from '../db/testing-proxy.ts';
import {
  acquireIdempotencyKey,
  bindIdempotencyKey,
  type IdempotencyKey,
  type IdempotencyKeyRequest,
  releaseIdempotencyKey,
  storeResponse,
} from './idempotency-keys.ts';
import { createIdempotency } from './idempotent.ts';

const { db, url, close } = await openTestDb();
afterAll(close);

let request: IdempotencyKeyRequest;
beforeEach(async () => {
  const client = randomUUID();
  await sql`insert into clients (id, name) values (${client}, 'Test')`.execute(db);
  request = { client, method: 'POST', route: '/videos', key: 'once', bodyHash: 'a' };
});

const held = async (wanted = request, leaseMs = 60_000): Promise<IdempotencyKey> => {
  const acquired = await acquireIdempotencyKey(db, wanted, leaseMs);
  if (acquired.state !== 'acquired') throw new Error(`The key is ${acquired.state}.`);
  return acquired.idempotencyKey;
};

test('of fifty simultaneous requests with one key exactly one acquires it', async () => {
  const results = await Promise.allSettled(
    Array.from({ length: 50 }, () => acquireIdempotencyKey(db, request, 60_000)),
  );
  const refused = results.filter((result) => result.status === 'rejected');
  expect(results.length - refused.length).toBe(1);
  expect(new Set(refused.map(({ reason }) => reason.message))).toEqual(new Set(['IDEMPOTENCY_KEY_IN_FLIGHT']));
});

test('a repeated request gets the first response', async () => {
  await storeResponse(db, await held(), { workflow_id: 'w1' });
  expect(await acquireIdempotencyKey(db, request, 60_000)).toEqual({
    state: 'completed',
    response: { workflow_id: 'w1' },
  });
});

test('the same key with another body is rejected, before and after the response', async () => {
  const idempotencyKey = await held();
  const other = { ...request, bodyHash: 'b' };
  await expect(acquireIdempotencyKey(db, other, 60_000)).rejects.toMatchObject({
    code: 'idempotency_key_reused',
    status: 409,
  });
  await storeResponse(db, idempotencyKey, 1);
  await expect(acquireIdempotencyKey(db, other, 60_000)).rejects.toMatchObject({ code: 'idempotency_key_reused' });
});

test('the same text on another route, or of another client, is another key', async () => {
  await held();
  await held({ ...request, route: '/tts' });
  const client = randomUUID();
  await sql`insert into clients (id, name) values (${client}, 'Other')`.execute(db);
  await held({ ...request, client });
});

test('a failed request releases its key', async () => {
  await releaseIdempotencyKey(db, await held());
  await held({ ...request, bodyHash: 'b' });
});

test('an expired key is taken over, and its first holder can no longer order', async () => {
  const first = await held(request, 0);
  const second = await held();
  const bind = (idempotencyKey: IdempotencyKey, job: string) =>
    db.transaction().execute((tx) => bindIdempotencyKey(tx, idempotencyKey, job, undefined));
  await expect(bind(first, 'job1')).rejects.toMatchObject({ code: 'idempotency_key_in_flight' });
  await bind(second, 'job2');
});

test('a request that takes over a key with an order waits for that order', async () => {
  const first = await held(request, 0);
  await db.transaction().execute((tx) => bindIdempotencyKey(tx, first, 'job1', undefined));
  expect(await acquireIdempotencyKey(db, request, 60_000)).toMatchObject({ state: 'ordered', job: 'job1' });
});

test('the key of a request that takes longer than its lease stays in flight until the response', async () => {
  const { client, ...idempotency } = request;
  const call = { client, idempotency, signal: new AbortController().signal };
  const idempotent = createIdempotency(db, { leaseMs: 1_000, renewMs: 100 });
  const ended = Promise.withResolvers<void>();
  const perform = async (key: IdempotencyKey | undefined) => {
    await ended.promise;
    await storeResponse(db, key!, 'made');
    return 'made';
  };
  const never = () => Promise.reject(new Error('It ran twice.'));
  const first = idempotent.run(call, perform, never);
  await sleep(2_000);
  await expect(idempotent.run(call, never, never)).rejects.toMatchObject({ code: 'idempotency_key_in_flight' });
  ended.resolve();
  expect(await first).toEqual({ body: 'made', replayed: false });
  expect(await idempotent.run(call, never, never)).toEqual({ body: 'made', replayed: true });
});

test('a key expires after a day', async () => {
  await storeResponse(db, await held(), 1);
  await sql`update idempotency_keys set created_at = now() - interval '25 hours'`.execute(db);
  await held({ ...request, bodyHash: 'b' });
});

test('if the response to the commit is lost, the request that acquired the key holds it', async () => {
  const proxy = await openProxy(url);
  const fragile = openDb(proxy.url, { max: 1, limits: timeLimits.service, onError: () => undefined });
  proxy.breakAt('commit', { arrives: true });
  const acquired = await acquireIdempotencyKey(fragile.db, request, 60_000);
  expect(acquired.state).toBe('acquired');
  await expect(acquireIdempotencyKey(db, request, 60_000)).rejects.toMatchObject({ code: 'idempotency_key_in_flight' });
  await fragile.close();
  proxy.close();
});
